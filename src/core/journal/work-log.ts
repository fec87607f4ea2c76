import { isRecord, stringOf, type UnknownRecord } from '../record.ts'
import { redactText } from '../redact.ts'
import { excerptLine } from '../text.ts'

/**
 * One line of a session's `work_log.md`: time, tool, what it was applied to, how it ended. Content of files and output of
 * commands stay out: the log is committed by some teams.
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
    .map((field) => stringOf(toolInput[field]))
    .find((value) => value !== null && value !== '')
  const subject = target === undefined ? '' : ` \`${redactText(excerptLine(target ?? '', 160)).replaceAll('`', "'")}\``
  const agent = call.agentId === null ? '' : ' (subagent)'
  return `- ${call.at} ${excerptLine(call.toolName, 60)}${subject}: ${describeEnd(call.toolResponse)}${agent}\n`
}

function describeEnd(response: unknown): string {
  if (!isRecord(response)) return 'done'
  if (response.interrupted === true) return 'interrupted'
  if (typeof response.error === 'string' && response.error !== '') return `error: ${excerptLine(response.error, 80)}`
  return 'done'
}
