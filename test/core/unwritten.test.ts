import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRow, type Row } from '../../src/sessions/core/row.ts'
import { findUnwritten } from '../../src/sessions/core/unwritten.ts'
import { parseUserWords } from '../../src/words/core/utterance.ts'
import { result, user } from './rows.ts'

const rowsOf = (...lines: readonly string[]) => lines.map(parseRow).filter((row) => row !== null)
const find = (kept: readonly string[], rows: readonly Row[] = [], known: readonly string[] = []) =>
  findUnwritten(kept, rows, known).map((row) => (row.kind === 'user' ? row.text : row.kind))

const REFUSED =
  "The user doesn't want to proceed with this tool use. To tell you how to proceed, the user said:\nuse tabs"
const LONG = `rename the flag in ${'every file of it '.repeat(20)}`

/** Prompts that were kept, the rows that show some of them, and what is left. */
const KEPT: readonly (readonly [
  what: string,
  kept: readonly string[],
  rows: readonly Row[],
  left: readonly string[],
])[] = [
  ['nothing was typed', [], [], []],
  ['nothing is shown', ['port it', 'use tabs'], [], ['port it', 'use tabs']],
  ['all is shown', ['port it'], rowsOf(user('port it')), []],
  ['what was typed last is not', ['port it', 'use tabs'], rowsOf(user('port it')), ['use tabs']],
  ['an older one is not: it was seen and is too far back', ['port it', 'use tabs'], rowsOf(user('use tabs')), []],
  ['shown in a refusal', ['use tabs'], rowsOf(result('t', REFUSED, true)), []],
  [
    'shown beside a result',
    ['use tabs'],
    [{ kind: 'results', uuid: null, results: [], beside: null }, ...rowsOf(user('Use  tabs'))],
    [],
  ],
  ['cut when it was kept', [LONG.slice(0, 100)], rowsOf(user(LONG)), []],
  [
    'with what the client writes around it',
    ['<ide_opened_file>a</ide_opened_file>\nuse tabs'],
    rowsOf(user('use tabs')),
    [],
  ],
  ['a push, a command, a teammate', ['ok', '/clear', '{"type":"idle_notification"}'], [], []],
]

for (const [what, kept, rows, left] of KEPT) {
  test(`unwritten: ${what}`, () => assert.deepEqual(find(kept, rows), left))
}

test('what is recorded already is not told again, and of many the newest eight are', () => {
  assert.deepEqual(find(['port it', 'use tabs'], [], ['port it']), ['use tabs'])
  // Words to go on come before and behind a compaction, and say nothing of the prompts between.
  const recorded = ['port it', 'go on', 'use tabs']
  assert.deepEqual(find(['port it', 'use tabs'], rowsOf(user('go on')), recorded), [])
  const many = Array.from({ length: 12 }, (_, index) => `rename flag ${index}`)
  assert.deepEqual(find(many), many.slice(4))
})

test('they count as queued: the transcript may still bring them', () => {
  const [row] = findUnwritten(['use tabs'], [], [])
  assert.ok(row?.kind === 'user' && row.isQueued && row.uuid === null)
})

const LOG = Array.from(
  { length: 12 },
  (_, index) => `2026-11-21T10:00:${10 + index} ERROR worker ${index} lost its lease`,
)
const PASTED = `what is this: \n${LOG.join('\n')}`
const PLAN = 'Implement the following plan:\n\n# Plan: Port the readers\n\n1. Port the CSV reader'

for (const [what, prompt] of [
  ['a paste', PASTED],
  ['a paste alone', LOG.join('\n')],
  ['a plan', PLAN],
] as const)
  test(`a record that names ${what} knows the prompt`, () => {
    const recorded = parseUserWords(prompt) ?? ''
    assert.match(recorded, /\[(?:pasted|plan)/)
    assert.deepEqual(find([prompt], [], [recorded]), [])
    assert.deepEqual(find([prompt], [], ['another request']).length, 1)
  })
