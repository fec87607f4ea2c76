import { dropColours } from '../../base/core/text.ts'
import { parseRow, type Row, type ToolResult, type ToolUse } from '../../sessions/core/row.ts'
import { parseLine } from '../../sessions/core/row-of-line.ts'
import { findRowTime } from '../../sessions/core/row-time.ts'
import type { TranscriptLine } from '../../sessions/core/transcript-line.ts'
import { findRefusalWords } from '../../sessions/core/turn.ts'
import type { Notification, UserWords } from '../../words/core/user-words.ts'
import {
  type CallWords,
  describeCall,
  describeEnd,
  findAnswer,
  isLaunch,
  isRecallCall,
  NO_RESULT,
} from './describe-call.ts'
import { createOpenCalls, type OpenCall, parseCall, toSafe, WRITTEN_ANEW } from './open-calls.ts'
import { findLongId, findLongResult, isAside, LONGEST_ROW_BYTES, type PlainRow, readPlainRow } from './plain-row.ts'
import type { Detail, Entry, Place, RecallKind } from './recall-entry.ts'
import { createRecentMap } from './recent-map.ts'
import { createRowClock } from './row-clock.ts'
import type { WordFilter } from './word-filter.ts'

/** Queued prompts kept: more than a person ever leaves undelivered. */
const MAX_QUEUED = 500
/** Ended calls remembered: a row that the client repeats reopens no call, and a late notice finds its agent. */
const MAX_SETTLED = 10_000

/** `take` receives a call when its result has come. Rows without enough of the filter's words are not parsed. */
export function createEntryReader(take: (entry: Entry) => void, filter: WordFilter | null = null) {
  const open = createOpenCalls()
  /** Descriptions of ended agents by the ids of their calls; empty texts for other calls. */
  const settled = createRecentMap<string>(MAX_SETTLED)
  /** Prompts seen in the queue only: most of them stand in the transcript again when the client delivers them. */
  const queued = new Map<string, Place>()
  let compactions = 0
  let passedOver = 0
  const clock = createRowClock()

  const say = (kind: RecallKind, verb: string, head: string, place: Place) =>
    take({ kind, verb, head: dropColours(head), outcome: null, details: [], place })

  const sayWords = ({ text, isQueued }: UserWords, place: Place) => {
    if (text === '') return
    queued.delete(text)
    if (!isQueued) return say('user', 'said', text, place)
    queued.set(text, place)
    const [oldest] = queued.keys()
    if (queued.size > MAX_QUEUED && oldest !== undefined) queued.delete(oldest)
  }

  const addCall = (tool: ToolUse, place: Place, bytes: number) => {
    if (isRecallCall(tool) || open.find(tool.id) !== null || settled.has(tool.id)) return
    const words = describeCall(tool)
    keepOpen(tool.id, { call: { words, place }, resultName: words.resultName, bytes, found: filter?.all ?? 0 })
  }

  const keepOpen = (id: string, call: OpenCall) => {
    open.add(id, call)
    for (const oldest of open.listExcess()) close(oldest, NO_RESULT, [])
  }

  const close = (id: string, outcome: string, details: readonly Detail[]) => {
    const call = open.find(id)
    if (call === null) return
    settle(id, call.words)
    const { kind, verb, head } = call.words
    take({ kind, verb, head, outcome, details: [...call.words.details, ...details], place: call.place })
  }

  const settle = (id: string, words: CallWords | null) => {
    open.drop(id)
    settled.set(id, words?.kind === 'agent' ? words.head : '')
  }

  const addResult = (raw: ToolResult, place: Place) => {
    const call = open.find(raw.id)
    if (call === null) return
    const result = { ...raw, text: dropColours(raw.text) }
    const refusal = findRefusalWords(call.words.head, result)
    if (refusal !== null) say('user', 'said, refusing a call', refusal, place)
    const answer = findAnswer(result)
    if (answer !== null && call.words.verb === 'asked') say('user', 'answered', answer, place)
    if (isLaunch(call.words, result)) return close(result.id, 'running in the background', [])
    const { resultName } = call.words
    const details = resultName === null || result.text === '' ? [] : [{ name: resultName, text: result.text }]
    close(result.id, describeEnd(call.words, result), details)
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
    return line.bytes > LONGEST_ROW_BYTES || (open.find(id)?.words.resultName ?? null) === null
  }

  /** Takes the lines of a transcript one by one, from the first to the last. */
  const add = (line: TranscriptLine, number: number) => {
    if (isAside(line.head) || (filter !== null && passOver(line, number, filter))) return
    if (isUnread(line)) {
      const row = parseLine(line)
      if (row?.kind !== 'results' || row.results.some(({ text }) => text !== '')) clock.read()
      return addRow(row, placeAt(null, number), 0)
    }
    if (line.bytes > LONGEST_ROW_BYTES) {
      passedOver += 1
      return
    }
    const text = line.read()
    const row = parseRow(text)
    const uuid = row?.uuid ?? null
    if (row !== null) clock.set(findRowTime(text, uuid))
    addRow(row, placeAt(uuid, number), line.bytes)
  }

  /** Passes over a row whose entry cannot be a hit. Calls that such rows open and end still count. */
  const passOver = (line: TranscriptLine, number: number, filter: WordFilter): boolean => {
    if (line.bytes > LONGEST_ROW_BYTES || !line.isWhole) return false
    const bytes = line.slice(0)
    const row = readPlainRow(bytes)
    if (row === null || row.kind === 'aside') return row !== null
    if (row.kind === 'result') return passResult(row.id, line, bytes, filter)
    const found = filter.find(bytes, 0, row.kind === 'words')
    if (filter.isEnough(found) || (row.kind === 'call' && !passCall(row, { line, bytes, found, number }))) return false
    clock.pass(bytes)
    return true
  }

  const passResult = (id: string, line: TranscriptLine, bytes: string, { find, isEnough }: WordFilter): boolean => {
    const call = open.peek(id)
    if (isEnough(find(bytes, call?.found ?? 0, true))) return false
    if (findLongId(line) === null || (call?.resultName ?? null) !== null) clock.pass(bytes)
    if (call !== null) settle(id, typeof call.call === 'function' ? null : call.call.words)
    return true
  }

  const passCall = (
    { id, name }: Extract<PlainRow, { kind: 'call' }>,
    row: { readonly line: TranscriptLine; readonly bytes: string; readonly found: number; readonly number: number },
  ): boolean => {
    const { kind, verb, resultName } = describeCall({ id, name, input: {} })
    if (open.has(id) || settled.has(id) || kind === 'agent') return false
    if (verb === 'called' && WRITTEN_ANEW.test(row.bytes)) return false
    const text = /[\x80-\xff]/.test(row.bytes) ? row.line.read() : row.bytes
    const place = placeAt(null, row.number)
    const call = () => {
      const parsed = parseCall(text, id)
      if (parsed === null) return null
      return { words: parsed.words, place: { ...place, row: toSafe(parsed.uuid), time: clock.check(parsed.time) } }
    }
    keepOpen(id, { call, resultName, bytes: row.line.bytes, found: row.found })
    return true
  }

  const placeAt = (uuid: string | null, line: number): Place => ({
    row: toSafe(uuid),
    line,
    time: clock.last(),
    compactions,
  })

  /** Open calls become entries without a result. An entry is unsure when a filter hid the row whose time it needs. */
  const end = () => {
    for (const id of open.listParsed()) close(id, NO_RESULT, [])
    for (const [text, place] of queued) say('user', 'said', text, place)
    queued.clear()
    return { compactions, passedOver, isUnsure: clock.isUnsure() }
  }
  return { add, end }
}
