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
 * The common fields, checked; unknown fields are ignored. The session id becomes part of paths, and the event name
 * decides the meaning of the answer. So a payload with either of them unsound is refused, with the field named.
 */
function parseCommon(event: HookEvent, payload: unknown): Parsed<HookInput & { readonly raw: UnknownRecord }> {
  if (!isRecord(payload)) return wrong('payload', 'an object', payload)
  if (payload.hook_event_name !== event) {
    return { problem: { code: 'input-other-event', path: 'hook_event_name', cause: `not "${event}"` } }
  }
  if (!isSafeName(payload.session_id)) return wrong('session_id', 'letters, digits, - and _', payload.session_id)
  const transcript = payload.transcript_path
  const cwd = payload.cwd
  return {
    input: {
      raw: payload,
      client: findClient(payload),
      sessionId: payload.session_id,
      transcriptPath: isTranscriptPath(transcript) ? transcript : null,
      cwd: isAbsolutePath(cwd) ? cwd : null,
      agentId: stringOf(payload.agent_id),
      promptId: stringOf(payload.prompt_id),
    },
  }
}

export function parseSessionStart(payload: unknown): Parsed<SessionStartInput> {
  const parsed = parseCommon('SessionStart', payload)
  if ('problem' in parsed) return parsed
  const { raw, ...common } = parsed.input
  if (typeof raw.source !== 'string') return wrong('source', 'a string', raw.source)
  return { input: { ...common, source: raw.source } }
}

export function parsePromptSubmit(payload: unknown): Parsed<PromptSubmitInput> {
  const parsed = parseCommon('UserPromptSubmit', payload)
  if ('problem' in parsed) return parsed
  const { raw, ...common } = parsed.input
  if (typeof raw.prompt !== 'string') return wrong('prompt', 'a string', raw.prompt)
  return { input: { ...common, prompt: raw.prompt } }
}

export function parsePreCompact(payload: unknown): Parsed<PreCompactInput> {
  const parsed = parseCommon('PreCompact', payload)
  if ('problem' in parsed) return parsed
  const { raw, ...common } = parsed.input
  if (raw.trigger !== 'auto' && raw.trigger !== 'manual') return wrong('trigger', '"auto" or "manual"', raw.trigger)
  return { input: { ...common, trigger: raw.trigger, customInstructions: stringOf(raw.custom_instructions) } }
}

export function parsePreToolUse(payload: unknown): Parsed<ToolInput> {
  return parseTool('PreToolUse', payload)
}

export function parsePostToolUse(payload: unknown): Parsed<ToolResultInput> {
  const parsed = parseTool('PostToolUse', payload)
  if ('problem' in parsed) return parsed
  return { input: { ...parsed.input, toolResponse: (payload as UnknownRecord).tool_response } }
}

function parseTool(event: HookEvent, payload: unknown): Parsed<ToolInput> {
  const parsed = parseCommon(event, payload)
  if ('problem' in parsed) return parsed
  const { raw, ...common } = parsed.input
  if (typeof raw.tool_name !== 'string') return wrong('tool_name', 'a string', raw.tool_name)
  if (!isRecord(raw.tool_input)) return wrong('tool_input', 'an object', raw.tool_input)
  return {
    input: {
      ...common,
      toolName: raw.tool_name,
      toolInput: raw.tool_input,
      toolUseId: stringOf(raw.tool_use_id),
      permissionMode: stringOf(raw.permission_mode),
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
