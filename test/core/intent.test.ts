import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUserWords } from '../../src/words/core/user-words.ts'
import { createDialogue } from '../../src/work/core/dialogue.ts'
import { createFindingLedger } from '../../src/work/core/finding-ledger.ts'
import {
  addDecision,
  addLast,
  finish,
  type Intent,
  isOpen,
  reopenTasks,
  replaceTodos,
} from '../../src/work/core/intent.ts'
import { LIMITS } from '../../src/work/core/work-limits.ts'
import { emptyWorkState, type Todo } from '../../src/work/core/work-state.ts'

const EMPTY: Intent = emptyWorkState()
const todo = (task: string, status = 'pending'): Todo => ({ task, status, id: null })

function follow(...messages: readonly string[]): Intent {
  const dialogue = createDialogue(createFindingLedger())
  for (const message of messages) {
    const words = readUserWords(message)
    if (words !== null) dialogue.addUser(words)
  }
  return dialogue.result()
}

test('the goal is what was asked first, until somebody states one', () => {
  assert.equal(follow('hi', 'Port the importer', 'Now run the tests').goal, 'Port the importer')
  assert.equal(follow('Port the importer').goalStated, false)
  const planned = follow('Port the importer', 'Implement the following plan:\n# Ship the exporter\n1. Read it')
  assert.deepEqual([planned.goal, planned.goalStated], ['Ship the exporter', true])
  assert.deepEqual([planned.plan, planned.planStatus], ['# Ship the exporter\n1. Read it', 'approved'])
})

test('the newest messages are kept word for word, a push only while it is the newest', () => {
  assert.deepEqual(follow('Port the importer', 'ok', 'go on', 'Run the tests').lastUserMessages, [
    'Port the importer',
    'Run the tests',
  ])
  assert.deepEqual(follow('Port the importer', 'yes').lastUserMessages, ['Port the importer', 'yes'])
  const many = follow(...Array.from({ length: 20 }, (_, index) => `Fix bug ${index} in the importer`))
  assert.equal(many.lastUserMessages.length, LIMITS.userMessages)
  assert.equal(many.lastUserMessages.at(-1), 'Fix bug 19 in the importer')
})

test('whatever turns against it, what was said stays in the ledger, in order', () => {
  const messages = ['Use zod for validation', 'Never edit the lexer', 'No, use valibot instead', 'scrap the lexer rule']
  assert.deepEqual(
    follow(...messages).said.map(({ text }) => text),
    messages,
  )
})

test('only a tick and a commit finish: news of something done close nothing', () => {
  const open: Intent = { ...EMPTY, todos: [todo('Migrate the login page')] }
  const claimed = finish(open, '1f2e3d4 Migrate the login page', 'commit')
  assert.deepEqual(claimed.todos, open.todos)
  assert.deepEqual(claimed.finished, [{ what: '1f2e3d4 Migrate the login page', evidence: 'commit' }])
  assert.deepEqual(finish(claimed, '1f2e3d4 Migrate the login page', 'commit'), claimed, 'once')
})

test('a new list keeps what the old one had done', () => {
  const before: Intent = { ...EMPTY, todos: [todo('Parse', 'completed'), todo('Test')] }
  const after = replaceTodos(before, [todo('Ship')])
  assert.deepEqual(after.todos, [todo('Ship')])
  assert.deepEqual(after.finished, [{ what: 'Parse', evidence: 'task' }])
  assert.deepEqual(replaceTodos(before, before.todos).finished, [])
})

/** Words of the person behind a ticked task, and the status of the task. */
for (const [words, status] of [
  ['the panel is still not the same', 'reopened'],
  ['the ui must look as before', 'reopened'],
  ['Now count the jobs of the queue', 'completed'],
  ['no, do it again', 'completed'],
] as const)
  test(`behind ${words} a ticked task is ${status}`, () => {
    const [panel, open] = [todo('Copy the UI of the panel', 'completed'), todo('Test the panel', 'in_progress')]
    const finished = [panel.task, '1f2e3d4 Copy the panel'].map((what, index) => ({
      what,
      evidence: index === 0 ? 'task' : 'commit',
    }))
    const after = reopenTasks({ ...EMPTY, todos: [panel, open], finished }, words)
    const left = status === 'reopened' ? finished.slice(1) : finished
    assert.deepEqual([after.todos, after.finished], [[{ ...panel, status }, open], left])
    assert.equal(isOpen(status), false)
    // The model writes a list whole, with its old ticks. Only work on the task and a new tick finish the task.
    assert.deepEqual(replaceTodos(after, [panel, open]).todos, [{ ...panel, status }, open])
    const begun = replaceTodos(after, [{ ...panel, status: 'in_progress' }])
    assert.deepEqual(replaceTodos(begun, [panel]).todos, [panel])
  })

test('a decision told twice counts once, as the newest', () => {
  const twice = ['use A for x', 'use B for y', 'use A for x'].reduce(addDecision, EMPTY)
  assert.deepEqual(twice.decisions, ['use B for y', 'use A for x'])
  assert.deepEqual(addLast([1, 2, 3], 2, 2), [3, 2])
})

test('a status that says it is over is not open', () => {
  const statuses = ['pending', 'in_progress', 'blocked', 'completed', 'dropped', 'cancelled']
  assert.deepEqual(statuses.filter(isOpen), ['pending', 'in_progress', 'blocked'])
})
