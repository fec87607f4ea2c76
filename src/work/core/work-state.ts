import {
  amount,
  type Codec,
  choice,
  count,
  flag,
  list,
  nullable,
  rareCount,
  rareFlag,
  record,
  text,
  type ValueOf,
} from '../../base/core/codec.ts'
import { once } from '../../base/core/remember.ts'
import {
  type CommandOutcome,
  describeOutcome,
  type FailedTest,
  type Outcome,
  parseOutcome,
} from '../../sessions/core/outcome-words.ts'

/** Checkpoints keep an outcome in words. */
const outcome: Codec<Outcome> = {
  parse: (wire, path) => parseOutcome(text.parse(wire, path)),
  serialize: describeOutcome,
}

const commandOutcome = record<CommandOutcome>({ command: ['command', text], outcome: ['outcome', outcome] })

const agentOutcome = record({ description: ['description', text], outcome: ['outcome', outcome] })
export type AgentOutcome = ValueOf<typeof agentOutcome>

const todo = record({
  task: ['task', text],
  status: ['status', text],
  /** The id from a task tool; null in a list that the model always writes whole. */
  id: ['id', nullable(text)],
})
export type Todo = ValueOf<typeof todo>

const failedTest = record<FailedTest>({
  command: ['command', text],
  test: ['test', text],
  error: ['error', text],
})

/** Words that the person typed. `asked` is the question that short words need to be understood. */
export interface Said {
  readonly text: string
  readonly asked: string | null
  readonly isCommitted?: boolean | undefined
}
const said = record<Said>({
  text: ['text', text],
  asked: ['asked', nullable(text)],
  isCommitted: ['committed', rareFlag],
})

/** The model marks a `decision`. A `finding` tells cause, vain try or way round. A `statement` explains or binds. */
export const FINDING_KINDS = ['decision', 'finding', 'statement'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** A finding, a vain try or a decision of the model, in the model's own words. */
const finding = record({ kind: ['kind', choice(FINDING_KINDS)], text: ['text', text] })
export type Finding = ValueOf<typeof finding>

/** Finished work, and the evidence: `task` (ticked off) or `commit`. */
const finished = record({ what: ['what', text], evidence: ['evidence', text] })
export type Finished = ValueOf<typeof finished>

/** An instruction to a teammate's session, where no person types. */
const order = record({ from: ['from', text], text: ['text', text] })
export type Order = ValueOf<typeof order>

const touch = record({
  path: ['path', text],
  edits: ['edits', amount],
  reads: ['reads', amount],
  /** The edits among them from before the newest compaction. */
  before: ['before', rareCount],
})
export type Touch = ValueOf<typeof touch>

export const PLAN_STATUSES = ['proposed', 'approved', 'rejected', 'dropped', 'noted'] as const
/** A `noted` plan stands in an answer or a plan file; the model never asked the user to approve. */
export type PlanStatus = (typeof PLAN_STATUSES)[number]

/** The work that the transcript shows. Every list is bounded, and every text is shortened at the source. */
export const workState = record({
  goal: ['goal', nullable(text)],
  /** Whether `/goal` or a plan to carry out stated the goal. Otherwise `goal` is the first request of the session. */
  goalStated: ['goal_stated', flag],
  /** The newest message last. Typed words stand verbatim up to a length, pasted blocks by name. */
  lastUserMessages: ['last_user_messages', list(text)],
  /** The number of last messages that belong to the request before them. A refused call had the newest. */
  inTurn: ['in_turn', rareCount],
  /** The ledger of the person's typed words in this session, the oldest first. */
  said: ['said', list(said)],
  /** Instructions of the lead in a teammate's session, the newest last. */
  orders: ['orders', list(order)],
  pendingQuestion: ['pending_question', nullable(text)],
  /** The model's last words of its turn after the newest request; null while the model was still at work. */
  lastAnswer: ['last_answer', nullable(text)],
  lastTexts: ['last_texts', list(text)],
  /** The number of last texts, the first of the list, from before the newest request. */
  textsBefore: ['texts_before', rareCount],
  plan: ['plan', nullable(text)],
  planStatus: ['plan_status', nullable(choice(PLAN_STATUSES))],
  planMode: ['plan_mode', flag],
  todos: ['todos', list(todo)],
  /** Options that the person chose, with the question, and `Decision:` lines of the person. The newest last. */
  decisions: ['decisions', list(text)],
  /** Findings, vain tries and decisions in the model's own words, the newest last. */
  findings: ['findings', list(finding)],
  finished: ['finished', list(finished)],
  filesModified: ['files_modified', list(text)],
  filesRead: ['files_read', list(text)],
  /** Counts of edits and reads for each of these files. */
  touches: ['touches', list(touch)],
  commands: ['commands', list(commandOutcome)],
  /** Targets (a runner with its tests or packages) whose newest run failed. */
  failing: ['failing', list(text)],
  failingTests: ['failing_tests', list(failedTest)],
  agents: ['agents', list(agentOutcome)],
  /** The number of agents, the first of the list, that returned before the newest compaction. */
  agentsBefore: ['agents_before', rareCount],
  skills: ['skills', list(text)],
  /** Instruction files that the client loaded for the folders of the work. */
  instructions: ['instructions', list(text)],
  /** The number of answers behind the state: how much work the state covers. */
  answers: ['answers', count],
})
export type WorkState = ValueOf<typeof workState>

/** The state before any work, made when first asked for: most hooks load this file for its types alone. */
export const emptyWorkState = once((): WorkState => workState.parse({}, ''))

/** Evidence of a note on commits that were taken back. The note tells of no work: it holds for earlier stretches too. */
export const UNDONE = 'undone'
/** Evidence of a file that git brought back. A ticked task on that file may be open again. */
export const RESTORED = 'restored'

/** The work alone, as it is saved and told: the notes have done their part once the stretches are merged. */
export const dropNotes = (finished: readonly Finished[]): Finished[] =>
  finished.filter(({ evidence }) => evidence !== UNDONE)
