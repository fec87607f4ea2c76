import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTaskChange, mergeTodos, parseCheckList, parseTodos } from '../../src/work/core/tasks.ts'
import type { Todo } from '../../src/work/core/work-state.ts'

const todo = (id: string | null, task: string, status = 'pending'): Todo => ({ id, task, status })

/** A list before a boundary, the changes after it, and the list in the end. */
const MERGED: readonly (readonly [
  what: string,
  older: readonly Todo[],
  newer: readonly Todo[],
  merged: readonly Todo[],
])[] = [
  ['nothing new', [todo('1', 'Parse')], [], [todo('1', 'Parse')]],
  ['nothing before', [], [todo('1', 'Parse')], [todo('1', 'Parse')]],
  [
    'a status by id alone',
    [todo('1', 'Parse'), todo('2', 'Test')],
    [todo('1', '', 'completed')],
    [todo('1', 'Parse', 'completed'), todo('2', 'Test')],
  ],
  [
    'new words by id',
    [todo('1', 'Parse', 'in_progress')],
    [todo('1', 'Parse dates', '')],
    [todo('1', 'Parse dates', 'in_progress')],
  ],
  ['a task more', [todo('1', 'Parse')], [todo('2', 'Test')], [todo('1', 'Parse'), todo('2', 'Test')]],
  ['a task deleted', [todo('1', 'Parse'), todo('2', 'Test')], [todo('1', '', 'deleted')], [todo('2', 'Test')]],
  ['a task that was made and deleted', [], [todo('1', 'Parse', 'deleted'), todo('2', 'Test')], [todo('2', 'Test')]],
  ['a status of a task nobody knows', [todo('1', 'Parse')], [todo('77', '', 'completed')], [todo('1', 'Parse')]],
  [
    'a list written anew',
    [todo(null, 'Parse')],
    [todo(null, 'Test'), todo(null, 'Ship')],
    [todo(null, 'Test'), todo(null, 'Ship')],
  ],
  [
    'the same ids in another order',
    [todo('1', 'Parse'), todo('2', 'Test')],
    [todo('2', 'Test', 'completed'), todo('1', 'Parse', 'completed')],
    [todo('1', 'Parse', 'completed'), todo('2', 'Test', 'completed')],
  ],
]

for (const [what, older, newer, merged] of MERGED) {
  test(`tasks across a boundary: ${what}`, () => {
    assert.deepEqual(mergeTodos(older, newer), merged)
    assert.deepEqual(mergeTodos(merged, newer), merged, 'merged again')
  })
}

const made = (text: string, isError = false) => ({ id: 't', isError, text })
const create = { id: 't', name: 'TaskCreate', input: { subject: 'Parse' } }

test('the id of a new task is in its result', () => {
  assert.deepEqual(findTaskChange(create, made('Task #3 created successfully: Parse'), new Map()), todo('3', 'Parse'))
  assert.equal(findTaskChange(create, made('Task #3 could not be created', true), new Map()), null)
})

test('a subject with a number in it is not taken for an id', () => {
  const call = { ...create, input: { subject: 'Fix issue 404' } }
  assert.equal(findTaskChange(call, made('Created task: Fix issue 404'), new Map())?.id === '404', false)
})

test('an update keeps what it does not change', () => {
  const known = new Map([['3', todo('3', 'Parse', 'in_progress')]])
  const update = (input: Readonly<Record<string, unknown>>) =>
    findTaskChange({ id: 't', name: 'TaskUpdate', input }, made('ok'), known)
  assert.deepEqual(update({ taskId: '3', status: 'completed' }), todo('3', 'Parse', 'completed'))
  assert.deepEqual(update({ taskId: 3, subject: 'Parse dates' }), todo('3', 'Parse dates', 'in_progress'))
  assert.deepEqual(update({ taskId: '9', status: 'completed' }), todo('9', '', 'completed'))
  assert.equal(update({ status: 'completed' }), null)
})

test('a todo list of any shape is read as far as it is one', () => {
  assert.deepEqual(parseTodos([{ content: 'A', status: 'completed' }, { subject: 'B' }, 7, null, { status: 'x' }]), [
    todo(null, 'A', 'completed'),
    todo(null, 'B'),
  ])
  for (const value of [null, undefined, 'x', {}, 7]) assert.deepEqual(parseTodos(value), [])
})

/** A text of the model and the tasks its boxes name. */
const LISTS: readonly (readonly [what: string, text: string, tasks: readonly Todo[]])[] = [
  [
    'boxes',
    '- [x] Read it\n- [ ] Write it\n2. [X] Ship it',
    [todo(null, 'Read it', 'completed'), todo(null, 'Write it'), todo(null, 'Ship it', 'completed')],
  ],
  [
    'boxes in prose',
    'The rest:\n\n  * [-] Read it\n  * [~] Write it\nDone.',
    [todo(null, 'Read it'), todo(null, 'Write it')],
  ],
  ['one box alone', '- [x] Read it', []],
  ['a draft, where no box is ticked', 'Title: Retry\n## Test plan\n- [ ] Read it\n- [ ] Write it', []],
  ['a draft in a block of code', 'To paste:\n```\n- [x] Read it\n- [ ] Write it\n```\nDone.', []],
  ['a numbered list', 'Plan:\n1. Read it\n2. Write it', []],
  ['boxes inside lines', 'Tick a[x] and b[ ] then', []],
  ['empty boxes', '- [ ]\n- [x]', []],
]

for (const [what, text, tasks] of LISTS) {
  test(`tasks of an answer: ${what}`, () => assert.deepEqual(parseCheckList(text), tasks))
}
