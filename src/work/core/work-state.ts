import {
  type CommandOutcome,
  FAILING_TESTS,
  type FailedTest,
  OUTCOME_CHARS,
  type Outcome,
} from '../../outcomes/core/outcome-words.ts'

export interface AgentOutcome {
  readonly description: string
  readonly outcome: Outcome
}

export interface Todo {
  readonly task: string
  readonly status: string
  /** The id from a task tool; null in a list that the model always writes whole. */
  readonly id: string | null
}

/** Words that the person typed. `asked` is the question that short words need to be understood. */
export interface Said {
  readonly text: string
  readonly asked: string | null
}

/** The model marks a `decision`. A `finding` tells cause, vain try or way round. A `statement` explains or binds. */
export const FINDING_KINDS = ['decision', 'finding', 'statement'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** A finding, a vain try or a decision of the model, in the model's own words. */
export interface Finding {
  readonly kind: FindingKind
  readonly text: string
}

/** Finished work, and the evidence. */
export interface Finished {
  readonly what: string
  /** `task` (ticked off) or `commit`. */
  readonly evidence: string
}

/** An instruction to a teammate's session, where no person types. */
export interface Order {
  readonly from: string
  readonly text: string
}

export interface Touch {
  readonly path: string
  readonly edits: number
  readonly reads: number
  /** The edits among them from before the newest compaction. */
  readonly before: number
}

export const PLAN_STATUSES = ['proposed', 'approved', 'rejected', 'dropped', 'noted'] as const
/** A `noted` plan stands in an answer or a plan file; the model never asked the user to approve. */
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** The work that the transcript shows. Every list is bounded, and every text is shortened at the source. */
export interface WorkState {
  readonly goal: string | null
  /** Whether `/goal` or a plan to carry out stated the goal. Otherwise `goal` is the first request of the session. */
  readonly goalStated: boolean
  /** The newest message last. Typed words stand verbatim up to a length, pasted blocks by name. */
  readonly lastUserMessages: readonly string[]
  /** The number of last messages that belong to the request before them. A refused call had the newest. */
  readonly inTurn: number
  /** The ledger of the person's typed words in this session, the oldest first. */
  readonly said: readonly Said[]
  /** Instructions of the lead in a teammate's session, the newest last. */
  readonly orders: readonly Order[]
  /** The unanswered question to the user, or null. */
  readonly pendingQuestion: string | null
  /** The model's last words of its turn after the newest request; null while the model was still at work. */
  readonly lastAnswer: string | null
  /** The last texts of the model, the newest last. */
  readonly lastTexts: readonly string[]
  /** The number of last texts, the first of the list, from before the newest request. */
  readonly textsBefore: number
  readonly plan: string | null
  readonly planStatus: PlanStatus | null
  readonly planMode: boolean
  readonly todos: readonly Todo[]
  /** Options that the person chose, with the question, and `Decision:` lines of the person. The newest last. */
  readonly decisions: readonly string[]
  /** Findings, vain tries and decisions in the model's own words, the newest last. */
  readonly findings: readonly Finding[]
  readonly finished: readonly Finished[]
  /** Paths, the most recently touched first. */
  readonly filesModified: readonly string[]
  readonly filesRead: readonly string[]
  /** Counts of edits and reads for each of these files. */
  readonly touches: readonly Touch[]
  /** Commands in the order of their runs. */
  readonly commands: readonly CommandOutcome[]
  /** Targets (a runner with its tests or packages) whose newest run failed. */
  readonly failing: readonly string[]
  readonly failingTests: readonly FailedTest[]
  readonly agents: readonly AgentOutcome[]
  /** The number of agents, the first of the list, that returned before the newest compaction. */
  readonly agentsBefore: number
  readonly skills: readonly string[]
  /** Instruction files that the client loaded for the folders of the work. */
  readonly instructions: readonly string[]
  /** The number of answers behind the state: how much work the state covers. */
  readonly answers: number
}

export const EMPTY_WORK_STATE: WorkState = {
  goal: null,
  goalStated: false,
  lastUserMessages: [],
  inTurn: 0,
  said: [],
  orders: [],
  pendingQuestion: null,
  lastAnswer: null,
  lastTexts: [],
  textsBefore: 0,
  plan: null,
  planStatus: null,
  planMode: false,
  todos: [],
  decisions: [],
  findings: [],
  finished: [],
  filesModified: [],
  filesRead: [],
  touches: [],
  commands: [],
  failing: [],
  failingTests: [],
  agents: [],
  agentsBefore: 0,
  skills: [],
  instructions: [],
  answers: 0,
}

/** Bounds of a checkpoint's texts and lists: large enough to go on, small enough to read. */
export const LIMITS = {
  userMessages: 8,
  userMessageChars: 4000,
  goalChars: 1000,
  planChars: 4000,
  todos: 40,
  decisions: 40,
  orders: 4,
  lastTexts: 3,
  lastTextChars: 500,
  finished: 30,
  statementChars: 300,
  said: 120,
  saidChars: 2000,
  saidTotalChars: 40_000,
  findings: 60,
  files: 60,
  commands: 30,
  commandChars: 300,
  outcomeChars: OUTCOME_CHARS,
  reportChars: 800,
  failingTests: FAILING_TESTS,
  agents: 15,
  loaded: 20,
} as const

/** Evidence of a note on commits that were taken back. The note tells of no work: it holds for earlier stretches too. */
export const UNDONE = 'undone'

/** The work alone, as it is saved and told: the notes have done their part once the stretches are merged. */
export const dropNotes = (finished: readonly Finished[]): Finished[] =>
  finished.filter(({ evidence }) => evidence !== UNDONE)
