import { countOf, isRecord } from '../../base/core/record.ts'

/** The numbers that the client last told its status line, which no hook gets. */
export interface StatuslineRelay {
  /** Time of the status line, as an ISO time. */
  readonly at: string
  readonly model: string
  /** The model's window, not the point of compaction. */
  readonly windowTokens: number
  /** Null before the first answer and after a compaction: the client then shows nulls and zeros without meaning. */
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null
}

export function parseRelay(wire: unknown): StatuslineRelay | null {
  if (!isRecord(wire)) return null
  const { at, model } = wire
  const windowTokens = countOf(wire.window_tokens)
  if (typeof at !== 'string' || typeof model !== 'string' || windowTokens === 0) return null
  const inputTokens = countOf(wire.input_tokens)
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(wire.output_tokens) }
  return { at, model, windowTokens, usage }
}

export function serializeRelay({ at, model, windowTokens, usage }: StatuslineRelay) {
  const tokens = { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null }
  return { at, model, window_tokens: windowTokens, ...tokens }
}
