import { findFailing, keepFailing, trimCommands } from '../../sessions/core/failing.ts'
import { isTrivial } from '../../words/core/trivial.ts'
import { isContrary } from '../../words/core/weigh-words.ts'
import { answersQuestion } from './asked.ts'
import { dropCommitted, dropEdited, dropRefuted, dropReversed, dropSettled, trimFindings } from './findings.ts'
import { type Intent, reopenTasks, replaceTodos } from './intent.ts'
import { listRestored, undoEarlier } from './reported.ts'
import { noteCommitted, trimSaid } from './said.ts'
import { mergeTodos } from './tasks.ts'
import { LIMITS } from './work-limits.ts'
import type { AgentOutcome, Finding, Said, Touch, WorkState } from './work-state.ts'

const WORK = ['lastUserMessages', 'orders', 'commands', 'filesModified', 'filesRead', 'agents'] as const

/**
 * A state merged with itself stays the same. `isLater`: a compaction lies between. Newer work answers an old question.
 */
export function mergeWorkState(earlier: WorkState, newer: WorkState, isLater = false): WorkState {
  const older = dropRestored(earlier, newer, isLater)
  const hasNewer = WORK.some((name) => newer[name].length > 0)
  const answered = new Set(newer.commands.map(({ command }) => command))
  const ended = older.commands.filter(({ command, outcome }) => outcome.code !== 'no-result' || !answered.has(command))
  const reports = older.agents.filter(({ outcome }) => outcome.code === 'running' || !hasCommitSince(older, newer))
  const agents = joinAgents(reports, newer.agents)
  const told = isLater ? older.agents : older.agents.slice(0, older.agentsBefore)
  const commands = trimCommands(joinOverlapping(ended, newer.commands), LIMITS.commands)
  return {
    ...mergeIntent(older, newer, isLater),
    pendingQuestion: newer.pendingQuestion ?? (hasNewer ? null : older.pendingQuestion),
    lastAnswer: hasNewer || newer.lastTexts.length > 0 ? newer.lastAnswer : older.lastAnswer,
    ...mergeTexts(older, newer),
    planMode: hasNewer ? newer.planMode : older.planMode,
    filesModified: joinFirst(newer.filesModified, older.filesModified).slice(0, LIMITS.files),
    filesRead: joinFirst(newer.filesRead, older.filesRead).slice(0, LIMITS.files),
    touches: mergeTouches(older, newer, isLater),
    commands,
    failing: findFailing(commands),
    failingTests: keepFailing(
      joinFirst(newer.failingTests, older.failingTests, ({ command, test }) => `${command}\n${test}`),
      commands,
    ).slice(0, LIMITS.failingTests),
    agents,
    agentsBefore: agents.filter((item) => told.includes(item)).length,
    skills: joinFirst(older.skills, newer.skills).slice(-LIMITS.loaded),
    instructions: joinFirst(older.instructions, newer.instructions).slice(-LIMITS.loaded),
    answers: newer.answers,
  }
}

/** Joins agents. A later entry of an agent takes the place of its last words, or of its error. */
export function joinAgents(older: readonly AgentOutcome[], newer: readonly AgentOutcome[]): readonly AgentOutcome[] {
  const ends = ({ outcome }: AgentOutcome) => outcome.code === 'unreturned'
  const isOver = (old: AgentOutcome) =>
    newer.some((item) => item.description === old.description && (ends(old) || ends(item)))
  return joinOverlapping(
    older.filter((item) => !isOver(item)),
    newer,
  ).slice(-LIMITS.agents)
}

/** Joins the model's last texts. Words that only push on are no request, so texts from before them still count. */
function mergeTexts(older: WorkState, newer: WorkState): Pick<WorkState, 'lastTexts' | 'textsBefore'> {
  const listSince = ({ lastTexts, textsBefore }: WorkState) => lastTexts.slice(textsBefore)
  const kept = newer.lastUserMessages.every(isTrivial) ? listSince(older) : []
  const since = new Set([...kept, ...listSince(newer)])
  const lastTexts = joinLast(older.lastTexts, newer.lastTexts).slice(-LIMITS.lastTexts)
  return { lastTexts, textsBefore: lastTexts.filter((text) => !since.has(text)).length }
}

function mergeIntent(older: WorkState, newer: WorkState, isLater: boolean): Intent {
  const known = new Set(older.said.map(({ text }) => text))
  // The newer state knows what came first in a stretch that both have read, the words or the tick.
  const words = isLater ? newer.said.filter(({ text }) => !known.has(text)) : []
  const left = words.reduce((intent, { text }) => reopenTasks(intent, text), older as Intent)
  const listed = replaceTodos(left, mergeTodos(left.todos, newer.todos))
  const messages = joinOverlapping(older.lastUserMessages, newer.lastUserMessages)
  const added = messages.length - older.lastUserMessages.length
  const done = undoEarlier(listed.finished, newer.finished)
  const hasPlan = newer.plan !== null || newer.planStatus !== null
  return {
    goal: newer.goalStated || older.goal === null ? newer.goal : older.goal,
    goalStated: newer.goalStated || older.goalStated,
    lastUserMessages: messages.slice(-LIMITS.userMessages),
    inTurn: newer.inTurn < added ? newer.inTurn : older.inTurn + added,
    said: trimSaid(mergeSaid(older, newer)),
    orders: joinLast(older.orders, newer.orders, ({ text }) => text).slice(-LIMITS.orders),
    plan: newer.plan ?? older.plan,
    planStatus: hasPlan ? newer.planStatus : older.planStatus,
    todos: listed.todos,
    decisions: joinLast(older.decisions, newer.decisions).slice(-LIMITS.decisions),
    findings: mergeFindings(older, newer),
    finished: joinLast(done, newer.finished, ({ what }) => what).slice(-LIMITS.finished),
  }
}

/** Findings against which somebody turned no longer count. A new request or a commit ends older causes. */
function mergeFindings(older: WorkState, newer: WorkState): readonly Finding[] {
  const turned = newer.said.filter(({ text }) => isContrary(text))
  const known = new Set(older.said.map(({ text }) => text))
  const hasRequest = newer.said.some(({ text, asked }) => asked === null && !known.has(text) && !isTrivial(text))
  const isHandedOver = (text: string) => text.startsWith('[pasted, ') && !older.lastUserMessages.includes(text)
  const open = hasRequest || newer.lastUserMessages.some(isHandedOver) ? dropSettled(older.findings) : older.findings
  const standing = hasCommitSince(older, newer) ? dropCommitted(open) : open
  const kept = turned.reduce((findings, { text }) => dropRefuted(findings, text), standing)
  const left = newer.filesModified.reduce(dropEdited, kept)
  const later = newer.findings.map(({ text }) => text)
  return trimFindings(joinLast(dropReversed(left, later), newer.findings, ({ text }) => text))
}

function hasCommitSince(older: WorkState, newer: WorkState): boolean {
  const known = new Set(older.finished.map(({ what }) => what))
  return newer.finished.some(({ what, evidence }) => evidence === 'commit' && !known.has(what))
}

/** Joins the ledgers. A first short reply behind a compaction answers the question before the compaction. */
function mergeSaid(older: WorkState, newer: WorkState): readonly Said[] {
  const known = new Set(older.said.map(({ text }) => text))
  const [reply, ...rest] = newer.said
  const question = older.pendingQuestion
  const isAnswer =
    question !== null &&
    newer.pendingQuestion !== question &&
    reply?.asked === null &&
    !known.has(reply.text) &&
    answersQuestion(question, reply.text)
  const answered = isAnswer ? [{ ...reply, asked: question }, ...rest] : newer.said
  // The first entry stays in front, because it tells the subject of the session.
  const before = hasCommitSince(older, newer) ? noteCommitted(older.said) : older.said
  const [first] = before
  const joined = joinLast(before, answered, ({ text, asked }) => `${text}\n${asked}`)
  return first === undefined
    ? joined
    : [first, ...joined.filter((item) => item.text !== first.text || item.asked !== first.asked)]
}

/**
 * The newer state has read the failures of its own stretch. From before a compaction nobody knows what a commit holds.
 */
function dropRestored(older: WorkState, newer: WorkState, isLater: boolean): WorkState {
  const known = new Set(older.commands.map(({ command }) => command))
  const later = newer.commands.filter(({ command, outcome }) => outcome.code === 'ok' && !known.has(command))
  const paths = later.flatMap(({ command }) => listRestored(command))
  // A `cd` to the project makes a path absolute.
  const isRestored = (file: string) =>
    paths.some((path) => path === file || (path.startsWith('/') && path.endsWith(`/${file}`)))
  const hasCommit = isLater && older.finished.some(({ evidence }) => evidence === 'commit')
  if (hasCommit || !older.filesModified.some(isRestored)) return older
  const filesModified = older.filesModified.filter((path) => !isRestored(path))
  return {
    ...older,
    filesModified,
    touches: older.touches.map((touch) => (isRestored(touch.path) ? { ...touch, edits: 0, before: 0 } : touch)),
    commands: older.commands.filter(({ outcome }) => filesModified.length > 0 || outcome.code !== 'failed'),
  }
}

/** Counts of each file. The larger count holds for a stretch of the transcript that both have read. */
function mergeTouches(older: WorkState, newer: WorkState, isLater: boolean): Touch[] {
  const none = { edits: 0, reads: 0, before: 0 }
  const [known, fresh] = [older, newer].map(({ touches }) => new Map(touches.map((touch) => [touch.path, touch])))
  return joinFirst(newer.touches, older.touches, ({ path }) => path)
    .slice(0, LIMITS.files * 2)
    .map(({ path }) => {
      const [a, b] = [known?.get(path) ?? none, fresh?.get(path) ?? none]
      const before = isLater ? a.edits : Math.max(a.before, b.before)
      const since = isLater ? b.edits : Math.max(a.edits - a.before, b.edits - b.before)
      return { path, edits: before + since, reads: Math.max(a.reads, b.reads), before }
    })
}

/** Both lists without repetitions, each item at its first place. */
function joinFirst<T>(first: readonly T[], second: readonly T[], keyOf: (item: T) => unknown = (item) => item): T[] {
  const joined = new Map<unknown, T>()
  for (const item of [...first, ...second]) if (!joined.has(keyOf(item))) joined.set(keyOf(item), item)
  return [...joined.values()]
}

/** Both lists without repetitions, each item at its last place. */
function joinLast<T>(first: readonly T[], second: readonly T[], keyOf: (item: T) => unknown = (item) => item): T[] {
  return joinFirst([...second].reverse(), [...first].reverse(), keyOf).reverse()
}

/** Both lists in a row, with their overlap once: the longest end of `first` that begins `second`. */
function joinOverlapping<T>(first: readonly T[], second: readonly T[]): T[] {
  const tail = first.map((item) => JSON.stringify(item))
  const head = second.map((item) => JSON.stringify(item))
  for (let length = Math.min(tail.length, head.length); length > 0; length -= 1) {
    if (head.slice(0, length).join() === tail.slice(-length).join()) return [...first, ...second.slice(length)]
  }
  return [...first, ...second]
}
