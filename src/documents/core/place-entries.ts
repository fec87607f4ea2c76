import type { Entry } from './document-entry.ts'
import { renderEntry } from './render-entry.ts'

/** Place of new entries in a document without entries of their kind. */
export interface Placement {
  readonly title: string
  /** Heading of the section new entries begin; empty: new entries follow the present text. */
  readonly section: string
  readonly isAtEnd: boolean
}

interface Rendered {
  /** 0-based. */
  readonly start: number
  readonly lines: readonly string[]
  readonly entry: Entry
  readonly result: readonly string[]
}

/** New entries go below the last of them, else into their section, else to the end. */
export function placeEntries(
  text: string,
  { rendered, added }: { readonly rendered: readonly Rendered[]; readonly added: readonly Entry[] },
  { title, section, isAtEnd }: Placement,
): string {
  if (text === '' && added.length === 0) return ''
  const lines = text === '' ? [`# ${title}`, ''] : text.replace(/\n$/, '').split('\n')
  const last = findLast(rendered, lines, isAtEnd)
  const mark = last === undefined || /^\d/.test(last.entry.bullet) ? '-' : last.entry.bullet.charAt(0)
  const block = added.flatMap((entry) => renderEntry({ ...entry, bullet: `${mark} ` }))
  if (block.length > 0 && last === undefined) addToSection(lines, block, section)
  const place = last === undefined ? -1 : findItemEnd(lines, last.start + last.lines.length)
  let isPlaced = last === undefined
  for (const item of [...rendered].reverse()) {
    if (!isPlaced && item.start < place) {
      lines.splice(place, 0, ...block)
      isPlaced = true
    }
    lines.splice(item.start, item.lines.length, ...item.result)
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

/** The last entry that begins its line, below which new entries go; undefined without such an entry. */
export function findLast<T extends Pick<Rendered, 'start' | 'lines' | 'entry'>>(
  slots: readonly T[],
  lines: readonly string[],
  isAtEnd: boolean,
): T | undefined {
  return slots.findLast(
    ({ entry, start, lines: own }) => /^\S/.test(entry.bullet) && (!isAtEnd || isBlankFrom(lines, start + own.length)),
  )
}

/** The line behind an item and all that is indented below: items in an item belong together. */
function findItemEnd(lines: readonly string[], from: number): number {
  let end = from
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (/^\S/.test(line)) break
    if (line.trim() !== '') end = index + 1
  }
  return end
}

function isBlankFrom(lines: readonly string[], start: number): boolean {
  return lines.slice(start).every((line) => line.trim() === '')
}

function addToSection(lines: string[], block: readonly string[], section: string): void {
  const heading = section === '' ? -1 : findHeading(lines, section)
  const start = heading === -1 ? lines.length : findSectionEnd(lines, heading)
  let end = start
  while (end > 0 && (lines[end - 1] ?? '').trim() === '') end -= 1
  const head = heading === -1 && section !== '' ? ['', `## ${section}`, '', ...block] : ['', ...block]
  // A line that is blank already serves as the gap; the blank lines of an author stay in their places.
  const gap = lines.slice(end, start)
  const before = gap.length > 0 ? gap : ['']
  const after = start < lines.length ? [''] : []
  lines.splice(end, start - end, ...before, ...head.slice(1), ...after)
}

function findHeading(lines: readonly string[], section: string): number {
  const wanted = section.toLowerCase()
  return lines.findLastIndex((line) => {
    const marks = /^#{1,6}(?=[ \t])/.exec(line)?.[0]
    if (marks === undefined) return false
    const title = line.slice(marks.length).replace(/[*_`#]/g, '')
    return title.trim().toLowerCase() === wanted
  })
}

function findSectionEnd(lines: readonly string[], heading: number): number {
  const next = lines.findIndex((line, index) => index > heading && /^#{1,6}[ \t]/.test(line))
  return next === -1 ? lines.length : next
}
