import { fingerprint } from '../../base/core/fingerprint.ts'
import type { UnknownRecord } from '../../base/core/record.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { compareText, excerptLine } from '../../base/core/text.ts'

/** Subjects of memories. Each namespace has a ref of its own: `refs/notes/holdfast/<namespace>`. */
export const NAMESPACES = [
  'inception',
  'elicitation',
  'research',
  'decisions',
  'progress',
  'blockers',
  'reviews',
  'learnings',
  'retrospective',
  'patterns',
] as const
export type Namespace = (typeof NAMESPACES)[number]

/** A text worth knowing in later sessions, without secrets and private spans. */
export interface Memory {
  /** Made of the text alone. The same text remembered in two clones or two namespaces is a single memory. */
  readonly id: string
  readonly namespace: Namespace
  readonly text: string
  /** Null for a note a person wrote without front matter. */
  readonly createdAt: string | null
  readonly tags: readonly string[]
  readonly sessionId: string | null
  readonly branch: string | null
  readonly track: string | null
  /** Certainty of the detector, 0 to 1; null for a memory that a person asked to keep. */
  readonly confidence: number | null
  /** Whether this person wrote the memory with this home. A memory of anybody else is told as from elsewhere. */
  readonly isOwn: boolean
}

const MAX_TAGS = 12
const MAX_TAG_CHARS = 40
const MAX_SUMMARY_CHARS = 160

export function isNamespace(value: unknown): value is Namespace {
  return NAMESPACES.includes(value as Namespace)
}

export function cleanTags(tags: readonly unknown[]): string[] {
  const words = tags
    .filter((tag) => typeof tag === 'string')
    .map((tag) => {
      const lower = tag.slice(0, 200).toLowerCase()
      const word = /[^\0-\x7f]/.test(lower) ? joinLetters(lower) : lower.replace(/[^a-z0-9_.:/]+/g, '-')
      return word.slice(word.startsWith('-') ? 1 : 0, MAX_TAG_CHARS).replace(/-$/, '')
    })
  return [...new Set(words.filter((word) => word !== ''))].sort().slice(0, MAX_TAGS)
}

/** Letters of every language belong into a tag. The tables for these are dear, and most tags have ASCII alone. */
function joinLetters(tag: string): string {
  let joined = ''
  for (const letter of tag.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_.:/]+/gu, '-')) {
    if (joined.length + letter.length > MAX_TAG_CHARS) break
    joined += letter
  }
  return joined
}

/** A label such as `**Decision**:`. The same words marked, noted and captured are one memory. */
const LABEL = /^[*_]{0,3}(?:decision|learning|blocker|pattern)(?: (?:\([^()]{1,40}\)|#?\d{1,3}))?[*_]{0,3}:[*_]{0,3} /i
/** The fields of a decision, which tell more of it but make no other decision. */
const FIELDS = /[;| ]{1,3}[*_]{0,2}(?:reason|impact)[*_]{0,2}:/i

export function createMemoryId(text: string): string {
  const plain = findSubject(text).toLowerCase()
  const end = plain.length - (/[.!;:, ]{0,20}$/.exec(plain)?.[0].length ?? 0)
  return `m-${fingerprint(plain.slice(0, end)).replace(/^\d+:/, '')}`
}

/** One line without bullet, label and fields. A labelled text counts by its first line: reasons stand below. */
export function findSubject(text: string): string {
  const whole = joinLines(text)
  const isLabelled = whole.includes(':') && LABEL.test(whole)
  const labelled = isLabelled ? joinLines(text.trimStart().split('\n', 1)[0] ?? '').replace(LABEL, '') : whole
  const plain = labelled.replace(/^[-*>\u2022 ]+/, '')
  return plain.slice(0, FIELDS.exec(plain)?.index || plain.length)
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^(?:[->\u2022 ]|\*(?!\*))+/, '')
}

export function isMemoryId(value: unknown): value is string {
  return typeof value === 'string' && /^m-[a-z0-9]{1,16}$/.test(value)
}

export function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}

/** The oldest first; undated memories stand before all. */
export function compareMemories(a: Memory, b: Memory): number {
  return compareText(a.createdAt ?? '', b.createdAt ?? '') || compareText(a.id, b.id)
}

export function summarizeMemory({ text }: Memory): string {
  return excerptLine(text.split('\n').find((line) => line.trim() !== '') ?? '', MAX_SUMMARY_CHARS)
}

/** The fields of a memory but its text, as they stand in front matter and in the index. */
export function serializeFields(memory: Memory) {
  const { id, namespace, createdAt, tags, sessionId, branch, track, confidence } = memory
  return { id, namespace, created: createdAt, tags, session: sessionId, branch, track, confidence }
}

/** A memory from unchecked fields and a clean text. An unfit id is made anew. Fields never say whose a memory is. */
export function parseFields(fields: UnknownRecord, namespace: Namespace, text: string): Memory {
  const { id, created, tags, session, branch, track, confidence } = fields
  return {
    id: isMemoryId(id) ? id : createMemoryId(text),
    namespace,
    text,
    createdAt: typeof created === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{8,18}Z$/.test(created) ? created : null,
    tags: Array.isArray(tags) ? cleanTags(tags) : [],
    sessionId: isSafeName(session) ? session : null,
    branch: typeof branch === 'string' && branch !== '' ? excerptLine(branch, 250) : null,
    track: isSafeName(track) ? track : null,
    confidence: isShare(confidence) ? confidence : null,
    isOwn: false,
  }
}

/** A memory as a proven line of the index has it, or null. */
export function parseStoredMemory(wire: UnknownRecord): Memory | null {
  const { namespace, text } = wire
  if (!isNamespace(namespace) || typeof text !== 'string' || text === '') return null
  return { ...parseFields(wire, namespace, text), isOwn: wire.own === true }
}
