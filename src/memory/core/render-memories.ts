import { type Attributes, escapeText, renderElement } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { Memory } from './memory.ts'

const BUDGET_TOKENS = 400
/** This length holds a decision and its reason; `holdfast memory show` has the rest. */
const MAX_TEXT_CHARS = 320

export function selectMemories(memories: readonly Memory[]): Memory[] {
  let chars = 60
  return memories.filter((memory) => {
    const length = renderMemory(memory).length + 1
    if (Math.ceil((chars + length + 100) / 4) > BUDGET_TOKENS) return false
    chars += length
    return true
  })
}

/** Memories are data: each is escaped, stands on a line of its own, and says when it is from elsewhere. */
export function renderRelatedMemories(memories: readonly Memory[], occasion: Attributes): string {
  if (memories.length === 0) return ''
  return renderElement('related-memories', occasion, `\n${memories.map(renderMemory).join('\n')}\n`)
}

function renderMemory(memory: Memory): string {
  const { id, namespace, createdAt, tags, text, isOwn } = memory
  const origin = tags.includes('auto-captured') ? 'auto-captured' : null
  const date = createdAt?.slice(0, 10) ?? null
  const attributes = { id, namespace, date, origin, from: isOwn ? null : 'elsewhere' }
  return renderElement('memory', attributes, escapeText(excerptLine(text, MAX_TEXT_CHARS)))
}
