import { isSafeName } from '../safe-name.ts'
import { dropColours } from '../text.ts'
import type { TranscriptLine } from '../transcript-line.ts'
import { describeOutcome, findRefusalWords } from '../work-state/outcome.ts'
import { parseLine, parseRow, type Row, type ToolResult, type ToolUse } from '../work-state/row.ts'
import type { Notification } from '../work-state/user-words.ts'
import { NO_RESULT } from '../work-state/work-state.ts'
import { type CallWords, describeCall, isRecallCall } from './describe-call.ts'
import type { Detail, Entry, Place, RecallKind } from './entry.ts'
import { findRowTime } from './row-time.ts'

export interface EntryReader {
  /** Takes the lines of a transcript from the first to the last. */
  readonly add: (line: TranscriptLine, number: number) => void
  /** Says the file is over: calls that are still open have no result. */
  readonly end: () => { readonly compactions: number; readonly passedOver: number }
}

interface OpenCall {
  readonly words: CallWords
  readonly place: Place
  readonly bytes: number
}

/** More open calls, or larger ones, than any model makes at once: the oldest is given up, so that memory stays bounded. */
const MAX_OPEN = 500
const MAX_OPEN_BYTES = 16 << 20
/** Calls remembered after their result, so that a row the client repeats opens none again; agents whose notice may come. */
const MAX_SETTLED = 10_000
/** A shorter line is not worth asking what it is. */
const LONG_RESULT_BYTES = 1500
/**
 * A longer row is not read: no row of a 200K context holds more text, the client cuts the output of commands far below,
 * and memory has to stay bounded.
 */
const LONGEST_ROW_BYTES = 1 << 20

/** Reads entries out of a transcript and hands over each as soon as it is complete: results follow their calls. */
export function createEntryReader(take: (entry: Entry) => void): EntryReader {
  const open = new Map<string, OpenCall>()
  /** Calls that have ended, by their ids; agents with what they were for. */
  const settled = new Map<string, string>()
  let openBytes = 0
  let compactions = 0
  let passedOver = 0
  let time = ''

  const say = (kind: RecallKind, verb: string, head: string, place: Place) =>
    take({ kind, verb, head: dropColours(head), outcome: null, details: [], place })

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

  const addReport = ({ callId, status, summary, result }: Notification, place: Place) => {
    const head = settled.get(callId) || summary || 'agent'
    const details = [{ name: 'returned', text: result }]
    take({ kind: 'agent', verb: 'agent', head, outcome: status, details, place })
  }

  const addRow = (row: Row | null, place: Place, bytes: number) => {
    if (row?.kind === 'boundary') compactions += 1
    if (row?.kind === 'user') say('user', 'said', row.text, place)
    if (row?.kind === 'report') addReport(row, place)
    if (row?.kind === 'results') for (const result of row.results) addResult(result, place)
    if (row?.kind === 'assistant') {
      if (row.text.trim() !== '') say('assistant', 'said', row.text, place)
      for (const tool of row.tools) addCall(tool, place, bytes)
    }
  }

  /** Whether the line is a result that has nothing to search: what a tool read or wrote, or of no call that is open. */
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

  // A uuid is shown as it is, so it has to be one.
  const placeAt = (uuid: string | null, line: number): Place => ({
    row: isSafeName(uuid) ? uuid : null,
    line,
    time,
    compactions,
  })

  const end = () => {
    for (const id of [...open.keys()]) close(id, NO_RESULT, [])
    return { compactions, passedOver }
  }
  return { add, end }
}

/** Rows of subagents, and what the client attaches to a turn by itself. A queued prompt is the user's. */
function isAside(head: string): boolean {
  return head.includes('"isSidechain":true') || /"attachment":\{"type":"(?!queued_command")/.test(head)
}

const RESULT_ID = '"tool_use_id":"'

/** The call whose result fills a long line, or null: its output may be nothing that is searched, so it need not be read. */
function findLongResult(line: TranscriptLine): string | null {
  if (line.bytes < LONG_RESULT_BYTES || !/"type":"user","message":\{"role":"user","content":\[\{/.test(line.head))
    return null
  const id = /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1] ?? null
  return id === null || line.find(RESULT_ID, line.find(RESULT_ID) + 1) !== -1 ? null : id
}

/** An agent sent to the background: its report comes later, as a notice. */
function isLaunch({ words }: OpenCall, { isError, text }: ToolResult): boolean {
  return words.kind === 'agent' && !isError && text.startsWith('Async agent launched')
}

/** What the user answered to questions of the model, without the client's frame (2.1.329). */
function findAnswer({ isError, text }: ToolResult): string | null {
  if (
    isError ||
    !/^(?:Your questions have been answered|The user answered|User has answered your questions): /.test(text)
  )
    return null
  const end = Math.max(text.lastIndexOf('. You can now continue'), text.lastIndexOf('. Read the answers carefully'))
  return text.slice(text.indexOf(': ') + 2, end === -1 ? undefined : end)
}

/** The outcome of a call. That a plan was approved is the user's word, so it is said as such, and only where it was. */
function describeEnd(result: ToolResult): string {
  return !result.isError && result.text.startsWith('User has approved your plan')
    ? 'approved by the user'
    : describeOutcome(result)
}

function dropOldest(known: Map<string, string>, limit: number): void {
  const oldest = known.keys().next().value
  if (known.size > limit && oldest !== undefined) known.delete(oldest)
}
