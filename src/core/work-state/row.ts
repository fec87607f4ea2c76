import { isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../record.ts'
import type { TranscriptLine } from '../transcript-line.ts'
import { type Notice, parseNotice } from './notice.ts'
import { type Notification, parseNotification, parseUserWords } from './user-words.ts'

export interface ToolUse {
  readonly id: string
  readonly name: string
  readonly input: UnknownRecord
}

export interface ToolResult {
  readonly id: string
  readonly isError: boolean
  readonly text: string
}

/** A transcript row reduced to what a work state is made of. */
export type Row =
  | { readonly kind: 'boundary'; readonly uuid: string | null }
  | { readonly kind: 'user'; readonly uuid: string | null; readonly text: string }
  | { readonly kind: 'results'; readonly uuid: string | null; readonly results: readonly ToolResult[] }
  | {
      readonly kind: 'assistant'
      readonly uuid: string | null
      readonly text: string
      readonly tools: readonly ToolUse[]
      /** Whether the model ended its turn with this answer; null where the row does not say. */
      readonly endsTurn: boolean | null
    }
  /** What ran in the background has ended: an agent's report, or how a command ended. */
  | ({ readonly kind: 'report'; readonly uuid: string | null } & Notification)
  | ({ readonly uuid: string | null } & Notice)

/** A result this long is a tool's output; when it succeeded, nothing but whose result it is matters. */
const LONG_RESULT_BYTES = 1500

/**
 * The client cuts what a failed tool printed at 30,000 characters and writes it twice. A longer row is a file that was read or
 * written, so it need not even be searched.
 */
const LONGEST_FAILURE_BYTES = 96 << 10

/**
 * The row of a transcript line as `parseRow` gives it, without reading the output of a tool that succeeded. A quote inside
 * a JSON string is escaped, so the names looked for are fields, never words of a text.
 */
export function parseLine(line: TranscriptLine): Row | null {
  if (line.head.includes('"isSidechain":true')) return null
  const isLong = line.isWhole && line.bytes > LONG_RESULT_BYTES
  const message = isLong ? line.head.indexOf('"type":"user","message":{"role":"user","content":[{') : -1
  const id = message === -1 ? undefined : findResultId(line.head)
  if (id === undefined) return parseRow(line.read())
  const end = line.find(MESSAGE_END, message)
  if (line.bytes > LONGEST_FAILURE_BYTES || (end !== -1 && isPlainSuccess(line, end))) {
    return { kind: 'results', uuid: null, results: [{ id, isError: false, text: '' }] }
  }
  return parseRow(line.read())
}

/** Where the message of a row ends. Its last letters are rare in a text, which makes it quick to find. */
const MESSAGE_END = '}]},"uuid":"'
/** As far behind it as the beginning of what the tool gave the client, another copy of the output. */
const BEHIND_BYTES = 300

function findResultId(head: string): string | undefined {
  return /"tool_use_id":"([\w-]{1,200})"/.exec(head)?.[1]
}

/** Calls whose effect is still wanted when they lie far back: what was changed, planned, asked, delegated. */
const LASTING_CALL =
  /"name":"(?:apply_patch|Edit|Write|NotebookEdit|TaskCreate|TaskUpdate|TodoWrite|ExitPlanMode|Agent|Task|Skill|AskUserQuestion)"/
/** A row holds one block of an answer; the name of a call stands at its beginning. */
const CALL_BYTES = 1000
const SHORT_RESULT_BYTES = 800

/**
 * `parseLine` for rows far back in a long stretch, at a fraction of the cost: the user's words, and what changed files,
 * tasks and plans. What the model said and ran there is passed over.
 */
export function parseDistantLine(line: TranscriptLine): Row | null {
  if (line.head.includes('"role":"assistant"')) {
    return LASTING_CALL.test(line.slice(0, CALL_BYTES)) ? parseRow(line.read()) : null
  }
  const id = line.head.includes('"type":"tool_result"') ? findResultId(line.head) : undefined
  if (id === undefined || line.bytes < SHORT_RESULT_BYTES) return parseLine(line)
  const isError = line.bytes <= LONGEST_FAILURE_BYTES && line.find(IS_ERROR) !== -1
  return { kind: 'results', uuid: null, results: [{ id, isError, text: '' }] }
}

/** What a failure looks like in the output of a command that ended well all the same, because it went through a pipe. */
const FAILURE_MARKS =
  /(?:\\n|")(?:FAIL|# fail [1-9]|\w{0,40}(?:Error|Exception): |error: |panic: |fatal: )|[1-9] (?:failed|failing|failures?|errors?)\b|not ok \d|error TS\d|error\[E\d|npm (?:ERR!|error)|panicked at|FAILED/
/** An output says at its end how the run went; the row ends with a second copy of it. */
const ENDING_BYTES = 3000

function isPlainSuccess(line: TranscriptLine, end: number): boolean {
  // Beside the text, a result's own fields stand before it or right behind it.
  if (line.head.includes(IS_ERROR) || line.slice(Math.max(0, end - BEHIND_BYTES), end).includes(IS_ERROR)) return false
  // A second result has its fields anywhere.
  if (line.find(RESULT_ID, line.find(RESULT_ID) + 1, end) !== -1) return false
  const behind = line.slice(end, end + BEHIND_BYTES)
  if (behind.includes('"toolUseResult":{"stdout":')) return !FAILURE_MARKS.test(line.slice(-ENDING_BYTES))
  if (behind.includes('"toolUseResult":{"type":"text","file":')) return true
  return line.find('"agentId":"') === -1 && line.find('answered: ') === -1
}

const IS_ERROR = '"is_error":true'
const RESULT_ID = '"tool_use_id":"'

/**
 * The row of one transcript line, or null for everything that is not work of the main thread: bookkeeping, subagents,
 * meta rows, compact summaries, error rows made by the client, cut lines.
 */
export function parseRow(line: string): Row | null {
  const row = parseJsonRecord(line)
  if (row === null || row.isSidechain === true) return null
  const uuid = stringOf(row.uuid)
  if (row.type === 'system') return row.subtype === 'compact_boundary' ? { kind: 'boundary', uuid } : null
  if (row.type === 'attachment') return parseAttachment(row.attachment, uuid)
  if (!isRecord(row.message)) return null
  if (row.type === 'assistant') return parseAssistant(row, row.message, uuid)
  if (row.type === 'user') return parseUser(row, row.message, uuid)
  return null
}

function parseAttachment(attachment: unknown, uuid: string | null): Row | null {
  if (!isRecord(attachment)) return null
  // A prompt typed while the model worked is no user row: the client attaches it to the running turn.
  if (attachment.type === 'queued_command') {
    return attachment.isMeta === true ? null : parseWords(textOf(attachment.prompt), uuid)
  }
  const notice = parseNotice(attachment)
  return notice === null ? null : { uuid, ...notice }
}

function parseWords(text: string, uuid: string | null): Row | null {
  const notification = parseNotification(text)
  if (notification !== null) return { kind: 'report', uuid, ...notification }
  const words = parseUserWords(text)
  return words === null ? null : { kind: 'user', uuid, text: words }
}

function parseAssistant(row: UnknownRecord, message: UnknownRecord, uuid: string | null): Row | null {
  if (message.model === '<synthetic>' || row.isApiErrorMessage === true) return null
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
  const results = blocks.flatMap((block): ToolResult[] =>
    block.type === 'tool_result' && typeof block.tool_use_id === 'string'
      ? [{ id: block.tool_use_id, isError: block.is_error === true, text: readReport(row) ?? textOf(block.content) }]
      : [],
  )
  if (results.length > 0) return { kind: 'results', uuid, results }
  if (row.isMeta === true || row.isCompactSummary === true || row.isVisibleInTranscriptOnly === true) return null
  return parseWords(blocks.map((block) => stringOf(block.text) ?? '').join('\n'), uuid)
}

/** An agent's own report. The block shown to the model wraps it in a page of instructions. */
function readReport(row: UnknownRecord): string | null {
  const result = row.toolUseResult
  if (!isRecord(result) || typeof result.agentId !== 'string') return null
  return textOf(result.content) || null
}

function blocksOf(content: unknown): UnknownRecord[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return Array.isArray(content) ? content.filter(isRecord) : []
}

function textOf(content: unknown): string {
  return blocksOf(content)
    .map((block) => stringOf(block.text) ?? '')
    .join('\n')
}
