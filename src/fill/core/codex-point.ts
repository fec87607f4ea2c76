import type { CompactionPoint } from './confidence.ts'

/**
 * Codex (0.169.0) shows 95 % of a model's window in its rollouts, and compacts at 90 %. Bisected: 244,800 of 258,400.
 */
const COMPACTED_SHARE = 0.9 / 0.95

/**
 * The point at which Codex compacts: the limit of its configuration, at most its own share of the window. Compared
 * tokens include the output of the last answer. No hook can see a limit set by a profile or the command line.
 */
export function resolveCodexPoint(windowTokens: number, limit: number | null): CompactionPoint {
  const own = Math.round(windowTokens * COMPACTED_SHARE)
  const isLimited = limit !== null && limit < own
  return {
    tokens: isLimited ? limit : own,
    windowTokens,
    kind: 'proactive',
    source: isLimited ? 'model_auto_compact_token_limit of Codex' : 'the window in the rollout of Codex',
    confidence: 'medium',
  }
}
