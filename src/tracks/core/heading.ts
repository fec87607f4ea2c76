import { excerptLine } from '../../base/core/text.ts'

/** Title of a document: its first heading of level one. */
export function findHeading(text: string): string | null {
  const heading = /^#[ \t]+(\S[^\n]{0,400})$/m.exec(text.slice(0, 20_000))?.[1]
  return heading === undefined ? null : excerptLine(heading, 100)
}
