import { disarmReminders, excerpt, excerptLine, excerptMiddle } from '../../base/core/text.ts'
import { findRules, RULE_WEIGHT } from '../../words/core/message-pieces.ts'
import { createOvertakenTest } from '../../words/core/overtaken.ts'
import { isPassing } from '../../words/core/passing-words.ts'
import type { OrchestrationNotes } from '../../work/core/orchestration.ts'
import type { Quote } from '../../work/core/said.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import { type Briefing, createBriefing } from './briefing.ts'
import { describeQuote } from './facts.ts'

/** About 400 tokens: the client appends this to the summary prompt of every compaction. */
const BUDGET_CHARS = 1600

const HEAD = 'Facts the summary must keep, recorded by holdfast from the transcript:'
const AFTER_CUSTOM =
  'Facts recorded by holdfast from the transcript, to be kept as far as the instructions above leave room for them:'

/**
 * Renders facts that the summary must keep, as plain text for the summarizer. The text is never JSON, and empty without
 * facts. After an instruction of the user the text yields to that instruction.
 *
 * @param isCustom Whether the user gave an instruction with `/compact`.
 */
export function renderMustKeep(work: WorkState, notes: OrchestrationNotes, isCustom = false): string {
  const { goal, newest, newestAsked, request, earlier, decisions, ownDecisions, findings, open, finished, failing } =
    createBriefing(work)
  const unapplied = notes.decisions.filter((item) => !item.applied).map((item) => item.decision)
  const undone = [
    fact('Still to be decided by the user, not yet answered', work.pendingQuestion),
    fact('Failing', joinSome(failing.slice(0, 3), failing.length, '; ')),
    fact('Open tasks', joinSome(open.slice(0, 8), open.length, '; ')),
  ].filter((line) => line !== '')
  const order = work.orders.at(-1)
  const found = findings.filter(({ kind }) => kind === 'finding').map(({ text }) => text)
  const facts: readonly (string | ((room: number) => string))[] = [
    quote(newest, newestAsked),
    fact('Request it belongs to', request && `"${excerpt(request, 400)}"`),
    fact(
      `Newest instruction of the ${excerptLine(order?.from ?? '', 80)}`,
      order === undefined ? null : `"${excerpt(order.text, 400)}"`,
    ),
    ...undone,
    fact('Goal of the session', goal && excerptLine(goal, 300)),
    fact('Options chosen by the user', joinSome(decisions.slice(0, 5), 0, '; ')),
    (room) => fact(EARLIER, quoteSome(earlier, Math.min(QUOTED_CHARS, room - EARLIER.length - 4))),
    fact('Decisions not applied yet', joinSome(unapplied.slice(0, 4), unapplied.length, '; ')),
    fact('Next step', notes.nextStep && excerptLine(notes.nextStep, 200)),
    fact('Decided', joinSome(ownDecisions.slice(0, 8), ownDecisions.length, '; ')),
    fact('Found out, in your words', joinSome(found.slice(0, 3), 0, '; ')),
    fact('Files changed (exact paths)', joinSome(work.filesModified.slice(0, 8), work.filesModified.length, ', ')),
    fact('Finished, by tick or commit', joinSome(finished.slice(0, 6), finished.length, '; ')),
  ]
  const head = isCustom ? AFTER_CUSTOM : HEAD
  const foot =
    undone.length === 0
      ? []
      : ['What is listed as failing, open or undecided is not done; the summary should not say it is.']
  const kept: string[] = []
  let length = head.length + foot.join('').length + 2
  for (const make of facts) {
    const line = typeof make === 'string' ? make : make(BUDGET_CHARS - length - 1)
    if (line === '' || length + line.length + 1 > BUDGET_CHARS) continue
    kept.push(line)
    length += line.length + 1
  }
  if (kept.length === 0) return ''
  return `${[head, ...kept, ...foot].join('\n')}\n`
}

const EARLIER = 'Earlier words of the user, verbatim (later ones count first)'
const QUOTED_CHARS = 660
/** Lighter words are over when the summarizer runs, unless they are the last request before the newest words. */
const LEAST_WEIGHT = 2
/** Lighter words are a plain question, which the model has answered. */
const QUESTION_WEIGHT = 1
/** Shorter words only push on, in any language. */
const SHORTEST_REQUEST = 12

/** The weightiest words that fit, the newest among equals, in their original order. */
function quoteSome(earlier: Briefing['earlier'], room: number): string {
  const isRequest = ({ text, weight }: Quote) =>
    weight >= QUESTION_WEIGHT && !isPassing(text) && text.length >= SHORTEST_REQUEST
  const last = earlier.findLastIndex(isRequest)
  const byWeight = earlier
    .map(({ text, asked, weight, paste = '' }, index) => {
      const takeRule = () => {
        const rule = asked === null ? findRules(text) : ''
        return rule === '' ? '' : describeQuoted(rule, null, '')
      }
      return { text: describeQuoted(text, asked, paste), takeRule, weight, index }
    })
    .filter(({ weight, index }) => weight > LEAST_WEIGHT || index === last)
    .sort((a, b) => b.weight - a.weight || b.index - a.index)
  let chars = 0
  const fits = (words: string) => words !== '' && chars + words.length <= room
  const chosen = byWeight.flatMap(({ text, takeRule, index }) => {
    // A message without room for the whole gives its rule alone.
    const fitting = fits(text) ? text : [takeRule()].find(fits)
    chars += fitting === undefined ? 0 : fitting.length + 2
    return fitting === undefined ? [] : [{ text: fitting, index }]
  })
  // Words without the later words that turn them round would tell the opposite. A rule outweighs a mere likeness.
  const taken = new Set(chosen.map(({ index }) => index))
  const isTurned = createOvertakenTest(
    earlier,
    earlier.filter((_, index) => !taken.has(index)),
  )
  const isAlone = (quote: Quote | undefined) =>
    quote !== undefined && quote.asked === null && quote.weight < RULE_WEIGHT && isTurned(quote)
  return chosen
    .filter(({ index }) => !isAlone(earlier[index]))
    .sort((a, b) => a.index - b.index)
    .map(({ text }) => text)
    .join('; ')
}

/** Quotes words of the person. Question and paste stand outside the quotation marks. */
function describeQuoted(text: string, asked: string | null, paste: string): string {
  const words = describeQuote(text, null)
  return `"${words}"${describeQuote(text, asked).slice(words.length)} ${paste}`.trim()
}

function quote(newest: string | null, asked: string | null): string {
  if (newest === null) return ''
  const shown = excerptMiddle(newest, 250, 250)
  const how =
    newest.length > 500
      ? 'without its middle'
      : /^\[(?:pasted, \d+ \w+|plan): /m.test(shown)
        ? 'verbatim but for pasted text'
        : 'verbatim'
  return fact(
    `Newest request of the user, ${how}`,
    `"${shown}"${asked === null ? '' : ` (to: "${excerptLine(asked, 160)}")`}`,
  )
}

function fact(label: string, value: string | null): string {
  return value === null || value === '' ? '' : `- ${label}: ${disarmReminders(excerpt(value, 700))}`
}

function joinSome(shown: readonly string[], count: number, separator: string): string {
  const more = count > shown.length ? `${separator}and ${count - shown.length} more` : ''
  return `${shown.join(separator)}${more}`
}
