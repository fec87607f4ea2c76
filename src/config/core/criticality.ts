import { CRITICALITIES, type Criticality } from './config.ts'

export function raiseCriticality(one: Criticality, other: Criticality | null): Criticality {
  return other !== null && CRITICALITIES.indexOf(other) > CRITICALITIES.indexOf(one) ? other : one
}

/** Whether a person has to authorize work at the edges of the context. */
export function needsOperator(criticality: Criticality): boolean {
  return criticality === 'C3' || criticality === 'C4'
}

/** Sections of a document that may state the criticality, besides the top level. */
const SECTION = /^(?:workflow|orchestration|project|resumption)[ \t]*:[ \t]*(?:#.*)?$/
const STATEMENT = /^( *)(["']?)criticality\2[ \t]*:[ \t]*(["']?)(C[1-4])\3[ \t]*(?:#.*)?$/i

/**
 * The criticality a YAML document states on its own line, at the top or in a section; else null. The reader takes
 * lines, not a YAML parser: every prompt reads the document, and the document changes often.
 */
export function findCriticality(yaml: string): Criticality | null {
  let section: string | null = null
  let sectionIndent = 0
  for (const raw of yaml.split('\n')) {
    const line = raw.trimEnd()
    if (line === '' || line.trimStart().startsWith('#')) continue
    const indent = line.length - line.trimStart().length
    if (indent === 0) {
      section = SECTION.test(line) ? line : null
      sectionIndent = 0
    } else if (sectionIndent === 0) sectionIndent = indent
    const [, , , , level] = STATEMENT.exec(line) ?? []
    // Deeper lines belong to another key of the section, or are text.
    if (level !== undefined && (indent === 0 || (section !== null && indent === sectionIndent))) {
      return CRITICALITIES.find((name) => name === level.toUpperCase()) ?? null
    }
  }
  return null
}

/** The YAML between the first line `---` and the next such line; empty for a document that starts otherwise. */
export function findFrontMatter(text: string): string {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0].length
  const end = start === undefined ? -1 : text.indexOf('\n---', start - 1)
  return end === -1 ? '' : text.slice(start, end + 1)
}
