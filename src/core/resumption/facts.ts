import { excerptLine } from '../text.ts'
import { findDistinctiveWords } from '../work-state/distinctive-words.ts'
import type { WorkState } from '../work-state/work-state.ts'
import { createBriefing } from './briefing.ts'

export const FACT_KINDS = [
  'newest request',
  'open question',
  'goal',
  'correction',
  'rule',
  'decision',
  'failing command',
  'open task',
  'finished task',
  'changed file',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Something a compaction should not lose. */
export interface Fact {
  readonly kind: FactKind
  readonly text: string
}

/** So many of a kind count: a summary need not list forty files. */
const MAX_OF_A_KIND = 6

/** The facts of a work state that a summary is expected to keep, the most important kinds first. */
export function listFacts(work: WorkState): Fact[] {
  const briefing = createBriefing(work)
  const facts = (kind: FactKind, texts: readonly (string | null)[]): Fact[] =>
    texts.flatMap((text) => (text === null || text === '' ? [] : [{ kind, text }])).slice(0, MAX_OF_A_KIND)
  return [
    ...facts('newest request', [briefing.request ?? briefing.newest]),
    ...facts('open question', [work.pendingQuestion]),
    ...facts('goal', [briefing.goal]),
    ...facts('correction', briefing.corrections),
    ...facts('rule', briefing.rules),
    ...facts('decision', briefing.decisions),
    ...facts('failing command', briefing.failing),
    ...facts('open task', briefing.open),
    ...facts('finished task', briefing.finished),
    ...facts('changed file', work.filesModified),
  ]
}

/** Which facts a text still holds. */
export interface Survival {
  readonly kept: readonly Fact[]
  readonly lost: readonly Fact[]
}

/** Whether a text names a file: by its path, or by its name as a word of its own. */
function isNamed(path: string, text: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + name.length]]
    if (!/[\w.-]/.test(before) && !/[\w-]/.test(after)) return true
  }
  return text.includes(path)
}

/** A fact without what we added to it: no summary has those words. */
function dropMarks(text: string): string {
  return text
    .replace(/ \(said to: "[^"]*"\)$/, '')
    .replace(/ \((?:in_progress|pending|committed)\)$/, '')
    .replace(/: failed: (?:Exit code \d+: )?/, ': ')
}

/** A summary tells in its own words: six of ten of what is particular to a fact are enough to find it again. */
const ENOUGH = 0.6

/**
 * Compares facts with a compact summary. A path survives only as it is written, or by its name; everything else by its
 * distinctive words.
 */
export function auditSummary(facts: readonly Fact[], summary: string): Survival {
  const present = findDistinctiveWords(summary)
  const survives = ({ kind, text }: Fact): boolean => {
    if (kind === 'changed file') return isNamed(text, summary)
    const wanted = [...findDistinctiveWords(excerptLine(dropMarks(text), 300))]
    return wanted.filter((word) => present.has(word)).length >= wanted.length * ENOUGH
  }
  return { kept: facts.filter(survives), lost: facts.filter((fact) => !survives(fact)) }
}
