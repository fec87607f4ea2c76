import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { redactText } from '../../base/core/redact.ts'
import { excerptLine } from '../../base/core/text.ts'

/** More of a target than its line shows: a secret is known whole, not by a piece. */
const READ_CHARS = 1000

/**
 * A line of a session's `work_log.md`: time, tool, target and outcome. Contents of files and outputs of commands stay
 * out, because some teams commit the log.
 */
export function describeToolCall(call: {
  readonly at: string
  readonly toolName: string
  readonly toolInput: UnknownRecord
  readonly toolResponse: unknown
  readonly agentId: string | null
}): string {
  const { toolInput } = call
  const target = ['file_path', 'notebook_path', 'command', 'pattern', 'path', 'url', 'description', 'query']
    .flatMap((field) => stringOf(toolInput[field]) || [])
    .at(0)
  const subject = target === undefined ? '' : ` \`${shorten(target, 160).replaceAll('`', "'")}\``
  const agent = call.agentId === null ? '' : ' (subagent)'
  return `- ${call.at} ${excerptLine(call.toolName, 60)}${subject}: ${describeEnd(call.toolResponse)}${agent}\n`
}

const shorten = (text: string, chars: number) => excerptLine(redactText(excerptLine(text, READ_CHARS)), chars)

function describeEnd(response: unknown): string {
  if (!isRecord(response)) return 'done'
  if (response.interrupted === true) return 'interrupted'
  if (typeof response.error === 'string' && response.error !== '') return `error: ${shorten(response.error, 80)}`
  return 'done'
}
