import { excerpt, excerptLine, excerptMiddle } from '../text.ts'
import { findDistinctiveWords, mentions } from './distinctive-words.ts'
import { foldPastes, splitSentences } from './sentences.ts'
import { findStatements, isContrary, isQuestion, type Statement } from './statements.ts'
import { isTrivial } from './user-words.ts'
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

/**
 * The intent after the user said this. Newer words beat older ones: what they give up is no longer wanted.
 *
 * @param saidBefore What the model had said last: a short "no, B" is understood only with it.
 */
export function followWords(intent: Intent, words: string, saidBefore = ''): Intent {
  let next = intent
  const context = words.length > SHORT_CHARS || saidBefore === '' ? '' : ` (said to: "${excerptLine(saidBefore, 160)}")`
  for (const statement of findStatements(words)) {
    const isBareNo = statement.kind === 'correction' && statement.givenUp === null
    const text = isBareNo ? `${statement.text}${context}` : statement.text
    next = followStatement(next, { ...statement, text })
  }
  return addMessage(next, words)
}

const SHORT_CHARS = 80

function addMessage(intent: Intent, words: string): Intent {
  const messages = intent.lastUserMessages
  const last = messages.at(-1)
  // A push to go on is worth keeping only while it is the newest word.
  const earlier = last !== undefined && isTrivial(last) ? messages.slice(0, -1) : messages
  const text = excerptMiddle(words, LIMITS.userMessageChars / 2, LIMITS.userMessageChars / 2 - 10)
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
function findGoal(goal: string | null, words: string): string | null {
  if (isTrivial(words) || onlyGivesUp(words)) return goal
  const isGoal = (text: string) =>
    !isQuestion(text) && !onlyGivesUp(text) && (asksForWork(text) || findDistinctiveWords(text).size > 2)
  if (goal !== null && (isGoal(goal) || !isGoal(words))) return goal
  return excerptMiddle(foldPastes(words), LIMITS.goalChars / 2, LIMITS.goalChars / 2 - 10)
}

/** "Drop the exporter" says what not to do; with what to do instead it may be a goal. */
function onlyGivesUp(words: string): boolean {
  return (
    findStatements(words).some(({ givenUp }) => givenUp !== null) &&
    !/[,;.]\s|\b(?:use|instead|go with|take|do)\b/i.test(words)
  )
}

function asksForWork(text: string): boolean {
  return /\b(?:please|want|need|needs|should|has to|have to|must|set up|get rid|help me|goal|task|let's|find out|today|we(?:'re| are)|i(?:'m| am)|(?:implement|add|build|creat|writ|fix|mak|migrat|port|refactor|replac|remov|renam|improv|speed|support|convert|updat|upgrad|test|document|review|investigat|chang|mov|clean|design|extend|turn|integrat|generat|debug|work)(?:e|ing)?)\b/i.test(
    text,
  )
}

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
  if (kind === 'rule') return { ...left, rules: addLast(left.rules, text, LIMITS.rules) }
  const decided = addDecision(left, text)
  return kind === 'decision' ? decided : { ...decided, corrections: addLast(left.corrections, text, LIMITS.decisions) }
}

/** A remark is kept as said. What it may have turned round is not thrown away, only no longer told as settled. */
function addRemark(intent: Intent, text: string): Intent {
  const words = findDistinctiveWords(text)
  const isConcerned = (item: string) => [...findDistinctiveWords(item)].some((word) => words.has(word))
  const inDoubt = isContrary(text) ? [...intent.decisions, ...intent.rules].filter(isConcerned) : []
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
  const back = /\b(?:back to|after all)\b(.*)/i.exec(decision)
  const target = back === null ? null : back[1] || decision
  const superseded = intent.superseded.filter(
    ({ what }) => what !== decision && (target === null || !mentions(what, target)),
  )
  /** Going back ends what had led away. */
  const hasLedAway = (item: string) =>
    target !== null &&
    findStatements(item).some(({ givenUp }) => givenUp?.phrases.some((phrase) => mentions(phrase, target)))
  const corrections = intent.corrections.filter((item) => !hasLedAway(item))
  const decisions = addLast(
    intent.decisions.filter((item) => !hasLedAway(item)),
    decision,
    LIMITS.decisions,
  )
  return { ...intent, superseded, corrections, decisions }
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

export function isOpen(status: string): boolean {
  return status !== 'completed' && status !== 'dropped' && status !== 'cancelled'
}

/** Takes out of an intent what a statement gives up, and keeps a note of it. The same intent when that is nothing. */
function giveUp(intent: Intent, statement: Statement): Intent {
  const { text, givenUp } = statement
  if (givenUp?.refersBack) return giveUpLast(intent, text)
  if (givenUp?.lifts) return liftRules(intent, givenUp.phrases, text)
  const phrases = givenUp?.phrases ?? []
  const isGivenUp = (item: string) => item !== text && phrases.some((phrase) => wants(item, phrase))
  const isOver = (item: string) =>
    isGivenUp(item) || (item !== text && (isSameSlot(item, text) || isContradicted(intent, item, statement)))
  const sentences = intent.lastUserMessages.flatMap(splitSentences).filter(isOver)
  const planLines = (intent.plan ?? '').split('\n').filter(isGivenUp)
  const todos = intent.todos.filter((todo) => isOpen(todo.status) && isGivenUp(todo.task))
  // A goal may itself be to get rid of something; giving that up gives up the goal.
  const goal = dropSentences(intent.goal, (item) => isOver(item) || phrases.some((phrase) => mentions(item, phrase)))
  const gone = [
    ...intent.decisions.filter(isOver).map((item) => cutOut(item, isGivenUp)),
    ...intent.rules.filter(isGivenUp),
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
    rules: intent.rules.filter((item) => !isGivenUp(item)),
  }
}

/** What was forbidden is allowed again: rules and corrections that speak of it no longer hold. */
function liftRules(intent: Intent, phrases: readonly string[], by: string): Intent {
  const isLifted = (item: string) => item !== by && phrases.some((phrase) => mentions(item, phrase))
  return {
    ...note(intent, intent.rules.filter(isLifted), by),
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
export function headline(plan: string): string {
  return plan.split('\n').find((line) => /[\p{L}\p{N}]/u.test(line)) ?? plan
}

function dropSentences(text: string | null, isOver: (sentence: string) => boolean): string | null {
  if (text === null) return null
  const sentences = splitSentences(text)
  if (!sentences.some(isOver)) return text
  const kept = sentences.flatMap((sentence) => (isOver(sentence) ? (keepRest(sentence, isOver) ?? []) : sentence))
  return kept.length === 0 ? null : kept.join(' ')
}

const CLAUSES = /,? and |; /

/** What a sentence asks for besides what was given up: "add A and B" without A is "add B". Null when nothing is left. */
function keepRest(sentence: string, isOver: (clause: string) => boolean): string | null {
  const clauses = sentence.split(CLAUSES)
  const kept = clauses.filter((clause) => !isOver(clause))
  if (kept.length === 0 || kept.length === clauses.length) return null
  const [first = ''] = kept
  const verb = /^\w+/.exec(sentence)?.[0] ?? ''
  const rest = kept.join(' and ')
  return isOver(clauses[0] ?? '') && /^(?:a|an|the|some|its|their)\b/i.test(first) ? `${verb} ${rest}` : rest
}

/** The part of a sentence that was given up, or all of it when the parts cannot be told apart. */
function cutOut(sentence: string, isOver: (clause: string) => boolean): string {
  const clauses = sentence.split(CLAUSES)
  const over = clauses.filter(isOver)
  return over.length === 0 || over.length === clauses.length ? sentence : over.join(' and ')
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

/** `use A for the cache` after `use B for the cache`, `the limit should be 20` after `the limit should be 10`. */
function isSameSlot(older: string, newer: string): boolean {
  const [a, b] = [findSlot(older), findSlot(newer)]
  return a !== null && a === b
}

const SLOTS: readonly RegExp[] = [
  /^(?:[^,]{1,30}, )?(the [\w' -]{2,60}?) (?:should|must|will|has to|is going to) be\b/i,
  /\b(?:use|go with|stick (?:to|with)|keep|put|store|prefer|pick|choose|take|want|settled on|decided on) .{1,80}? (?:for|as|in) ((?:the |our |all )?[\w' -]{2,60}?)(?:[.!,]|$)/i,
  /^(?:please |ok,? |then )*(?:set|limit|cap) (?:the )?([\w' -]{2,60}?) (?:to|at)\b/i,
  /^for ([\w' -]{2,60}?),? (?:take|use|pick|go with|choose|we)\b/i,
  /^(?:decision: |my call: )?([\w-]+) (?:uses|gets|goes to|will be)\b/i,
]

function findSlot(sentence: string): string | null {
  const named = SLOTS.map((slot) => slot.exec(sentence)?.[1]).find((match) => match !== undefined)
  const name = /^(?:please |ok,? |then )*(?:name|call) it\b/i.test(sentence) ? 'its name' : named
  // What it is said of: a limit for uploads is not a limit for downloads.
  const complement =
    name === undefined || !sentence.startsWith(name)
      ? ''
      : (/\b(?:for|in|on) ([^,;.]{2,60})[.!]?$/i.exec(sentence)?.[1] ?? '')
  const words = [...findDistinctiveWords(name ?? ''), ...findDistinctiveWords(complement)].sort()
  return words.length === 0 ? (name === 'its name' ? name : null) : words.join(' ')
}

/** "No, use B": says no to the decision that came with the message before it. */
function isContradicted(intent: Intent, item: string, { kind, givenUp }: Statement): boolean {
  if (kind !== 'correction' || givenUp !== null || item !== intent.decisions.at(-1)) return false
  return intent.lastUserMessages.at(-1)?.includes(item.replace(/ \.\.\.$/, '')) === true
}

function addLast(items: readonly string[], item: string, limit: number): string[] {
  return [...items.filter((known) => known !== item), item].slice(-limit)
}
