import { compareText, countNouns } from '../../base/core/text.ts'
import { formatPercentage, formatTokens } from '../../base/core/tokens.ts'
import type { Thresholds } from '../../config/core/tier-table.ts'
import { classifyTier, rankTier } from '../../measure/core/tier.ts'
import type { JournalLine } from '../../sessions/core/event.ts'
import type { ThresholdTier } from '../../sessions/core/tier-names.ts'
import { describeEvent } from './describe-event.ts'
import { type Answer, type FilledSession, measureFill } from './trajectory.ts'

export type StoryKind = 'tier' | 'compaction' | 'checkpoint' | 'acknowledged' | 'restored' | 'refusal' | 'other'

export interface StoryEvent {
  readonly kind: StoryKind
  readonly at: string | null
  readonly position: number
  readonly fill: number | null
  readonly tier: ThresholdTier | null
  readonly text: string
}

/** Kinds of the journal's events that a report shows. The transcript, not the journal, places a compaction. */
const KINDS: Readonly<Record<string, StoryKind>> = {
  session_started: 'other',
  checkpoint_created: 'checkpoint',
  checkpoint_acknowledged: 'acknowledged',
  resumption_injected: 'restored',
  tool_denied: 'refusal',
  snapshot_taken: 'other',
  problem: 'other',
}

/** Order of events of the same moment. */
const PHASES: Readonly<Record<StoryKind, number>> = {
  tier: 0,
  refusal: 0,
  other: 0,
  checkpoint: 1,
  compaction: 2,
  restored: 3,
  acknowledged: 4,
}

export interface StoryContext {
  readonly journal: readonly JournalLine[]
  readonly thresholds: Thresholds
}

/** Compactions and tier rises come from the transcript, the rest from the journal. */
export function listStoryEvents(session: FilledSession, context: StoryContext): StoryEvent[] {
  const { answers, compactions } = session.trajectory
  const events: StoryEvent[] = compactions.map(({ at, trigger, preTokens, position }) => {
    const size = preTokens === null ? '' : ` at ${formatTokens(preTokens)} tokens`
    const text = `${trigger === 'manual' ? 'compacted on request' : 'compacted automatically'}${size}`
    const before = answers[position - 1]
    const fill = before === undefined ? null : measureFill(session, before)
    return { kind: 'compaction', at, position, fill, tier: null, text }
  })
  const place = createPlacer(answers)
  for (const line of context.journal) {
    const kind = line.event === 'compaction_detected' && compactions.length === 0 ? 'other' : KINDS[line.event]
    if (kind === undefined) continue
    const position = place(line.at)
    events.push({ kind, at: line.at, position, fill: null, tier: null, text: describeEvent(line) })
  }
  events.push(...listRises(session, context, place))
  return sortEvents(events)
}

/**
 * The client writes the boundary after its hooks restored the work, so a compaction goes before the restoration there.
 */
function sortEvents(events: readonly StoryEvent[]): StoryEvent[] {
  const restored = events.filter(({ kind }) => kind === 'restored')
  const orderOf = ({ kind, at, position }: StoryEvent): string => {
    const early = kind === 'compaction' ? restored.find((item) => item.position === position) : undefined
    return early?.at && at && early.at < at ? early.at : (at ?? '')
  }
  return events
    .map((event, index) => ({ event, index, order: orderOf(event) }))
    .sort((a, b) => {
      const [left, right] = [a.event, b.event]
      const byMoment = left.position - right.position || compareText(a.order, b.order)
      return byMoment || PHASES[left.kind] - PHASES[right.kind] || a.index - b.index
    })
    .map(({ event }) => event)
}

type Placer = (at: string) => number

/** Counts the answers up to a time: those up to the last answer that is not later. */
function createPlacer(answers: readonly Answer[]): Placer {
  let earliest = '~'
  // The walk goes from the end, so that the times rise. A clock that was set back does not hide later answers.
  const times = [...answers].reverse().map(({ at }) => {
    if (at !== null && at < earliest) earliest = at
    return earliest
  })
  times.reverse()
  return (at) => {
    let [low, high] = [0, times.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((times[middle] ?? '') <= at) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** An answer that reaches several tiers counts for the loudest. */
function listRises(session: FilledSession, { journal, thresholds }: StoryContext, place: Placer): StoryEvent[] {
  const { answers } = session.trajectory
  const told = journal.filter((line) => line.event === 'context_threshold_reached')
  const rises: StoryEvent[] = []
  const used = new Set<JournalLine>()
  let context = -1
  let highest: ThresholdTier = 'nominal'
  for (const [index, answer] of answers.entries()) {
    if (answer.context !== context) highest = 'nominal'
    context = answer.context
    const fill = measureFill(session, answer)
    const tier = classifyTier(fill, thresholds)
    if (rankTier(tier) <= rankTier(highest)) continue
    highest = tier
    const isTelling = (line: JournalLine) =>
      line.fields.new_tier === tier &&
      !used.has(line) &&
      (answers[place(line.at) - 1] ?? answers[0])?.context === context
    const line = told.find(isTelling)
    if (line !== undefined) used.add(line)
    const telling =
      line === undefined ? (journal.length > 0 ? '; not told' : '') : describeDelay(place(line.at) - index - 1)
    const text = `${tier.toUpperCase()} reached at ${formatPercentage(fill)}${telling}`
    rises.push({ kind: 'tier', at: line?.at ?? answer.at, position: index + 1, fill, tier, text })
  }
  return rises
}

/** The model hears of a rise with the next prompt or tool result, so before another answer. */
function describeDelay(requests: number): string {
  if (requests < 0) return '; told just before'
  return requests === 0 ? '; told at once' : `; told ${countNouns(requests, 'request')} later`
}
