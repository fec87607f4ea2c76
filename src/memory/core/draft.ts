import { dropPrivate } from '../../base/core/private-spans.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText, excerpt, excerptLine } from '../../base/core/text.ts'
import { cleanTags, createMemoryId, isShare, type Memory, type Namespace } from './memory.ts'

/** A draft as a caller has it: its text may still hold secrets and control characters. */
export interface MemoryDraft {
  readonly namespace: Namespace
  readonly text: string
  readonly tags?: readonly string[]
  readonly sessionId?: string | null
  readonly confidence?: number | null
}

export interface MemoryPlace {
  readonly createdAt: string
  readonly branch: string | null
  readonly track: string | null
}

/** A memory is a few sentences; a longer text belongs in a document. */
export const MAX_MEMORY_CHARS = 8_000
export function createMemory(draft: MemoryDraft, place: MemoryPlace): Memory | null {
  const text = cleanMemoryText(draft.text)
  if (text === '') return null
  const { confidence } = draft
  return {
    id: createMemoryId(text),
    namespace: draft.namespace,
    text,
    createdAt: place.createdAt,
    tags: cleanTags(draft.tags ?? []),
    sessionId: draft.sessionId ?? null,
    branch: place.branch === null || place.branch === '' ? null : excerptLine(place.branch, 250),
    track: place.track,
    // Three digits are more than a detector knows.
    confidence: isShare(confidence) ? Math.round(confidence * 1_000) / 1_000 : null,
    isOwn: true,
  }
}

/** A megabyte is read, far more than is kept, so the final cut splits no unseen secret. */
export function cleanMemoryText(text: string): string {
  const open = dropPrivate(text.length > 1 << 20 ? text.slice(0, 1 << 20) : text)
  return excerpt(redactText(cleanText(open)), MAX_MEMORY_CHARS)
}

/** Whether a memory holds a text to be kept, white space apart. Texts that only count as the same have the same id. */
export function holdsText({ text }: Memory, given: string): boolean {
  const fold = (words: string) => words.replace(/\s+/g, ' ').trim()
  return fold(text) === fold(cleanMemoryText(given))
}
