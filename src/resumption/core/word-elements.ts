import type { RankedItem } from '../../base/core/budget.ts'
import { list, type PartedElement, single } from '../../base/core/parted-elements.ts'
import { excerpt, excerptEnds, excerptLine, excerptMiddle, joinLines } from '../../base/core/text.ts'
import { describeOutcome } from '../../sessions/core/outcome-words.ts'
import type { Quote } from '../../work/core/said.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import type { Briefing } from './briefing.ts'
import { describeQuote } from './facts.ts'

/**
 * Elements for the last words of person and model. A start behind a compaction leaves older words to the alert.
 *
 * @param startTokens The budget of such a start, else null. Long words of the person leave room for the newest step there.
 */
export function createWordElements(briefing: Briefing, work: WorkState, startTokens: number | null): PartedElement[] {
  const { newest, newestAsked, request, goal } = briefing
  const isBrief = startTokens !== null
  const room = isBrief ? startTokens * 4 - FRAME_CHARS : WORDS_CHARS + STEP_CHARS
  const ended = work.pendingQuestion === null ? work.lastAnswer : null
  const stepChars = Math.max(
    240,
    Math.min(STEP_CHARS, room - Math.min(WORDS_CHARS, `${request ?? ''}${newest ?? ''}`.length)),
  )
  const quoted = quoteModel(work, ended, { asked: newestAsked, chars: stepChars, isBrief })
  const words = Math.max(400, Math.min(WORDS_CHARS, room - (quoted.parts.at(-1)?.text.length ?? 0)))
  // A request and the newest words share the room, in which the newest words come first.
  const newestChars = words - Math.min(REQUEST_CHARS, request?.length ?? 0)
  const requestChars = words - Math.max(words / 6, Math.min(newestChars, newest?.length ?? 0))
  // A decision in the quoted answer is told there.
  const ownDecisions = briefing.ownDecisions.filter((text) => !quoted.parts.some((part) => part.text.includes(text)))
  const isTold = (text: string) => quoted.parts.some((part) => part.text.includes(text.slice(0, TOLD_CHARS)))
  const findings = briefing.findings.filter(({ text }) => !isTold(text)).slice(0, MAX_FINDINGS)
  const older = isBrief
    ? []
    : [
        quoteEarlier(briefing),
        { ...list('decisions', 2.4, 0.25, briefing.decisions), attributes: { note: 'chosen by the user' } },
        { ...list('own-decisions', 2.6, 0.25, ownDecisions), attributes: { note: 'marked or noted' } },
        {
          ...list(
            'last-answer',
            2.7,
            0.25,
            findings.map(({ text }) => text),
            240,
          ),
          attributes: { note: "the model's own words before, newest first" },
        },
      ]
  return [
    single('goal', 1.8, goal && excerpt(goal, 280)),
    ...older,
    ...work.orders.slice(-2).map((order) => ({
      ...single('lead-instructions', 1.2, excerptMiddle(order.text, 300, 100)),
      attributes: { from: order.from },
    })),
    single('request', 1, request && excerptMiddle(request, requestChars * 0.4, requestChars * 0.6)),
    single('newest-user-words', 1, newest && excerptMiddle(newest, newestChars / 2, newestChars / 2), {
      to: newestAsked && excerptLine(newestAsked, 160),
      answered: ended && 'yes',
    }),
    quoted,
    single('waiting-for-user', 1, work.pendingQuestion && excerpt(work.pendingQuestion, 300), { answered: 'no' }),
    single('plan-mode', 1.3, work.planMode ? 'On: the user has not approved a plan yet.' : null),
  ]
}

/** The longest quotes of the person's newest words and of the model's newest step. */
const WORDS_CHARS = 600
/** Characters of a request beside long newest words. */
const REQUEST_CHARS = 200
const STEP_CHARS = 320
/** Characters of a start around these quotes: lead, tags and the way to the transcript. */
const FRAME_CHARS = 576
/** Older findings are the likeliest to be overtaken. */
const MAX_FINDINGS = 6
/** The beginning by which a quoted answer is known to hold a finding. */
const TOLD_CHARS = 60

/** Quotes in their original order. The budget keeps the heaviest quotes longest, and the newest among equals. */
function quoteEarlier({ earlier }: Briefing): PartedElement {
  const shown = earlier.filter((quote) => !isRepeated(quote, earlier))
  const parts = shown.map(({ text, asked, weight, paste = '' }, index): RankedItem => {
    const age = (shown.length - index) / Math.max(8, shown.length)
    return { rank: 1.9 + (3.5 - weight) * 0.7 + age, text: `${describeQuote(text, asked)} ${paste}`.trim() }
  })
  return { name: 'earlier-user-words', attributes: { note: 'verbatim, oldest first' }, parts }
}

/** Whether words that introduce a list stand before each quoted item of the list, too. */
function isRepeated({ text, paste = '' }: Quote, quotes: readonly Quote[]): boolean {
  return paste === '' && text.endsWith(':') && quotes.some((other) => other.text.startsWith(`${text} `))
}

/** Quotes the model's last texts, which tell how far the work is. An older text says nothing without the newest. */
function quoteModel(
  work: WorkState,
  ended: string | null,
  newest: { readonly asked: string | null; readonly chars: number; readonly isBrief: boolean },
): PartedElement {
  // The question stands beside the user's answer, or in `waiting-for-user` until the answer comes.
  const asked = joinLines(work.pendingQuestion ?? newest.asked ?? '').trim()
  const isQuestion = (text: string) => asked !== '' && joinLines(text).trim().replace(asked, '').length < SHORTEST_REST
  // Without a summary, the texts from before the newest words alone tell how far the work was.
  const isEarlier = !newest.isBrief && ended === null && work.lastTexts.length === work.textsBefore
  const said = isEarlier ? work.lastTexts : work.lastTexts.slice(work.textsBefore)
  const isCall = (text: string, index: number) =>
    index < said.length - 1 && text.trimEnd().endsWith(':') && !SENTENCES.test(text)
  const texts = ended === null ? said.filter((text, index) => !isQuestion(text) && !isCall(text, index)) : [ended]
  const all = texts.map((text, index): RankedItem => {
    const age = texts.length - index - 1
    return { rank: 1.4 + age * 0.9, text: excerptEnds(text, age === 0 ? newest.chars : 140) }
  })
  // An older text says nothing where the cut takes what a colon announces: "Here's the root cause: ... Let me fix it."
  const parts = all.filter(({ text }, index) => index === all.length - 1 || !text.includes(': ... '))
  return {
    name: 'last-answer',
    attributes: { note: isEarlier ? 'from before the newest words' : null },
    parts,
    isInOrder: true,
  }
}

/** A sentence alone with a colon announced a call, of which a later text tells the end: "Now let's run the tests:". */
const SENTENCES = /[.!?]\s|[\n\u3002\uff01\uff1f]/

/** A text that ends with the question says little when no more characters remain. */
const SHORTEST_REST = 30

/** Agents that have returned, the newest first. The start behind a compaction has told earlier ones, which come last. */
export function listAgents({ agents, agentsBefore }: WorkState, isBrief: boolean): PartedElement {
  const describe = (some: WorkState['agents']) =>
    some
      .filter(({ outcome }) => outcome.code !== 'running' && !/^Done \(\d+ tool uses?\b/.test(outcome.detail))
      .map((agent) => `${agent.description}: ${excerptEnds(describeOutcome(agent.outcome), 180)}`)
      .reverse()
  const told = isBrief ? agentsBefore : 0
  const element = list('agents', 2.55, 0.3, describe(agents.slice(told)), isBrief ? 200 : 380)
  return {
    ...element,
    // Another session may take the faults of a review for open ones.
    attributes: { note: isBrief ? null : 'as reported at the time' },
    parts: [...element.parts, ...list('agents', 3.6, 0.3, describe(agents.slice(0, told)), 200).parts],
  }
}
