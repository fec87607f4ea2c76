import { existsSync } from 'node:fs'
import { countOf, isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { isSafeName, isTranscriptPath } from '../../base/core/safe-name.ts'
import { mayMark } from '../../capture/core/may-mark.ts'
import { mayHoldMark } from '../../capture/core/needles.ts'
import { hasActiveTrack, hasMemoryIndex, hasPendingCalls } from '../../config/io/project-files.ts'
import { findProjectDir } from '../../files/io/project-dir.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { findTokenBound } from '../../measure/core/token-bound.ts'
import { estimateResponse } from '../../measure/core/tool-response.ts'
import { readSourceKey } from '../../measure/io/source-key.ts'
import { findWrittenPath, mayBeGovernance, STANDARD_FRAGMENTS } from '../../policy/core/governance.ts'
import { keepWords } from '../../sessions/io/kept-words.ts'
import { hasWord, STANDARD_WORDS } from '../../start/core/standard-routes.ts'
import { hasRulePlaces, readRuleStamp } from '../../start/io/rule-stamp.ts'
import { endsInRefusal } from '../core/failure-needle.ts'
import { isSubagentQuiet } from './quick-subagent.ts'
import { readTail } from './read-tail.ts'

/** All of a shorter payload counts. The client keeps parts of a longer one, such as pictures and whole files. */
const LONG_CALL = 30_000

/** Whether a prompt certainly gets no word: nothing is waiting to be told and the context is surely below LOW. */
export function isSilentPrompt(payload: unknown, textLength: number): boolean | Promise<boolean> {
  if (!isRecord(payload) || payload.hook_event_name !== 'UserPromptSubmit' || typeof payload.prompt !== 'string')
    return false
  if (mayMark(payload.prompt)) return false
  const projectDir = findProjectDir(payload.cwd)
  if (projectDir === null) return false
  const state = readState(payload, projectDir)
  if (!isQuiet(payload, projectDir, state, textLength) || mayRemind(payload.prompt, projectDir, state)) return false
  return keepQuietly(projectDir, payload.session_id, payload.prompt)
}

/** The request is kept when it is made, whatever there is to tell. */
async function keepQuietly(projectDir: string, sessionId: unknown, prompt: string): Promise<boolean> {
  // The full look makes the key or the folder that lacks.
  return !isSafeName(sessionId) || (await keepWords(projectDir, sessionId, prompt, loadCleaner)) === null
}

export async function loadCleaner(): Promise<(prompt: string) => string> {
  return (await import('../../sessions/core/clean-prompt.ts')).cleanPrompt
}

/**
 * Whether a tool result certainly gets no word because the context is surely below the next tier. A work log may get a
 * line, for which a shortened result does not do.
 */
export function isSilentResult(payload: unknown, textLength: number, isShortened = false): boolean | Promise<boolean> {
  if (!isRecord(payload) || payload.hook_event_name !== 'PostToolUse' || typeof payload.tool_name !== 'string')
    return false
  const projectDir = findProjectDir(payload.cwd)
  if (projectDir === null || !isSafeName(payload.session_id) || hasPendingCalls(projectDir, payload.session_id))
    return false
  const isWrite = isRecord(payload.tool_input) && findWrittenPath(payload.tool_name, payload.tool_input) !== null
  const isSubagent = typeof payload.agent_id === 'string'
  const isLogged = hasActiveTrack(projectDir)
  const state = readState(payload, projectDir)
  const newChars = textLength > LONG_CALL ? countNews(payload) : textLength
  // A subagent is told of its own context, and never of the main session's.
  if (!isSubagentQuiet(payload, state, newChars)) return false
  // A write to a file that may hold rules of the project raises the criticality, whoever made the write.
  if (isWrite && mayRaise(payload, state)) return false
  if (isSubagent && !isLogged) return true
  if (!isQuiet(payload, projectDir, state, newChars)) return false
  if (isLogged) return !isShortened && feedTrack(projectDir, payload, state, isWrite)
  const mayWrite = isWrite || (payload.tool_name === 'Bash' && mayWriteFile(payload.tool_input))
  return !mayWrite || !hasMemoryIndex(projectDir) || tellMemories(projectDir, payload, state)
}

/** Characters that a call adds to the context. Its input counts too: the transcript may lack it. */
function countNews({ tool_name, tool_input, tool_response }: UnknownRecord): number {
  return JSON.stringify(tool_input ?? '').length + 4 * estimateResponse(String(tool_name), tool_response)
}

/** Whether a command has a form that plainly writes; the search for memories finds out later which file, if any. */
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
  // A session that is not known yet has no known switches.
  if (state === null || !isRecord(state.quiet) || mayBeDouble(projectDir)) return false
  const mayRemember = isWrite && typeof payload.agent_id !== 'string' && hasMemoryIndex(projectDir)
  if (mayRemember && !(await tellMemories(projectDir, payload, state))) return false
  const { feedQuietly } = await import('../../work/io/feed-artifacts.ts')
  return feedQuietly(projectDir, payload, state.quiet.off)
}

/** Tells the memories about the file that was written, when nothing else is to be told. */
async function tellMemories(projectDir: string, payload: UnknownRecord, state: UnknownRecord | null): Promise<boolean> {
  if (mayBeDouble(projectDir)) return false
  const { findRelatedMemories } = await import('../../memory/io/related-memories.ts')
  const quiet = state !== null && isRecord(state.quiet) ? state.quiet : {}
  if (quiet.memories === 0) return true
  const { path, found } = findRelatedMemories(projectDir, payload, state?.memories)
  if (found.length === 0 || !isSafeName(payload.session_id)) return true
  const { tellQuietly } = await import('../../memory/io/quick-memories.ts')
  return tellQuietly(projectDir, payload.session_id, path, found)
}

/** Whether this may be the plugin's copy beside a drop-in copy. The full look finds out which copy acts. */
function mayBeDouble(projectDir: string): boolean {
  return Boolean(process.env.CLAUDE_PLUGIN_ROOT) && existsSync(`${projectDir}/.claude/holdfast`)
}

/** Whether there may be a rule to tell of, or a word in the prompt that routes it. */
function mayRemind(prompt: string, projectDir: string, state: UnknownRecord | null): boolean {
  const { words, reminders = null } = isRecord(state?.quiet) ? state.quiet : {}
  if (hasWord(prompt, Array.isArray(words) ? words : STANDARD_WORDS)) return true
  // A new session knows no configuration yet; a project with neither configuration nor rules is an ordinary project.
  if (state === null) return hasRulePlaces(projectDir) || readSourceKey(projectDir) !== 'defaults'
  if (!isRecord(state.reminder)) return reminders !== null || hasRulePlaces(projectDir)
  const { key, stamp } = state.reminder
  if (key !== reminders) return true
  // A word in its place says that rules are due; the files need not be looked at for that.
  return typeof stamp === 'string' && (!stamp.includes(':') || stamp !== readRuleStamp(projectDir))
}

/**
 * The session's state from its file. Null without a file or a safe id; empty for an unusable file, which makes every
 * look unsure.
 */
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
 * Compares an upper bound of the tokens in use with the bounds of the last full look. Every doubt - no state, another
 * model, changed sources, a compaction, an unread tail - is answered with false.
 *
 * @param newChars The length of the payload: more than the prompt or the tool's result in it can add.
 */
function isQuiet(payload: UnknownRecord, projectDir: string, state: UnknownRecord | null, newChars: number): boolean {
  const { session_id, transcript_path } = payload
  if (!isSafeName(session_id) || !isTranscriptPath(transcript_path)) return false
  // The first prompt of a session has no measurement behind it, and no news can be waiting.
  if (state === null) return !existsSync(transcript_path)
  if (!isRecord(state.quiet) || !Array.isArray(state.pending)) return false
  const isPrompt = payload.hook_event_name === 'UserPromptSubmit'
  // With a prompt the monitor speaks at every tier but nominal; a tool result only hears of a rise.
  if (isPrompt && (state.tier !== 'nominal' || state.pending.length > 0 || state.approval_due !== undefined))
    return false
  // Behind a compaction the first event of all tells what its summary lacks.
  if (!isPrompt && state.pending.length > 0 && typeof state.restored === 'string') return false
  const { key, model, bounds, orchestration } = state.quiet
  const bound = isRecord(bounds) ? bounds[String(state.tier)] : undefined
  if (typeof bound !== 'number') return false
  const tail = readTail(transcript_path)
  // A mark of the model is kept by the full look.
  if (mayHoldMark(tail.text.slice(Math.max(0, countOf(state.harvested) - tail.from)))) return false
  // Few texts have these six bytes, which node finds by their first one. A further function would cost its compilation.
  if (tail.text.includes('</tool') && endsInRefusal(tail.text)) return false
  const used = findTokenBound(tail.text, model, sumRelay(state.statusline))
  if (used === null || used + newChars / 4 + 1 >= bound) return false
  return (
    key === (typeof orchestration === 'string' ? readSourceKey(projectDir, orchestration) : readSourceKey(projectDir))
  )
}

/** Tokens the status line was told of, at whatever age: a count above the truth only makes the look unsure. */
function sumRelay(relay: unknown): number {
  return isRecord(relay) ? countOf(relay.input_tokens) + countOf(relay.output_tokens) : 0
}
