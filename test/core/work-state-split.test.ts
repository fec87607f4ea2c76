import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseRow, type Row } from '../../src/sessions/core/row.ts'
import { mergeWorkState } from '../../src/work/core/merge-work.ts'
import { emptyWorkState, type WorkState } from '../../src/work/core/work-state.ts'
import { SEED } from './arbitraries.ts'
import { collectRows } from './collect-work.ts'
import { call, readRecorded, result, say, user } from './rows.ts'

const rowsOf = (lines: readonly string[]): Row[] => lines.map(parseRow).filter((row) => row !== null)

/** Whether every call before a cut has its result before it too: a result without its call says nothing. */
function isClean(rows: readonly Row[]): boolean {
  const open = new Set<string>()
  for (const row of rows) {
    if (row.kind === 'assistant') for (const { id } of row.tools) open.add(id)
    if (row.kind === 'results') for (const { id } of row.results) open.delete(id)
  }
  return open.size === 0
}

const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).sort()

/** What a continuing model is told to do, to keep and to leave must not depend on where a checkpoint cut the session. */
function assertAgree(merged: WorkState, whole: WorkState, where: string): void {
  assert.equal(merged.goal, whole.goal, where)
  // A queued message that is delivered behind the cut is told there again.
  assert.deepEqual([...new Set(merged.lastUserMessages)], [...new Set(whole.lastUserMessages)], where)
  assert.deepEqual(sorted(merged.decisions), sorted(whole.decisions), `${where}: decisions`)
  // What a short correction was said to is known only where both stand in the same part.
  const texts = ({ said }: WorkState) => said.map(({ text }) => text)
  assert.deepEqual(texts(merged), texts(whole), `${where}: said`)
  assert.deepEqual(sorted(merged.failing), sorted(whole.failing), `${where}: failing`)
  assert.deepEqual(merged.filesModified, whole.filesModified, `${where}: files`)
  const tasks = ({ todos }: WorkState) => todos.filter(({ task, status }) => task !== '' && status !== 'deleted')
  assert.deepEqual(sorted(tasks(merged)), sorted(tasks(whole)), `${where}: tasks`)
}

/** A session with something of everything a merge has to follow. */
const STORY: readonly (readonly string[])[] = [
  [user('Port the importer to Rust')],
  [call('c1', 'TaskCreate', { subject: 'Parse dates' }), result('c1', 'Task #1 created successfully')],
  [call('c2', 'TaskCreate', { subject: 'Add a Redis cache' }), result('c2', 'Task #2 created successfully')],
  [user('Use zod for validation')],
  [user('Never edit the generated bindings')],
  [call('e1', 'Edit', { file_path: 'src/a.rs' }), result('e1', 'ok')],
  [call('b1', 'Bash', { command: 'cargo test' }), result('b1', 'Exit code 101\ntest leap ... FAILED', true)],
  [say('Decision: keep the old format')],
  [user('No, use valibot instead of zod')],
  [say('I use valibot.\n\nDo you want messages in German?')],
  [user('no')],
  [call('u1', 'TaskUpdate', { taskId: '1', status: 'completed' }), result('u1', 'ok')],
  [user('scrap the Redis cache')],
  [call('e2', 'Edit', { file_path: 'src/b.rs' }), result('e2', 'ok')],
  [call('b2', 'Bash', { command: 'cargo test' }), result('b2', 'ok')],
  [call('b3', 'Bash', { command: 'cargo clippy' }), result('b3', 'Exit code 1\nerror: unused', true)],
  [user('The port should be 8080')],
  [user('The port should be 9090')],
  [user('You can edit the generated bindings again')],
  [call('e3', 'Edit', { file_path: 'src/a.rs' }), result('e3', 'ok')],
  [user('Now wire the tokenizer')],
]
const STORY_LINES = STORY.flat()

const NAMES = ['tools', 'interactive', 'manual-compaction', 'auto-compaction', 'queued-prompt', 'cleared-and-forked']
const SESSIONS: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ...NAMES.map((name) => [name, readRecorded(name)] as const),
  ['a story of changes', STORY_LINES],
]

for (const [name, lines] of SESSIONS) {
  test(`${name}: cut at any row, both halves merge into the whole`, () => {
    const rows = rowsOf(lines)
    const whole = collectRows(rows)
    let cuts = 0
    for (let cut = 0; cut <= rows.length; cut += 1) {
      if (!isClean(rows.slice(0, cut))) continue
      cuts += 1
      assertAgree(mergeWorkState(collectRows(rows.slice(0, cut)), collectRows(rows.slice(cut))), whole, `cut at ${cut}`)
    }
    assert.ok(cuts > 1, `${cuts} cuts`)
  })

  test(`${name}: a beginning read earlier and the whole read later merge into the whole`, () => {
    const rows = rowsOf(lines)
    const whole = collectRows(rows)
    for (let cut = 0; cut <= rows.length; cut += 1)
      assertAgree(mergeWorkState(collectRows(rows.slice(0, cut)), whole), whole, `cut at ${cut}`)
  })

  test(`${name}: merged with itself it is itself`, () => {
    const whole = collectRows(rowsOf(lines))
    const merged = mergeWorkState(whole, whole)
    assert.deepEqual({ ...merged, todos: [] }, { ...whole, todos: [] })
    assert.deepEqual(mergeWorkState(emptyWorkState(), whole).decisions, whole.decisions)
  })
}

test('the story ends as a reader would tell it', () => {
  const state = collectRows(rowsOf(STORY_LINES))
  assert.equal(state.said[0]?.text, 'Port the importer to Rust')
  assert.deepEqual(state.said.find(({ text }) => text === 'no')?.asked, 'Do you want messages in German?')
  assert.deepEqual(
    state.failing.map((text) => text.split(': ')[0]),
    ['cargo clippy'],
  )
  assert.deepEqual(
    state.todos.map(({ status }) => status),
    ['completed', 'pending'],
    'only a tool call closes a task',
  )
})

test('cut in three, in any places, the parts merge into what the whole is', () => {
  const rows = rowsOf(STORY_LINES)
  const clean = rows.map((_, index) => index).filter((index) => isClean(rows.slice(0, index)))
  const whole = collectRows(rows)
  fc.assert(
    fc.property(fc.constantFrom(...clean), fc.constantFrom(...clean), (a, b) => {
      const [first, second] = [Math.min(a, b), Math.max(a, b)]
      const parts = [rows.slice(0, first), rows.slice(first, second), rows.slice(second)].map((part) =>
        collectRows(part),
      )
      const merged = parts.reduce((older, newer) => mergeWorkState(older, newer), emptyWorkState())
      assertAgree(merged, whole, `cut at ${first} and ${second}`)
    }),
    { seed: SEED, numRuns: 200 },
  )
})

test('counts of touches never fall and never exceed what happened', () => {
  const rows = rowsOf(STORY_LINES)
  const whole = collectRows(rows)
  const edits = (state: WorkState) => state.touches.find(({ path }) => path === 'src/a.rs')?.edits
  assert.equal(edits(whole), 2)
  assert.equal(edits(mergeWorkState(whole, whole)), 2)
  // A compaction lies between the two, and the next reading is of the second stretch again.
  const later = mergeWorkState(whole, whole, true)
  assert.equal(edits(later), 4)
  assert.equal(edits(mergeWorkState(later, whole)), 4)
  assert.equal(edits(mergeWorkState(mergeWorkState(later, emptyWorkState(), true), whole)), 6)
})
