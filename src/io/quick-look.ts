import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { findTokenBound } from '../core/context/token-bound.ts'
import { isRecord, parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import { isSafeName, isTranscriptPath } from '../core/safe-name.ts'
import { findProjectDir } from './project-dir.ts'
import { hasActiveTrack, hasPendingCalls } from './project-files.ts'
import { readTextFile } from './read-text.ts'
import { readSourceKey } from './source-key.ts'

/** What is read of the transcript; an answer further up is for the full look to find. */
const TAIL_BYTES = 16 << 10

/** Whether a prompt certainly gets no word: nothing is waiting to be told and the context is surely below LOW. */
export function isSilentPrompt(payload: unknown, textLength: number): boolean {
  if (!isRecord(payload) || payload.hook_event_name !== 'UserPromptSubmit' || typeof payload.prompt !== 'string')
    return false
  return isQuiet(payload, textLength)
}

/** Whether a tool result certainly gets no word and no log line: the context is surely below the next tier. */
export function isSilentResult(payload: unknown, textLength: number): boolean {
  if (!isRecord(payload) || payload.hook_event_name !== 'PostToolUse' || typeof payload.tool_name !== 'string')
    return false
  const projectDir = findProjectDir(payload.cwd)
  if (projectDir === null || hasActiveTrack(projectDir)) return false
  if (!isSafeName(payload.session_id) || hasPendingCalls(projectDir, payload.session_id)) return false
  // A subagent is never told of the main session's context.
  return typeof payload.agent_id === 'string' || isQuiet(payload, textLength)
}

/**
 * Compares an upper bound of the tokens in use with the bounds the last full look left in the session's state. Every
 * doubt - no state, another model, changed sources, a compaction, an unread tail - is answered with false.
 *
 * @param newChars The length of the payload: more than the prompt or the tool's result in it can add.
 */
function isQuiet(payload: UnknownRecord, newChars: number): boolean {
  const { session_id, transcript_path } = payload
  if (!isSafeName(session_id) || !isTranscriptPath(transcript_path)) return false
  const projectDir = findProjectDir(payload.cwd)
  if (projectDir === null) return false
  const file = readTextFile(`${projectDir}/.holdfast/sessions/${session_id}/state.json`, 1 << 20)
  // The first prompt of a session: nothing is measured yet, nothing can be waiting.
  if ('error' in file && file.error === 'ENOENT' && !existsSync(transcript_path)) return true
  const state = 'text' in file ? parseJsonRecord(file.text) : null
  if (state === null || !isRecord(state.quiet) || !Array.isArray(state.pending)) return false
  const isPrompt = payload.hook_event_name === 'UserPromptSubmit'
  // With a prompt the monitor speaks at every tier but nominal; a tool result only hears of a rise.
  if (isPrompt && (state.tier !== 'nominal' || state.pending.length > 0 || state.approval_due !== undefined))
    return false
  const { key, model, bounds } = state.quiet
  const bound = isRecord(bounds) ? bounds[String(state.tier)] : undefined
  if (typeof bound !== 'number') return false
  const used = findTokenBound(readTail(transcript_path), model)
  return used !== null && used + newChars / 4 + 1 < bound && key === readSourceKey(projectDir)
}

/**
 * The whole lines in the last bytes of a file, or nothing when it cannot be read. A character stands for a byte: decoding
 * costs more than the rest of the look, and what is looked for is ASCII.
 */
function readTail(path: string): string {
  if (!existsSync(path)) return ''
  const fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = fstatSync(fd)
    const from = Math.max(0, stat.size - TAIL_BYTES)
    const bytes = Buffer.allocUnsafe(TAIL_BYTES)
    const text = stat.isFile() ? bytes.toString('latin1', 0, readSync(fd, bytes, 0, TAIL_BYTES, from)) : ''
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1)
  } finally {
    closeSync(fd)
  }
}
