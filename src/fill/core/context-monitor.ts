import { type RankedItem, selectWithinBudget } from '../../base/core/budget.ts'
import { escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import { formatPercentage, formatTokens, formatTokensLeft } from '../../base/core/tokens.ts'
import type { Criticality, Tone } from '../../config/core/config.ts'
import { needsOperator } from './criticality.ts'
import type { FillEstimate } from './fill.ts'
import type { Operation } from './operations.ts'

/**
 * Facts the monitor may state beyond the numbers. Only present facts count: names of files that exist, ids that were
 * written.
 */
export interface MonitorFacts {
  readonly estimate: FillEstimate
  readonly criticality: Criticality
  readonly tone: Tone
  /** The unit in which the monitor counts room; `operations` are all known ones, the most expensive first. */
  readonly typical: Operation
  readonly operations: readonly Operation[]
  readonly compactions: number
  /** The session's newest checkpoint. */
  readonly lastCheckpoint: string | null
  /** The orchestration file, or null in a project without such a file. */
  readonly orchestrationFile: string | null
}

const BUDGET_TOKENS = 200

/** `<context-monitor>`: empty at nominal, one line at low (under 50 tokens), a block above (under 200). */
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
  const advice = describeAdvice(facts)
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

function describeRoom({ estimate, typical, operations }: MonitorFacts, used: number): string {
  const left = Math.max(0, estimate.point.tokens - used)
  const fits = Math.floor(left / typical.tokens)
  const name = describeOperation(typical)
  const size = `(${formatTokens(typical.tokens)})`
  if (fits > 0) return `About ${fits} typical ${name}${fits === 1 ? ` ${size} fits` : `s ${size} fit`}.`
  const smaller = operations.find((operation) => operation.tokens <= left && operation.tokens < typical.tokens)
  if (smaller === undefined) return `A typical ${name} ${size} no longer fits.`
  return `A typical ${name} ${size} no longer fits; a ${describeOperation(smaller)} (${formatTokens(smaller.tokens)}) does.`
}

function describeOperation({ name }: Operation): string {
  return name.replaceAll('_', ' ')
}

/** Orders for a directive tone, and for an emergency that the operator has to decide. */
function describeAdvice(facts: MonitorFacts): string[] {
  if (facts.estimate.tier === 'emergency' && needsOperator(facts.criticality)) return escalationLines(facts)
  return facts.tone === 'directive' ? directiveLines(facts) : factLines(facts)
}

function escalationLines({ estimate, criticality, orchestrationFile }: MonitorFacts): string[] {
  return [
    `AE-006c: EMERGENCY at criticality ${criticality}. MANDATORY HUMAN ESCALATION.`,
    `You MUST NOT start new operations. Tell the operator: "Context at ${formatPercentage(estimate.fill)}. AE-006c requires your authorization to continue."`,
    "WAIT for the operator's answer before any further action.",
    describeUpdate(orchestrationFile).trim(),
  ]
}

function describeUpdate(orchestrationFile: string | null): string {
  return orchestrationFile === null ? '' : ` Update the resumption section of ${escapeText(orchestrationFile)}.`
}

function factLines({ estimate, orchestrationFile, lastCheckpoint }: MonitorFacts): string[] {
  const resumption = orchestrationFile === null ? null : `the resumption section of ${escapeText(orchestrationFile)}`
  if (estimate.tier === 'warning') {
    return resumption === null ? [] : [`What ${resumption} says now is what a compaction will find.`]
  }
  const before =
    'Before compaction holdfast saves goal, requests, files and command results, and restores them after it.'
  const saved = resumption === null ? [] : [`${capitalize(resumption)} is saved as it stands.`]
  if (estimate.tier === 'critical') return [before, ...saved]
  const handover = lastCheckpoint === null ? '' : ' A new session on this branch is handed the last checkpoint.'
  return [`AE-006b: the session is at its boundary.${handover}`, before, ...saved]
}

function directiveLines({ estimate, orchestrationFile }: MonitorFacts): string[] {
  const update = describeUpdate(orchestrationFile)
  if (estimate.tier === 'warning') return [`You SHOULD plan a checkpoint.${update}`]
  if (estimate.tier === 'critical')
    return [`You MUST complete the operation in hand, then checkpoint.${update} You MUST NOT start a new gate.`]
  return [`AE-006b: you MUST NOT start new operations.${update} Tell the operator that the session is at its boundary.`]
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
