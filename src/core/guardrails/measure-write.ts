import { isRecord, stringOf, type UnknownRecord } from '../record.ts'

/** Over this many estimated tokens a single write is worth a word. */
export const WARN_TOKENS = 20_000

/** The fields each tool writes from. Old names stay: other clients and replayed sessions still send them. */
const CONTENT_FIELDS: Readonly<Record<string, readonly [path: string, content: string]>> = {
  Write: ['file_path', 'content'],
  Edit: ['file_path', 'new_string'],
  NotebookEdit: ['notebook_path', 'new_source'],
}

/** Tokens one call would write: the length of its content over four, without making a copy of it. */
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

/** Whether a payload is a tool call no size rule could speak to, in any mode. Anything unclear is not. */
export function isSmallWrite(payload: unknown): boolean {
  if (!isRecord(payload) || payload.hook_event_name !== 'PreToolUse') return false
  if (typeof payload.session_id !== 'string' || typeof payload.tool_name !== 'string') return false
  return isRecord(payload.tool_input) && measureWrite(payload.tool_name, payload.tool_input) <= WARN_TOKENS
}
