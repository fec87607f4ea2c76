import { blankCode, splitFrontMatter } from '../markdown.ts'
import { cleanText } from '../text.ts'

/** A section of a document, without what only serves its looks. Lower rank is more important. */
export interface CondensedSection {
  readonly path: string
  readonly heading: string
  readonly text: string
  readonly rank: number
}

const MAX_SECTIONS = 60

/** What a heading is about, the most important first: who may do what, what must not be, how serious, whom to ask, what runs. */
const TOPICS: readonly RegExp[] = [
  /\brole|\bresponsib|\bowner/,
  /\bguard|\bpolic|\bforbid|\bnever\b|\bmust\b|\bboundar|\binvariant|\bconstraint/,
  /\bcritical/,
  /\bescalat/,
  /\bhook/,
]

/**
 * The sections of a Markdown document: those about roles, guardrails, criticality, escalation and hooks first, then the others in
 * the order they stand. Front matter, comments and blocks of code are left out; a heading with nothing below it is no section.
 */
export function condenseDocument(path: string, markdown: string): CondensedSection[] {
  const body = dropComments(blankCode(splitFrontMatter(cleanText(markdown)).body, false))
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }]
  for (const line of body.split('\n')) {
    const heading = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line)?.[1]
    if (heading === undefined) sections.at(-1)?.lines.push(condenseLine(line))
    else if (sections.length < MAX_SECTIONS)
      sections.push({ heading: dropMarkup(heading.replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '')), lines: [] })
  }
  return sections.flatMap(({ heading, lines }, index) => {
    const text = lines.filter((line) => line !== '').join('\n')
    return text === '' ? [] : [{ path, heading, text, rank: rankSection(path, heading) + index / 1000 }]
  })
}

/** By the heading; what stands under another heading goes by what its document is about. */
function rankSection(path: string, heading: string): number {
  const about = (text: string) => TOPICS.findIndex((topic) => topic.test(text.toLowerCase()))
  const [own, general] = [about(heading), about(path.slice(path.lastIndexOf('/') + 1))]
  if (own !== -1) return own + 1
  return general === -1 ? TOPICS.length + 2 : general + 1.5
}

function dropComments(text: string): string {
  let kept = ''
  let at = 0
  for (let open = text.indexOf('<!--'); open !== -1; open = text.indexOf('<!--', at)) {
    const close = text.indexOf('-->', open + 4)
    kept += text.slice(at, open)
    at = close === -1 ? text.length : close + 3
  }
  return kept + text.slice(at)
}

function condenseLine(line: string): string {
  const plain = line.replace(/\s+/g, ' ').trim()
  // Rules, the line below the head of a table, and a place in brackets that nobody has filled in yet.
  return /^[-=*_|: ]*$/.test(plain) || /^(?:[-*+] )?\[[^\]]{3,}\]$/.test(plain) ? '' : dropMarkup(plain)
}

/** Emphasis goes, a link keeps its words. */
function dropMarkup(text: string): string {
  return text
    .replace(/\*\*|__/g, '')
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,300}\)/g, '$1')
    .trim()
}

/** Documents that a CLAUDE.md imports with `@path`: the client has loaded them with it. */
export function listImports(claudeMd: string): string[] {
  return [...blankCode(claudeMd).matchAll(/(?:^|\s)@(?:\.\/)?([\w./-]{1,200})/g)].flatMap(([, path]) => path ?? [])
}
