import { countOf, isRecord, stringOf } from '../../base/core/record.ts'
import { isSafeName } from '../../base/core/safe-name.ts'
import { THRESHOLD_TIERS, type ThresholdTier } from './tier-names.ts'

export interface SubagentState {
  readonly id: string
  readonly tier: ThresholdTier
  readonly model: string | null
  /** Tokens below which the subagent is told nothing new. */
  readonly bound: number
}

/** More subagents than a session runs at a time. */
const MAX_SUBAGENTS = 20

export function parseSubagents(wire: unknown): readonly SubagentState[] {
  const rows = Array.isArray(wire) ? wire.filter(isRecord).slice(-MAX_SUBAGENTS) : []
  return rows.flatMap(({ id, tier, model, bound }) => {
    const told = THRESHOLD_TIERS.find((name) => name === tier)
    return isSafeName(id) && told !== undefined
      ? [{ id, tier: told, model: stringOf(model), bound: countOf(bound) }]
      : []
  })
}

/** The list with a new state of a subagent, the one that was heard last at the end. */
export function noteSubagent(known: readonly SubagentState[], next: SubagentState): readonly SubagentState[] {
  return [...known.filter(({ id }) => id !== next.id), next].slice(-MAX_SUBAGENTS)
}
