import { parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'

/** `exec_command {cmd}` is `Bash {command}`, a patch the `command` of `apply_patch`. */
export function findToolUse(item: UnknownRecord): UnknownRecord | null {
  const { type, call_id: id, name } = item
  if (typeof id !== 'string' || typeof name !== 'string') return null
  if (type === 'custom_tool_call') return { id, name, input: { command: stringOf(item.input) ?? '' } }
  if (type !== 'function_call') return null
  const input = parseJsonRecord(stringOf(item.arguments) ?? '') ?? {}
  return name === 'exec_command' ? { id, name: 'Bash', input: { command: input.cmd } } : { id, name, input }
}

export interface RolloutResult extends UnknownRecord {
  readonly tool_use_id: string
  readonly is_error?: true
  readonly content: string
}

/** Opening of Codex's (0.169.0) answer to a call that was never carried out. */
const FAILURES = /^(?:unsupported call|\w{1,40} (?:verification )?failed)\b/
const BLOCKED = 'Command blocked by PreToolUse hook: '

/** A result in Claude Code's form: the printed output, behind the exit code unless that code is 0. */
export function findToolResult({ type, call_id: id, output }: UnknownRecord): RolloutResult | null {
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

function failure(id: string, content: string): RolloutResult {
  return { tool_use_id: id, is_error: true, content }
}
