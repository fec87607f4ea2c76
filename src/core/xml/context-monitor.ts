import type { Criticality, Tone } from '../config/config.ts'
import type { FillEstimate } from '../context/fill.ts'
import { excerptLine } from '../text.ts'
import { formatPercentage, formatTokens, formatTokensLeft } from '../tokens.ts'
import { type RankedItem, selectWithinBudget } from './budget.ts'
import { escapeText } from './element.ts'

/** What the monitor may state beyond the numbers. Only what is true now: names of files that exist, ids that were written. */
export interface MonitorFacts {
  readonly estimate: FillEstimate
  readonly criticality: Criticality
  readonly tone: Tone
  readonly compactions: number
  /** The session's newest checkpoint. */
  readonly lastCheckpoint: string | null
  /** The orchestration file, when the project has one. */
  readonly orchestrationFile: string | null
}

const BUDGET_TOKENS = 200

/** A gate iteration with three strategies, the plan's measured typical cost; C4 runs all strategies. */
const GATE_ITERATION_TOKENS: Readonly<Record<Criticality, number>> = { C1: 29_000, C2: 29_000, C3: 29_000, C4: 87_000 }

/** `<context-monitor>`: nothing at nominal, one line at low (under 50 tokens), a block above (under 200). */
export function renderContextMonitor(facts: MonitorFacts): string {
  const { estimate } = facts
  const { fill, tier, point } = estimate
  const used = estimate.inputTokens + estimate.pendingTokens
  if (tier === 'nominal') return ''
  const total = formatTokens(point.tokens)
  if (tier === 'low') {
    return `<context-monitor>CTX: ${formatPercentage(fill)} (${formatTokens(used)}/${total}) LOW</context-monitor>`
  }
  const facing = `${formatPercentage(fill)} of the way to ${POINT_WORDS[point.kind]}`
  const left = `${formatTokensLeft(point.tokens - used)} left. ${describeRoom(facts, used)}`
  const estimated = `The total is an estimate (${escapeText(excerptLine(point.source, 80))}; ${point.confidence} confidence).`
  const advice = facts.tone === 'directive' ? directiveLines(facts) : factLines(facts)
  const items: RankedItem[] = [
    { rank: 1, text: `CONTEXT STATUS: ${tier.toUpperCase()} (${facing})` },
    { rank: 1, text: `Tokens: ${formatTokens(used)} of ${total} used, ${left}` },
    { rank: 3, text: point.confidence === 'exact' ? '' : estimated },
    { rank: 4, text: describeHistory(facts) },
    ...advice.map((text) => ({ rank: 2, text })),
  ]
  const [open, close] = ['<context-monitor>\n', '\n</context-monitor>']
  return `${open}${selectWithinBudget(items, BUDGET_TOKENS, open.length + close.length)}${close}`
}

function describeHistory({ compactions, lastCheckpoint }: MonitorFacts): string {
  const count = compactions === 0 ? '' : `Compactions in this session: ${compactions}. `
  const saved =
    lastCheckpoint === null ? '' : `Last checkpoint: .holdfast/checkpoints/${lastCheckpoint}-checkpoint.json`
  return `${count}${saved}`.trim()
}

const POINT_WORDS: Readonly<Record<FillEstimate['point']['kind'], string>> = {
  proactive: 'automatic compaction',
  reactive: "the API's limit, where the client compacts",
  refusal: 'the limit where requests are refused',
}

function describeRoom({ estimate, criticality }: MonitorFacts, used: number): string {
  const cost = GATE_ITERATION_TOKENS[criticality]
  const fits = Math.max(0, Math.floor((estimate.point.tokens - used) / cost))
  const size = `(${formatTokens(cost)})`
  if (fits === 0) return `A typical gate iteration ${size} no longer fits.`
  return `About ${fits} typical gate ${fits === 1 ? `iteration ${size} fits` : `iterations ${size} fit`}.`
}

function factLines({ estimate, orchestrationFile }: MonitorFacts): string[] {
  const resumption = orchestrationFile === null ? null : `the resumption section of ${escapeText(orchestrationFile)}`
  if (estimate.tier === 'warning') {
    return resumption === null ? [] : [`What ${resumption} says now is what a compaction will find.`]
  }
  const before =
    'Before compaction holdfast saves goal, requests, files and command results, and restores them after it.'
  return [before, ...(resumption === null ? [] : [`${capitalize(resumption)} is saved as it stands.`])]
}

function directiveLines({ estimate, orchestrationFile }: MonitorFacts): string[] {
  const update = orchestrationFile === null ? '' : ` Update the resumption section of ${escapeText(orchestrationFile)}.`
  if (estimate.tier === 'warning') return [`You SHOULD plan a checkpoint.${update}`]
  if (estimate.tier === 'critical')
    return [`You MUST complete the operation in hand, then checkpoint.${update} You MUST NOT start a new gate.`]
  return [`You MUST NOT start new operations.${update} Tell the operator that the session is at its boundary.`]
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
