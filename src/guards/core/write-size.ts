import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { excerptLine } from '../../base/core/text.ts'
import { findMcpPaths } from '../../calls/core/mcp-paths.ts'
import { measureWrite, WARN_TOKENS } from '../../calls/core/measure-write.ts'
import { measureShellText } from '../../calls/core/shell-text.ts'
import { findShell, type ToolCall } from '../../calls/core/tool-call.ts'
import { countAddedChars, listPatchedFiles } from '../../client/core/apply-patch.ts'
import type { Config, GuardMode } from '../../config/core/config.ts'
import type { Finding } from '../../policy/core/verdict.ts'

/** Past this a write is refused; 25,000 itself passes. */
export const DENY_TOKENS = 25_000

export interface SizeTerms {
  readonly mode: GuardMode
  readonly writers: Config['guardrails.mcp_writers']
}

/**
 * Judges the size of a write. The limit serves readability, not the client: text past 25,000 tokens cannot be read back
 * in one piece.
 */
export function judgeWriteSize(call: ToolCall, { mode, writers }: SizeTerms): Finding | null {
  const { tokens, target } = measureCall(call, writers)
  if (tokens <= WARN_TOKENS) return null
  const toolName = call.givenName
  const file = target === null ? '' : ` to "${excerptLine(target, 200)}"`
  const size = `${toolName} would write about ${tokens} tokens${file} in one call`
  const found = { target: target ?? 'the file' }
  if (tokens <= DENY_TOKENS || mode === 'warn') {
    const reason = `${size}. A file is best read back in one piece when it stays under ${WARN_TOKENS}.`
    return { decision: 'warn', ...found, reason }
  }
  const advice =
    toolName === 'Write'
      ? 'Write a first part of the file, then add the rest with Edit calls, or split it into several files.'
      : 'Make the change in several smaller calls.'
  return { decision: 'deny', ...found, reason: `${size}; up to ${DENY_TOKENS} is allowed. ${advice}` }
}

function measureCall(call: ToolCall, writers: SizeTerms['writers']) {
  const { toolInput, toolName, givenName } = call
  const command = stringOf(toolInput.command) ?? ''
  if (toolName === 'apply_patch') {
    return { tokens: tokensOf(countAddedChars(command)), target: listPatchedFiles(command)[0]?.path ?? null }
  }
  if (findShell(call) !== null) {
    // A command writes no more text than it has.
    const written = tokensOf(command.length) <= WARN_TOKENS ? null : measureShellText(command)
    return { tokens: tokensOf(written?.chars ?? 0), target: written?.target ?? null }
  }
  if (toolName.startsWith('mcp__')) {
    const paths = findMcpPaths(toolName, toolInput, writers)
    if (paths === null || paths.length === 0) return { tokens: 0, target: null }
    return { tokens: tokensOf(countText(toolInput, new Set(paths), 0)), target: paths[0] ?? null }
  }
  const target = stringOf(toolInput.file_path) ?? stringOf(toolInput.notebook_path)
  return { tokens: measureWrite(givenName, toolInput), target }
}

const tokensOf = (chars: number) => Math.ceil(chars / 4)

const OLD = /^(?:old|before|search|find|expected)/i

/** The characters an MCP tool is given to write. Names of files and the text to be replaced do not count. */
function countText(value: unknown, paths: ReadonlySet<string>, depth: number): number {
  if (typeof value === 'string') return paths.has(value) ? 0 : value.length
  if (depth > 4) return 0
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countText(item, paths, depth + 1), 0)
  if (!isRecord(value)) return 0
  const kept = Object.entries(value as UnknownRecord).filter(([field]) => !OLD.test(field))
  return kept.reduce((sum, [, item]) => sum + countText(item, paths, depth + 1), 0)
}
