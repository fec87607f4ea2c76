import { dropNotice } from './archive-text.ts'
import type { LogKind } from './log.ts'
import { splitLog } from './log.ts'
import { countKeys, type LogTexts, listEntries } from './plan-rotation.ts'

/**
 * Holds the texts after a rotation against those before, by reading both anew. Every entry must be there as often as
 * before; once is enough where an interrupted rotation had left two copies. No entry may be new, no archive may lose an
 * entry, and text between entries must not change. Each violation is a sentence; an empty list means that the log may
 * shrink.
 */
export function findLosses(before: LogTexts, after: LogTexts, kind: LogKind): string[] {
  const old = countPlaces(before, kind)
  const now = countPlaces(after, kind)
  const losses: string[] = []
  for (const [key, was] of old) {
    const is = now.get(key) ?? { active: 0, archived: 0 }
    const most = was.active + was.archived
    const least = was.archived === 0 ? most : Math.max(was.active, was.archived)
    const total = is.active + is.archived
    if (is.archived < was.archived || total < least) losses.push(`entry "${nameKey(key)}" would be lost`)
    else if (total > most) losses.push(`entry "${nameKey(key)}" would be there twice`)
  }
  for (const key of now.keys()) if (!old.has(key)) losses.push(`entry "${nameKey(key)}" would be changed`)
  if (readRest(before.active, kind) !== readRest(after.active, kind))
    losses.push('text between the entries would change')
  return losses
}

type Places = Readonly<Record<'active' | 'archived', number>>

function countPlaces({ active, archives }: LogTexts, kind: LogKind): Map<string, Places> {
  const inActive = countKeys(listEntries(dropNotice(active), kind))
  const inArchives = countKeys([...archives.values()].flatMap((text) => listEntries(text, kind, true)))
  const keys = new Set([...inActive.keys(), ...inArchives.keys()])
  return new Map([...keys].map((key) => [key, { active: inActive.get(key) ?? 0, archived: inArchives.get(key) ?? 0 }]))
}

/** Text between the entries, compared without white space, because a notice has lines of its own. */
function readRest(text: string, kind: LogKind): string {
  const rest = splitLog(dropNotice(text), kind).filter(({ entry }) => entry === null)
  return rest
    .map((piece) => piece.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

const nameKey = (key: string): string => key.slice(0, key.indexOf('\n') === -1 ? 80 : Math.min(80, key.indexOf('\n')))
