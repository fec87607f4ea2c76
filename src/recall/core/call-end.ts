import { findOutcome } from '../../outcomes/core/outcome.ts'
import { describeOutcome } from '../../outcomes/core/outcome-words.ts'
import type { ToolResult } from '../../transcript/core/row.ts'
import type { KnownCall } from './open-calls.ts'

/** Whether an agent was sent to the background: its report comes later, as a notice. */
export function isLaunch({ words }: KnownCall, { isError, text }: ToolResult): boolean {
  return words.kind === 'agent' && !isError && text.startsWith('Async agent launched')
}

/** The user's answer to questions of the model, without the client's frame (2.1.329). */
export function findAnswer({ isError, text }: ToolResult): string | null {
  if (
    isError ||
    !/^(?:Your questions have been answered|The user answered|User has answered your questions): /.test(text)
  )
    return null
  const end = Math.max(text.lastIndexOf('. You can now continue'), text.lastIndexOf('. Read the answers carefully'))
  return text.slice(text.indexOf(': ') + 2, end === -1 ? undefined : end)
}

export const NO_RESULT = describeOutcome({ code: 'no-result', detail: '' })

/** The outcome of a call. An approved plan names the user, whose word the approval is. */
export function describeEnd(result: ToolResult): string {
  return !result.isError && result.text.startsWith('User has approved your plan')
    ? 'approved by the user'
    : describeOutcome(findOutcome(result))
}
