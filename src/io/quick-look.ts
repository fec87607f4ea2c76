import { closeSync, constants, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { mayMark } from '../core/capture/may-mark.ts'
import { findTokenBound } from '../core/context/token-bound.ts'
import { findWrittenPath, mayBeGovernance, STANDARD_FRAGMENTS } from '../core/guardrails/governance.ts'
import { countOf, isRecord, parseJsonRecord, type UnknownRecord } from '../core/record.ts'
import { hasWord, STANDARD_WORDS } from '../core/routing/standard-routes.ts'
import { isSafeName, isTranscriptPath } from '../core/safe-name.ts'
import { findProjectDir } from './project-dir.ts'
import { hasActiveTrack, hasMemoryIndex, hasPendingCalls } from './project-files.ts'
import { readTextFile } from './read-text.ts'
import { hasRulePlaces, readRuleStamp } from './rule-stamp.ts'
import { readSourceKey } from './source-key.ts'

/** What is read of the transcript; an answer further up is for the full look to find. */
const TAIL_BYTES = 16 << 10

/** Whether a prompt certainly gets no word: nothing is waiting to be told and the context is surely below LOW. */
export function isSilentPrompt(payload: unknown, textLength: number): boolean {
  if (!isRecord(payload) || payload.hook_event_name !== 'UserPromptSubmit' || typeof payload.prompt !== 'string')
    return false
  if (mayMark(payload.prompt)) return false
  const projectDir = findProjectDir(payload.cwd)
  if (projectDir === null) return false
  const state = readState(payload, projectDir)
  return isQuiet(payload, projectDir, state, textLength) && !mayRemind(payload.prompt, projectDir, state)
}

/** Whether a tool result certainly gets no word: the context is surely below the next tier. It may get a line in a log. */
export function isSilentResult(payload: unknown, textLength: number): boolean | Promise<boolean> {
  if (!isRecord(payload) || payload.hook_event_name !== 'PostToolUse' || typeof payload.tool_name !== 'string')
    return false
  const projectDir = findProjectDir(payload.cwd)
  if (projectDir === null) return false
  if (!isSafeName(payload.session_id) || hasPendingCalls(projectDir, payload.session_id)) return false
  const isWrite = isRecord(payload.tool_input) && findWrittenPath(payload.tool_name, payload.tool_input) !== null
  const isSubagent = typeof payload.agent_id === 'string'
  const isLogged = hasActiveTrack(projectDir)
  // A subagent is never told of the main session's context.
  if (isSubagent && !isWrite && !isLogged) return true
  const state = readState(payload, projectDir)
  // What may have been a rule of the project raises the criticality, whoever wrote it.
  if (isWrite && mayRaise(payload, state)) return false
  if (isLogged) return isQuiet(payload, projectDir, state, textLength) && feedTrack(projectDir, payload, state, isWrite)
  if (isSubagent || !isQuiet(payload, projectDir, state, textLength)) return isSubagent
  if (!(isWrite || payload.tool_name === 'Bash') || !hasMemoryIndex(projectDir)) return true
  return isWrite || mayWriteFile(payload.tool_input) ? tellMemories(projectDir, payload, state) : true
}

/** A look for the forms of a command that plainly writes; what it writes, if anything, is found out when it is needed. */
function mayWriteFile(input: unknown): boolean {
  const command = isRecord(input) ? input.command : null
  return typeof command === 'string' && ['>', 'tee ', 'cp ', 'mv ', 'sed '].some((form) => command.includes(form))
}

/** With a track the call is noted with its session, whatever else there is to tell. */
async function feedTrack(
  projectDir: string,
  payload: UnknownRecord,
  state: UnknownRecord | null,
  isWrite: boolean,
): Promise<boolean> {
  // Before the session is known, the switches are not.
  if (state === null || !isRecord(state.quiet) || mayBeDouble(projectDir)) return false
  const mayRemember = isWrite && typeof payload.agent_id !== 'string' && hasMemoryIndex(projectDir)
  if (mayRemember && !(await tellMemories(projectDir, payload, state))) return false
  const { feedQuietly } = await import('./feed-artifacts.ts')
  return feedQuietly(projectDir, payload, state.quiet.off)
}

/** Nothing else is to be told: what is kept about the file that was written, is. */
async function tellMemories(projectDir: string, payload: UnknownRecord, state: UnknownRecord | null): Promise<boolean> {
  if (mayBeDouble(projectDir)) return false
  const { findRelatedMemories } = await import('./related-memories.ts')
  const quiet = state !== null && isRecord(state.quiet) ? state.quiet : {}
  const { path, found } = findRelatedMemories(projectDir, payload, state?.memories, quiet.memories)
  if (found.length === 0 || !isSafeName(payload.session_id)) return true
  const { tellQuietly } = await import('./quick-memories.ts')
  return tellQuietly(projectDir, payload.session_id, path, found)
}

/** Whether this may be the plugin's copy beside a drop-in copy: which of them acts is for the full look to find. */
function mayBeDouble(projectDir: string): boolean {
  return Boolean(process.env.CLAUDE_PLUGIN_ROOT) && existsSync(`${projectDir}/.claude/holdfast`)
}

/** Whether there may be a rule to tell of, or a word in the prompt that routes it. */
function mayRemind(prompt: string, projectDir: string, state: UnknownRecord | null): boolean {
  const { words, reminders = null } = isRecord(state?.quiet) ? state.quiet : {}
  if (hasWord(prompt, Array.isArray(words) ? words : STANDARD_WORDS)) return true
  // Nothing is known of the configuration yet; a project without one and without rules is an ordinary one.
  if (state === null) return hasRulePlaces(projectDir) || readSourceKey(projectDir) !== 'defaults'
  if (!isRecord(state.reminder)) return reminders !== null || hasRulePlaces(projectDir)
  const { key, stamp } = state.reminder
  if (key !== reminders) return true
  // A word in its place says that rules are due; the files need not be looked at for that.
  return typeof stamp === 'string' && (!stamp.includes(':') || stamp !== readRuleStamp(projectDir))
}

/** The session's state as it stands in its file; null before there is one, or where it cannot be used. */
function readState({ session_id }: UnknownRecord, projectDir: string): UnknownRecord | null {
  if (!isSafeName(session_id)) return null
  const file = readTextFile(`${projectDir}/.holdfast/sessions/${session_id}/state.json`, 1 << 20)
  if ('text' in file) return parseJsonRecord(file.text) ?? {}
  return file.error === 'ENOENT' ? null : {}
}

function mayRaise({ tool_name, tool_input }: UnknownRecord, state: UnknownRecord | null): boolean {
  if (!isRecord(tool_input) || state === null || !isRecord(state.quiet)) return true
  const { governance } = state.quiet
  return mayBeGovernance(tool_name, tool_input, Array.isArray(governance) ? governance : STANDARD_FRAGMENTS)
}

/**
 * Compares an upper bound of the tokens in use with the bounds the last full look left in the session's state. Every
 * doubt - no state, another model, changed sources, a compaction, an unread tail - is answered with false.
 *
 * @param newChars The length of the payload: more than the prompt or the tool's result in it can add.
 */
function isQuiet(payload: UnknownRecord, projectDir: string, state: UnknownRecord | null, newChars: number): boolean {
  const { session_id, transcript_path } = payload
  if (!isSafeName(session_id) || !isTranscriptPath(transcript_path)) return false
  // The first prompt of a session: nothing is measured yet, nothing can be waiting.
  if (state === null) return !existsSync(transcript_path)
  if (!isRecord(state.quiet) || !Array.isArray(state.pending)) return false
  const isPrompt = payload.hook_event_name === 'UserPromptSubmit'
  // With a prompt the monitor speaks at every tier but nominal; a tool result only hears of a rise.
  if (isPrompt && (state.tier !== 'nominal' || state.pending.length > 0 || state.approval_due !== undefined))
    return false
  const { key, model, bounds, orchestration } = state.quiet
  const bound = isRecord(bounds) ? bounds[String(state.tier)] : undefined
  if (typeof bound !== 'number') return false
  const used = findTokenBound(readTail(transcript_path), model, sumRelay(state.statusline))
  if (used === null || used + newChars / 4 + 1 >= bound) return false
  return (
    key === (typeof orchestration === 'string' ? readSourceKey(projectDir, orchestration) : readSourceKey(projectDir))
  )
}

/** What the status line was told, however old: more than is so only makes the look unsure. */
function sumRelay(relay: unknown): number {
  return isRecord(relay) ? countOf(relay.input_tokens) + countOf(relay.output_tokens) : 0
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
