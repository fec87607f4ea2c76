import { isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../record.ts'
import type { TranscriptLine } from '../transcript-line.ts'

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
    }

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
  if (
    line.isWhole &&
    line.bytes > LONG_RESULT_BYTES &&
    /"type":"user","message":\{"role":"user","content":\[\{/.test(line.head)
  ) {
    const id = /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1]
    if (id !== undefined && (line.bytes > LONGEST_FAILURE_BYTES || isPlainSuccess(line))) {
      return { kind: 'results', uuid: null, results: [{ id, isError: false, text: '' }] }
    }
  }
  return parseRow(line.read())
}

function isPlainSuccess(line: TranscriptLine): boolean {
  if (line.count('"is_error":true') > 0 || line.count('"agentId":"') > 0) return false
  return line.count('"tool_use_id":"') === 1
}

/**
 * The row of one transcript line, or null for everything that is not work of the main thread: bookkeeping, subagents,
 * meta rows, compact summaries, error rows made by the client, cut lines.
 */
export function parseRow(line: string): Row | null {
  const row = parseJsonRecord(line)
  if (row === null || row.isSidechain === true) return null
  const uuid = stringOf(row.uuid)
  if (row.type === 'system') return row.subtype === 'compact_boundary' ? { kind: 'boundary', uuid } : null
  if (row.type === 'attachment') return parseQueuedPrompt(row.attachment, uuid)
  if (!isRecord(row.message)) return null
  if (row.type === 'assistant') return parseAssistant(row, row.message, uuid)
  if (row.type === 'user') return parseUser(row, row.message, uuid)
  return null
}

/** A prompt typed while the model worked is no user row: the client attaches it to the running turn. */
function parseQueuedPrompt(attachment: unknown, uuid: string | null): Row | null {
  if (!isRecord(attachment) || attachment.type !== 'queued_command' || attachment.isMeta === true) return null
  const text = parseUserWords(textOf(attachment.prompt))
  return text === null ? null : { kind: 'user', uuid, text }
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
  return { kind: 'assistant', uuid, text: texts.join('\n'), tools }
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
  const text = parseUserWords(blocks.map((block) => stringOf(block.text) ?? '').join('\n'))
  return text === null ? null : { kind: 'user', uuid, text }
}

/** Slash commands the client answers itself (2.1.329: local commands): they say nothing about the work. */
const CLIENT_COMMANDS = new Set(
  `add-dir advisor agents artifacts autocompact background branch brief bug cd clear color compact config context copy cost
  daemon desktop diff doctor effort exit export extra-usage fast feedback focus fork heapdump help hooks ide import install
  keybindings list-agents login logout mcp memory mobile model output-style passes permissions plugin privacy-settings quit
  rate-limit-options recap release-notes reload-plugins reload-skills remote-control remote-env rename restart resume rewind
  scroll-speed session skills status statusline stickers stop tasks terminal-setup theme tui upgrade usage vim voice
  workflows`.split(/\s+/),
)

/**
 * What the user meant by a user row: the words as typed, a custom slash command as `/name args`, or null when the
 * system made the row (task notifications, command echoes, reminders, interruptions).
 */
export function parseUserWords(text: string): string | null {
  const words = dropReminders(text).trim()
  if (/^<command-(?:name|message|args)>/.test(words)) return parseCommand(words)
  if (
    words === '' ||
    /^<(?:task-notification|local-command-|bash-(?:input|stdout|stderr)|user-memory-input)/.test(words)
  )
    return null
  return /^\[Request interrupted by user/.test(words) ? null : words
}

function parseCommand(words: string): string | null {
  const name = between(words, '<command-name>', '</command-name>')?.trim().replace(/^\//, '')
  if (!name || CLIENT_COMMANDS.has(name)) return null
  return `/${name} ${between(words, '<command-args>', '</command-args>')?.trim() ?? ''}`.trim()
}

function between(text: string, open: string, close: string): string | null {
  const start = text.indexOf(open)
  const end = start === -1 ? -1 : text.indexOf(close, start)
  return end === -1 ? null : text.slice(start + open.length, end)
}

function dropReminders(text: string): string {
  const [open, close] = ['<system-reminder>', '</system-reminder>']
  let kept = ''
  let from = 0
  for (;;) {
    const start = text.indexOf(open, from)
    const end = start === -1 ? -1 : text.indexOf(close, start)
    if (end === -1) return kept + text.slice(from)
    kept += text.slice(from, start)
    from = end + close.length
  }
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
