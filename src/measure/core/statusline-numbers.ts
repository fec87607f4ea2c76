import { countOf, isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import type { StatuslineRelay } from '../../sessions/core/relay.ts'
import { nameModel } from './models.ts'
import type { UsageReading } from './usage.ts'

/** The relay in the client's input for a status line; null for an input without model or window. */
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

export function isSameRelay(one: StatuslineRelay | null, other: StatuslineRelay): boolean {
  if (one === null) return false
  return JSON.stringify({ ...one, at: '' }) === JSON.stringify({ ...other, at: '' })
}

/** A status line starts after its numbers were taken, and may lack an answer this close before. */
const START_MS = 1000
/**
 * The transcript lags by a tenth of a second. Numbers that the transcript lacks after this time belong to another
 * conversation.
 */
const FRESH_MS = 30_000

/** The relay's input includes all rows behind the transcript's own newest answer. `reading` may lack an answer. */
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

/** Whether the person chose another model since an answer: the status line shows the model at once. */
export function isSwitched({ model, answeredAt }: UsageReading, relay: StatuslineRelay | null): boolean {
  if (relay === null || model === null || answeredAt === null) return false
  return Date.parse(relay.at) > Date.parse(answeredAt) && nameModel(relay.model) !== nameModel(model)
}
