import { isSafeName } from '../../base/core/safe-name.ts'
import { dropColours } from '../../base/core/text.ts'
import { parseRow, type Row, type ToolResult, type ToolUse } from '../../transcript/core/row.ts'
import { parseLine } from '../../transcript/core/row-of-line.ts'
import { findRowTime } from '../../transcript/core/row-time.ts'
import type { TranscriptLine } from '../../transcript/core/transcript-line.ts'
import type { Notification, UserWords } from '../../transcript/core/user-words.ts'
import { findOutcome, findRefusalWords } from '../../work/core/outcome.ts'
import { describeOutcome } from '../../work/core/outcome-words.ts'
import { type CallWords, describeCall, isRecallCall } from './describe-call.ts'
import type { Detail, Entry, Place, RecallKind } from './entry.ts'

export interface EntryReader {
  /** Takes the lines of a transcript one by one, from the first to the last. */
  readonly add: (line: TranscriptLine, number: number) => void
  /** Ends the file: calls that are still open become entries without a result. */
  readonly end: () => { readonly compactions: number; readonly passedOver: number }
}

interface OpenCall {
  readonly words: CallWords
  readonly place: Place
  readonly bytes: number
}

/** More open calls, and more bytes, than any model makes at once. Beyond that the reader gives up the oldest call. */
const MAX_OPEN = 500
const MAX_OPEN_BYTES = 16 << 20
/** Ended calls remembered: a row that the client repeats reopens no call, and a late notice finds its agent. */
const MAX_SETTLED = 10_000
/** Reading a shorter line costs less than finding out whether its result is searched. */
const LONG_RESULT_BYTES = 1500
/**
 * The reader passes over longer rows, so that memory stays bounded. No row of a 200K context holds more text, and the
 * client cuts the output of commands far below.
 */
const LONGEST_ROW_BYTES = 1 << 20

/** Reads entries out of a transcript. `take` receives a call when its result has come, because results follow calls. */
export function createEntryReader(take: (entry: Entry) => void): EntryReader {
  const open = new Map<string, OpenCall>()
  /** Descriptions of ended agents by the ids of their calls; empty texts for other calls. */
  const settled = new Map<string, string>()
  /** Prompts seen in the queue only: most of them stand in the transcript again when the client delivers them. */
  const queued = new Map<string, Place>()
  let openBytes = 0
  let compactions = 0
  let passedOver = 0
  let time = ''

  const say = (kind: RecallKind, verb: string, head: string, place: Place) =>
    take({ kind, verb, head: dropColours(head), outcome: null, details: [], place })

  const sayWords = ({ text, isQueued }: UserWords, place: Place) => {
    if (text === '') return
    queued.delete(text)
    if (!isQueued) return say('user', 'said', text, place)
    queued.set(text, place)
    dropOldest(queued, MAX_OPEN)
  }

  const addCall = (tool: ToolUse, place: Place, bytes: number) => {
    if (isRecallCall(tool) || open.has(tool.id) || settled.has(tool.id)) return
    open.set(tool.id, { words: describeCall(tool), place, bytes })
    openBytes += bytes
    for (const id of open.keys()) {
      if (open.size <= MAX_OPEN && openBytes <= MAX_OPEN_BYTES) break
      close(id, NO_RESULT, [])
    }
  }

  const close = (id: string, outcome: string, details: readonly Detail[]) => {
    const call = open.get(id)
    if (call === undefined) return
    open.delete(id)
    openBytes -= call.bytes
    const { kind, verb, head } = call.words
    settled.set(id, kind === 'agent' ? head : '')
    dropOldest(settled, MAX_SETTLED)
    take({ kind, verb, head, outcome, details: [...call.words.details, ...details], place: call.place })
  }

  const addResult = (raw: ToolResult, place: Place) => {
    const call = open.get(raw.id)
    if (call === undefined) return
    const result = { ...raw, text: dropColours(raw.text) }
    const refusal = findRefusalWords(result)
    if (refusal !== null) say('user', 'said, refusing a call', refusal, place)
    const answer = findAnswer(result)
    if (answer !== null && call.words.verb === 'asked') say('user', 'answered', answer, place)
    if (isLaunch(call, result)) return close(result.id, 'running in the background', [])
    const { resultName } = call.words
    const details = resultName === null || result.text === '' ? [] : [{ name: resultName, text: result.text }]
    close(result.id, describeEnd(result), details)
  }

  const addResults = ({ results, beside }: Extract<Row, { kind: 'results' }>, place: Place) => {
    for (const result of results) addResult(result, place)
    if (beside !== null) sayWords(beside, place)
  }

  const addReport = ({ callId, status, summary, result }: Notification, place: Place) => {
    const head = settled.get(callId) || summary || 'agent'
    const details = [{ name: 'returned', text: result }]
    take({ kind: 'agent', verb: 'agent', head, outcome: status, details, place })
  }

  const addRow = (row: Row | null, place: Place, bytes: number) => {
    if (row?.kind === 'boundary') compactions += 1
    if (row?.kind === 'user') sayWords(row, place)
    if (row?.kind === 'report') addReport(row, place)
    if (row?.kind === 'results') addResults(row, place)
    if (row?.kind === 'assistant') {
      if (row.text.trim() !== '') say('assistant', 'said', row.text, place)
      for (const tool of row.tools) addCall(tool, place, bytes)
    }
  }

  /** Whether a line is a long result that no search needs: a file tool's, or that of no open call. */
  const isUnread = (line: TranscriptLine) => {
    const id = findLongResult(line)
    if (id === null) return false
    return line.bytes > LONGEST_ROW_BYTES || (open.get(id)?.words.resultName ?? null) === null
  }

  const add = (line: TranscriptLine, number: number) => {
    if (isAside(line.head)) return
    if (isUnread(line)) return addRow(parseLine(line), placeAt(null, number), 0)
    if (line.bytes > LONGEST_ROW_BYTES) {
      passedOver += 1
      return
    }
    const text = line.read()
    const row = parseRow(text)
    const uuid = row?.uuid ?? null
    if (row !== null) time = findRowTime(text, uuid) ?? time
    addRow(row, placeAt(uuid, number), line.bytes)
  }

  // The answer prints a uuid unescaped, so `placeAt` drops any text with unsafe characters.
  const placeAt = (uuid: string | null, line: number): Place => ({
    row: isSafeName(uuid) ? uuid : null,
    line,
    time,
    compactions,
  })

  const end = () => {
    for (const id of [...open.keys()]) close(id, NO_RESULT, [])
    for (const [text, place] of queued) say('user', 'said', text, place)
    queued.clear()
    return { compactions, passedOver }
  }
  return { add, end }
}

/** Whether a row is a subagent's, or an attachment of the client. A queued prompt is an attachment of the user. */
function isAside(head: string): boolean {
  return head.includes('"isSidechain":true') || /"attachment":\{"type":"(?!queued_command")/.test(head)
}

const RESULT_ID = '"tool_use_id":"'

/** The id of the call whose single result fills a long line, or null. A line with several results is always read. */
function findLongResult(line: TranscriptLine): string | null {
  if (line.bytes < LONG_RESULT_BYTES || !/"type":"user","message":\{"role":"user","content":\[\{/.test(line.head))
    return null
  const id = /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1] ?? null
  return id === null || line.find(RESULT_ID, line.find(RESULT_ID) + 1) !== -1 ? null : id
}

/** Whether an agent was sent to the background: its report comes later, as a notice. */
function isLaunch({ words }: OpenCall, { isError, text }: ToolResult): boolean {
  return words.kind === 'agent' && !isError && text.startsWith('Async agent launched')
}

/** The user's answer to questions of the model, without the client's frame (2.1.329). */
function findAnswer({ isError, text }: ToolResult): string | null {
  if (
    isError ||
    !/^(?:Your questions have been answered|The user answered|User has answered your questions): /.test(text)
  )
    return null
  const end = Math.max(text.lastIndexOf('. You can now continue'), text.lastIndexOf('. Read the answers carefully'))
  return text.slice(text.indexOf(': ') + 2, end === -1 ? undefined : end)
}

const NO_RESULT = describeOutcome({ code: 'no-result', detail: '' })

/** The outcome of a call. An approved plan names the user, whose word the approval is. */
function describeEnd(result: ToolResult): string {
  return !result.isError && result.text.startsWith('User has approved your plan')
    ? 'approved by the user'
    : describeOutcome(findOutcome(result))
}

function dropOldest(known: Map<string, unknown>, limit: number): void {
  const oldest = known.keys().next().value
  if (known.size > limit && oldest !== undefined) known.delete(oldest)
}
