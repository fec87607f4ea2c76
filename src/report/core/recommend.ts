import { sumOf } from '../../base/core/record.ts'
import { formatPercentage, formatTokens } from '../../base/core/tokens.ts'
import { type Criticality, THRESHOLD_NAMES } from '../../config/core/config.ts'
import { type Thresholds, TIER_TABLE } from '../../config/core/tier-table.ts'
import {
  type Distribution,
  describeDistribution,
  judgeThresholds,
  listTierJumps,
  type Stretch,
  type WarningTier,
} from './accuracy.ts'
import type { Turn } from './trajectory.ts'

/** Window in tokens for which the plan derived its columns. */
const REFERENCE_TOKENS = 200_000

const COST_TOLERANCE = 0.25
const OVERHEAD_LIMIT = 0.05

/** Fewer measured turns than `MIN_TURNS` have no typical cost; a single jump is an accident. */
const MIN_TURNS = 10
const MIN_JUMPS = 2

/** At EMERGENCY a checkpoint and a re-orientation must still fit: the plan's largest typical cost of both. */
const EMERGENCY_RESERVE = 5_260

const MIN_BOUND = 0.2
const MAX_BOUND = 0.95
const MIN_GAP = 0.03

export interface Finding {
  readonly condition: 'operation cost' | 'tier jumps' | 'injection overhead' | 'room at emergency'
  /** Null when the evidence is too thin. */
  readonly isMet: boolean | null
  readonly evidence: string
  readonly advice: string | null
}

export interface Evidence {
  readonly stretches: readonly Stretch[]
  readonly turns: readonly Turn[]
  readonly thresholds: Thresholds
  readonly criticality: Criticality
  readonly plannedTokens: number
  readonly pointTokens: number
}

interface Judged {
  readonly finding: Finding
  /** Changes to the thresholds, in the order the findings are listed. */
  readonly change: (thresholds: Thresholds) => Thresholds
}

/** Thresholds that meet the broken conditions of the plan; null when no finding speaks for a change. */
export function recommendThresholds(evidence: Evidence) {
  const room = judgeRoom(evidence)
  const judged = [judgeCost(evidence), judgeJumps(evidence), room, judgeOverhead(evidence)]
  const met = judged.filter(({ finding }) => finding.isMet === true)
  const changed = met.reduce((thresholds, { change }) => change(thresholds), evidence.thresholds)
  // Higher thresholds must not use up the room at EMERGENCY. Nor may they delay a warning that already came too late.
  const settled = settleBounds(keepEarly(room.change(changed), evidence))
  const isSame = met.length === 0 || THRESHOLD_NAMES.every((tier) => settled[tier] === evidence.thresholds[tier])
  return { findings: judged.map(({ finding }) => finding), thresholds: isSame ? null : settled }
}

function keepEarly(wanted: Thresholds, { stretches, thresholds }: Evidence): Thresholds {
  const accuracy = judgeThresholds(stretches, thresholds)
  const wasLate = (tier: WarningTier) =>
    accuracy.some((item) => item.tier === tier && item.counts.late + item.counts.missed > 0)
  return mapBounds((tier) => (wasLate(tier) ? Math.min(wanted[tier], thresholds[tier]) : wanted[tier]))
}

const unchanged = (thresholds: Thresholds) => thresholds

const cannotTell = (condition: Finding['condition'], evidence: string): Judged => ({
  finding: { condition, isMet: null, evidence, advice: null },
  change: unchanged,
})

/** Turns without tools cost little and would lower the typical cost. */
export function describeWork(turns: readonly Turn[]): Distribution | null {
  return describeDistribution(turns.filter((turn) => turn.toolCalls > 0).map((turn) => turn.tokens))
}

function judgeCost({ turns, criticality, plannedTokens, pointTokens }: Evidence): Judged {
  const condition = 'operation cost'
  const work = describeWork(turns)
  const planned = plannedTokens
  if (work === null || work.count < MIN_TURNS)
    return cannotTell(condition, `prompts with tool calls measured: ${work?.count ?? 0}; ${MIN_TURNS} are needed`)
  const measured = `the work of one prompt takes ${formatTokens(work.median)} here (median of ${work.count})`
  const scale = (work.median / planned) * (REFERENCE_TOKENS / pointTokens)
  const table = TIER_TABLE[criticality]
  const derived = mapBounds((tier) => 1 - (1 - table[tier]) * scale)
  if (derived.low < MIN_BOUND) {
    const whole = `with a point of ${formatTokens(pointTokens)} that is a whole workflow, not one operation`
    return cannotTell(condition, `${measured}: ${whole}`)
  }
  const deviation = work.median / planned - 1
  const isMet = Math.abs(deviation) > COST_TOLERANCE
  const direction = deviation < 0 ? 'less' : 'more'
  const evidence = `${measured}, ${formatPercentage(Math.abs(deviation))} ${direction} than the planned ${formatTokens(planned)}`
  const advice = isMet ? 'keep as many typical operations ahead of each tier as the plan does' : null
  return { finding: { condition, isMet, evidence, advice }, change: () => derived }
}

function judgeJumps({ stretches, thresholds }: Evidence): Judged {
  const jumps = listTierJumps(stretches, thresholds)
  const steps = sumOf(stretches, ({ fills }) => Math.max(0, fills.length - 1))
  const isMet = steps === 0 ? null : jumps.length >= MIN_JUMPS
  const growth = describeDistribution(jumps.map((jump) => jump.growth))?.median ?? 0
  const names = THRESHOLD_NAMES.filter((tier) => jumps.some(({ skipped }) => skipped.includes(tier)))
  const size =
    jumps.length === 0 ? '' : `, by ${formatPercentage(growth)} (median), past ${names.join(' and ').toUpperCase()}`
  const evidence = `${jumps.length} of ${steps} steps went past a whole tier${size}`
  const advice = isMet ? `start ${names.join(' and ').toUpperCase()} so early that a step of this size meets it` : null
  const change = (now: Thresholds) => widenTiers(now, names, growth)
  return { finding: { condition: 'tier jumps', isMet, evidence, advice }, change }
}

/** The loudest tier goes first, because its move pushes the tiers below. */
function widenTiers(now: Thresholds, names: readonly WarningTier[], growth: number): Thresholds {
  const bounds = { ...now }
  for (const tier of [...names].reverse()) {
    const next = THRESHOLD_NAMES[THRESHOLD_NAMES.indexOf(tier) + 1]
    if (next !== undefined) bounds[tier] = Math.min(bounds[tier], bounds[next] - growth)
  }
  return bounds
}

function judgeRoom({ stretches, thresholds, pointTokens }: Evidence): Judged {
  const growths = stretches.flatMap(({ used }) => used.slice(1).map((tokens, index) => tokens - (used[index] ?? 0)))
  const steps = describeDistribution(growths.filter((tokens) => tokens > 0))
  const condition = 'room at emergency'
  if (steps === null || steps.count < MIN_TURNS)
    return cannotTell(condition, `steps between answers measured: ${steps?.count ?? 0}; ${MIN_TURNS} are needed`)
  const needed = steps.p90 + EMERGENCY_RESERVE
  const left = (1 - thresholds.emergency) * pointTokens
  const isMet = needed > left
  const evidence = `EMERGENCY leaves ${formatTokens(left)}; a large step (90 % are smaller) takes ${formatTokens(steps.p90)}, a checkpoint and re-orientation ${formatTokens(EMERGENCY_RESERVE)}`
  const advice = isMet ? 'start EMERGENCY while both still fit' : null
  const change = (now: Thresholds) => ({ ...now, emergency: Math.min(now.emergency, 1 - needed / pointTokens) })
  return { finding: { condition, isMet, evidence, advice }, change }
}

function judgeOverhead({ stretches }: Evidence): Judged {
  const shares = stretches.flatMap(({ injected, windowTokens }) => {
    const tokens = sumOf([...injected.values()], (value) => value)
    return windowTokens > 0 && tokens > 0 ? [tokens / windowTokens] : []
  })
  const condition = 'injection overhead'
  if (shares.length === 0) return cannotTell(condition, 'no words of holdfast are in these transcripts')
  const most = shares.reduce((largest, share) => Math.max(largest, share), 0)
  const isMet = most > OVERHEAD_LIMIT
  const evidence = `holdfast's own words took at most ${formatPercentage(most)} of the window in one context (limit ${formatPercentage(OVERHEAD_LIMIT)})`
  const section = findCostliest(stretches)
  const advice = isMet
    ? `most of it is <${section}>: sections.${section.replaceAll('-', '_')} = false leaves it out`
    : null
  return { finding: { condition, isMet, evidence, advice }, change: unchanged }
}

function findCostliest(stretches: readonly Stretch[]): string {
  const totals = new Map<string, number>()
  for (const { injected } of stretches)
    for (const [section, tokens] of injected) totals.set(section, (totals.get(section) ?? 0) + tokens)
  return [...totals].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))[0]?.[0] ?? ''
}

export function mapBounds(of: (tier: WarningTier) => number): Thresholds {
  return { low: of('low'), warning: of('warning'), critical: of('critical'), emergency: of('emergency') }
}

/** Whole percents with gaps of at least three points. EMERGENCY keeps its place. */
export function settleBounds(wanted: Thresholds): Thresholds {
  const cut = (value: number) => Math.floor(value * 100 + 1e-9) / 100
  const emergency = Math.min(MAX_BOUND, Math.max(MIN_BOUND + 3 * MIN_GAP, wanted.emergency))
  const critical = Math.max(MIN_BOUND + 2 * MIN_GAP, Math.min(wanted.critical, emergency - MIN_GAP))
  const warning = Math.max(MIN_BOUND + MIN_GAP, Math.min(wanted.warning, critical - MIN_GAP))
  const low = Math.max(MIN_BOUND, Math.min(wanted.low, warning - MIN_GAP))
  return { low: cut(low), warning: cut(warning), critical: cut(critical), emergency: cut(emergency) }
}
