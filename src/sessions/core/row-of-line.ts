import { parseRow, type Row } from './row.ts'
import type { TranscriptLine } from './transcript-line.ts'

/** A longer result is a tool's output. When the tool succeeded, only the id of the call matters. */
const LONG_RESULT_BYTES = 1500

/**
 * The client cuts the output of a failed tool at 30,000 characters and writes that text twice. A longer row holds the
 * content of a file, so `parseLine` need not even search for a failure.
 */
const LONGEST_FAILURE_BYTES = 96 << 10

/**
 * Parses a transcript line as `parseRow` does, without reading the output of a successful tool. JSON escapes a quote
 * inside a string, so the names in the patterns match fields, never words of a text.
 */
export function parseLine(line: TranscriptLine): Row | null {
  if (line.head.includes('"isSidechain":true')) return null
  const isLong = line.isWhole && line.bytes > LONG_RESULT_BYTES
  const message = isLong ? line.head.indexOf('"type":"user","message":{"role":"user","content":[{') : -1
  const id = message === -1 ? undefined : findIdIn(line.head)
  if (id === undefined) return parseRow(line.read())
  // A person's words beside a result are a separate block.
  if (line.head.includes('"content":[{"type":"text"') || line.find('},{"type":"text","text":"') !== -1)
    return parseRow(line.read())
  const end = line.find(MESSAGE_END, message)
  if (line.bytes > LONGEST_FAILURE_BYTES || (end !== -1 && isPlainSuccess(line, end))) {
    return { kind: 'results', uuid: null, results: [{ id, isError: false, text: '' }], beside: null }
  }
  return parseRow(line.read())
}

/** The end of a row's message. The last letters of this mark are rare in a text, so the search is quick. */
const MESSAGE_END = '}]},"uuid":"'
/** Bytes behind the message's end that reach the beginning of `toolUseResult`, the second copy of the output. */
const BEHIND_BYTES = 300

/** The call whose result stands first in a row. The client writes the id of a failed call behind what that call printed. */
export function findResultId(line: TranscriptLine): string | undefined {
  const id = findIdIn(line.head)
  const at = id === undefined ? line.find(RESULT_ID) : -1
  return at === -1 ? id : findIdIn(line.slice(at, at + MAX_ID_BYTES))
}

const MAX_ID_BYTES = 220
const findIdIn = (text: string) => /"tool_use_id":"([\w-]{1,200})"/.exec(text)?.[1]

/** Calls that matter even far back: changes of files, plans, questions, delegated work. */
const LASTING_CALL =
  /"name":"(?:apply_patch|Edit|Write|NotebookEdit|TaskCreate|TaskUpdate|TodoWrite|ExitPlanMode|Agent|Task|Skill|AskUserQuestion)"/
/** A row holds one block of an answer, and the name of a call stands near the row's beginning. */
const CALL_BYTES = 1000
const SHORT_RESULT_BYTES = 800

/**
 * Like `parseLine`, for rows far back in a long stretch and at a fraction of the cost. The user's words, and changes of
 * files, tasks and plans remain. Answers and commands of the model are passed over.
 */
export function parseDistantLine(line: TranscriptLine): Row | null {
  if (line.head.includes('"role":"assistant"')) {
    return LASTING_CALL.test(line.slice(0, CALL_BYTES)) ? parseRow(line.read()) : null
  }
  const id = line.head.includes('"type":"tool_result"') ? findIdIn(line.head) : undefined
  if (id === undefined || line.bytes < SHORT_RESULT_BYTES) return parseLine(line)
  const isError = line.bytes <= LONGEST_FAILURE_BYTES && line.find(IS_ERROR) !== -1
  return { kind: 'results', uuid: null, results: [{ id, isError, text: '' }], beside: null }
}

/**
 * Marks of a failure in the output of a successful command: a pipe hides the failure from the exit code. The two bytes
 * end the bar that terraform prints in front.
 */
const FAILURE_MARKS =
  /(?:\\n|"|\x94\x82 ?)(?:FAIL|# fail [1-9]|\w{0,40}(?:Error|Exception): |error: |panic: |fatal: |ERROR: |failed to solve: |Error (?:response )?from |An error occurred )|[1-9] (?:failed|failing|failures?|errors?)\b|not ok \d|error TS\d|error\[E\d|npm (?:ERR!|error)|panicked at|FAILED/
/** The end of an output tells how the run went. A row ends with the second copy of the output. */
const ENDING_BYTES = 3000

function isPlainSuccess(line: TranscriptLine, end: number): boolean {
  // The fields of a result stand before its text or right behind the text.
  if (line.head.includes(IS_ERROR) || line.slice(Math.max(0, end - BEHIND_BYTES), end).includes(IS_ERROR)) return false
  // The fields of a second result may stand anywhere.
  if (hasSeveralResults(line, end)) return false
  const behind = line.slice(end, end + BEHIND_BYTES)
  if (behind.includes('"toolUseResult":{"stdout":')) return !FAILURE_MARKS.test(line.slice(-ENDING_BYTES))
  if (behind.includes('"toolUseResult":{"type":"text","file":')) return true
  return line.find('"agentId":"') === -1 && line.find('answered: ') === -1
}

const IS_ERROR = '"is_error":true'
const RESULT_ID = '"tool_use_id":"'

/** Whether a row holds the results of several calls before `end`. */
export function hasSeveralResults(line: TranscriptLine, end?: number): boolean {
  return line.find(RESULT_ID, line.find(RESULT_ID) + 1, end) !== -1
}
