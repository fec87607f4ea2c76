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
  /** The id a task tool gave it; null for an item of a list that is always written whole. */
  readonly id: string | null
}

/** A test that a command's newest run named as failed. */
export interface FailedTest {
  readonly command: string
  readonly test: string
  /** The first line after it that says what went wrong; empty when the output shows none. */
  readonly error: string
}

/** Something the user gave up, and the words that did it. */
export interface Superseded {
  readonly what: string
  readonly by: string
}

/** Something that is done, and how that is known. */
export interface Finished {
  readonly what: string
  /** `task` (ticked off), `commit`, `user`, or `model`: the last only said so. */
  readonly evidence: string
}

export interface Touch {
  readonly path: string
  readonly edits: number
  readonly reads: number
}

export const PLAN_STATUSES = ['proposed', 'approved', 'rejected', 'dropped', 'noted'] as const
/** `noted`: written down in an answer or a plan file, never put to the user. */
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** What was being done, as the transcript shows it. Every list is bounded and every text shortened at the source. */
export interface WorkState {
  readonly goal: string | null
  /** Whether somebody called it the goal; else it is what the session was first asked to do. */
  readonly goalStated: boolean
  /** The newest last. Verbatim up to a length; prompts made by the system are not user words. */
  readonly lastUserMessages: readonly string[]
  /** What the user was asked and has not answered; null when nothing waits for the user. */
  readonly pendingQuestion: string | null
  /** What the model said when it ended its turn after the newest request; null while it was still at work. */
  readonly lastAnswer: string | null
  readonly plan: string | null
  readonly planStatus: PlanStatus | null
  readonly planMode: boolean
  readonly todos: readonly Todo[]
  /** What the user, or a `Decision:` line, decided and nobody has taken back. The newest last. */
  readonly decisions: readonly string[]
  /** Those of the decisions that corrected something said before. */
  readonly corrections: readonly string[]
  /** Standing instructions of the user. */
  readonly rules: readonly string[]
  readonly superseded: readonly Superseded[]
  /** Other statements of the user, in no form that says what they do. The newest last. */
  readonly remarks: readonly string[]
  /** Decisions and rules that a later remark on the same thing may have changed. */
  readonly doubted: readonly string[]
  readonly finished: readonly Finished[]
  /** Paths, the most recently touched first. */
  readonly filesModified: readonly string[]
  readonly filesRead: readonly string[]
  /** How often each of them was. */
  readonly touches: readonly Touch[]
  /** In the order they ran. */
  readonly commands: readonly CommandOutcome[]
  /** Commands whose newest run failed. */
  readonly failing: readonly string[]
  readonly failingTests: readonly FailedTest[]
  readonly agents: readonly AgentOutcome[]
  readonly skills: readonly string[]
  /** Instruction files that were loaded because of where the work was. */
  readonly instructions: readonly string[]
  /** Answers of the model the state was read from: how much work it covers. */
  readonly answers: number
}

/** The outcome of a command that was called and has not answered. */
export const NO_RESULT = 'no result'

export const EMPTY_WORK_STATE: WorkState = {
  goal: null,
  goalStated: false,
  lastUserMessages: [],
  pendingQuestion: null,
  lastAnswer: null,
  plan: null,
  planStatus: null,
  planMode: false,
  todos: [],
  decisions: [],
  corrections: [],
  rules: [],
  superseded: [],
  remarks: [],
  doubted: [],
  finished: [],
  filesModified: [],
  filesRead: [],
  touches: [],
  commands: [],
  failing: [],
  failingTests: [],
  agents: [],
  skills: [],
  instructions: [],
  answers: 0,
}

/** Bounds of what a checkpoint keeps: enough to go on, small enough to read. */
export const LIMITS = {
  userMessages: 8,
  userMessageChars: 4000,
  goalChars: 1000,
  planChars: 4000,
  todos: 40,
  decisions: 40,
  rules: 20,
  superseded: 20,
  remarks: 30,
  doubted: 12,
  finished: 20,
  statementChars: 300,
  files: 60,
  commands: 30,
  commandChars: 300,
  outcomeChars: 300,
  reportChars: 800,
  failingTests: 4,
  agents: 15,
  loaded: 20,
} as const
