export interface CommandOutcome {
  readonly command: string
  /** `ok`, or `failed: ` with the first telling line. Anything else (`no result`, refused, in the background) is no outcome. */
  readonly outcome: string
}

export interface AgentOutcome {
  readonly description: string
  readonly outcome: string
}

export interface Todo {
  readonly task: string
  readonly status: string
}

/** What was being done, as the transcript shows it. Every list is bounded and every text shortened at the source. */
export interface WorkState {
  readonly goal: string | null
  /** The newest last. Verbatim up to a length; prompts made by the system are not user words. */
  readonly lastUserMessages: readonly string[]
  /** What the user was asked and has not answered; null when nothing waits for the user. */
  readonly pendingQuestion: string | null
  readonly plan: string | null
  readonly todos: readonly Todo[]
  readonly decisions: readonly string[]
  /** Paths, the most recently touched first. */
  readonly filesModified: readonly string[]
  readonly filesRead: readonly string[]
  /** In the order they ran. */
  readonly commands: readonly CommandOutcome[]
  /** Commands whose newest run failed. */
  readonly failing: readonly string[]
  readonly agents: readonly AgentOutcome[]
}

/** The outcome of a command that was called and has not answered. */
export const NO_RESULT = 'no result'

export const EMPTY_WORK_STATE: WorkState = {
  goal: null,
  lastUserMessages: [],
  pendingQuestion: null,
  plan: null,
  todos: [],
  decisions: [],
  filesModified: [],
  filesRead: [],
  commands: [],
  failing: [],
  agents: [],
}

/** Bounds of what a checkpoint keeps: enough to go on, small enough to read. */
export const LIMITS = {
  userMessages: 8,
  userMessageChars: 4000,
  goalChars: 1000,
  planChars: 4000,
  todos: 40,
  decisions: 40,
  files: 60,
  commands: 30,
  commandChars: 300,
  outcomeChars: 300,
  agents: 15,
} as const

/**
 * The state after `newer` continued the work of `older`. The two may overlap, because both may have been read from the
 * same stretch of a transcript: a state merged with itself is itself. The goal stays. A question is the newer's alone: an
 * old one was answered, or what followed it is the answer.
 */
export function mergeWorkState(older: WorkState, newer: WorkState): WorkState {
  const { lastUserMessages, filesModified, filesRead, agents } = newer
  const anythingNewer = [lastUserMessages, newer.commands, filesModified, filesRead, agents].some(
    (list) => list.length > 0,
  )
  const answered = new Set(newer.commands.map(({ command }) => command))
  const ended = older.commands.filter(({ command, outcome }) => outcome !== NO_RESULT || !answered.has(command))
  const commands = joinOverlapping(ended, newer.commands).slice(-LIMITS.commands)
  return {
    goal: older.goal ?? newer.goal,
    lastUserMessages: joinOverlapping(older.lastUserMessages, newer.lastUserMessages).slice(-LIMITS.userMessages),
    pendingQuestion: newer.pendingQuestion ?? (anythingNewer ? null : older.pendingQuestion),
    plan: newer.plan ?? older.plan,
    todos: newer.todos.length > 0 ? newer.todos : older.todos,
    decisions: [...new Set([...older.decisions, ...newer.decisions])].slice(-LIMITS.decisions),
    filesModified: [...new Set([...newer.filesModified, ...older.filesModified])].slice(0, LIMITS.files),
    filesRead: [...new Set([...newer.filesRead, ...older.filesRead])].slice(0, LIMITS.files),
    commands,
    failing: findFailing(commands),
    agents: joinOverlapping(older.agents, newer.agents).slice(-LIMITS.agents),
  }
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
  const [short = '', long = ''] = [a, b].map((text) => text.replace(/ \.\.\.$/, '')).sort((x, y) => x.length - y.length)
  return short !== '' && long.startsWith(short) && (short === long || short.length >= 200)
}

/** Commands whose newest result is a failure, with that result. */
export function findFailing(commands: readonly CommandOutcome[]): string[] {
  const newest = new Map<string, string>()
  for (const { command, outcome } of commands) {
    if (outcome !== 'ok' && !outcome.startsWith('failed')) continue
    newest.delete(command)
    newest.set(command, outcome)
  }
  return [...newest]
    .filter(([, outcome]) => outcome.startsWith('failed'))
    .map(([command, outcome]) => `${command}: ${outcome}`)
}
