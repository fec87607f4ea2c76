import { countOf, isRecord, stringOf, type UnknownRecord } from '../record.ts'
import type { UsageReading } from './usage.ts'

/** What the client last told its status line: its own numbers, which no hook gets. */
export interface StatuslineRelay {
  /** When it was told, as an ISO time. */
  readonly at: string
  readonly model: string
  /** The model's window, not the point of compaction. */
  readonly windowTokens: number
  /** Null before the first answer and after a compaction, where the client shows nulls and zeros that mean nothing. */
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null
}

/** The relay in what the client gives a status line on stdin; null where it names no model or window. */
export function parseStatusline(payload: UnknownRecord, at: string): StatuslineRelay | null {
  const model = isRecord(payload.model) ? stringOf(payload.model.id) : null
  const context = isRecord(payload.context_window) ? payload.context_window : {}
  const windowTokens = countOf(context.context_window_size)
  if (model === null || model === '' || windowTokens === 0) return null
  const current = isRecord(context.current_usage) ? context.current_usage : {}
  const inputTokens =
    countOf(current.input_tokens) +
    countOf(current.cache_creation_input_tokens) +
    countOf(current.cache_read_input_tokens)
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(current.output_tokens) }
  return { at, model, windowTokens, usage }
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

/** Whether two relays say the same, whenever they were told. */
export function isSameRelay(one: StatuslineRelay | null, other: StatuslineRelay): boolean {
  if (one === null) return false
  return JSON.stringify({ ...one, at: '' }) === JSON.stringify({ ...other, at: '' })
}

/** A status line starts some time after its numbers were taken; an answer this close before it may be in them or not. */
const START_MS = 1000
/** The transcript lags by a tenth of a second. Numbers it still does not have after this are not of this conversation. */
const FRESH_MS = 30_000

/**
 * The newest answer known: the transcript's, or the relay's where that is of a later answer the transcript does not hold
 * yet. What the transcript has behind its own newest answer is then part of the relay's input.
 *
 * @param reading Null where the transcript has no answer within reach.
 */
export function reconcileUsage(
  reading: UsageReading | null,
  relay: StatuslineRelay | null,
  now: Date,
): UsageReading | null {
  if (relay === null || relay.usage === null) return reading
  const at = Date.parse(relay.at)
  const isFresh = now.getTime() - at <= FRESH_MS && now.getTime() >= at
  const { inputTokens, outputTokens } = relay.usage
  const newer: UsageReading = {
    inputTokens,
    pendingTokens: outputTokens,
    model: relay.model,
    incomingSeen: false,
    answeredAt: relay.at,
    windowTokens: null,
  }
  if (!isFresh) return reading
  if (reading === null) return newer
  const answered = reading.answeredAt === null ? Number.NaN : Date.parse(reading.answeredAt)
  return inputTokens !== reading.inputTokens && at > answered + START_MS ? newer : reading
}
