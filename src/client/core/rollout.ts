import { countOf, isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { CODEX_MODEL } from './rollout-line.ts'

/** Kinds that hold no part of the conversation, or repeat a part. Such lines are the longest. */
const PASSED_OVER = /^.{0,80}"type":"(?:session_meta|world_state|turn_context)"/

/** Null for a line without counterpart. Each line gives at most one row: transcripts are read backwards as well. */
export function translateRolloutLine(line: string): UnknownRecord | null {
  if (PASSED_OVER.test(line.slice(0, 200))) return null
  const row = parseJsonRecord(line)
  if (row === null || !isRecord(row.payload)) return null
  const type = stringOf(row.type) ?? ''
  const translated = Object.hasOwn(TRANSLATIONS, type) ? TRANSLATIONS[type]?.(row.payload) : null
  if (translated === null || translated === undefined) return null
  // The uuid stands first: readers that skip long results recognize results by a uuid behind the message.
  const uuid = `${String(row.ordinal ?? '')}@${String(row.timestamp)}`
  return { uuid, timestamp: row.timestamp, ...translated }
}

type Translation = (payload: UnknownRecord) => UnknownRecord | null

const TRANSLATIONS: Readonly<Record<string, Translation | undefined>> = {
  // Codex tells neither the reason nor the tokens of a compaction.
  compacted: () => ({ type: 'system', subtype: 'compact_boundary' }),
  token_usage_record: ({ response_id, usage }) =>
    isRecord(usage) ? assistant([], { id: response_id, model: CODEX_MODEL, usage: countUsage(usage) }) : null,
  event_msg: (payload) => {
    const info = payload.type === 'token_count' && isRecord(payload.info) ? payload.info : payload
    const windowTokens = countOf(info.model_context_window)
    return windowTokens === 0 ? null : { type: 'system', subtype: 'context_window', windowTokens }
  },
  response_item: (item) => (item.type === 'message' ? translateMessage(item) : translateCall(item)),
}

/** Codex counts cached tokens within the input, Claude Code beside the input. */
function countUsage({ input_tokens, output_tokens }: UnknownRecord): UnknownRecord {
  return { input_tokens: countOf(input_tokens), output_tokens: countOf(output_tokens) }
}

function translateMessage(item: UnknownRecord): UnknownRecord | null {
  const parts = Array.isArray(item.content) ? item.content.filter(isRecord) : []
  const text = parts.map((part) => stringOf(part.text) ?? '').join('\n')
  if (item.role === 'assistant') return assistant([{ type: 'text', text }], { id: item.id })
  if (item.role === 'user' && isTyped(item)) return { type: 'user', message: { role: 'user', content: text } }
  // Instructions, the environment and words of hooks count as tokens, but no person typed them.
  return { type: 'attachment', attachment: { type: 'context' }, rendered: text }
}

function isTyped({ internal_chat_message_metadata_passthrough: metadata }: UnknownRecord): boolean {
  const kinds = isRecord(metadata) ? metadata.content_item_kinds : undefined
  return Array.isArray(kinds) && kinds.includes('user.text')
}

function translateCall(item: UnknownRecord): UnknownRecord | null {
  const use = findToolUse(item)
  if (use !== null) return assistant([{ type: 'tool_use', ...use }], {})
  const result = findToolResult(item)
  return result === null
    ? null
    : { type: 'user', message: { role: 'user', content: [{ type: 'tool_result', ...result }] } }
}

function assistant(content: readonly UnknownRecord[], rest: UnknownRecord): UnknownRecord {
  return { type: 'assistant', message: { role: 'assistant', ...rest, content } }
}

/** `exec_command {cmd}` is `Bash {command}`, a patch the `command` of `apply_patch`. */
export function findToolUse(item: UnknownRecord): UnknownRecord | null {
  const { type, call_id: id, name } = item
  if (typeof id !== 'string' || typeof name !== 'string') return null
  if (type === 'custom_tool_call') return { id, name, input: { command: stringOf(item.input) ?? '' } }
  if (type !== 'function_call') return null
  const input = parseJsonRecord(stringOf(item.arguments) ?? '') ?? {}
  return name === 'exec_command' ? { id, name: 'Bash', input: { command: input.cmd } } : { id, name, input }
}

/** Opening of Codex's (0.169.0) answer to a call that was never carried out. */
const FAILURES = /^(?:unsupported call|\w{1,40} (?:verification )?failed)\b/
const BLOCKED = 'Command blocked by PreToolUse hook: '

/** A result in Claude Code's form: the printed output, behind the exit code unless that code is 0. */
export function findToolResult({ type, call_id: id, output }: UnknownRecord): UnknownRecord | null {
  if (type !== 'function_call_output' && type !== 'custom_tool_call_output') return null
  if (typeof id !== 'string' || typeof output !== 'string') return null
  if (output.startsWith(BLOCKED)) return failure(id, `PreToolUse:Bash hook error: ${output.slice(BLOCKED.length)}`)
  const head = output.slice(0, 400)
  const printed = output.includes('\nOutput:\n') ? output.slice(output.indexOf('\nOutput:\n') + 9) : ''
  if (/^Process running with session ID \d+$/m.test(head))
    return { tool_use_id: id, content: `Command running in background\n${printed}` }
  const code = /^(?:Process exited with code|Exit code:) (\d{1,9})$/m.exec(head)?.[1]
  if (code === undefined) return FAILURES.test(head) ? failure(id, output) : { tool_use_id: id, content: output }
  return code === '0' ? { tool_use_id: id, content: printed } : failure(id, `Exit code ${code}\n${printed}`)
}

function failure(id: string, content: string): UnknownRecord {
  return { tool_use_id: id, is_error: true, content }
}
