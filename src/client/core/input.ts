import type { Problem } from '../../base/core/problem.ts'
import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { isAbsolutePath, isSafeName, isTranscriptPath } from '../../base/core/safe-name.ts'
import { type Client, findClient } from './client.ts'

/** The five events holdfast answers, under the client's names. */
export const HOOK_EVENTS = {
  'session-start': 'SessionStart',
  'user-prompt-submit': 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'pre-tool-use': 'PreToolUse',
  'post-tool-use': 'PostToolUse',
} as const
export type HookName = keyof typeof HOOK_EVENTS
export type HookEvent = (typeof HOOK_EVENTS)[HookName]

/** An `agentId` belongs to a subagent, which shares the session's id and transcript. */
export interface HookInput {
  readonly client: Client
  readonly sessionId: string
  readonly transcriptPath: string | null
  readonly cwd: string | null
  readonly agentId: string | null
  readonly promptId: string | null
}

export interface SessionStartInput extends HookInput {
  readonly source: string
}
export interface PromptSubmitInput extends HookInput {
  readonly prompt: string
}
export interface PreCompactInput extends HookInput {
  readonly trigger: 'auto' | 'manual'
  readonly customInstructions: string | null
}
export interface ToolInput extends HookInput {
  readonly toolName: string
  readonly toolInput: UnknownRecord
  readonly toolUseId: string | null
  readonly permissionMode: string | null
}
export interface ToolResultInput extends ToolInput {
  readonly toolResponse: unknown
}

export type Parsed<T> = { readonly input: T } | { readonly problem: Problem }

/**
 * The session id becomes part of paths, and the event name decides the meaning of the answer. Unsound ones are refused.
 */
function parseCommon<T>(
  event: HookEvent,
  payload: unknown,
  read: (raw: UnknownRecord, common: HookInput) => Parsed<T>,
): Parsed<T> {
  if (!isRecord(payload)) return wrong('payload', 'an object', payload)
  if (payload.hook_event_name !== event) {
    return { problem: { code: 'input-other-event', path: 'hook_event_name', cause: `not "${event}"` } }
  }
  if (!isSafeName(payload.session_id)) return wrong('session_id', 'letters, digits, - and _', payload.session_id)
  const transcript = payload.transcript_path
  const cwd = payload.cwd
  return read(payload, {
    client: findClient(payload),
    sessionId: payload.session_id,
    transcriptPath: isTranscriptPath(transcript) ? transcript : null,
    cwd: isAbsolutePath(cwd) ? cwd : null,
    agentId: stringOf(payload.agent_id),
    promptId: stringOf(payload.prompt_id),
  })
}

export function parseSessionStart(payload: unknown): Parsed<SessionStartInput> {
  return parseCommon('SessionStart', payload, ({ source }, common) =>
    typeof source === 'string' ? { input: { ...common, source } } : wrong('source', 'a string', source),
  )
}

export function parsePromptSubmit(payload: unknown): Parsed<PromptSubmitInput> {
  return parseCommon('UserPromptSubmit', payload, ({ prompt }, common) =>
    typeof prompt === 'string' ? { input: { ...common, prompt } } : wrong('prompt', 'a string', prompt),
  )
}

export function parsePreCompact(payload: unknown): Parsed<PreCompactInput> {
  return parseCommon('PreCompact', payload, ({ trigger, custom_instructions }, common) => {
    if (trigger !== 'auto' && trigger !== 'manual') return wrong('trigger', '"auto" or "manual"', trigger)
    return { input: { ...common, trigger, customInstructions: stringOf(custom_instructions) } }
  })
}

export function parsePreToolUse(payload: unknown): Parsed<ToolInput> {
  return parseCommon('PreToolUse', payload, parseTool)
}

export function parsePostToolUse(payload: unknown): Parsed<ToolResultInput> {
  return parseCommon('PostToolUse', payload, (raw, common) => {
    const parsed = parseTool(raw, common)
    return 'problem' in parsed ? parsed : { input: { ...parsed.input, toolResponse: raw.tool_response } }
  })
}

function parseTool(
  { tool_name, tool_input, tool_use_id, permission_mode }: UnknownRecord,
  common: HookInput,
): Parsed<ToolInput> {
  if (typeof tool_name !== 'string') return wrong('tool_name', 'a string', tool_name)
  if (!isRecord(tool_input)) return wrong('tool_input', 'an object', tool_input)
  return {
    input: {
      ...common,
      toolName: tool_name,
      toolInput: tool_input,
      toolUseId: stringOf(tool_use_id),
      permissionMode: stringOf(permission_mode),
    },
  }
}

function wrong(field: string, expected: string, found: unknown): { readonly problem: Problem } {
  return { problem: { code: 'input-wrong-shape', path: field, cause: `${describe(found)}, expected ${expected}` } }
}

/** Names the kind of a value, never the value: a payload may hold secrets or escape sequences. */
function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? 'an unexpected string' : `a ${typeof value}`
}
