import { stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { countAddedChars } from '../../client/core/apply-patch.ts'
import type { GuardMode } from '../../config/core/config.ts'
import { measureWrite, WARN_TOKENS } from '../../policy/core/measure-write.ts'
import type { Finding } from '../../policy/core/verdict.ts'

/** Past this a write is refused; 25,000 itself passes. */
export const DENY_TOKENS = 25_000

/**
 * Judges the size of a write. The limit serves readability, not the client: text past 25,000 tokens cannot be read back
 * in one piece.
 */
export function judgeWriteSize(toolName: string, toolInput: UnknownRecord, mode: GuardMode): Finding | null {
  const tokens =
    toolName === 'apply_patch'
      ? Math.ceil(countAddedChars(stringOf(toolInput.command) ?? '') / 4)
      : measureWrite(toolName, toolInput)
  if (tokens <= WARN_TOKENS) return null
  const target = stringOf(toolInput.file_path) ?? stringOf(toolInput.notebook_path) ?? 'the file'
  const size = `${toolName} would write about ${tokens} tokens in one call`
  if (tokens <= DENY_TOKENS || mode === 'warn') {
    const reason = `${size}. A file is best read back in one piece when it stays under ${WARN_TOKENS}.`
    return { decision: 'warn', target, reason }
  }
  const advice =
    toolName === 'Write'
      ? 'Write a first part of the file, then add the rest with Edit calls, or split it into several files.'
      : 'Make the change in several smaller calls.'
  return { decision: 'deny', target, reason: `${size}; up to ${DENY_TOKENS} is allowed. ${advice}` }
}
