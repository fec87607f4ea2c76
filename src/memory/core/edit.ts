import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { isAbsolutePath } from '../../base/core/safe-name.ts'
import { findProjectPath } from '../../files/core/path-text.ts'
import { findWrittenPath } from '../../policy/core/governance.ts'
import { MAX_QUERY_CHARS } from './rank.ts'

export interface Edit {
  /** Relative to the project for a file inside. */
  readonly path: string
  readonly text: string
}

/** The file a tool call changed, and the text put in. A call without a nameable file gives null. */
export function readEdit(projectDir: string, toolName: unknown, toolInput: unknown): Edit | null {
  if (!isRecord(toolInput)) return null
  if (toolName === 'Bash') return readShellEdit(projectDir, toolInput.command)
  const path = findWrittenPath(toolName, toolInput)
  if (path === null || path.length > 4_096) return null
  const inside = findProjectPath(path, projectDir) ?? path.split(/[\\/]/).slice(-2).join('/')
  return { path: inside, text: joinTexts(toolInput) }
}

/** A file outside the project gives null: a shell most often writes scratch there. */
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

/** A longer command is a program, and no edit. */
const MAX_COMMAND_CHARS = 16 << 10

/** A guess suffices to name the subject of a command, and costs far less than the analysis of the guards. */
export function findShellTarget(command: string): string | null {
  if (command.length > MAX_COMMAND_CHARS || !/>|\b(?:tee|cp|mv|sed)\b/.test(command)) return null
  // Lines below the opening line of a here-document are data, not commands.
  const heredoc = /<<[^<\n]*\n/.exec(command)
  const script = heredoc === null ? command : command.slice(0, heredoc.index + heredoc[0].length)
  const plain = script.replace(/'[^']*'|"[^"]*"/g, (quoted) => (/[\s<>;|&]/.test(quoted) ? '' : quoted.slice(1, -1)))
  const files = plain.replace(/\d?>>?[ \t]*(?:\/dev\/\S*|&\d?)/g, '')
  for (const part of files.split(/[;\n]|&&|\|+/)) {
    const target = /(?:^|[^>&=-])>>?[ \t]*([^\s<>&]+)/.exec(part)?.[1] ?? findArgument(part.trim().split(/\s+/))
    if (target !== undefined && !/[$`*?]/.test(target)) return target
  }
  return null
}

function findArgument([program = '', ...words]: readonly string[]): string | undefined {
  const isInPlace = program === 'sed' && words.some((word) => /^(?:-[a-zA-Z]*i|--in-place)/.test(word))
  if (!isInPlace && !['tee', 'cp', 'mv'].includes(program)) return undefined
  return words.findLast((word) => !word.startsWith('-') && !word.includes('>'))
}
