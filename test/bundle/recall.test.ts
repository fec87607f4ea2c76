import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { type Fact, judgeFact, judgeTrap, type Trap } from '../../bench/recall/judge.mjs'
import { readElements, readLabels } from '../../bench/recall/places.mjs'
import { REPOSITORY } from './sandbox.ts'

interface Report {
  readonly shortfalls: readonly string[]
  readonly seeds: readonly {
    readonly seed: number
    readonly rows: number
    readonly channels: Readonly<Record<'resumption' | 'baseline', { readonly present: number; readonly wrong: number }>>
  }[]
}

/** A small version of the bench: three sessions, 95 % of their facts told, nothing told wrongly, within the budget. */
test('after a compaction the facts of a session are told, and nothing that is over is told as open', () => {
  const args = [join(REPOSITORY, 'bench/recall/run.mjs'), '--seeds', '1-3', '--rows', '1200', '--json']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 120_000 })
  assert.equal(stderr, '')
  const report: Report = JSON.parse(stdout)
  assert.deepEqual(report.shortfalls, [], 'npm run bench:recall -- --examples says what is missing')
  assert.equal(status, 0)
  assert.equal(report.seeds.length, 3)
  for (const { seed, rows, channels } of report.seeds) {
    assert.ok(rows > 800, `seed ${seed} has only ${rows} rows`)
    assert.ok(
      channels.baseline.present < 0.6,
      `the last messages alone tell ${channels.baseline.present} of seed ${seed}`,
    )
  }
})

const correction: Fact = {
  kind: 'correction',
  said: 'no, use velmora instead of tribaxu',
  needs: ['velmora'],
  gone: ['tribaxu'],
}
const bareDrop: Fact = {
  kind: 'dropped-plan',
  said: 'split tribaxu / drop tribaxu',
  needs: [],
  gone: ['tribaxu'],
  saidGone: 'tribaxu',
}
const done: Fact = { kind: 'done-task', said: 'Write velmora', needs: ['velmora'] }
const open: Fact = { kind: 'open-task', said: 'Write velmora', needs: ['velmora'] }
const question: Fact = { kind: 'pending-question', said: 'Keep velmora or tribaxu?', needs: ['velmora', 'tribaxu'] }
const failing: Fact = { kind: 'failing-command', said: 'make velmora: tribaxu', needs: ['velmora', 'tribaxu'] }

const FACTS: readonly (readonly [claim: string, fact: Fact, xml: string, present: boolean, isWrong: boolean])[] = [
  [
    'a correction in its own words',
    correction,
    '<corrections>no, use velmora instead of tribaxu</corrections>',
    true,
    false,
  ],
  ['a correction nobody told', correction, '<goal>Build it</goal>', false, false],
  ['the corrected thing as a decision', correction, '<decisions>tribaxu for the cache</decisions>', false, true],
  [
    'the corrected thing as an open task',
    correction,
    '<superseded>tribaxu</superseded><open-tasks>Add tribaxu (pending)</open-tasks>',
    false,
    true,
  ],
  [
    'the corrected thing among superseded ones',
    correction,
    '<superseded>tribaxu</superseded><decisions>velmora</decisions>',
    true,
    false,
  ],
  [
    'the corrected thing in the next item of a list',
    correction,
    '<decisions>no, use velmora; tribaxu for the cache</decisions>',
    true,
    true,
  ],
  [
    'the corrected thing in a goal that is taken back',
    correction,
    '<goal>Use tribaxu</goal><superseded>tribaxu</superseded><x>velmora</x>',
    true,
    false,
  ],
  ['the corrected thing in a goal that still stands', correction, '<goal>Use tribaxu</goal><x>velmora</x>', true, true],
  ['the wanted thing among the superseded', correction, '<superseded>velmora</superseded>', false, true],
  [
    'a replacement named with what it replaces',
    correction,
    '<superseded>tribaxu, now velmora</superseded>',
    true,
    false,
  ],
  [
    'a correction beside an item that has the corrected thing',
    correction,
    '<decisions>\n- no, use velmora instead of tribaxu\n- tribaxu for the cache\n</decisions>',
    true,
    true,
  ],
  [
    'a plan beside an item that drops another',
    bareDrop,
    '<plan>\n- forget the rest\n- split tribaxu\n</plan>',
    false,
    true,
  ],
  ['a plan said to be dropped', bareDrop, '<superseded>split tribaxu</superseded>', true, false],
  ['a dropped plan nobody speaks of', bareDrop, '<goal>Build it</goal>', false, false],
  ['a dropped plan as the plan', bareDrop, '<plan>1. split tribaxu</plan>', false, true],
  ['a finished task among the finished', done, '<done-tasks>Write velmora</done-tasks>', true, false],
  ['a finished task among the open', done, '<open-tasks>Write velmora (pending)</open-tasks>', false, true],
  ['a finished task in a checklist', done, '<tasks>[x] Write velmora\n[ ] Read it</tasks>', true, false],
  ['an open task among the finished', open, '<done-tasks>Write velmora</done-tasks>', false, true],
  ['an open task among the open', open, '<open-tasks>Write velmora (pending)</open-tasks>', true, false],
  ['a question said to wait', question, '<waiting-for-user>Keep velmora or tribaxu?</waiting-for-user>', true, false],
  ['a question quoted without a word that it waits', question, '<notes>Keep velmora or tribaxu?</notes>', false, false],
  ['a question told as decided', question, '<decisions>Keep velmora, not tribaxu</decisions>', false, true],
  ['a failing command with its message', failing, '<failing>make velmora: Error: tribaxu</failing>', true, false],
  ['a failing command without its message', failing, '<failing>make velmora: Exit code 1</failing>', false, false],
]

const trap = (kind: string, source: string): Trap => ({ kind, source, said: 'velmora', words: ['velmora'] })
const TRAPS: readonly (readonly [claim: string, trap: Trap, xml: string, isWrong: boolean])[] = [
  ['a fixed command among the failing', trap('fixed-command', 'tool output'), '<failing>make velmora</failing>', true],
  [
    'a fixed command among those that ran',
    trap('fixed-command', 'tool output'),
    '<commands-run>make velmora (ok)</commands-run>',
    false,
  ],
  [
    'an answered question that waits',
    trap('answered-question', 'text'),
    '<waiting-for-user>velmora?</waiting-for-user>',
    true,
  ],
  ['a file no edit reached', trap('unchanged-file', 'failed edit'), '<files-changed>velmora</files-changed>', true],
  ['the same file as read', trap('unchanged-file', 'failed edit'), '<files-read>velmora</files-read>', false],
  ['a tool output as a decision', trap('decoy', 'tool output'), '<decisions>velmora</decisions>', true],
  [
    'a notification as the newest words',
    trap('decoy', 'task notification'),
    '<newest-user-words>velmora</newest-user-words>',
    true,
  ],
  [
    'a question of the person as the newest words',
    trap('decoy', 'neutral'),
    '<newest-user-words>velmora</newest-user-words>',
    false,
  ],
  ['a question of the person as a rule', trap('decoy', 'neutral'), '<rules>velmora</rules>', true],
  ['a lifted rule as a rule', trap('revoked-rule', 'prompt'), '<rules>never touch velmora</rules>', true],
]

describe('the judge of the bench', () => {
  const wrap = (xml: string) => readElements(`<resumption-context checkpoint="cx-001">\n${xml}\n</resumption-context>`)
  for (const [claim, fact, xml, present, isWrong] of FACTS) {
    test(claim, () => {
      const judged = judgeFact(fact, wrap(xml))
      assert.deepEqual({ present: judged.present, isWrong: judged.wrong !== null }, { present, isWrong })
    })
  }
  for (const [claim, item, xml, isWrong] of TRAPS) {
    test(claim, () => assert.equal(judgeTrap(item, wrap(xml)) !== null, isWrong))
  }
  test('labels are places too', () => {
    const told = readLabels(
      'Facts the summary must keep:\n- Open tasks: Write velmora (pending)\n- Failing: make: "a"\nEnd.\n',
    )
    assert.deepEqual(
      told.map(({ name }) => name),
      ['', 'Open tasks', 'Failing', ''],
    )
    assert.ok(judgeFact(done, told).wrong !== null, 'a finished task among the open ones is wrong')
  })
})
