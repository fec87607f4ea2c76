import { rmSync, statSync } from 'node:fs'
import { isSealed, sealJson } from '../../author/core/seal.ts'
import { readPersonKey } from '../../author/io/person-key.ts'
import type { Call } from '../../base/core/call.ts'
import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { mayHoldSecret } from '../../base/core/secret-marks.ts'
import { appendLine } from '../../files/io/append-line.ts'
import { isRealFolder } from '../../files/io/list-folder.ts'
import { errorCode, readTextFile } from '../../files/io/read-text.ts'

/** A longer prompt is cut. */
const MAX_PLAIN_CHARS = 4000
/** A larger file begins anew at the next compaction, because its words stand in checkpoints by then. */
const MAX_BYTES = 256 << 10
const MAX_READ_BYTES = 16 << 20

/** A push to go on is no request, so the most common prompts leave no line. */
const PUSH = /^(?:continue|go on|go ahead|proceed|yes|ok|okay|y|next|thanks)?[.!]?$/i
const LONGEST_PUSH = 14

/**
 * Keeps the newest words of the person as one appended line. So neither a long transcript, nor a client that omits the
 * words, can hide them. Each line carries the person's mark, and no word is kept without a key.
 *
 * @param loadCleaner Called only for a long prompt, and for one that may hold a secret or a private span.
 * @returns The thing that lacks: the person has no key yet, or the session has no folder of its own. Null when nothing
 * lacks.
 */
export async function keepWords(
  projectDir: string,
  sessionId: string,
  prompt: string,
  loadCleaner: () => Promise<(prompt: string) => string>,
): Promise<'key' | 'folder' | null> {
  // A notification made by the client is no word of a person, and a command of holdfast is no request.
  if (prompt.startsWith('/holdfast:')) return null
  if (prompt.length <= LONGEST_PUSH ? PUSH.test(prompt.trim()) : prompt.startsWith('<task-notification>')) return null
  const key = readPersonKey(projectDir)
  if (key === null) return 'key'
  const isPlain = prompt.length <= MAX_PLAIN_CHARS && !/<p/i.test(prompt) && !mayHoldSecret(prompt)
  const text = isPlain ? prompt : (await loadCleaner())(prompt)
  if (text === '') return null
  try {
    if (!isRealFolder(projectDir, ['.holdfast', 'sessions', sessionId])) return 'folder'
    const line = `${JSON.stringify({ text: text.toWellFormed() })}\n`
    appendLine(findKeptWords(projectDir, sessionId), sealJson(key, scopeOf(sessionId), line))
    return null
  } catch (error) {
    // The transcript nearly always has the words, too. So a session that cannot be written to must not fail the prompt.
    return errorCode(error) === 'ENOENT' ? 'folder' : null
  }
}

const scopeOf = (sessionId: string) => `words ${sessionId}`

/** The prompts kept of a session, the oldest first. Lines cut short, and lines of somebody else, are passed over. */
export function readKeptWords(path: string, { projectDir }: Call): string[] {
  const file = readTextFile(path, MAX_READ_BYTES)
  const key = readPersonKey(projectDir)
  if ('error' in file || key === null) return []
  const scope = scopeOf(path.split('/').at(-2) ?? '')
  const lines = file.text.split('\n').filter((line) => isSealed(key, scope, line))
  return lines.flatMap((line) => stringOf(parseJsonRecord(line)?.text) ?? [])
}

/** Removes a file that has grown, so that the file begins anew. The caller has stored its words in a checkpoint. */
export function trimKeptWords(call: Call, sessionId: string): void {
  const path = findKeptWords(call.projectDir, sessionId)
  const kept = call.know(readKeptWords, path)
  if (kept.reduce((sum, text) => sum + text.length, 0) > MAX_BYTES) rmSync(path, { force: true })
}

export function measureKeptWords(projectDir: string, sessionId: string): number {
  return statSync(findKeptWords(projectDir, sessionId), { throwIfNoEntry: false })?.size ?? 0
}

export function findKeptWords(projectDir: string, sessionId: string): string {
  return `${projectDir}/.holdfast/sessions/${sessionId}/words.jsonl`
}
