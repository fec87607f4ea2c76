import { blankCode } from '../../base/core/markdown.ts'
import { excerptLine } from '../../base/core/text.ts'

export type Section = ReturnType<typeof findSections>[number]

const plain = (line: string) => line.replaceAll('**', '').replaceAll('__', '')

/** The sections of a document by its headings; text before the first heading has an empty title. */
export function findSections(text: string) {
  const sections: { title: string; line: number; lines: string[] }[] = [{ title: '', line: 1, lines: [] }]
  const prose = blankCode(text, false).split(/\r?\n/)
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const heading = /^#{1,6}\s(.*)$/.exec(prose[index] ?? '')?.[1]
    const title = heading?.replace(/(?<!#)#+$/, '').trim()
    if (title !== undefined) sections.push({ title: plain(title), line: index + 1, lines: [] })
    sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** Ids such as `R1`, `REQ-2` or `T3.1`. */
const ID = /\b[A-Z]{1,6}-?\d{1,5}(?:\.\d{1,3})?\b/g

export function findIds(text: string): string[] {
  return [...new Set(text.match(ID) ?? [])]
}

/** Title of a document: its first heading of level one. */
export function findHeading(text: string): string | null {
  const heading = /^#[ \t]+(\S[^\n]{0,400})$/m.exec(text.slice(0, 20_000))?.[1]
  return heading === undefined ? null : excerptLine(heading, 100)
}
