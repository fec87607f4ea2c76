/** A bullet with fixed keys, as the plan's documents write tasks and risks. Keys are lower case. */
export interface Entry {
  readonly kind: string
  readonly line: number
  readonly fields: Readonly<Record<string, string>>
  /** Everything the entry says, for references in it. */
  readonly text: string
}

export interface Section {
  readonly title: string
  readonly line: number
  readonly lines: readonly string[]
}

const plain = (line: string) => line.replaceAll('**', '').replaceAll('__', '')

/** The sections of a document by its headings; what stands before the first one has an empty title. */
export function findSections(text: string): Section[] {
  const sections: { title: string; line: number; lines: string[] }[] = [{ title: '', line: 1, lines: [] }]
  let isFenced = false
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced
    const title = isFenced ? undefined : /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
    if (title !== undefined) sections.push({ title: plain(title), line: index + 1, lines: [] })
    sections.at(-1)?.lines.push(line)
  }
  return sections
}

const KEY = /^\s*(?:[-*+]\s+)?(?:\[[ xX]\]\s+)?([A-Za-z][A-Za-z ]{0,30}):\s*(.*)$/

/**
 * The entries of a kind: a bullet `Task: ...` begins one, further keys follow on its line after `;` or `|`, or on lines
 * that are indented or follow without a new bullet.
 */
export function findEntries(text: string, kind: string): Entry[] {
  const entries: { kind: string; line: number; fields: Record<string, string>; text: string }[] = []
  let isOpen = false
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = plain(raw)
    const starts = new RegExp(`^\\s{0,3}[-*+]\\s+(?:\\[[ xX]\\]\\s+)?${kind}:`, 'i').test(line)
    if (starts) entries.push({ kind, line: index + 1, fields: {}, text: '' })
    else if (/^#/.test(line) || /^[-*+]\s/.test(line) || (line.trim() === '' && !isOpen)) isOpen = false
    if (!starts && !isOpen) continue
    isOpen = true
    const entry = entries.at(-1)
    if (entry === undefined) continue
    entry.text += `${line}\n`
    for (const part of line.split(/\s*[;|]\s+(?=[A-Za-z][A-Za-z ]{0,30}:)/)) {
      const [, key, value] = KEY.exec(part) ?? []
      if (key !== undefined && value !== undefined) entry.fields[key.trim().toLowerCase()] ??= value.trim()
    }
  }
  return entries
}

/** Ids such as `R1`, `REQ-2` or `T3.1`. */
const ID = /\b[A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?\b/g

export function findIds(text: string): string[] {
  return [...new Set(text.match(ID) ?? [])]
}

/** The id an entry begins with: `T1`, `[T1]`, `T1:`. */
export function findLeadingId(text: string): string | null {
  return /^\s*[[(]?([A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?)\b/.exec(plain(text))?.[1] ?? null
}
