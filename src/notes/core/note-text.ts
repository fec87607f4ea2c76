import type { SipKey } from '../../author/core/siphash.ts'
import { cleanMemoryText } from './draft.ts'
import { type FrontMatter, readFrontMatter, serializeFrontMatter } from './front-matter.ts'
import { type Memory, type Namespace, parseFields, serializeFields } from './memory.ts'
import { type Proof, sealPart } from './own-mark.ts'

/** A memory of a note, with the text it was read from. A note written anew keeps every part byte for byte. */
export interface NotePart {
  readonly memory: Memory
  readonly raw: string
}

/** Readers of a note. Without either, only plain front matter counts, and no memory is the person's own. */
export interface NoteReader {
  /** Reads front matter that is not as plain as ours; null for text that is not YAML. */
  readonly parseYaml?: (front: string) => FrontMatter | null
  /** Tells the person's own memories by their mark. */
  readonly proves?: Proof
}

/** Longer front matter was written neither by a person nor by holdfast. */
const MAX_FRONT_LINES = 40
const MAX_FRONT_CHARS = 4_096
/** More memories than any commit ever had in a note. */
const MAX_PARTS = 200_000

/**
 * A memory as it stands in a note, sealed where there is a key. A line of the text that looks like a fence gets a
 * backslash in front.
 */
export function serializeMemory(memory: Memory, key: SipKey | null = null): string {
  const front = serializeFrontMatter(serializeFields(memory))
  const part = `---\n${front}---\n${memory.text.replace(/^(\\*---[ \t]*)$/gm, '\\$1')}\n`
  return key === null ? part : sealPart(key, memory.id, part)
}

/** A note with memories added at the end. */
export function appendToNote(note: string, memories: readonly Memory[], key: SipKey | null = null): string {
  const before = note.trim() === '' ? '' : `${note.trimEnd()}\n\n`
  return before + memories.map((memory) => serializeMemory(memory, key)).join('\n')
}

/**
 * The memories in a note: ours, those that git joined (a squash, a merge), and text without front matter. `parseNote`
 * trusts none of it: texts are cleaned again, and an unfit id is made anew.
 */
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

interface RawPart {
  readonly front: string
  readonly body: string
  readonly raw: string
}

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

function readMemory(fields: FrontMatter, body: string, namespace: Namespace): Memory | null {
  const text = cleanMemoryText(body.replace(/^\\(\\*---[ \t]*)$/gm, '$1'))
  return text === '' ? null : parseFields(fields, namespace, text)
}
