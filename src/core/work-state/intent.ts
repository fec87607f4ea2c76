import { excerptLine } from '../text.ts'
import { findDistinctiveWords, mentions } from './distinctive-words.ts'
import { findStatements, isContrary } from './statements.ts'
import { type Finished, LIMITS, type Todo, type WorkState } from './work-state.ts'

/** What the user wants, as far as said: the part of a work state that later words can overturn. */
export type Intent = Pick<
  WorkState,
  | 'goal'
  | 'goalStated'
  | 'lastUserMessages'
  | 'plan'
  | 'planStatus'
  | 'todos'
  | 'decisions'
  | 'corrections'
  | 'rules'
  | 'superseded'
  | 'remarks'
  | 'doubted'
  | 'finished'
>

/** A remark is kept as said. What it may have turned round is not thrown away, only no longer told as settled. */
export function addRemark(intent: Intent, text: string): Intent {
  const words = findDistinctiveWords(text)
  const isConcerned = (item: string) => [...findDistinctiveWords(item)].some((word) => words.has(word))
  const inDoubt = isContrary(text)
    ? [...intent.decisions, ...intent.rules].filter((item) => isConcerned(item) && !item.includes(text))
    : []
  const isSettled = (item: string) => !inDoubt.includes(item)
  return {
    ...intent,
    remarks: addLast(intent.remarks, text, LIMITS.remarks),
    doubted: inDoubt.reduce<readonly string[]>((all, item) => addLast(all, item, LIMITS.doubted), intent.doubted),
    decisions: intent.decisions.filter(isSettled),
    corrections: intent.corrections.filter(isSettled),
    rules: intent.rules.filter(isSettled),
  }
}

/** A decision in force. One that goes back to something given up takes it up again. */
export function addDecision(intent: Intent, text: string): Intent {
  const decision = excerptLine(text.replace(/^\s*Decision:\s+(?=\S)/, ''), LIMITS.statementChars)
  const back = /\bback to\b(.*)/i.exec(decision)
  const left = back === null ? intent : takeUp(intent, back[1] ?? '', decision)
  const superseded = left.superseded.filter(({ what }) => what !== decision)
  return { ...left, superseded, decisions: addLast(left.decisions, decision, LIMITS.decisions) }
}

/** Takes up again what was given up: that is no longer over, and what had led away from it is. */
export function takeUp(intent: Intent, thing: string, by: string): Intent {
  const hasLedAway = (item: string) =>
    findStatements(item).some(({ givenUp }) => givenUp?.phrases.some((phrase) => mentions(thing, phrase)))
  const ended = intent.decisions.filter(hasLedAway)
  const left = intent.superseded.filter(({ what }) => !mentions(what, thing) && !mentions(thing, what))
  return {
    ...intent,
    superseded: [...left, ...ended.map((what) => ({ what, by }))].slice(-LIMITS.superseded),
    decisions: intent.decisions.filter((item) => !ended.includes(item)),
    corrections: intent.corrections.filter((item) => !hasLedAway(item)),
  }
}

/** Something done, with its evidence; a task of that description is done with it. */
export function finish(intent: Intent, what: string, evidence = 'user'): Intent {
  const todos = intent.todos.map((todo) =>
    evidence === 'user' && isOpen(todo.status) && mentions(what, todo.task) ? { ...todo, status: 'completed' } : todo,
  )
  return { ...intent, todos, finished: addFinished(intent.finished, [what], evidence) }
}

/** The intent with a new task list. What the old one had completed stays known as done. */
export function replaceTodos(intent: Intent, todos: readonly Todo[]): Intent {
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

/** Whether a task is still to be done. */
export function isOpen(status: string): boolean {
  return status !== 'completed' && status !== 'dropped' && status !== 'cancelled'
}

/** The list with an item as its last, once. */
export function addLast(items: readonly string[], item: string, limit: number): string[] {
  return [...items.filter((known) => known !== item), item].slice(-limit)
}
