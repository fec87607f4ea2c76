import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import type { ToolCall } from './tool-call.ts'

/**
 * Finds the whole text a file would have after a Write or an Edit. Null for a notebook, and for an edit that does not
 * apply: the client refuses such an edit by itself.
 */
export function findResultingText(
  { givenName, toolName, toolInput }: ToolCall,
  existing: string | null,
): string | null {
  if (toolName === 'Write') return stringOf(toolInput.content)
  if (toolName !== 'Edit') return null
  const edits = givenName === 'MultiEdit' && Array.isArray(toolInput.edits) ? toolInput.edits : [toolInput]
  return edits.reduce<string | null>((text, edit) => (isRecord(edit) ? applyEdit(text, edit) : null), existing ?? '')
}

function applyEdit(text: string | null, edit: UnknownRecord): string | null {
  const [before, after] = [stringOf(edit.old_string), stringOf(edit.new_string)]
  if (text === null || before === null || after === null) return null
  if (before === '') return text === '' ? after : null
  const at = text.indexOf(before)
  if (at === -1) return null
  // Functions would be called for `$&` in the new text, so the text is joined as it stands.
  return edit.replace_all === true
    ? text.split(before).join(after)
    : text.slice(0, at) + after + text.slice(at + before.length)
}
