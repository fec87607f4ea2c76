import { excerptLine } from '../../base/core/text.ts'
import type { Memory } from '../../memory/core/memory.ts'

const SHOWN = 5
const SUMMARY_CHARS = 80

/** One line for the person: new memories, and memories that the store had before; empty without any. */
export function describeKept(saved: readonly Memory[], known: readonly Memory[] = []): string {
  if (saved.length === 0) return known.length === 0 ? '' : `holdfast has kept this before: ${list(known)}`
  const before = known.length === 0 ? '' : `; ${known.length} kept before`
  return `holdfast keeps ${saved.length === 1 ? 'a memory' : `${saved.length} memories`}: ${list(saved)}${before}`
}

/** The lines for the person after a compaction: memories kept, and memories proposed. */
export function describeCaptured(kept: readonly string[], proposed: readonly string[], command: string): string {
  const parts = [
    kept.length === 0 ? '' : `holdfast kept before the compaction: ${shorten(kept)}`,
    proposed.length === 0
      ? ''
      : `holdfast proposes to remember: ${shorten(proposed)}; \`${command} memory proposals\` keeps or drops them`,
  ]
  return parts.filter((part) => part !== '').join('\n')
}

/** The label of a marked line says the namespace once more. */
const LABEL = /^(?:Decision|Learning|Blocker|Pattern): /

/** A memory's namespace and shortened text, as messages for the person name a memory. */
export function nameMemory(memory: Memory): string {
  return `${memory.namespace} "${excerptLine(memory.text.replace(LABEL, ''), SUMMARY_CHARS)}"`
}

function list(memories: readonly Memory[]): string {
  return shorten(memories.map(nameMemory))
}

function shorten(names: readonly string[]): string {
  const more = names.length > SHOWN ? `, and ${names.length - SHOWN} more` : ''
  return `${names.slice(0, SHOWN).join(', ')}${more}`
}
