import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectEvents } from '../../src/cli/journal.ts'
import { describeEvent, JOURNAL_EVENTS } from '../../src/report/core/describe-event.ts'
import type { JournalLine } from '../../src/sessions/core/event.ts'
import { deriveSessions } from '../../src/sessions/core/session-status.ts'

const line = (
  sessionId: string | null,
  event: string,
  fields: JournalLine['fields'] = {},
  at = '2026-11-21T10:00:00.000Z',
) => ({ at, sessionId, event, fields }) satisfies JournalLine

const started = (id: string) => line(id, 'session_started', { source: 'startup' })
const given = (id: string) => line(id, 'session_abandoned', { reason: 'auto compaction' })
const saved = (id: string, checkpoint: string) => line(id, 'checkpoint_created', { checkpoint_id: checkpoint })
const restored = (id: string, checkpoint: string) => line(id, 'resumption_injected', { checkpoint_id: checkpoint })

/** What the journal holds and what each session is then. */
const STATES: readonly (readonly [claim: string, lines: readonly JournalLine[], states: readonly string[]])[] = [
  ['a session that started is active', [started('a')], ['a active']],
  ['given up at compaction', [started('a'), saved('a', 'cx-001'), given('a')], ['a abandoned']],
  [
    'saving and problems are no signs of life',
    [given('a'), saved('a', 'cx-001'), line('a', 'problem')],
    ['a abandoned'],
  ],
  ['restored in the same session', [given('a'), restored('a', 'cx-001')], ['a resumed']],
  ['going on by itself', [given('a'), line('a', 'context_threshold_reached')], ['a resumed']],
  ['given up again', [given('a'), restored('a', 'cx-001'), given('a')], ['a abandoned']],
  [
    'taken up by another session',
    [saved('a', 'cx-001'), given('a'), started('b'), restored('b', 'cx-001')],
    ['a resumed by b', 'b active'],
  ],
  ['a checkpoint nobody made is nobody taken up', [started('b'), restored('b', 'cx-009')], ['b active']],
  ['events without a session belong to none', [line(null, 'problem')], []],
]
for (const [claim, lines, states] of STATES) {
  test(`session states: ${claim}`, () => {
    const derived = deriveSessions(lines).map(
      ({ sessionId, status, resumedBy }) => `${sessionId} ${status}${resumedBy === null ? '' : ` by ${resumedBy}`}`,
    )
    assert.deepEqual(derived, states)
  })
}

test('events are selected by session and name together', () => {
  const lines = [
    line('abc-1', 'problem'),
    line('abc-1', 'session_started'),
    line('xyz-1', 'problem'),
    line(null, 'problem'),
  ]
  const filter = { session: 'abc', events: ['problem'] }
  assert.deepEqual(selectEvents(lines, filter), [lines[0]])
  assert.deepEqual(selectEvents(lines, { session: null, events: [] }), lines)
})

test('every event has words, with fields of any shape, on one line and without control characters', () => {
  const odd: JournalLine['fields'][] = [
    {},
    { checkpoint_id: 5, fill: 'x', tokens: null, text: 'a\u001b]0;x\u0007b\nc' },
    { files: 'x', commits: {}, entries: 'x', violations: [], checkpoints: 'x', sessions: 'x', journal_files: 'x' },
  ]
  for (const event of [...JOURNAL_EVENTS, 'of_another_version', 'constructor']) {
    for (const fields of odd) {
      const words = describeEvent(line('a', event, fields))
      assert.ok(words !== '', event)
      assert.doesNotMatch(words, /[\u0000-\u001f\u007f-\u009f]|NaN|undefined/, `${event}: ${words}`)
    }
  }
  assert.equal(
    describeEvent(line('a', 'context_threshold_reached', { previous_tier: 'low', new_tier: 'warning', fill: 0.712 })),
    'WARNING reached at 71.2%, was LOW',
  )
})
