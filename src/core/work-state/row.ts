import { isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../record.ts'

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

/**
 * The row of one transcript line, or null for everything that is not work of the main thread: bookkeeping, subagents,
 * meta rows, compact summaries, error rows made by the client, cut lines.
 */
export function parseRow(line: string): Row | null {
  const row = parseJsonRecord(line)
  if (row === null || row.isSidechain === true) return null
  const uuid = stringOf(row.uuid)
  if (row.type === 'system') return row.subtype === 'compact_boundary' ? { kind: 'boundary', uuid } : null
  if (!isRecord(row.message)) return null
  if (row.type === 'assistant') return parseAssistant(row, row.message, uuid)
  if (row.type === 'user') return parseUser(row, row.message, uuid)
  return null
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

/** Slash commands the client answers itself: they say nothing about the work. */
const CLIENT_COMMANDS = new Set(
  'agents bug clear compact config context cost doctor exit export help hooks login logout mcp memory model permissions plugin quit resume rewind status statusline tasks usage vim'.split(
    ' ',
  ),
)

/**
 * What the user meant by a user row: the words as typed, a custom slash command as `/name args`, or null when the
 * system made the row (task notifications, command echoes, reminders, interruptions).
 */
export function parseUserWords(text: string): string | null {
  const words = text.replace(/<system-reminder>[\s\S]*?<\/system-reminder>/g, '').trim()
  const isCommand = /^<command-(?:name|message|args)>/.test(words)
  const command = isCommand ? /<command-name>\/?([^<]{1,200})<\/command-name>/.exec(words) : null
  if (command?.[1]) {
    if (CLIENT_COMMANDS.has(command[1].trim())) return null
    const args = /<command-args>([\s\S]*?)<\/command-args>/.exec(words)?.[1]?.trim() ?? ''
    return `/${command[1].trim()} ${args}`.trim()
  }
  if (
    words === '' ||
    /^<(?:task-notification|local-command-|bash-(?:input|stdout|stderr)|user-memory-input)/.test(words)
  )
    return null
  return /^\[Request interrupted by user/.test(words) ? null : words
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
