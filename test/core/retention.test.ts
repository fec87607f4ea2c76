import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { findRemovedThrough } from '../../src/report/core/crossings.ts'
import { formatCheckpointId } from '../../src/sessions/core/checkpoint-id.ts'
import type { JournalLine } from '../../src/sessions/core/event.ts'
import {
  type CheckpointFacts,
  isNextDay,
  planCheckpoints,
  planJournal,
  planSessions,
  type SessionFacts,
} from '../../src/start/core/plan-retention.ts'
import { SEED } from './arbitraries.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 21, 12)

/** `a` acknowledged, `o` open, `n` acknowledged and still needed: one letter per checkpoint, from cx-001. */
const checkpointsOf = (letters: string): CheckpointFacts[] =>
  [...letters].map((letter, index) => ({
    id: formatCheckpointId(index + 1),
    isAcknowledged: letter !== 'o',
    isNeeded: () => letter === 'n',
  }))

const CHECKPOINTS: readonly (readonly [claim: string, letters: string, limit: number, removed: readonly string[]])[] = [
  ['within the limit nothing goes', 'aaa', 3, []],
  ['the oldest go', 'aaaaa', 3, ['cx-001', 'cx-002']],
  ['what nobody was told of stays, whatever its age', 'oaoaa', 1, ['cx-002', 'cx-004']],
  ['what is needed stays', 'anaaa', 2, ['cx-001', 'cx-003']],
  ['0 keeps everything', 'aaaaa', 0, []],
  ['the newest stays with the smallest limit', 'aa', 1, ['cx-001']],
]
for (const [claim, letters, limit, removed] of CHECKPOINTS) {
  test(`checkpoints: ${claim}`, () => assert.deepEqual(planCheckpoints(checkpointsOf(letters), limit), removed))
}

test('checkpoints: the number is what counts, not the text: cx-999 goes before cx-1000', () => {
  const facts = ['cx-1000', 'cx-999'].map((id) => ({ id, isAcknowledged: true, isNeeded: () => false }))
  assert.deepEqual(planCheckpoints(facts, 1), ['cx-999'])
})

const session = (id: string, hoursAgo: number, isHeld = false): SessionFacts => ({
  id,
  activeAt: NOW - hoursAgo * HOUR,
  isHeld: () => isHeld,
})

const SESSIONS: readonly (readonly [
  claim: string,
  sessions: readonly SessionFacts[],
  limit: number,
  removed: readonly string[],
])[] = [
  ['within the limit nothing goes', [session('a', 900), session('b', 30)], 2, []],
  [
    'the one idle longest goes first',
    [session('b', 40), session('a', 50), session('c', 30), session('d', 1)],
    1,
    ['a', 'b', 'c'],
  ],
  ['what is held stays', [session('a', 900, true), session('b', 800), session('c', 1)], 1, ['b']],
  [
    'what wrote within a day stays, however many there are',
    [session('a', 23), session('b', 22), session('c', 1)],
    1,
    [],
  ],
  ['a time ahead of the clock is recent', [session('a', -900), session('b', 30), session('c', 40)], 1, ['c', 'b']],
  ['a time of 1970 is old', [session('a', NOW / HOUR), session('b', 30)], 1, ['a']],
  ['0 keeps everything', [session('a', 900), session('b', 900)], 0, []],
]
for (const [claim, sessions, limit, removed] of SESSIONS) {
  test(`sessions: ${claim}`, () => assert.deepEqual(planSessions(sessions, limit, NOW), removed))
}

test('sessions: nobody asks what holds a session that stays anyway', () => {
  const asked: string[] = []
  const facts = ['a', 'b', 'c'].map((id, index) => ({
    id,
    activeAt: NOW - (100 - index) * HOUR,
    isHeld: () => asked.push(id) > 0,
  }))
  assert.deepEqual(planSessions(facts, 2, NOW), [])
  assert.deepEqual(asked, ['a'])
})

const files = (...bytes: number[]) => bytes.map((count, index) => ({ number: index + 1, bytes: count }))
const JOURNALS: readonly (readonly [
  claim: string,
  current: number,
  bytes: readonly number[],
  limit: number,
  plan: { readonly rotateTo: number | null; readonly removed: readonly number[] },
])[] = [
  ['a small journal goes on', 24, [], 100, { rotateTo: null, removed: [] }],
  ['a quarter of the limit is put aside', 25, [], 100, { rotateTo: 1, removed: [] }],
  ['numbers go on', 30, [25, 25], 100, { rotateTo: 3, removed: [] }],
  ['the oldest go until the rest is within the limit', 10, [40, 40, 40, 40], 100, { rotateTo: null, removed: [1, 2] }],
  ['what is put aside now is not removed', 500, [40], 100, { rotateTo: 2, removed: [1] }],
  ['0 keeps everything, in one file', 10_000, [40, 40], 0, { rotateTo: null, removed: [] }],
]
for (const [claim, current, bytes, limit, plan] of JOURNALS) {
  test(`journal: ${claim}`, () => assert.deepEqual(planJournal(current, files(...bytes), limit), plan))
}

const facts = fc
  .array(fc.record({ isAcknowledged: fc.boolean(), needed: fc.boolean() }), { maxLength: 60 })
  .map((list) =>
    list.map((item, index) => ({ id: formatCheckpointId(index + 1), ...item, isNeeded: () => item.needed })),
  )

test('whatever there is: nothing untold, needed or newest goes, the rest is bounded, and a second plan finds nothing', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 20 }), (list, limit) => {
      const removed = new Set(planCheckpoints(list, limit))
      const left = list.filter(({ id }) => !removed.has(id))
      for (const { id, isAcknowledged, needed } of list)
        assert.ok(!removed.has(id) || (isAcknowledged && !needed), `${id} was still needed`)
      assert.ok(list.length === 0 || left.at(-1) === list.at(-1), 'the newest stays')
      const free = left.filter(({ isAcknowledged, needed }) => isAcknowledged && !needed)
      assert.ok(free.length <= limit, `${free.length} over the limit of ${limit}`)
      assert.deepEqual(planCheckpoints(left, limit), [], 'a second plan finds nothing')
    }),
    { seed: SEED },
  )
})

const sessions = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,6}$/),
    hoursAgo: fc.integer({ min: -500, max: 500_000 }),
    held: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
)

test('whatever sessions there are: none held or recent goes, the rest is bounded, in whatever order they are listed', () => {
  fc.assert(
    fc.property(sessions, fc.integer({ min: 1, max: 20 }), (list, limit) => {
      const all = list.map(({ id, hoursAgo, held }) => session(id, hoursAgo, held))
      const removed = planSessions(all, limit, NOW)
      assert.deepEqual(planSessions(all.toReversed(), limit, NOW), removed)
      const gone = new Set(removed)
      for (const { id, hoursAgo, held } of list)
        assert.ok(!gone.has(id) || (!held && hoursAgo >= 24), `${id} was still needed`)
      const left = all.filter(({ id }) => !gone.has(id))
      const free = list.filter(({ id, held, hoursAgo }) => !gone.has(id) && !held && hoursAgo >= 24)
      assert.ok(free.length <= limit, `${free.length} over the limit of ${limit}`)
      assert.deepEqual(planSessions(left, limit, NOW), [], 'a second plan finds nothing')
    }),
    { seed: SEED },
  )
})

test('a journal never keeps more than its limit and one part of it beside what was written since', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500 }),
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 20 }),
      fc.integer({ min: 4, max: 400 }),
      (current, bytes, limit) => {
        const { removed } = planJournal(current, files(...bytes), limit)
        const left = bytes.filter((_, index) => !removed.includes(index + 1)).reduce((sum, count) => sum + count, 0)
        assert.ok(left === 0 || current + left <= limit, `${left} beside ${current} with a limit of ${limit}`)
        assert.deepEqual(
          removed,
          removed.toSorted((a, b) => a - b),
        )
      },
    ),
    { seed: SEED },
  )
})

const DAYS: readonly (readonly [last: string | null, isNext: boolean])[] = [
  [null, true],
  ['', true],
  ['2026-11-21T11:59:59.000Z', false],
  ['2026-11-20T12:00:00.000Z', true],
  ['2026-11-22T11:00:00.000Z', false],
  ['2099-01-01T00:00:00.000Z', true],
  ['1970-01-01T00:00:00.000Z', true],
]
for (const [last, isNext] of DAYS) {
  test(`a look at ${last} ${isNext ? 'was not today' : 'was today'}`, () =>
    assert.equal(isNextDay(last, new Date(NOW)), isNext))
}

test('what was removed is told by the journal up to the highest number', () => {
  const line = (through: unknown): JournalLine => ({
    at: '',
    sessionId: null,
    event: 'retention_applied',
    fields: { through },
  })
  assert.equal(findRemovedThrough([]), 0)
  assert.equal(findRemovedThrough([line('cx-012'), line(null), line('cx-1003'), line('../x'), line(7)]), 1003)
  assert.equal(findRemovedThrough([{ ...line('cx-012'), event: 'problem' }]), 0)
})
