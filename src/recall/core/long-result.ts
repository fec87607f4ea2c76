import type { TranscriptLine } from '../../transcript/core/transcript-line.ts'

/**
 * The reader passes over longer rows, so that memory stays bounded. No row of a 200K context holds more text, and the
 * client cuts the output of commands far below.
 */
export const LONGEST_ROW_BYTES = 1 << 20
/** Reading a shorter line costs less than finding out whether its result is searched. */
const LONG_RESULT_BYTES = 1500
/** Whether a row is a subagent's, or an attachment of the client. A queued prompt is an attachment of the user. */
export function isAside(head: string): boolean {
  return head.includes('"isSidechain":true') || /"attachment":\{"type":"(?!queued_command")/.test(head)
}

const RESULT_ID = '"tool_use_id":"'

/** The id of the call whose single result fills a long line, or null. A line with several results is always read. */
export function findLongResult(line: TranscriptLine): string | null {
  const id = findLongId(line)
  return id === null || line.find(RESULT_ID, line.find(RESULT_ID) + 1) !== -1 ? null : id
}

export function findLongId({ bytes, head }: TranscriptLine): string | null {
  const isLong = bytes >= LONG_RESULT_BYTES && /"type":"user","message":\{"role":"user","content":\[\{/.test(head)
  return isLong ? (/"tool_use_id":"([\w-]{1,200})"/.exec(head)?.[1] ?? null) : null
}
