import { blankCode, dropComments, findCode, splitFrontMatter } from '../../base/core/markdown.ts'
import { cleanText } from '../../base/core/text.ts'

/** A section of a document, without mere decoration: paragraphs with an empty line between. Lower rank is more important. */
export type CondensedSection = ReturnType<typeof condenseDocument>[number]

const MAX_SECTIONS = 60

/** Topics of headings, the most important first: roles, prohibitions, severity, escalation, and hooks that run. */
const TOPICS: readonly RegExp[] = [
  /\brole|\bresponsib|\bowner/,
  /\bguard|\bpolic|\bforbid|\bnever\b|\bmust\b|\bboundar|\binvariant|\bconstraint/,
  /\bcritical/,
  /\bescalat/,
  /\bhook/,
]

/**
 * Sections about roles, guardrails, criticality, escalation and hooks rank first, others follow in order. A heading
 * with no text below is no section.
 */
export function condenseDocument(path: string, markdown: string) {
  const body = dropComments(blankCode(splitFrontMatter(cleanText(markdown)).body, false))
  const sections: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }]
  for (const line of body.split('\n')) {
    const heading = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line)?.[1]
    if (heading === undefined) sections.at(-1)?.lines.push(condenseLine(line))
    else if (sections.length < MAX_SECTIONS)
      sections.push({ heading: dropMarkup(heading.replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '')), lines: [] })
  }
  return sections.flatMap(({ heading, lines }, index) => {
    const text = lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\n+$/g, '')
    return text === '' ? [] : [{ path, heading, text, rank: rankSection(path, heading) + index / 1000 }]
  })
}

/** Ranks a section by its heading. The document's own name ranks a section under any other heading. */
function rankSection(path: string, heading: string): number {
  const about = (text: string) => TOPICS.findIndex((topic) => topic.test(text.toLowerCase()))
  const [own, general] = [about(heading), about(path.slice(path.lastIndexOf('/') + 1))]
  if (own !== -1) return own + 1
  return general === -1 ? TOPICS.length + 2 : general + 1.5
}

function condenseLine(line: string): string {
  const plain = line.replace(/\s+/g, ' ').trim()
  // Dropped lines: horizontal rules, the line below a table's head, and a placeholder in brackets that nobody filled in.
  const isOpen = /^(?:[-*+] )?\[[^\]]{3,}\]$/.test(plain) || /\| ?\[\w+ [^\]|]{1,200}\] ?\|/.test(plain)
  return isOpen || /^[-=*_|: ]*$/.test(plain) ? '' : dropMarkup(plain)
}

const BEFORE = '(^|[\\s(["\'\\u2013\\u2014:>])'
const AFTER = '(?=$|[\\s,;:!?)\\]"\'\\u2013\\u2014]|\\.(?!\\w))'
/** Emphasis opens before a word and closes behind one. A glob or an identifier such as `__init__` stays. */
const BOLD = new RegExp(`${BEFORE}\\*\\*(?=[^\\s*])([^*]{0,300}[^\\s*])\\*\\*${AFTER}`, 'g')
const STRONG = new RegExp(`${BEFORE}__(?=[^\\s_])(?![a-z\\d]+__)([^_]{0,300}[^\\s_])__${AFTER}`, 'g')

/** Drops emphasis; a link keeps its words. Code stays as written. */
function dropMarkup(text: string): string {
  const codes: string[] = []
  let masked = ''
  let at = 0
  // A clean text has no control characters, so these marks are ours.
  for (const { from, to } of text.includes('`') ? findCode(text) : []) {
    masked += `${text.slice(at, from)}\0${codes.length}\0`
    codes.push(text.slice(from, to))
    at = to
  }
  const plain = (masked + text.slice(at))
    .replace(BOLD, '$1$2')
    .replace(STRONG, '$1$2')
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,300}\)/g, '$1')
  return plain.replace(/\0(\d+)\0/g, (_, index) => codes[Number(index)] ?? '').trim()
}

/** Lists documents that a CLAUDE.md imports with `@path`. The client has loaded them with that file. */
export function listImports(claudeMd: string): string[] {
  return [...blankCode(claudeMd).matchAll(/(?:^|\s)@(?:\.\/)?([\w./-]{1,200})/g)].flatMap(([, path]) => path ?? [])
}
