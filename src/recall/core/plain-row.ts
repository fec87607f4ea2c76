import { detach } from '../../base/core/text.ts'
import type { TranscriptLine } from '../../sessions/core/transcript-line.ts'

/** A row in the form that the client writes, known from its bytes alone. */
export type PlainRow =
  /** Words of the model, or thoughts: a row without any call. */
  | { readonly kind: 'words' }
  | { readonly kind: 'call'; readonly id: string; readonly name: string }
  | { readonly kind: 'result'; readonly id: string }
  /** Progress of a tool, or a note of the client: a row that no reader takes for work. */
  | { readonly kind: 'aside' }

/** The content of a row begins within so many bytes: before that stand ids, a path and a branch. */
const START_BYTES = 4096
/** Fields with simple values. The client writes these before the message. */
const FIELDS = /(?:"\w{1,40}":(?:null|true|false|"(?:[^"\\]|\\.)*"),){0,40}/
const BEFORE_CONTENT = new RegExp(
  `^\\{(${FIELDS.source})"message":\\{(?:"\\w{1,40}":(?:null|"[^"\\\\]*"),){0,12}"content":`,
)
const ASIDE = new RegExp(
  `^\\{${FIELDS.source.replace('{0,40}', '{0,40}?')}"type":"(?:progress",|system","subtype":"(?!compact_boundary")\\w{1,60}",)`,
)
const CALL = /\[\{"type":"tool_use","id":"([\w-]{1,200})","name":"([\w-]{1,200})","input":\{/y
const RESULT = /\[\{(?:"tool_use_id":"[\w-]{1,200}","type":"tool_result"|"type":"tool_result",)/y
const RESULT_ID = /[{,]"tool_use_id":"([\w-]{1,200})"(?:,"type":"tool_result"|\}\])/

/** Null for a line of another form. JSON escapes a quote inside a string, so the names in the patterns match fields. */
export function readPlainRow(bytes: string): PlainRow | null {
  const start = bytes.slice(0, START_BYTES)
  const before = BEFORE_CONTENT.exec(start)
  if (before === null) return ASIDE.test(start) ? { kind: 'aside' } : null
  const [whole, fields = ''] = before
  if (!fields.includes('"isSidechain":false') || isUnsure(bytes, whole.length)) return null
  if (whole.includes('"role":"assistant"')) return readAnswer(bytes, whole.length)
  return fields.includes('"type":"user"') ? readResult(bytes, whole.length) : null
}

/** Whether a line may hold letters as numbers, a control code, a hole, or a row behind a cut one. */
function isUnsure(bytes: string, content: number): boolean {
  return (
    bytes.includes('\\u') || bytes.includes('\x7f') || bytes.includes('\0') || bytes.includes('{"parentUuid":', content)
  )
}

function readAnswer(bytes: string, content: number): PlainRow | null {
  const calls = bytes.match(/"type"\s*:\s*"tool_use"/g)?.length ?? 0
  if (calls === 0) return { kind: 'words' }
  CALL.lastIndex = content
  const [, id = '', name = ''] = CALL.exec(bytes) ?? []
  return calls > 1 || id === '' ? null : { kind: 'call', id: detach(id), name: detach(name) }
}

function readResult(bytes: string, content: number): PlainRow | null {
  RESULT.lastIndex = content
  if (!RESULT.test(bytes)) return null
  const found = RESULT_ID.exec(bytes)
  if (found === null || bytes.indexOf('"tool_use_id"', found.index + found[0].length) !== -1) return null
  const isFirst = bytes.indexOf('"tool_use_id"') > found.index
  return isFirst ? { kind: 'result', id: detach(found[1] ?? '') } : null
}

/** No row of a 200K context holds more text, and the client cuts the output of commands far below. */
export const LONGEST_ROW_BYTES = 1 << 20
/** Reading a shorter line costs less than finding out whether its result is searched. */
const LONG_RESULT_BYTES = 1500
/** Whether a row is a subagent's, or an attachment of the client. A queued prompt is an attachment of the user. */
export function isAside(head: string): boolean {
  return head.includes('"isSidechain":true') || /"attachment":\{"type":"(?!queued_command")/.test(head)
}

const ID_FIELD = '"tool_use_id":"'

/** The id of the call whose single result fills a long line, or null. A line with several results is always read. */
export function findLongResult(line: TranscriptLine): string | null {
  const id = findLongId(line)
  return id === null || line.find(ID_FIELD, line.find(ID_FIELD) + 1) !== -1 ? null : id
}

export function findLongId({ bytes, head }: TranscriptLine): string | null {
  const isLong = bytes >= LONG_RESULT_BYTES && /"type":"user","message":\{"role":"user","content":\[\{/.test(head)
  return isLong ? (/"tool_use_id":"([\w-]{1,200})"/.exec(head)?.[1] ?? null) : null
}
