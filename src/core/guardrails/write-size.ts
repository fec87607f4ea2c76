import type { GuardMode } from '../config/config.ts'
import { stringOf, type UnknownRecord } from '../record.ts'
import { ALLOW, type Verdict } from './judge.ts'

/** Over this many estimated tokens a single write is worth a word; over the second it is refused. 25,000 itself passes. */
export const WARN_TOKENS = 20_000
export const DENY_TOKENS = 25_000

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

/**
 * Judges the size of a write. The limit is one of readability, not of the client: what is written in one piece past
 * 25,000 tokens cannot be read back in one piece.
 */
export function judgeWriteSize(toolName: string, toolInput: UnknownRecord, mode: GuardMode): Verdict {
  const tokens = measureWrite(toolName, toolInput)
  if (tokens <= WARN_TOKENS || mode === 'off') return ALLOW
  const target = stringOf(toolInput.file_path) ?? stringOf(toolInput.notebook_path) ?? 'the file'
  const size = `${toolName} would write about ${tokens} tokens in one call`
  if (tokens <= DENY_TOKENS || mode === 'warn') {
    const reason = `write-size: ${size}. Up to ${DENY_TOKENS} is allowed; a file read back in one piece is best under ${WARN_TOKENS}.`
    return { decision: 'warn', guard: 'write-size', target, reason }
  }
  const reason = `write-size: ${size}; up to ${DENY_TOKENS} is allowed. Write it in parts: a first file of up to ${DENY_TOKENS} tokens, then Edit calls that add the rest, or several files.`
  return { decision: mode, guard: 'write-size', target, reason }
}
