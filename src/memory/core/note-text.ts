import { markText } from '../../author/core/seal.ts'
import type { SipKey } from '../../author/core/siphash.ts'
import { attempt } from '../../base/core/attempt.ts'
import type { UnknownRecord } from '../../base/core/record.ts'
import { cleanMemoryText } from './draft.ts'
import { type Memory, type Namespace, parseFields, serializeFields } from './memory.ts'

/** A memory of a note, with the text it was read from. A note written anew keeps every part byte for byte. */
export interface NotePart {
  readonly memory: Memory
  readonly raw: string
}

/** Without either, only plain front matter counts, and no memory is the person's own. */
interface NoteReader {
  /** Reads front matter that is not as plain as ours; null for text that is not YAML. */
  readonly parseYaml?: (front: string) => UnknownRecord | null
  readonly proves?: Proof
}

/** Longer front matter was written neither by a person nor by holdfast. */
const MAX_FRONT_LINES = 40
const MAX_FRONT_CHARS = 4_096
/** More memories than any commit ever had in a note. */
const MAX_PARTS = 200_000

/** A line of the text that looks like a fence gets a backslash in front. */
export function serializeMemory(memory: Memory, key: SipKey | null = null): string {
  const front = serializeFrontMatter(serializeFields(memory))
  const part = `---\n${front}---\n${memory.text.replace(/^(\\*---[ \t]*)$/gm, '\\$1')}\n`
  return key === null ? part : sealPart(key, memory.id, part)
}

export function appendToNote(note: string, memories: readonly Memory[], key: SipKey | null = null): string {
  const before = note.trim() === '' ? '' : `${note.trimEnd()}\n\n`
  return before + memories.map((memory) => serializeMemory(memory, key)).join('\n')
}

/** Git joins notes (a squash, a merge). Texts are cleaned again, and an unfit id is made anew. */
export function parseNote(
  note: string,
  namespace: Namespace,
  { parseYaml = () => null, proves = () => false }: NoteReader = {},
): NotePart[] {
  const parts: NotePart[] = []
  for (const { front, body, raw } of splitNote(note)) {
    const fields = front === '' ? {} : (readFrontMatter(front) ?? parseYaml(front) ?? {})
    const memory = readMemory(fields, body, namespace)
    if (memory !== null) parts.push({ memory: { ...memory, isOwn: proves(memory.id, raw) }, raw })
    if (parts.length >= MAX_PARTS) break
  }
  return parts
}

type RawPart = Readonly<Record<'front' | 'body' | 'raw', string>>

const FENCE = /^---\s*$/

function splitNote(note: string): RawPart[] {
  const lines = note.replaceAll('\r\n', '\n').split('\n')
  const parts: RawPart[] = []
  let start = 0
  let bodyFrom = 0
  let front = ''
  const close = (end: number) => {
    const body = lines.slice(bodyFrom, end).join('\n')
    const raw = lines.slice(start, end).join('\n').trim()
    if (raw !== '') parts.push({ front, body, raw })
  }
  for (let index = 0; index < lines.length; index += 1) {
    const end = FENCE.test(lines[index] ?? '') ? findFrontEnd(lines, index) : -1
    if (end < 0) continue
    close(index)
    start = index
    bodyFrom = end + 1
    front = lines.slice(index + 1, end).join('\n')
    index = end
  }
  close(lines.length)
  return parts
}

/** The closing fence of front matter that opens at `from`; -1 for a ruler in a text. */
function findFrontEnd(lines: readonly string[], from: number): number {
  if (!/^[A-Za-z_][\w-]{0,40}:(?:\s|$)/.test(lines[from + 1] ?? '')) return -1
  let chars = 0
  for (let index = from + 1; index <= from + MAX_FRONT_LINES; index += 1) {
    const line = lines[index]
    if (line === undefined) return -1
    if (FENCE.test(line)) return index
    chars += line.length + 1
    if (chars > MAX_FRONT_CHARS) return -1
  }
  return -1
}

function readMemory(fields: UnknownRecord, body: string, namespace: Namespace): Memory | null {
  const text = cleanMemoryText(body.replace(/^\\(\\*---[ \t]*)$/gm, '$1'))
  return text === '' ? null : parseFields(fields, namespace, text)
}

type Field = string | number | null | readonly string[]

/** YAML in the small form that `readFrontMatter` knows: a scalar or a list per line. Null fields are left out. */
function serializeFrontMatter(fields: Readonly<Record<string, Field>>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}: ${serializeField(value)}\n`)
    .join('')
}

function serializeField(value: Field): string {
  if (Array.isArray(value)) return `[${value.map((item) => serializeField(item)).join(', ')}]`
  return typeof value === 'string' && !isPlain(value) ? JSON.stringify(value) : String(value)
}

/** Whether every YAML parser reads a text as that very string: no number, truth value, null or date. */
function isPlain(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_./-]{0,200}$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
}

/** Null leaves the text to a YAML parser. Without a prototype, a key of a hostile note is only a key. */
function readFrontMatter(text: string): UnknownRecord | null {
  const fields: Record<string, unknown> = Object.create(null)
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, key, value] = /^([a-z_]{1,40}): (.{1,4000})$/.exec(line) ?? []
    if (key === undefined || value === undefined || key in fields) return null
    const parsed = readField(value)
    if (parsed === undefined) return null
    fields[key] = parsed
  }
  return fields
}

function readField(text: string): unknown {
  if (!text.startsWith('[')) return readScalar(text)
  if (!text.endsWith(']')) return undefined
  const items = text.slice(1, -1).split(', ').map(readScalar)
  return items.every((item) => typeof item === 'string') ? items : undefined
}

function readScalar(text: string): unknown {
  if (isPlain(text)) return text
  if (/^(?:0|1|0\.\d{1,17})$/.test(text)) return Number(text)
  if (!text.startsWith('"')) return undefined
  const value: unknown = attempt(() => JSON.parse(text), null)
  return typeof value === 'string' ? value : undefined
}

/** The last line of sealed front matter, with the line break before it. */
const LINE = /^\nmac: "([0-9a-f]{32})"$/
const LINE_CHARS = '\nmac: ""'.length + 32
const CLOSING = '\n---\n'

/** Whether a part of a note bears the mark of this person for its id. */
export type Proof = (id: string, raw: string) => boolean

/** Seals a memory as it stands in a note. The last key of its front matter, `mac`, covers all other text. */
export function sealPart(key: SipKey, id: string, part: string): string {
  const raw = part.trim()
  const at = raw.indexOf(CLOSING)
  return `${raw.slice(0, at)}\nmac: "${markText(key, `memory ${id}`, raw)}"${raw.slice(at)}\n`
}

/** The proof by a key; without a key nothing is proven. */
export function createProof(key: SipKey | null): Proof {
  return (id, raw) => {
    const found = key === null ? null : findMark(raw)
    return key !== null && found !== null && found.mark === markText(key, `memory ${id}`, found.plain)
  }
}

/** The mark that a part bears, whoever made it; empty without one. */
export const readMark = (raw: string): string => findMark(raw)?.mark ?? ''

function findMark(raw: string): { readonly mark: string; readonly plain: string } | null {
  const end = raw.indexOf(CLOSING)
  const mark = end < LINE_CHARS ? undefined : LINE.exec(raw.slice(end - LINE_CHARS, end))?.[1]
  return mark === undefined ? null : { mark, plain: raw.slice(0, end - LINE_CHARS) + raw.slice(end) }
}
