import { findWrittenPath } from '../guardrails/governance.ts'
import { findProjectPath } from '../project-path.ts'
import { isRecord, type UnknownRecord } from '../record.ts'
import { isAbsolutePath } from '../safe-name.ts'
import { MAX_QUERY_CHARS } from './rank.ts'
import { findShellTarget } from './shell-target.ts'

/** A change of a file: which, and the text that went in. */
export interface Edit {
  /** Inside the project relative to it. */
  readonly path: string
  readonly text: string
}

/** What a tool call changed; null for calls that change no file anybody could name. */
export function readEdit(projectDir: string, toolName: unknown, toolInput: unknown): Edit | null {
  if (!isRecord(toolInput)) return null
  if (toolName === 'Bash') return readShellEdit(projectDir, toolInput.command)
  const path = findWrittenPath(toolName, toolInput)
  if (path === null || path.length > 4_096) return null
  const inside = findProjectPath(path, projectDir) ?? path.split(/[\\/]/).slice(-2).join('/')
  return { path: inside, text: joinTexts(toolInput) }
}

/** Files elsewhere are most often scratch, where a shell writes them. */
function readShellEdit(projectDir: string, command: unknown): Edit | null {
  const target = typeof command === 'string' ? findShellTarget(command) : null
  if (typeof command !== 'string' || target === null || target.startsWith('~')) return null
  const path = findProjectPath(target, projectDir) ?? target
  return isAbsolutePath(path) ? null : { path, text: command.slice(0, MAX_QUERY_CHARS) }
}

function joinTexts({ content, new_string, new_source, edits }: UnknownRecord): string {
  const parts = Array.isArray(edits) ? edits.slice(0, 50).map((edit) => (isRecord(edit) ? edit.new_string : '')) : []
  return [content, new_string, new_source, ...parts]
    .filter((text) => typeof text === 'string')
    .map((text) => text.slice(0, MAX_QUERY_CHARS))
    .join('\n')
}
