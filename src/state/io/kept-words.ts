import { rmSync } from 'node:fs'
import type { Call } from '../../base/core/call.ts'
import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { appendLine } from '../../files/io/append-line.ts'
import { errorCode, readTextFile } from '../../files/io/read-text.ts'

/** Kept characters of a prompt, at both ends: the request often stands behind pasted text. */
const HEAD_CHARS = 3000
const TAIL_CHARS = 1000
/** A larger file begins anew at the next compaction, because its words stand in checkpoints by then. */
const MAX_BYTES = 256 << 10
const MAX_READ_BYTES = 16 << 20

/** A push to go on is no request, so the most common prompts leave no line. */
const PUSH = /^(?:continue|go on|go ahead|proceed|yes|ok|okay|y|next|thanks)?[.!]?$/i
const LONGEST_PUSH = 14

/** Marks of secrets that most prompts lack. A prompt with such a mark is redacted before it is kept. */
const SECRET_NEEDLES = ['pass', 'secret', 'token', 'key', 'auth', 'cred', 'cookie', '://', 'begin ']
const LONG_RUN = /[A-Za-z0-9+/=_-]{16}|\d{6}/

/**
 * Keeps the newest words of the person as one appended line. So neither a long transcript, nor a client that omits the
 * words, can hide them.
 *
 * @param redact Loaded only for a prompt that may hold a secret.
 * @returns False when the session has no folder yet.
 */
export async function keepWords(
  projectDir: string,
  sessionId: string,
  prompt: string,
  redact: () => Promise<(text: string) => string>,
): Promise<boolean> {
  // A notification made by the client is no word of a person.
  if (prompt.length <= LONGEST_PUSH ? PUSH.test(prompt.trim()) : prompt.startsWith('<task-notification>')) return true
  const both =
    prompt.length <= HEAD_CHARS + TAIL_CHARS
      ? prompt
      : `${prompt.slice(0, HEAD_CHARS)}\n...\n${prompt.slice(-TAIL_CHARS)}`
  const lower = both.toLowerCase()
  const maySecret = LONG_RUN.test(both) || SECRET_NEEDLES.some((needle) => lower.includes(needle))
  const text = maySecret ? (await redact())(both) : both
  try {
    appendLine(findKeptWords(projectDir, sessionId), `${JSON.stringify({ text: text.toWellFormed() })}\n`)
    return true
  } catch (error) {
    // The transcript nearly always has the words, too. So a session that cannot be written to must not fail the prompt.
    return errorCode(error) !== 'ENOENT'
  }
}

/** The prompts kept of a session, the oldest first. Lines cut short are passed over. */
export function readKeptWords(path: string): string[] {
  const file = readTextFile(path, MAX_READ_BYTES)
  if ('error' in file) return []
  return file.text.split('\n').flatMap((line) => stringOf(parseJsonRecord(line)?.text) ?? [])
}

/** Removes a file that has grown, so that the file begins anew. The caller has stored its words in a checkpoint. */
export function trimKeptWords(call: Call, sessionId: string): void {
  const path = findKeptWords(call.projectDir, sessionId)
  const kept = call.know(readKeptWords, path)
  if (kept.reduce((sum, text) => sum + text.length, 0) > MAX_BYTES) rmSync(path, { force: true })
}

/** Path of the file that keeps the prompts of a session. */
export function findKeptWords(projectDir: string, sessionId: string): string {
  return `${projectDir}/.holdfast/sessions/${sessionId}/words.jsonl`
}
