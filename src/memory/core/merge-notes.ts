import { compareText } from '../../base/core/text.ts'
import { compareMemories, type Namespace } from './memory.ts'
import { type NotePart, type Proof, parseNote, readMark } from './note-text.ts'

/**
 * Between two wordings the side that changed since `base` wins, after changes on both the newer. A memory with this
 * person's mark is reworded by the person alone.
 */
export function mergeNotes(
  { base, ours, theirs }: Readonly<Record<'base' | 'ours' | 'theirs', string>>,
  namespace: Namespace,
  proves: Proof = () => false,
): string {
  const notes = [base, ours, theirs]
  const [before, mine, other] = notes.map((note) => indexParts(note, namespace, proves)) as [Parts, Parts, Parts]
  const chosen = new Map(mine)
  for (const [id, part] of other) {
    const own = mine.get(id)
    chosen.set(id, own === undefined ? part : chooseParts(own, part, before.get(id)))
  }
  const parts = [...chosen.values()].sort(compareParts)
  return `${parts.map(({ raw }) => raw).join('\n\n')}\n`
}

type Parts = ReadonlyMap<string, NotePart>

function indexParts(note: string, namespace: Namespace, proves: Proof): Parts {
  const parts = new Map<string, NotePart>()
  // Git joins notes when commits are squashed, so a note may hold a memory twice. Each author has a memory of that text.
  for (const part of parseNote(note, namespace, { proves })) {
    const name = `${part.memory.id} ${readMark(part.raw)}`
    if (parts.get(name)?.memory.isOwn !== true && (part.memory.isOwn || !parts.has(name))) parts.set(name, part)
  }
  return parts
}

function chooseParts(mine: NotePart, other: NotePart, before: NotePart | undefined): NotePart {
  if (mine.raw === other.raw || other.raw === before?.raw) return mine
  if (mine.memory.isOwn && !other.memory.isOwn) return mine
  if (mine.raw === before?.raw) return other
  return compareParts(mine, other) < 0 ? other : mine
}

function compareParts(a: NotePart, b: NotePart): number {
  return compareMemories(a.memory, b.memory) || compareText(a.raw, b.raw)
}
