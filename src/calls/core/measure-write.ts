import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'

/** A single write of more estimated tokens is worth a warning. */
export const WARN_TOKENS = 20_000

/** The fields from which each tool writes. Other clients and replayed sessions still send the old names. */
const CONTENT_FIELDS: Readonly<Record<string, readonly [path: string, content: string]>> = {
  Write: ['file_path', 'content'],
  Edit: ['file_path', 'new_string'],
  NotebookEdit: ['notebook_path', 'new_source'],
}

/** Tokens that a call would write: the length of its content over four, measured without a copy. */
export function measureWrite(toolName: string, toolInput: UnknownRecord): number {
  if (toolName === 'MultiEdit') {
    const edits = Array.isArray(toolInput.edits) ? toolInput.edits : []
    const chars = edits.reduce(
      (sum: number, edit: UnknownRecord | null) => sum + (stringOf(edit?.new_string)?.length ?? 0),
      0,
    )
    return Math.ceil(chars / 4)
  }
  const fields = Object.hasOwn(CONTENT_FIELDS, toolName) ? CONTENT_FIELDS[toolName] : undefined
  if (fields === undefined) return 0
  return Math.ceil((stringOf(toolInput[fields[1]])?.length ?? 0) / 4)
}

/** The most tokens that a call could write, told cheaply. A command writes no more text than it has. */
export function boundWrite(toolName: string, toolInput: UnknownRecord): number {
  if (toolName.startsWith('mcp__')) return Number.POSITIVE_INFINITY
  const command = stringOf(toolInput.command)
  return command === null ? measureWrite(toolName, toolInput) : Math.ceil(command.length / 4)
}

/** Whether a payload is a tool call too small for the size rule in any mode. An unclear payload counts as large. */
export function isSmallWrite(payload: unknown): boolean {
  if (!isRecord(payload) || payload.hook_event_name !== 'PreToolUse') return false
  if (typeof payload.session_id !== 'string' || typeof payload.tool_name !== 'string') return false
  return isRecord(payload.tool_input) && boundWrite(payload.tool_name, payload.tool_input) <= WARN_TOKENS
}
