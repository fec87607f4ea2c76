import { excerptLine } from '../text.ts'
import { cutOut, dropSentences, keepRest } from './clauses.ts'
import { mentions } from './distinctive-words.ts'
import { type Intent, isOpen } from './intent.ts'
import { splitSentences } from './sentences.ts'
import { createSlotTest } from './slot.ts'
import { findStatements, isQuestion, type Statement } from './statements.ts'
import { isTrivial } from './user-words.ts'
import { LIMITS } from './work-state.ts'

/** Takes out of an intent what a statement gives up, and keeps a note of it. The same intent when that is nothing. */
export function giveUp(intent: Intent, statement: Statement): Intent {
  const { kind, text, givenUp } = statement
  if (givenUp?.refersBack) return giveUpLast(intent, text)
  if (givenUp?.lifts) return liftRules(intent, givenUp.phrases, text)
  const phrases = givenUp?.phrases ?? []
  const slotTest = createSlotTest(text)
  // Most of what is said gives nothing up and answers no question a second time.
  if (phrases.length === 0 && slotTest === null && kind !== 'correction') return intent
  const isSameSlot = (item: string) => slotTest?.(item) === true
  const isGivenUp = (item: string) => item !== text && phrases.some((phrase) => wants(item, phrase))
  const isOver = (item: string) =>
    isGivenUp(item) || (item !== text && (isSameSlot(item) || isContradicted(intent, item, statement)))
  // What forbids a thing is not given up with it; it may be lifted.
  const isRuleOver = (item: string) => (isGivenUp(item) && !isForbidding(item)) || isSameSlot(item)
  const isKeptRule = (item: string) => intent.rules.includes(item) && !isRuleOver(item)
  const sentences = intent.lastUserMessages
    .flatMap(splitSentences)
    .filter((sentence) => isOver(sentence) && !isKeptRule(sentence) && !isForbidding(sentence))
  const planLines = (intent.plan ?? '').split('\n').filter(isGivenUp)
  const todos = intent.todos.filter((todo) => isOpen(todo.status) && isGivenUp(todo.task))
  // A goal may itself be to get rid of something; giving that up gives up the goal.
  const goal = dropSentences(intent.goal, (item) => isOver(item) || phrases.some((phrase) => mentions(item, phrase)))
  const gone = [
    ...intent.decisions.filter(isOver).map((item) => cutOut(item, isGivenUp)),
    ...intent.rules.filter(isRuleOver),
    ...sentences.map((sentence) => cutOut(sentence, isGivenUp)),
    ...planLines,
    ...todos.map((todo) => todo.task),
    ...(goal === null && intent.goal !== null ? [intent.goal] : []),
  ]
  if (gone.length === 0 && goal === intent.goal) return intent
  return {
    ...note({ ...intent, ...dropPlan(intent, planLines, text), goal }, gone, text),
    todos: intent.todos.map((todo) => (todos.includes(todo) ? { ...todo, status: 'dropped' } : todo)),
    decisions: intent.decisions.flatMap((item) =>
      isOver(item) || gone.includes(item) ? (keepRest(item, isGivenUp) ?? []) : item,
    ),
    corrections: intent.corrections.filter((item) => !isOver(item) && !gone.includes(item)),
    remarks: intent.remarks.filter((item) => !isOver(item)),
    rules: intent.rules.filter((item) => !isRuleOver(item)),
  }
}

/** Told of a rule that no longer holds. */
export const LIFTED_MARK = 'rule lifted: '

function isForbidding(sentence: string): boolean {
  return /^(?:please )?(?:never|do not|don't|no)\b/i.test(sentence)
}

/** What was forbidden is allowed again: rules and corrections that speak of it no longer hold. */
function liftRules(intent: Intent, phrases: readonly string[], by: string): Intent {
  const isLifted = (item: string) => item !== by && phrases.some((phrase) => mentions(item, phrase))
  return {
    ...note(
      intent,
      intent.rules.filter(isLifted).map((rule) => `${LIFTED_MARK}${rule}`),
      by,
    ),
    goal: dropSentences(intent.goal, isLifted),
    rules: intent.rules.filter((item) => !isLifted(item)),
    corrections: intent.corrections.filter((item) => !isLifted(item)),
  }
}

/** "Scrap that": the plan that lay on the table, or else what was asked for just before. */
function giveUpLast(intent: Intent, by: string): Intent {
  if (intent.plan !== null && isLive(intent)) {
    return { ...note(intent, [headline(intent.plan)], by), planStatus: 'dropped' }
  }
  const last = intent.lastUserMessages.at(-1)
  if (last === undefined || isTrivial(last) || isQuestion(last)) return intent
  const sentences = splitSentences(last)
  const isOver = (item: string) =>
    sentences.some((sentence) => sentence === item || sentence.startsWith(item.replace(/ \.\.\.$/, '')))
  const isOnlyRequest = intent.lastUserMessages.filter((message) => !isTrivial(message)).length === 1
  return {
    ...note(intent, sentences, by),
    goal: isOnlyRequest ? dropSentences(intent.goal, isOver) : intent.goal,
    decisions: intent.decisions.filter((item) => !isOver(item)),
    corrections: intent.corrections.filter((item) => !isOver(item)),
    remarks: intent.remarks.filter((item) => !isOver(item)),
    rules: intent.rules.filter((item) => !isOver(item)),
  }
}

function isLive({ planStatus }: Intent): boolean {
  return planStatus !== 'dropped' && planStatus !== 'rejected'
}

/** Without the lines that were given up; a plan whose first line is given up is given up whole. */
function dropPlan(intent: Intent, lines: readonly string[], by: string): Pick<Intent, 'plan' | 'planStatus'> {
  const { plan, planStatus } = intent
  if (plan === null || !isLive(intent)) return { plan, planStatus }
  if (lines.includes(headline(plan)) || (lines.length > 0 && /\bplan\b/i.test(by)))
    return { plan, planStatus: 'dropped' }
  return {
    plan: plan
      .split('\n')
      .filter((line) => !lines.includes(line))
      .join('\n'),
    planStatus,
  }
}

/** The first line of a plan that says something. */
function headline(plan: string): string {
  return plan.split('\n').find((line) => /[A-Za-z0-9\u00c0-\u1fff\u2c00-\uffff]/.test(line)) ?? plan
}

function note(intent: Intent, gone: readonly string[], by: string): Intent {
  const known = new Set(intent.superseded.map(({ what }) => what))
  const fresh = [...new Set(gone.map((what) => excerptLine(what, LIMITS.statementChars)))].filter(
    (what) => what !== '' && !known.has(what),
  )
  return {
    ...intent,
    superseded: [...intent.superseded, ...fresh.map((what) => ({ what, by }))].slice(-LIMITS.superseded),
  }
}

/** Whether a text asks for what a phrase names. One that itself gives the thing up does not. */
function wants(text: string, phrase: string): boolean {
  if (!mentions(text, phrase)) return false
  const given = findStatements(text).flatMap((statement) => statement.givenUp?.phrases ?? [])
  return (
    given.length === 0 ||
    mentions(
      given.reduce((rest, part) => rest.replace(part, ''), text),
      phrase,
    )
  )
}

/** "No, use B": says no to the decision that came with the message before it. */
function isContradicted(intent: Intent, item: string, { kind, givenUp }: Statement): boolean {
  if (kind !== 'correction' || givenUp !== null || item !== intent.decisions.at(-1)) return false
  return intent.lastUserMessages.at(-1)?.includes(item.replace(/ \.\.\.$/, '')) === true
}
