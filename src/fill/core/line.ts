import { cleanText, excerptLine } from '../../base/core/text.ts'
import { formatPercentage, formatTokensLeft } from '../../base/core/tokens.ts'
import type { FillEstimate } from './fill.ts'

export interface StatuslineFacts {
  /** Null while the client has no numbers: before the first answer, and after a compaction until the next answer. */
  readonly estimate: FillEstimate | null
  readonly lastCheckpoint: string | null
  readonly branch: string | null
}

/** The line for the person: `LOW 62% to compaction, 63K left | cx-003 | main`. An uncertain point reads `~62%`. */
export function describeLine({ estimate, lastCheckpoint, branch }: StatuslineFacts): string {
  const parts = [
    estimate === null ? 'context not known yet' : describeFill(estimate),
    lastCheckpoint ?? 'no checkpoint',
    branch === null ? '' : excerptLine(cleanText(branch), 60),
  ]
  return parts.filter((part) => part !== '').join(' | ')
}

const ENDS: Readonly<Record<FillEstimate['point']['kind'], string>> = {
  proactive: 'compaction',
  reactive: "the API's limit",
  refusal: 'refusal',
}

function describeFill({ fill, tier, point, inputTokens, pendingTokens }: FillEstimate): string {
  const about = point.confidence === 'exact' || point.confidence === 'high' ? '' : '~'
  const left = formatTokensLeft(Math.max(0, point.tokens - inputTokens - pendingTokens))
  return `${tier.toUpperCase()} ${about}${formatPercentage(fill)} to ${ENDS[point.kind]}, ${left} left`
}
