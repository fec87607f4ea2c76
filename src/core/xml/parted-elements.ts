import { type Attributes, escapeText, renderElement } from './element.ts'

/** One piece of an element, chosen or left out as a whole. Lower rank is more important. */
export interface Part {
  readonly rank: number
  readonly text: string
}

export interface PartedElement {
  readonly name: string
  readonly attributes?: Attributes
  readonly parts: readonly Part[]
}

/**
 * Elements with the most important of all their parts that fit, elements and parts in their given order. A part is never
 * cut; a smaller one further down may still fit after a larger one did not. One part stands inside its element's line,
 * several stand below each other.
 *
 * @param usedChars What frame and lead have already taken of the budget.
 */
export function renderParts(elements: readonly PartedElement[], budgetTokens: number, usedChars: number): string[] {
  const escaped = elements.map((element) => ({
    ...element,
    parts: element.parts.map(({ rank, text }) => ({ rank, text: escapeText(text).trim() })),
  }))
  const candidates = escaped.flatMap(({ parts }, element) =>
    parts.map(({ rank, text }, index) => ({ element, index, rank, text })).filter(({ text }) => text !== ''),
  )
  candidates.sort((a, b) => a.rank - b.rank || a.element - b.element || a.index - b.index)
  const chosen = escaped.map(() => new Set<number>())
  const sizes = escaped.map(() => 0)
  let used = usedChars
  for (const { element, index } of candidates) {
    const indices = chosen[element]
    const source = escaped[element]
    if (indices === undefined || source === undefined) continue
    indices.add(index)
    const size = renderElementOf(source, indices).length + 1
    const total = used - (sizes[element] ?? 0) + size
    if (Math.ceil(total / 4) > budgetTokens) {
      indices.delete(index)
      continue
    }
    used = total
    sizes[element] = size
  }
  return escaped.flatMap((element, index) => {
    const indices = chosen[index]
    return indices === undefined || indices.size === 0 ? [] : [renderElementOf(element, indices)]
  })
}

function renderElementOf({ name, attributes = {}, parts }: PartedElement, indices: ReadonlySet<number>): string {
  const texts = parts.filter((_, index) => indices.has(index)).map(({ text }) => text)
  const content = texts.length > 1 ? `\n${texts.map((text) => `- ${text}`).join('\n')}\n` : (texts[0] ?? '')
  return renderElement(name, attributes, content)
}
