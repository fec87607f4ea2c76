import { describeReply, isReply } from './asked.ts'
import { findFailing, keepFailing, trimCommands } from './failing.ts'
import { findGoal, followStatement } from './follow-words.ts'
import { addDecision, type Intent, replaceTodos } from './intent.ts'
import { findStatements } from './statements.ts'
import { mergeTodos } from './tasks.ts'
import { LIMITS, NO_RESULT, type Touch, type WorkState } from './work-state.ts'

/**
 * The state after `newer` continued the work of `older`. The two may overlap, because both may have been read from the
 * same stretch of a transcript: a state merged with itself is itself. The goal stays. A question is the newer's alone: an
 * old one was answered, or what followed it is the answer. What the newer gives up, the older no longer wants.
 */
export function mergeWorkState(older: WorkState, newer: WorkState): WorkState {
  const hasNewer = [newer.lastUserMessages, newer.commands, newer.filesModified, newer.filesRead, newer.agents].some(
    (list) => list.length > 0,
  )
  const answered = new Set(newer.commands.map(({ command }) => command))
  const ended = older.commands.filter(({ command, outcome }) => outcome !== NO_RESULT || !answered.has(command))
  const commands = trimCommands(joinOverlapping(ended, newer.commands), LIMITS.commands)
  const intent = mergeIntent(older, newer)
  return {
    ...intent,
    pendingQuestion: newer.pendingQuestion ?? (hasNewer ? null : older.pendingQuestion),
    lastAnswer: hasNewer ? newer.lastAnswer : older.lastAnswer,
    planMode: hasNewer ? newer.planMode : older.planMode,
    filesModified: joinFirst(newer.filesModified, older.filesModified).slice(0, LIMITS.files),
    filesRead: joinFirst(newer.filesRead, older.filesRead).slice(0, LIMITS.files),
    touches: mergeTouches(older, newer),
    commands,
    failing: findFailing(commands),
    failingTests: keepFailing(
      joinFirst(newer.failingTests, older.failingTests, ({ command, test }) => `${command}\n${test}`),
      commands,
    ).slice(0, LIMITS.failingTests),
    agents: joinOverlapping(older.agents, newer.agents).slice(-LIMITS.agents),
    skills: joinFirst(older.skills, newer.skills).slice(-LIMITS.loaded),
    instructions: joinFirst(older.instructions, newer.instructions).slice(-LIMITS.loaded),
    answers: newer.answers,
  }
}

function mergeIntent(older: WorkState, newer: WorkState): Intent {
  const reply = newer.lastUserMessages[0]
  const question = older.pendingQuestion
  // Read from the same stretch, the newer's first words came before the question.
  const isAfter = newer.pendingQuestion !== question && reply !== undefined && !older.lastUserMessages.includes(reply)
  const asked = question !== null && isAfter && isReply(question, reply)
  const known = new Set([...older.corrections, ...older.rules, ...older.decisions, ...older.remarks])
  let left: Intent = asked ? addDecision(older, describeReply(question, reply)) : older
  for (const text of [...newer.rules, ...newer.decisions, ...newer.remarks]) {
    if (known.has(text)) continue
    for (const statement of findStatements(text)) left = followStatement(left, statement)
  }
  const before = new Set(older.superseded.map(({ what }) => what))
  const gone = new Set(newer.superseded.map(({ what }) => what).filter((what) => !before.has(what)))
  const live = (items: readonly string[]) => items.filter((item) => !gone.has(item))
  const listed = replaceTodos(left, mergeTodos(left.todos, newer.todos))
  const hasPlan = newer.plan !== null || newer.planStatus !== null
  return {
    goal: mergeGoal(left, newer),
    goalStated: newer.goalStated || left.goalStated,
    lastUserMessages: joinOverlapping(older.lastUserMessages, newer.lastUserMessages).slice(-LIMITS.userMessages),
    plan: newer.plan ?? left.plan,
    planStatus: hasPlan ? newer.planStatus : left.planStatus,
    todos: listed.todos,
    decisions: joinLast(live(left.decisions), newer.decisions).slice(-LIMITS.decisions),
    corrections: joinLast(live(left.corrections), newer.corrections).slice(-LIMITS.decisions),
    rules: joinLast(live(left.rules), newer.rules).slice(-LIMITS.rules),
    superseded: joinLast(left.superseded, newer.superseded, ({ what }) => what).slice(-LIMITS.superseded),
    remarks: joinLast(live(left.remarks), newer.remarks).slice(-LIMITS.remarks),
    doubted: joinLast(left.doubted, newer.doubted).slice(-LIMITS.doubted),
    finished: joinLast(listed.finished, newer.finished, ({ what }) => what).slice(-LIMITS.finished),
  }
}

/** The goal stays, unless somebody stated another one, or it was a greeting only. */
function mergeGoal(older: Intent, newer: WorkState): string | null {
  if (newer.goalStated) return newer.goal
  if (newer.goal === null || (older.goalStated && older.goal !== null)) return older.goal
  return findGoal(older.goal, newer.goal)
}

/** The larger count of each file: where both were read from the same stretch, a sum would count twice. */
function mergeTouches(older: WorkState, newer: WorkState): Touch[] {
  const before = new Map(older.touches.map((touch) => [touch.path, touch]))
  return joinFirst(newer.touches, older.touches, ({ path }) => path)
    .slice(0, LIMITS.files * 2)
    .map(({ path, edits, reads }) => {
      const known = before.get(path)
      return { path, edits: Math.max(edits, known?.edits ?? 0), reads: Math.max(reads, known?.reads ?? 0) }
    })
}

/** Both lists without repetitions, each item where it stands first. */
function joinFirst<T>(first: readonly T[], second: readonly T[], keyOf: (item: T) => unknown = (item) => item): T[] {
  const joined = new Map<unknown, T>()
  for (const item of [...first, ...second]) if (!joined.has(keyOf(item))) joined.set(keyOf(item), item)
  return [...joined.values()]
}

/** Both lists without repetitions, each item where it stands last. */
function joinLast<T>(first: readonly T[], second: readonly T[], keyOf: (item: T) => unknown = (item) => item): T[] {
  return joinFirst([...second].reverse(), [...first].reverse(), keyOf).reverse()
}

/** Both lists in a row, where the longest end of the first that the second starts with counts once. */
function joinOverlapping<T>(first: readonly T[], second: readonly T[]): T[] {
  const tail = first.map((item) => JSON.stringify(item))
  const head = second.map((item) => JSON.stringify(item))
  for (let length = Math.min(tail.length, head.length); length > 0; length -= 1) {
    if (head.slice(0, length).join() === tail.slice(-length).join()) return [...first, ...second.slice(length)]
  }
  return [...first, ...second]
}

/** Whether two texts are the same request, each perhaps cut to a different length. */
export function isSameRequest(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b]
    .map((text) => text.split(/ \.\.\.(?= |$)/)[0] ?? '')
    .sort((x, y) => x.length - y.length)
  return short !== '' && long.startsWith(short) && (short === long || short.length >= 200)
}
