import { excerptLine, excerptMiddle } from '../../base/core/text.ts'
import { findDistinctiveWords } from '../../words/core/distinctive-words.ts'
import { isThanks, isTrivial } from '../../words/core/trivial.ts'
import { undo } from './reported.ts'
import { noteCommitted } from './said.ts'
import { LIMITS } from './work-limits.ts'
import { type Finished, RESTORED, type Todo, UNDONE, type WorkState } from './work-state.ts'

/** The part of a work state about wishes and finished work. */
export type Intent = Pick<
  WorkState,
  | 'goal'
  | 'goalStated'
  | 'lastUserMessages'
  | 'inTurn'
  | 'said'
  | 'orders'
  | 'plan'
  | 'planStatus'
  | 'todos'
  | 'decisions'
  | 'findings'
  | 'finished'
>

export function addMessage(intent: Intent, shown: string, inTurn: number): Intent {
  const messages = intent.lastUserMessages
  const last = messages.at(-1)
  // A push to go on stays only as the newest message. Thanks end the request before.
  const earlier = last !== undefined && isTrivial(last) && !isThanks(last) ? messages.slice(0, -1) : messages
  const text = excerptMiddle(shown, LIMITS.userMessageChars / 2, LIMITS.userMessageChars / 2 - 10)
  const kept = earlier.at(-1) === text ? earlier.slice(0, -1) : earlier
  return { ...intent, lastUserMessages: [...kept, text].slice(-LIMITS.userMessages), inTurn }
}

/** Words as a goal: their two ends, where they are long. */
export const cutGoal = (words: string) => excerptMiddle(words, LIMITS.goalChars / 2, LIMITS.goalChars / 2 - 10)

export function addDecision(intent: Intent, text: string): Intent {
  const decision = excerptLine(text, LIMITS.statementChars)
  return { ...intent, decisions: addLast(intent.decisions, decision, LIMITS.decisions) }
}

/** Adds finished work, with the evidence, takes commits back, or reopens the tasks that name a restored file. */
export function finish(intent: Intent, what: string, evidence: string): Intent {
  const { finished } = intent
  if (evidence === RESTORED) return reopenTasks(intent, what.slice(what.lastIndexOf('/') + 1).replace(/[._-]/g, ' '))
  const said = evidence === 'commit' ? noteCommitted(intent.said) : intent.said
  const done = evidence === UNDONE ? undo(finished, what) : addFinished(finished, [what], evidence)
  return { ...intent, said, finished: done }
}

/** Status of a ticked task that later words or a restored file touch. Such a task counts neither as finished nor as open. */
const REOPENED = 'reopened'

/** A ticked task may be open again when later words, or a restored file's name, share a particular word. */
export function reopenTasks(intent: Intent, words: string): Intent {
  const isTicked = ({ status }: Todo) => status === 'completed'
  if (!intent.todos.some(isTicked) && !intent.finished.some(({ evidence }) => evidence === 'task')) return intent
  // Short names such as UI are particular in capitals alone, and people type them small.
  const named = new Set([...findDistinctiveWords(words), ...words.toLowerCase().split(/\W+/)])
  const isTouched = (task: string) => [...findDistinctiveWords(task)].some((word) => named.has(word))
  return {
    ...intent,
    todos: intent.todos.map((todo) => (isTicked(todo) && isTouched(todo.task) ? { ...todo, status: REOPENED } : todo)),
    finished: intent.finished.filter(({ what, evidence }) => evidence !== 'task' || !isTouched(what)),
  }
}

/** Replaces the task list. Completed tasks of the old list stay in `finished`. A repeated tick ticks no reopened task. */
export function replaceTodos(intent: Intent, list: readonly Todo[]): Intent {
  const reopened = new Set(intent.todos.flatMap(({ task, status }) => (status === REOPENED ? [task] : [])))
  const isOld = ({ task, status }: Todo) => status === 'completed' && reopened.has(task)
  const todos = reopened.size === 0 ? list : list.map((todo) => (isOld(todo) ? { ...todo, status: REOPENED } : todo))
  const listed = new Set(todos.map(({ task }) => task))
  const done = intent.todos.filter(({ task, status }) => status === 'completed' && !listed.has(task))
  return {
    ...intent,
    todos,
    finished: addFinished(
      intent.finished,
      done.map(({ task }) => task),
      'task',
    ),
  }
}

function addFinished(finished: readonly Finished[], added: readonly string[], evidence: string): Finished[] {
  const items = added.map((what) => ({ what: excerptLine(what, LIMITS.statementChars), evidence }))
  const names = new Set(items.map(({ what }) => what))
  return [...finished.filter(({ what }) => !names.has(what)), ...items].slice(-LIMITS.finished)
}

export function isOpen(status: string): boolean {
  return status !== 'completed' && status !== 'dropped' && status !== 'cancelled' && status !== REOPENED
}

/** The model's last texts with newer ones behind, each once. */
export const addTexts = (older: readonly string[], newer: readonly string[]): readonly string[] =>
  newer.reduce((texts, text) => addLast(texts, text, LIMITS.lastTexts), older)

/** Moves or adds an item to the end of a list, so that the item stands there once. */
export function addLast<T>(items: readonly T[], item: T, limit: number): T[] {
  return [...items.filter((known) => known !== item), item].slice(-limit)
}
