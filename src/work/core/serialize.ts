import {
  amount,
  type Codec,
  choice,
  count,
  data,
  flag,
  list,
  nullable,
  omittable,
  rareCount,
  record,
  safeName,
  text,
  time,
} from '../../base/core/codec.ts'
import { THRESHOLD_TIERS } from '../../fill/core/tier.ts'
import {
  type CommandOutcome,
  describeOutcome,
  type FailedTest,
  type Outcome,
  parseOutcome,
} from '../../outcomes/core/outcome-words.ts'
import { type CheckpointData, type ContextState, type SessionInfo, type TierFile, TRIGGERS } from './checkpoint.ts'
import {
  type AgentOutcome,
  FINDING_KINDS,
  type Finding,
  type Finished,
  type Order,
  PLAN_STATUSES,
  type Said,
  type Todo,
  type Touch,
  type WorkState,
} from './work-state.ts'

/** Checkpoints keep an outcome in words. */
const outcome: Codec<Outcome> = {
  parse: (wire, path) => parseOutcome(text.parse(wire, path)),
  serialize: describeOutcome,
}

const contextState = record<ContextState>({
  fillPercentage: ['fill_percentage', nullable(amount)],
  inputTokens: ['input_tokens', nullable(amount)],
  pendingTokens: ['pending_tokens', nullable(amount)],
  contextWindowSize: ['context_window_size', nullable(amount)],
  compactionPoint: ['compaction_point', nullable(amount)],
  thresholdTier: ['threshold_tier', nullable(choice(THRESHOLD_TIERS))],
  source: ['source', text],
  windowSource: ['window_source', text],
})

const workState = record<WorkState>({
  goal: ['goal', nullable(text)],
  goalStated: ['goal_stated', flag],
  lastUserMessages: ['last_user_messages', list(text)],
  inTurn: ['in_turn', rareCount],
  said: ['said', list(record<Said>({ text: ['text', text], asked: ['asked', nullable(text)] }))],
  orders: ['orders', list(record<Order>({ from: ['from', text], text: ['text', text] }))],
  pendingQuestion: ['pending_question', nullable(text)],
  lastAnswer: ['last_answer', nullable(text)],
  lastTexts: ['last_texts', list(text)],
  textsBefore: ['texts_before', rareCount],
  plan: ['plan', nullable(text)],
  planStatus: ['plan_status', nullable(choice(PLAN_STATUSES))],
  planMode: ['plan_mode', flag],
  todos: ['todos', list(record<Todo>({ task: ['task', text], status: ['status', text], id: ['id', nullable(text)] }))],
  decisions: ['decisions', list(text)],
  findings: ['findings', list(record<Finding>({ kind: ['kind', choice(FINDING_KINDS)], text: ['text', text] }))],
  finished: ['finished', list(record<Finished>({ what: ['what', text], evidence: ['evidence', text] }))],
  filesModified: ['files_modified', list(text)],
  filesRead: ['files_read', list(text)],
  touches: [
    'touches',
    list(
      record<Touch>({
        path: ['path', text],
        edits: ['edits', amount],
        reads: ['reads', amount],
        before: ['before', rareCount],
      }),
    ),
  ],
  commands: ['commands', list(record<CommandOutcome>({ command: ['command', text], outcome: ['outcome', outcome] }))],
  failing: ['failing', list(text)],
  failingTests: [
    'failing_tests',
    list(record<FailedTest>({ command: ['command', text], test: ['test', text], error: ['error', text] })),
  ],
  agents: ['agents', list(record<AgentOutcome>({ description: ['description', text], outcome: ['outcome', outcome] }))],
  agentsBefore: ['agents_before', rareCount],
  skills: ['skills', list(text)],
  instructions: ['instructions', list(text)],
  answers: ['answers', count],
})

const sessionInfo = record<SessionInfo>({
  projectId: ['project_id', text],
  branch: ['branch', nullable(text)],
  head: ['head', nullable(text)],
  workingDirectory: ['working_directory', text],
  transcriptPath: ['transcript_path', nullable(text)],
  boundaryUuid: ['boundary_uuid', nullable(text)],
  model: ['model', nullable(text)],
})

const tierFiles = list(record<TierFile>({ path: ['path', text], sha256: ['sha256', text], bytes: ['bytes', amount] }))

const checkpoint: Codec<CheckpointData> = record<CheckpointData>({
  schemaVersion: ['schema_version', text],
  checkpointId: ['checkpoint_id', safeName],
  timestamp: ['timestamp', time],
  sessionId: ['session_id', safeName],
  trigger: ['trigger', choice(TRIGGERS)],
  compactionSequence: ['compaction_sequence', amount],
  contextState: ['context_state', contextState],
  resumptionState: ['resumption_state', nullable(data)],
  workState: ['work_state', workState],
  sessionInfo: ['session_info', sessionInfo],
  tiers: [
    'tiers',
    record<CheckpointData['tiers']>({
      core: ['core', tierFiles],
      task: ['task', tierFiles],
      transient: ['transient', tierFiles],
    }),
  ],
  compaction: ['compaction', nullable(data)],
  previous: ['previous', nullable(text)],
  snapshot: ['snapshot', omittable(text)],
})

/** Makes the file's text: snake_case keys in fixed order, two spaces, a trailing newline. */
export function serializeCheckpoint(value: CheckpointData): string {
  return `${JSON.stringify(checkpoint.serialize(value), null, 2)}\n`
}

/** Parses a checkpoint file's text. A damaged text throws a TypeError or a SyntaxError. */
export function parseCheckpoint(fileText: string): CheckpointData {
  return checkpoint.parse(JSON.parse(fileText), '')
}

/** A work state as comparable text: equal states give equal text. */
export function serializeWorkState(value: WorkState): string {
  return JSON.stringify(workState.serialize(value))
}
