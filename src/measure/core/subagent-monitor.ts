import { formatTokens, formatTokensLeft } from '../../base/core/tokens.ts'
import type { CompactionPoint } from './compaction-point.ts'
import type { FillEstimate } from './tier.ts'

const POINTS: Readonly<Record<CompactionPoint['kind'], string>> = {
  proactive: 'before it may be compacted',
  reactive: "up to the API's limit",
  refusal: 'before requests are refused',
}

/** `<context-monitor>` for a subagent: how full its own context is. Above LOW it says which words outlive the subagent. */
export function renderSubagentMonitor({ fill, tier, point, inputTokens, pendingTokens }: FillEstimate): string {
  const used = inputTokens + pendingTokens
  const size = `${formatTokens(used)} of ${formatTokens(point.tokens)}`
  const left = used < point.tokens ? `; ${formatTokensLeft(point.tokens - used)} left ${POINTS[point.kind]}` : ''
  const fact = `Your own context as a subagent is ${Math.round(fill * 100)}% full (${size}${left}).`
  const report =
    tier === 'low' ? '' : ' Only your last message reaches the session that started you; give it while there is room.'
  return `<context-monitor>${fact}${report}</context-monitor>`
}
