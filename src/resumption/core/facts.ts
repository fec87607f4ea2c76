import { excerptLine } from '../../base/core/text.ts'
import { findDistinctiveWords } from '../../words/core/distinctive-words.ts'
import { listAnswered } from '../../words/core/option-labels.ts'
import { isContrary, setsRule } from '../../words/core/weigh-words.ts'
import type { Quote } from '../../work/core/said.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import { type Briefing, createBriefing } from './briefing.ts'

export const FACT_KINDS = [
  'newest request',
  'open question',
  'goal',
  'constraint',
  'user words',
  'decision',
  'own decision',
  'finding',
  'failing command',
  'open task',
  'finished task',
  'changed file',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** A fact that a compaction should not lose. */
export interface Fact {
  readonly kind: FactKind
  readonly text: string
  /** Likelihood that the fact matters later. A higher weight matters more, among facts of one kind. */
  readonly weight: number
  /** The place of the message among the person's, for words of the person. */
  readonly message?: number
  /** The name of the paste that the words announce. */
  readonly paste?: string | undefined
}

/** Facts of a kind that count: a summary need not list forty files. */
const MAX_OF_A_KIND = 6
/** Tasks and files that count. */
export const MAX_LISTED = 12
const MAX_FINISHED = 4
/** Lighter quotes are plain questions and pushes, which are over once the model has answered. */
const LEAST_WEIGHT = 1.5
const MAX_QUOTES = 60
const MAX_FINDINGS = 20

/** Lists the facts of a work state that a summary should keep, the most important kinds first. */
export function listFacts(work: WorkState): Fact[] {
  const briefing = createBriefing(work)
  const facts = (kind: FactKind, texts: readonly (string | null)[], limit = MAX_OF_A_KIND): Fact[] =>
    texts
      .flatMap((text, index) => (text === null || text === '' ? [] : [{ kind, text, weight: -index }]))
      .slice(0, limit)
  return [
    ...facts(
      'newest request',
      work.inTurn > 0 ? [briefing.newest, briefing.request] : [briefing.request ?? briefing.newest],
    ),
    ...facts('open question', [work.pendingQuestion]),
    ...facts('goal', [briefing.goal]),
    ...keepWeighty(briefing.earlier, MAX_QUOTES).map(
      ({ text, asked, weight, message, paste }): Fact => ({
        kind: asked === null && holdsOn(text) && !isTurnedRound(text, briefing) ? 'constraint' : 'user words',
        text: describeQuote(text, asked),
        weight,
        message,
        paste,
      }),
    ),
    ...facts('decision', briefing.decisions),
    ...facts('own decision', briefing.ownDecisions),
    ...briefing.findings
      .slice(0, MAX_FINDINGS)
      .map(({ kind, text }, index): Fact => ({ kind: 'finding', text, weight: (kind === 'finding' ? 4 : 0) - index })),
    ...facts('failing command', briefing.failing),
    ...facts('open task', briefing.open, MAX_LISTED),
    ...facts('finished task', briefing.finished, MAX_FINISHED),
    ...facts('changed file', work.filesModified, MAX_LISTED),
  ]
}

/**
 * Whether words of the person set a rule that holds beyond the moment. Some words hold until the next step, or tell the
 * way of a single piece of work: "start with the parser", "write tests, and make sure they run in a container".
 */
const holdsOn = (text: string) =>
  setsRule(text) &&
  !/\b(?:wait|hold on|yet|for now|for the moment|right now|this time|until|draft|(?:but|and|,) (?:just|only|first)|first|make sure (?:that )?(?:it|they|this|these|those))\b|(?:^|[.,;:] |\b(?:and|then|let'?s|please|to) )(?:start|begin) with\b/i.test(
    text,
  )

/** Whether later words on the same thing may have changed a rule. Such a rule is told as `user words`. */
function isTurnedRound(text: string, { earlier, newest, request }: Briefing): boolean {
  const from = earlier.findIndex((quote) => quote.text === text)
  const later = [...earlier.slice(from + 1).map((quote) => quote.text), request ?? '', newest ?? '']
  const words = findDistinctiveWords(text)
  return later.some((other) => isContrary(other) && [...findDistinctiveWords(other)].some((word) => words.has(word)))
}

/** The weightiest quotes, the newest among equals, in their original order. */
function keepWeighty(all: readonly Quote[], limit: number): readonly Quote[] {
  const quotes = all.filter(({ weight }) => weight >= LEAST_WEIGHT)
  if (quotes.length <= limit) return quotes
  const byWeight = quotes
    .map((quote, index) => ({ quote, index }))
    .sort((a, b) => b.quote.weight - a.quote.weight || b.index - a.index)
  const kept = new Set(byWeight.slice(0, limit).map(({ quote }) => quote))
  return quotes.filter((quote) => kept.has(quote))
}

/** Quotes words of the person. A short answer comes with its question. */
export function describeQuote(text: string, asked: string | null): string {
  const [words, room] = [excerptLine(text, 400), listAnswered(text).length * 80 || 120]
  return asked === null ? words : `${words} (to: "${excerptLine(asked, room)}")`
}
