import type { Criticality, Tone } from '../config/config.ts'
import type { FillEstimate } from '../context/fill.ts'
import { cleanText } from '../text.ts'
import { formatPercentage, formatTokens, formatTokensLeft } from '../tokens.ts'
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
  const lines = [
    `CONTEXT STATUS: ${tier.toUpperCase()} (${formatPercentage(fill)} of the way to ${POINT_WORDS[point.kind]})`,
    `Tokens: ${formatTokens(used)} of ${total} used, ${formatTokensLeft(point.tokens - used)} left. ${describeRoom(facts, used)}`,
  ]
  if (point.confidence !== 'exact') {
    lines.push(
      `The total is an estimate (${escapeText(cleanText(point.source).slice(0, 100))}; ${point.confidence} confidence).`,
    )
  }
  const compactions = facts.compactions === 0 ? '' : `Compactions in this session: ${facts.compactions}. `
  const saved =
    facts.lastCheckpoint === null
      ? ''
      : `Last checkpoint: .holdfast/checkpoints/${facts.lastCheckpoint}-checkpoint.json`
  if (compactions + saved !== '') lines.push(`${compactions}${saved}`.trim())
  lines.push(...(facts.tone === 'directive' ? directiveLines(facts) : factLines(facts)))
  return `<context-monitor>\n${lines.join('\n')}\n</context-monitor>`
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
