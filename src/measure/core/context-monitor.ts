import { type RankedItem, selectWithinBudget } from '../../base/core/budget.ts'
import { escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'
import { formatPercentage, formatTokens, formatTokensLeft } from '../../base/core/tokens.ts'
import type { Criticality, Tone } from '../../config/core/config.ts'
import { needsOperator } from '../../config/core/criticality.ts'
import type { Operation } from './operations.ts'
import type { FillEstimate } from './tier.ts'

/** Only present facts count: names of files that exist, ids that were written. */
export interface MonitorFacts {
  readonly estimate: FillEstimate
  readonly criticality: Criticality
  readonly tone: Tone
  /** The unit in which the monitor counts room; `operations` are all known ones, the most expensive first. */
  readonly typical: Operation
  readonly operations: readonly Operation[]
  readonly compactions: number
  readonly lastCheckpoint: string | null
  readonly orchestrationFile: string | null
  /** True where no state can be written: then nothing is promised. */
  readonly isUnsaved?: boolean
}

const BUDGET_TOKENS = 200

/** `<context-monitor>` in one line: the fill alone, for prompts between two tiers. Empty at nominal. */
export function renderMonitorLine(estimate: FillEstimate): string {
  return estimate.tier === 'nominal' ? '' : `<context-monitor>${describeFill(estimate)}</context-monitor>`
}

function describeFill({ fill, tier, point, inputTokens, pendingTokens }: FillEstimate): string {
  const used = formatTokens(inputTokens + pendingTokens)
  return `CTX: ${formatPercentage(fill)} (${used}/${formatTokens(point.tokens)}) ${tier.toUpperCase()}`
}

/** `<context-monitor>`: empty at nominal, one line at low (under 50 tokens), a block above (under 200). */
export function renderContextMonitor(facts: MonitorFacts): string {
  const { estimate } = facts
  const { tier, point } = estimate
  const used = estimate.inputTokens + estimate.pendingTokens
  if (tier === 'nominal' || tier === 'low') return renderMonitorLine(estimate)
  const facing = `${formatPercentage(estimate.fill)} of the way to ${POINT_WORDS[point.kind]}`
  const total = formatTokens(point.tokens)
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
  const [one, many] = describeOperation(typical)
  const size = formatTokens(typical.tokens)
  if (fits > 0) return fits === 1 ? `Room for one ${one} (${size}).` : `Room for about ${fits} ${many} (${size} each).`
  // The model is told to begin nothing new here, so a smaller operation is no advice.
  if (estimate.tier === 'emergency') return `No room for another ${one} (${size}).`
  const smaller = operations.find((operation) => operation.tokens <= left && operation.tokens < typical.tokens)
  const instead =
    smaller === undefined ? '' : `, only for a ${describeOperation(smaller)[0]} (${formatTokens(smaller.tokens)})`
  return `No room for another ${one} (${size})${instead}.`
}

/** Plain words for the operations of the plan, one and many; other names are a person's own. */
const OPERATION_WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  full_gate_iteration: ['full round of work and review', 'full rounds of work and review'],
  gate_iteration: ['round of work and review', 'rounds of work and review'],
  complex_agent_run: ['long agent run', 'long agent runs'],
  simple_agent_run: ['short agent run', 'short agent runs'],
  resumption_update: ['note update', 'note updates'],
}

function describeOperation({ name }: Operation): readonly [one: string, many: string] {
  const own = name.replaceAll('_', ' ')
  return Object.hasOwn(OPERATION_WORDS, name) ? (OPERATION_WORDS[name] ?? [own, own]) : [own, `${own}s`]
}

function describeAdvice(facts: MonitorFacts): string[] {
  if (facts.estimate.tier === 'emergency' && needsOperator(facts.criticality)) return escalationLines(facts)
  return facts.tone === 'directive' ? directiveLines(facts) : factLines(facts)
}

function escalationLines({ estimate, criticality, orchestrationFile }: MonitorFacts): string[] {
  return [
    `At criticality ${criticality} the operator decides here how the work goes on.`,
    `You MUST NOT start new operations. Tell the operator: "The context is at ${formatPercentage(estimate.fill)}. At criticality ${criticality} I need your authorization to continue."`,
    "WAIT for the operator's answer before any further action.",
    describeUpdate(orchestrationFile).trim(),
  ]
}

function describeUpdate(orchestrationFile: string | null): string {
  return orchestrationFile === null ? '' : ` Update the resumption section of ${escapeText(orchestrationFile)}.`
}

function factLines({ estimate, orchestrationFile, lastCheckpoint, isUnsaved }: MonitorFacts): string[] {
  const resumption = orchestrationFile === null ? null : `the resumption section of ${escapeText(orchestrationFile)}`
  if (estimate.tier === 'warning') {
    return resumption === null ? [] : [`Update ${resumption}: a compaction finds it as it stands.`]
  }
  const what = `Goal, requests, files and command results${resumption === null ? '' : `, and ${resumption},`}`
  const kept = isUnsaved
    ? 'The state of this session cannot be written: nothing is sure to be restored after compaction.'
    : `${what} are saved before compaction and restored after it.`
  if (estimate.tier === 'critical')
    return ['Complete the operation in hand; begin nothing larger than what is left.', kept]
  const handover = lastCheckpoint === null || isUnsaved ? '' : ' A new session on this branch gets them too.'
  return ['Complete the operation in hand and begin nothing new before compaction.', `${kept}${handover}`]
}

function directiveLines({ estimate, orchestrationFile }: MonitorFacts): string[] {
  const update = describeUpdate(orchestrationFile)
  if (estimate.tier === 'warning') return [`You SHOULD plan a checkpoint.${update}`]
  if (estimate.tier === 'critical')
    return [
      `You MUST complete the operation in hand, then checkpoint.${update} You MUST NOT begin anything larger than what is left.`,
    ]
  return [
    `You MUST NOT start new operations before compaction.${update} Tell the operator that the context is nearly full.`,
  ]
}
