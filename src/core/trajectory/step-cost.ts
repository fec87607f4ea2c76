import type { OperationKind } from './operation-kind.ts'

/** Something that happened between two answers. `weight` is its size in the transcript, in tokens. */
export interface StepItem {
  readonly kind: OperationKind
  weight: number
}

/**
 * Shares the growth of the context between two answers out to what happened between them. One operation gets all of it;
 * several are weighed by their size in the transcript, because the client counts them only together.
 *
 * @param outputTokens What the earlier answer wrote. Without a tool call those are words, not an operation.
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
