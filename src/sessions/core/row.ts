import { isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { isSelection } from '../../words/core/row-elements.ts'
import { type Notification, parseNotification, readUserWords, type UserWords } from '../../words/core/user-words.ts'
import { readTeammate } from '../../words/core/utterance.ts'

export interface ToolUse {
  readonly id: string
  readonly name: string
  readonly input: UnknownRecord
}

export interface ToolResult {
  readonly id: string
  readonly isError: boolean
  readonly text: string
  /** Whether the client says that the person refused the call. Older clients say it in the text alone. */
  readonly isRefused?: true
}

/** A transcript row, reduced to the parts of a work state. */
export type Row =
  | { readonly kind: 'boundary'; readonly uuid: string | null }
  | ({ readonly kind: 'user'; readonly uuid: string | null } & UserWords)
  | {
      readonly kind: 'results'
      readonly uuid: string | null
      readonly results: readonly ToolResult[]
      /** Words typed while the tools ran: the client puts these words beside the results. */
      readonly beside: UserWords | null
    }
  | {
      readonly kind: 'assistant'
      readonly uuid: string | null
      readonly text: string
      readonly tools: readonly ToolUse[]
      /** Whether the model ended its turn with this answer; null for a row without a stop reason. */
      readonly endsTurn: boolean | null
    }
  /** The person stopped the running turn. */
  | { readonly kind: 'interruption'; readonly uuid: string | null }
  /** The end of background work: an agent's report, or the status of a command. */
  | ({ readonly kind: 'report'; readonly uuid: string | null } & Notification)
  | ({ readonly uuid: string | null } & Notice)

/**
 * The row of one transcript line, or null for a line that is no work of the main thread. Such lines are bookkeeping,
 * subagents, meta rows, compact summaries, error rows of the client, and cut lines.
 */
export function parseRow(line: string): Row | null {
  const row = parseJsonRecord(line)
  if (row === null || row.isSidechain === true) return null
  const uuid = stringOf(row.uuid)
  if (row.type === 'system') return row.subtype === 'compact_boundary' ? { kind: 'boundary', uuid } : null
  if (row.type === 'attachment') return parseAttachment(row.attachment, uuid)
  if (row.type === 'queue-operation') return parseQueued(row)
  if (!isRecord(row.message)) return null
  if (row.type === 'assistant') return parseAssistant(row, row.message, uuid)
  if (row.type === 'user') return parseUser(row, row.message, uuid)
  return null
}

function parseAttachment(attachment: unknown, uuid: string | null): Row | null {
  if (!isRecord(attachment)) return null
  // The client attaches a prompt to the running turn when the person typed while the model worked.
  if (attachment.type === 'queued_command') {
    const words = attachment.isMeta === true ? null : parseWords(textOf(attachment.prompt), uuid)
    // Messages of other sessions wait in the same queue.
    if (words?.kind !== 'user') return words
    return isLabelledOther(attachment) ? null : { ...words, place: 'turn' }
  }
  if (attachment.type === 'teammate_mailbox') return parseMailbox(attachment.messages, uuid)
  const notice = parseNotice(attachment)
  return notice === null ? null : { uuid, ...notice }
}

/** Parses words in the queue, the newest words of all. A notification in the queue has not reached the model yet. */
function parseQueued(row: UnknownRecord): Row | null {
  const text = stringOf(row.content)
  if (text === null || (row.operation !== 'enqueue' && row.operation !== 'popAll')) return null
  const words = readUserWords(text, true)
  return words === null ? null : { kind: 'user', uuid: null, ...words }
}

/** Messages of teammates, as today's client attaches them to a turn. */
function parseMailbox(messages: unknown, uuid: string | null): Row | null {
  const mail = Array.isArray(messages) ? messages.filter(isRecord) : []
  const utterances = mail.flatMap((message) => readTeammate(stringOf(message.from), stringOf(message.text) ?? ''))
  return utterances.length === 0 ? null : { kind: 'user', uuid, text: '', utterances, isQueued: false }
}

function parseWords(text: string, uuid: string | null): Row | null {
  const notification = parseNotification(text)
  if (notification !== null) return { kind: 'report', uuid, ...notification }
  const words = readUserWords(text)
  return words === null ? null : { kind: 'user', uuid, ...words }
}

function parseAssistant(row: UnknownRecord, message: UnknownRecord, uuid: string | null): Row | null {
  if (message.model === '<synthetic>' || row.isApiErrorMessage === true) return null
  // Codex counts the tokens of an answer in a row of their own behind the answer.
  if (Array.isArray(message.content) && message.content.length === 0) return null
  const tools: ToolUse[] = []
  const texts: string[] = []
  for (const block of blocksOf(message.content)) {
    if (typeof block.text === 'string') texts.push(block.text)
    if (block.type === 'tool_use' && typeof block.id === 'string' && typeof block.name === 'string') {
      tools.push({ id: block.id, name: block.name, input: isRecord(block.input) ? block.input : {} })
    }
  }
  const stop = stringOf(message.stop_reason)
  const endsTurn = stop === null ? null : stop === 'end_turn' || stop === 'stop_sequence'
  return { kind: 'assistant', uuid, text: texts.join('\n'), tools, endsTurn }
}

function parseUser(row: UnknownRecord, message: UnknownRecord, uuid: string | null): Row | null {
  const blocks = blocksOf(message.content)
  const refused = row.toolDenialKind === 'user-rejected' ? ({ isRefused: true } as const) : {}
  const results = blocks.flatMap(({ type, tool_use_id: id, is_error, content }): ToolResult[] =>
    type === 'tool_result' && typeof id === 'string'
      ? [{ id, isError: is_error === true, text: readReport(row) ?? textOf(content), ...refused }]
      : [],
  )
  const isSystem =
    row.isMeta === true ||
    row.isCompactSummary === true ||
    row.isVisibleInTranscriptOnly === true ||
    isLabelledOther(row)
  const texts = blocks.map((block) => stringOf(block.text) ?? '')
  const text = texts.filter((block) => !isSelection(block)).join('\n')
  if (results.length > 0) return { kind: 'results', uuid, results, beside: isSystem ? null : readUserWords(text) }
  if (!isSystem && INTERRUPTED.test(text)) return { kind: 'interruption', uuid }
  return isSystem && parseNotification(text) === null ? null : parseWords(text, uuid)
}

/** The client's note about a stopped turn. Words of the person may stand behind the note. */
const INTERRUPTED = /^\[Request interrupted by user[^\]\n]{0,60}\]\s*$/

/** Whether the client labels a row, or a queued prompt, as not typed. Those of older clients have no label. */
function isLabelledOther(row: UnknownRecord): boolean {
  const kind = isRecord(row.origin) ? stringOf(row.origin.kind) : null
  return (kind !== null && kind !== 'human') || row.promptSource === 'system' || row.commandMode === 'task-notification'
}

/** An agent's own report. The block for the model wraps the report in a page of instructions. */
function readReport(row: UnknownRecord): string | null {
  const result = row.toolUseResult
  if (!isRecord(result) || typeof result.agentId !== 'string') return null
  return textOf(result.content) || null
}

export function blocksOf(content: unknown): UnknownRecord[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return Array.isArray(content) ? content.filter(isRecord) : []
}

function textOf(content: unknown): string {
  return blocksOf(content)
    .map((block) => stringOf(block.text) ?? '')
    .join('\n')
}

/** A note of the client beside the conversation that a continuing model has to know. */
type Notice =
  | { readonly kind: 'plan-mode'; readonly isOn: boolean; readonly file: string | null }
  /** The condition set with `/goal`; null once the goal is met or given up. */
  | { readonly kind: 'goal'; readonly condition: string | null }
  /** Skills and nested instruction files in the context: both leave the context with a compaction. */
  | { readonly kind: 'loaded'; readonly skills: readonly string[]; readonly instructions: readonly string[] }

/** The notice in an attachment of the client (2.1.329); null for an attachment that does not concern the work. */
export function parseNotice(attachment: UnknownRecord): Notice | null {
  switch (attachment.type) {
    case 'plan_mode':
    case 'plan_mode_reentry':
      return attachment.isSubAgent === true
        ? null
        : { kind: 'plan-mode', isOn: true, file: stringOf(attachment.planFilePath) }
    case 'plan_mode_exit':
      return { kind: 'plan-mode', isOn: false, file: stringOf(attachment.planFilePath) }
    case 'goal_status': {
      const isOver = attachment.met === true || attachment.failed === true
      return { kind: 'goal', condition: isOver ? null : stringOf(attachment.condition) }
    }
    case 'nested_memory': {
      const path = stringOf(attachment.path) ?? stringOf(attachment.displayPath)
      return path === null ? null : { kind: 'loaded', skills: [], instructions: [path] }
    }
    case 'invoked_skills': {
      const skills = Array.isArray(attachment.skills) ? attachment.skills.filter(isRecord) : []
      const names = skills.flatMap((skill) => stringOf(skill.name) ?? [])
      return names.length === 0 ? null : { kind: 'loaded', skills: names, instructions: [] }
    }
    default:
      return null
  }
}
