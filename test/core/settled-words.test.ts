import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditSummary } from '../../src/resumption/core/audit-summary.ts'
import { createBriefing } from '../../src/resumption/core/briefing.ts'
import { listFacts } from '../../src/resumption/core/facts.ts'
import { renderMustKeep } from '../../src/resumption/core/must-keep.ts'
import { mergeWorkState } from '../../src/work/core/merge-work.ts'
import { parseOrchestrationNotes } from '../../src/work/core/orchestration.ts'
import { collect } from './collect-work.ts'
import { call, result, say, user } from './rows.ts'

const ORDER = 'The lanes of the chart should start at the left'
const RULE = 'Never draw two lanes in one color'
const commit = [call('c', 'Bash', { command: 'git commit -m "Lanes"' }), result('c', '[main 1234567] Lanes')]
const failed = [call('c', 'Bash', { command: 'git commit -m "Lanes"' }), result('c', 'Exit code 1\nhook', true)]
const legend = [user('Now draw the legend of the map'), say('The legend is next.')]
const next = [say('Done.'), ...legend, user('Then print the map on paper')]

/** Rows of a session, and whether the order in them is told. */
const table: readonly (readonly [name: string, rows: readonly string[], isTold: boolean])[] = [
  ['an order that no commit carried out', [user(ORDER), ...next], true],
  ['an order before a commit and another order', [user(ORDER), ...commit, ...next], false],
  ['an order before another order and a commit', [user(ORDER), ...next, ...commit], false],
  ['an order whose commit failed', [user(ORDER), ...failed, ...next], true],
  ['an order behind the last commit', [user('Draw a map'), ...commit, user(ORDER), ...next], true],
  ['an order given again behind a commit', [user(ORDER), ...commit, user('Add a map'), user(ORDER), ...next], true],
  ['a rule before a commit', [user(RULE), ...commit, ...next], true],
  ['an order with a rule before a commit', [user(`${ORDER}. ${RULE}.`), ...commit, ...next], true],
  ['an order before a push that a colleague made', [user(ORDER), user('Why was it merged? Add a map'), ...next], true],
  ['an order before a commit and a question', [user(ORDER), ...commit, user('Is the map large?')], true],
]

for (const [name, rows, isTold] of table) {
  test(`${name} is ${isTold ? 'told' : 'settled'}, to the summarizer and behind the summary`, () => {
    const work = collect(...rows)
    const { telling } = auditSummary(listFacts(work), 'A summary of other things.')
    const isAbout = (text: string) => text.includes('lanes')
    assert.equal(
      telling.some(({ text }) => isAbout(text)),
      isTold,
    )
    const line =
      renderMustKeep(work, parseOrchestrationNotes(null))
        .split('\n')
        .find((each) => each.includes('Earlier words')) ?? ''
    assert.equal(isAbout(line), isTold)
  })
}

test('a commit behind a compaction settles the words before', () => {
  const older = collect(user(ORDER), say('Done.'))
  const newer = collect(...commit, ...next)
  const weigh = (work: typeof older) =>
    createBriefing(work)
      .earlier.filter(({ text }) => text === ORDER)
      .map(({ text, weight }) => [text, weight >= 2])
  assert.deepEqual(weigh(mergeWorkState(older, collect(...next), true)), [[ORDER, true]])
  assert.deepEqual(weigh(mergeWorkState(older, newer, true)), [[ORDER, false]])
})

test('settled words may still turn round a rule before', () => {
  const rows = [user(RULE), say('Right.'), user('Scratch that, two lanes may share a color'), ...commit, ...next]
  assert.deepEqual(
    listFacts(collect(...rows)).filter(({ kind }) => kind === 'constraint'),
    [],
  )
})
