import { chooseWithinBudget } from '../../base/core/budget.ts'
import { escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { CondensedSection } from './condense.ts'

const BUDGET_TOKENS = 700
const MAX_NAMES_CHARS = 240

/** Rules of a project, and the sections of its core documents. */
export interface QualityFacts {
  /** Sentences on holdfast's rules and actions here, most important first. */
  readonly rules: readonly string[]
  readonly sections: readonly CondensedSection[]
}

export interface QualityContext {
  readonly text: string
  /** Sections without room in the budget. */
  readonly left: readonly CondensedSection[]
}

/**
 * Renders `<quality-context>`: the enforced rules, then whole sections of the core documents by rank, in at most 700
 * tokens. Sections without room are named, so that the model can read them.
 */
export function renderQualityContext({ rules, sections }: QualityFacts): QualityContext {
  const items = [
    ...rules.map((text, index) => ({ rank: index / 100, text: escapeText(excerptLine(text, 600)) })),
    ...sections.map((section) => ({ rank: section.rank, text: renderSection(section) })),
  ]
  const open = '<quality-context>\n'
  const close = '\n</quality-context>'
  const frame = open.length + close.length
  const all = chooseWithinBudget(items, BUDGET_TOKENS, frame)
  const isWhole = all.size === items.length
  const chosen = isWhole ? all : chooseWithinBudget(items, BUDGET_TOKENS, frame + MAX_NAMES_CHARS + 1)
  const left = sections.filter((_, index) => !chosen.has(rules.length + index))
  const lines = items.filter((_, index) => chosen.has(index)).map(({ text }) => text)
  if (left.length > 0) lines.push(nameSections(left))
  return { text: lines.length === 0 ? '' : `${open}${lines.join('\n')}${close}`, left }
}

function renderSection({ path, heading, text }: CondensedSection): string {
  const title = heading === '' ? path : `${excerptLine(heading, 100)} (${path})`
  return `${escapeText(title)}:\n${escapeText(text)}`
}

/** Names sections by document, with as many headings as fit on a line. */
function nameSections(sections: readonly CondensedSection[]): string {
  const paths = [...new Set(sections.map(({ path }) => path))]
  const named = paths.map((path) => {
    const headings = sections.filter((section) => section.path === path && section.heading !== '')
    const list = headings.map(({ heading }) => excerptLine(heading, 60)).join(', ')
    return list === '' ? path : `${path} (${list})`
  })
  const lead = 'Not shown here: '
  for (let chars = MAX_NAMES_CHARS - lead.length; ; chars -= 20) {
    const line = `${lead}${escapeText(excerptLine(named.join('; '), chars))}`
    if (line.length <= MAX_NAMES_CHARS) return line
  }
}
