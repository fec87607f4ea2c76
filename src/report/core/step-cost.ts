import type { OperationKind } from './operation-kind.ts'

/** An operation between two answers. `weight` is its size in the transcript, in tokens. */
export interface StepItem {
  readonly kind: OperationKind
  weight: number
}

/**
 * Shares the growth of the context between two answers out to the operations between them. A single operation gets the
 * whole growth. Several operations are weighed by their size in the transcript, because the client counts only their
 * sum.
 *
 * @param outputTokens Tokens the earlier answer wrote. Without a tool call these tokens are words, not an operation.
 */
export function shareStepCost(
  growth: number,
  outputTokens: number,
  items: readonly StepItem[],
): { readonly kind: OperationKind; readonly tokens: number }[] {
  if (growth <= 0) return []
  const hasTools = items.some((item) => item.kind !== 'prompt')
  const words = hasTools ? 0 : Math.min(outputTokens, growth)
  const total = items.reduce((sum, item) => sum + item.weight, 0)
  const shared = items.map(({ kind, weight }) => {
    const share = total === 0 ? 1 / items.length : weight / total
    return { kind, tokens: Math.round((growth - words) * share) }
  })
  return words === 0 ? shared : [{ kind: 'answer', tokens: words }, ...shared]
}
