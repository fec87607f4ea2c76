import { cleanText, excerptLine } from '../../base/core/text.ts'
import { formatTokensLeft } from '../../base/core/tokens.ts'
import type { FillEstimate } from '../../measure/core/tier.ts'

export interface StatuslineFacts {
  /** Null while the client has no numbers: before the first answer, and after a compaction until the next answer. */
  readonly estimate: FillEstimate | null
  readonly lastCheckpoint: string | null
  readonly branch: string | null
}

/** The line for the person: `38% left until compaction (63K) | saved as cx-003 | main`. `~` marks an uncertain point. */
export function describeLine({ estimate, lastCheckpoint, branch }: StatuslineFacts): string {
  const parts = [
    estimate === null ? 'context not measured yet' : describeLeft(estimate),
    lastCheckpoint === null ? 'no checkpoint yet' : `saved as ${lastCheckpoint}`,
    branch === null ? '' : excerptLine(cleanText(branch), 60),
  ]
  return parts.filter((part) => part !== '').join(' | ')
}

const ENDS: Readonly<Record<FillEstimate['point']['kind'], string>> = {
  proactive: 'compaction',
  reactive: "the API's limit",
  refusal: 'requests are refused',
}

/** The share that is left, as the client's own line counts. */
function describeLeft({ fill, point, inputTokens, pendingTokens }: FillEstimate): string {
  const about = point.confidence === 'exact' || point.confidence === 'high' ? '' : '~'
  const percent = Math.max(0, Math.round(100 - fill * 100))
  const left = formatTokensLeft(Math.max(0, point.tokens - inputTokens - pendingTokens))
  return `${about}${percent}% left until ${ENDS[point.kind]} (${left})`
}
