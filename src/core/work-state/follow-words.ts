import { excerpt, excerptLine, excerptMiddle } from '../text.ts'
import { dropSentences } from './clauses.ts'
import { findDistinctiveWords } from './distinctive-words.ts'
import { giveUp } from './give-up.ts'
import { addDecision, addLast, addRemark, finish, type Intent, takeUp } from './intent.ts'
import { foldPastes } from './sentences.ts'
import { findStatements, isQuestion, type Statement } from './statements.ts'
import { isTrivial } from './user-words.ts'
import { LIMITS } from './work-state.ts'

/**
 * The intent after the user said this. Newer words beat older ones: what they give up is no longer wanted.
 *
 * @param saidBefore What the model had said last: a short "no, B" is understood only with it.
 */
export function followWords(intent: Intent, words: string, saidBefore = () => ''): Intent {
  let next = intent
  for (const statement of findStatements(words)) {
    const isBareNo = statement.kind === 'correction' && statement.givenUp === null
    const text =
      isBareNo && words.length <= SHORT_CHARS ? `${statement.text}${describeContext(saidBefore())}` : statement.text
    next = followStatement(next, { ...statement, text })
  }
  return addMessage(isTakenUp(words) ? takeUp(next, words, excerptLine(words, LIMITS.statementChars)) : next, words)
}

const SHORT_CHARS = 80

function describeContext(said: string): string {
  return said === '' ? '' : ` (said to: "${excerptLine(said, 160)}")`
}

/** "Write the docs after all"; "don't do it after all" takes nothing up. */
function isTakenUp(words: string): boolean {
  return /\bafter all\b/i.test(words) && findStatements(words).every(({ givenUp }) => givenUp === null)
}

function addMessage(intent: Intent, words: string): Intent {
  const messages = intent.lastUserMessages
  const last = messages.at(-1)
  // A push to go on is worth keeping only while it is the newest word.
  const earlier = last !== undefined && isTrivial(last) ? messages.slice(0, -1) : messages
  // Folded before it is cut: the request often stands behind a long log.
  const text = excerptMiddle(foldPastes(words), LIMITS.userMessageChars / 2, LIMITS.userMessageChars / 2 - 10)
  const kept = earlier.at(-1) === text ? earlier.slice(0, -1) : earlier
  return {
    ...intent,
    goal: intent.goalStated && intent.goal !== null ? intent.goal : findGoal(intent.goal, words),
    lastUserMessages: [...kept, text].slice(-LIMITS.userMessages),
  }
}

/**
 * The goal is what the session was first asked to do. A greeting is no goal; a first message that asks for nothing serves
 * until one does.
 */
export function findGoal(goal: string | null, words: string): string | null {
  if (isTrivial(words) || onlyGivesUp(words)) return goal
  const isGoal = (text: string) =>
    !isQuestion(text) && !onlyGivesUp(text) && (asksForWork(text) || findDistinctiveWords(text).size > 2)
  if (goal !== null && (isGoal(goal) || !isGoal(words))) return goal
  // A standing rule is told as one, and may be lifted while the goal stands.
  const text = dropSentences(foldPastes(words), isRule)
  if (text === null) return goal
  return excerptMiddle(text, LIMITS.goalChars / 2, LIMITS.goalChars / 2 - 10)
}

function isRule(sentence: string): boolean {
  return findStatements(sentence).some(({ kind }) => kind === 'rule')
}

/** "Drop the exporter" says what not to do; with what to do instead it may be a goal. */
function onlyGivesUp(words: string): boolean {
  return (
    findStatements(words).some(({ givenUp }) => givenUp !== null) &&
    !/[,;.]\s|\b(?:use|instead|go with|take|do)\b/i.test(words)
  )
}

function asksForWork(text: string): boolean {
  const lower = text.toLowerCase()
  const words = lower.match(/\w+/g) ?? []
  return (
    words.some((word) => WORK.has(word) || WORK_STEMS.has(word.replace(/(?:e|ing)$/, ''))) ||
    (words.some((word) => MAY_ASK.has(word)) &&
      /\b(?:ha(?:s|ve) to|set up|get rid|help me|let's|find out|we(?:'re| are)|i(?:'m| am))\b/.test(lower))
  )
}

/** The first words of the forms that are more than one word. */
const MAY_ASK = new Set('has have set get help let find we i'.split(' '))
const WORK = new Set('please want need needs should must goal task today'.split(' '))
const WORK_STEMS = new Set(
  `implement add build creat writ fix mak migrat port refactor replac remov renam improv speed support convert updat upgrad test
  document review investigat chang mov clean design extend turn integrat generat debug work`.split(/\s+/),
)

/** The intent after one statement of the user. */
export function followStatement(intent: Intent, statement: Statement): Intent {
  const { kind, text, givenUp } = statement
  const left = giveUp(intent, statement)
  // A form that ordinary sentences have too took nothing back: it was an ordinary sentence.
  if (givenUp?.isWeak && left === intent) {
    const { otherwise } = statement
    return otherwise === null ? intent : followStatement(intent, { ...statement, kind: otherwise, givenUp: null })
  }
  // "Scrap that" is told by what it scrapped.
  if (givenUp?.refersBack && left !== intent && text.split(/\s+/).length <= 3) return left
  if (kind === 'finished') return finish(left, text)
  if (kind === 'remark') return addRemark(left, text)
  if (kind === 'goal') return { ...left, goal: excerpt(text, LIMITS.goalChars), goalStated: true }
  if (kind === 'rule') {
    const superseded = left.superseded.filter(({ what }) => what !== text)
    return { ...left, superseded, rules: addLast(left.rules, text, LIMITS.rules) }
  }
  const decided = addDecision(left, text)
  return kind === 'decision' ? decided : { ...decided, corrections: addLast(left.corrections, text, LIMITS.decisions) }
}
