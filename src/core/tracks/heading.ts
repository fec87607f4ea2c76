import { excerptLine } from '../text.ts'

/** What a document calls itself: its first heading below the front matter. */
export function findHeading(text: string): string | null {
  const heading = /^#[ \t]+(\S[^\n]{0,400})$/m.exec(text.slice(0, 20_000))?.[1]
  return heading === undefined ? null : excerptLine(heading, 100)
}
