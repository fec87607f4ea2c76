import { findWrittenPath } from '../guardrails/governance.ts'
import { isRecord, type UnknownRecord } from '../record.ts'
import { MAX_QUERY_CHARS } from './rank.ts'

/** A change of a file: which, and the text that went in. */
export interface Edit {
  /** Inside the project relative to it. */
  readonly path: string
  readonly text: string
}

/** What a tool call changed; null for calls that change no file. */
export function readEdit(projectDir: string, toolName: unknown, toolInput: unknown): Edit | null {
  if (!isRecord(toolInput)) return null
  const path = findWrittenPath(toolName, toolInput)
  if (path === null || path.length > 4_096) return null
  return { path: nameEdited(projectDir, path), text: joinTexts(toolInput) }
}

/** A path as an edit names it: of a file elsewhere, its last two parts. */
export function nameEdited(projectDir: string, path: string): string {
  return path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : path.split('/').slice(-2).join('/')
}

function joinTexts({ content, new_string, new_source, edits }: UnknownRecord): string {
  const parts = Array.isArray(edits) ? edits.slice(0, 50).map((edit) => (isRecord(edit) ? edit.new_string : '')) : []
  return [content, new_string, new_source, ...parts]
    .filter((text) => typeof text === 'string')
    .map((text) => text.slice(0, MAX_QUERY_CHARS))
    .join('\n')
}
