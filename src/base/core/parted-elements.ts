import type { RankedItem } from './budget.ts'
import { type Attributes, escapeText, renderElement } from './element.ts'
import { excerptLine, excerptMiddle } from './text.ts'
import { measureText } from './tokens.ts'

export interface PartedElement {
  readonly name: string
  readonly attributes?: Attributes
  readonly parts: readonly RankedItem[]
  /** Whether the list has more items than parts. Such a list, and a list with parts left out, says so: `more="yes"`. */
  readonly isCut?: boolean
  /** Whether a part without room takes all parts of higher rank with it. Several parts stand oldest first, and say so. */
  readonly isInOrder?: boolean
}

/**
 * Elements with the most important of all their parts that fit, elements and parts in their given order. `renderParts`
 * never cuts a part; a smaller part further down may still fit after a larger part did not. A single part stands inside
 * its element's line, several parts stand below each other.
 *
 * @param usedChars Units (see `measureText`) of the budget that frame and lead have already taken.
 */
export function renderParts(elements: readonly PartedElement[], budgetTokens: number, usedChars: number): string[] {
  return renderCounted(elements, budgetTokens, usedChars).map(({ text }) => text)
}

/** Renders as `renderParts` does, and tells of each element how many parts it has. */
export function renderCounted(elements: readonly PartedElement[], budgetTokens: number, usedChars: number) {
  const escaped = elements.map((element) => ({
    ...element,
    parts: element.parts
      .map(({ rank, text }) => ({ rank, text: escapeText(narrowPart(text)).trim() }))
      .filter(({ text }) => text !== ''),
  }))
  const candidates = escaped.flatMap(({ parts }, element) => parts.map(({ rank }, index) => ({ element, index, rank })))
  candidates.sort((a, b) => a.rank - b.rank || a.element - b.element || a.index - b.index)
  const chosen = escaped.map(() => new Set<number>())
  const sizes = escaped.map(() => 0)
  const closed = new Set<number>()
  let used = usedChars
  for (const { element, index } of candidates) {
    const indices = chosen[element]
    const source = escaped[element]
    if (indices === undefined || source === undefined || closed.has(element)) continue
    indices.add(index)
    const size = measureText(renderElementOf(source, indices)) + 1
    const total = used - (sizes[element] ?? 0) + size
    if (Math.ceil(total / 4) > budgetTokens) {
      indices.delete(index)
      if (source.isInOrder) closed.add(element)
      continue
    }
    used = total
    sizes[element] = size
  }
  return elements.flatMap((element, index) => {
    const [source, indices] = [escaped[index], chosen[index]]
    if (source === undefined || indices === undefined || indices.size === 0) return []
    return [{ element, text: renderElementOf(source, indices), parts: indices.size }]
  })
}

/** No part in a narrow script is longer, so a cut part in a wide script costs no more. */
const LONGEST_PART = 640

/** Cuts the middle out of a long part in a wide script. The whole part would cost the room of all others. */
export function narrowPart(text: string): string {
  const size = measureText(text)
  if (size === text.length || size <= LONGEST_PART) return text
  const half = Math.floor((text.length * LONGEST_PART) / size / 2)
  return excerptMiddle(text, half, half)
}

function renderElementOf(element: PartedElement, indices: ReadonlySet<number>): string {
  const { name, attributes = {}, parts, isCut, isInOrder } = element
  const more = isCut || (isCut === false && indices.size < parts.length) ? 'yes' : null
  const texts = parts.filter((_, index) => indices.has(index)).map(({ text }) => text)
  const content = texts.length > 1 ? `\n${texts.map((text) => `- ${text}`).join('\n')}\n` : (texts[0] ?? '')
  const notes = [isInOrder && texts.length > 1 ? 'oldest first' : '', attributes.note ?? '']
  const note = notes.filter((each) => each !== '').join(', ') || null
  return renderElement(name, { ...attributes, note, more }, content)
}

/** A list whose items lose importance towards the end, so that no list crowds out the head of another list. */
export function list(
  name: string,
  rank: number,
  step: number,
  items: readonly string[],
  maxChars = 240,
): PartedElement {
  return {
    name,
    isCut: false,
    parts: items.map((text, index) => ({ rank: rank + index * step, text: excerptLine(text, maxChars) })),
  }
}

/** An element of one part; an empty text leaves the element out. */
export function single(
  name: string,
  rank: number,
  text: string | null,
  attributes: PartedElement['attributes'] = {},
): PartedElement {
  return { name, attributes, parts: text === null || text === '' ? [] : [{ rank, text }] }
}
