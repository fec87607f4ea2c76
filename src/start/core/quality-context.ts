import { chooseWithinBudget } from '../../base/core/budget.ts'
import { escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import type { CondensedSection } from './condense.ts'
import { type FittedSection, fitSections } from './fit-sections.ts'

const BUDGET_TOKENS = 700
const MAX_NAMES_CHARS = 240

export interface QualityFacts {
  /** Sentences on holdfast's rules and actions here, most important first. */
  readonly rules: readonly string[]
  readonly sections: readonly CondensedSection[]
}

/**
 * Renders `<quality-context>`: the enforced rules, then sections of the core documents by rank, in at most 700 tokens.
 * Sections without room, and the rest of a section, are named, so that the model can read them.
 */
export function renderQualityContext({ rules, sections }: QualityFacts) {
  const items = rules.map((text, index) => ({ rank: index, text: escapeText(excerptLine(text, 600)) }))
  const open = '<quality-context>\n'
  const close = '\n</quality-context>'
  const frame = open.length + close.length
  const chosen = chooseWithinBudget(items, BUDGET_TOKENS, frame + MAX_NAMES_CHARS + 1)
  const lines = items.filter((_, index) => chosen.has(index)).map(({ text }) => text)
  const room = lines.reduce((left, line) => left - line.length - 1, BUDGET_TOKENS * 4 - frame)
  const all = fitSections(sections, room)
  const isWhole = all.every((fitted) => fitted.isWhole)
  const fitted = isWhole ? all : fitSections(sections, room - MAX_NAMES_CHARS - 1)
  const cut = fitted.filter((one) => !one.isWhole)
  lines.push(...fitted.map(({ text }) => text).filter((text) => text !== ''))
  if (cut.length > 0) lines.push(nameSections(cut))
  // Sections without room in the budget, or told in part.
  const left = cut.map(({ section }) => section)
  return { text: lines.length === 0 ? '' : `${open}${lines.join('\n')}${close}`, left }
}

/** Names what is not told by document, with as many headings as fit on a line. */
function nameSections(cut: readonly FittedSection[]): string {
  const paths = [...new Set(cut.map(({ section }) => section.path))]
  const named = paths.map((path) => {
    const own = cut.filter(({ section }) => section.path === path)
    const names = own.map(({ section: { heading }, text }) => {
      const name = heading === '' ? 'its beginning' : excerptLine(heading, 60)
      return text === '' ? name : `the rest of ${name}`
    })
    return names.join() === 'its beginning' ? path : `${path} (${names.join(', ')})`
  })
  const lead = 'Not shown here: '
  for (let chars = MAX_NAMES_CHARS - lead.length; ; chars -= 20) {
    const line = `${lead}${escapeText(excerptLine(named.join('; '), chars))}`
    if (line.length <= MAX_NAMES_CHARS) return line
  }
}
