import { countOf, isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'

export interface AnswerUsage {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly model: string | null
  /** An answer has a row per content block; all its rows share this id. */
  readonly messageId: string | null
}

export function parseAnswerUsage(row: UnknownRecord): AnswerUsage | null {
  const message = row.message
  if (!isRecord(message) || !isRecord(message.usage)) return null
  if (message.model === '<synthetic>' || row.isApiErrorMessage === true) return null
  const { usage } = message
  const inputTokens =
    countOf(usage.input_tokens) + countOf(usage.cache_creation_input_tokens) + countOf(usage.cache_read_input_tokens)
  if (inputTokens === 0) return null
  const model = stringOf(row.requestedModel) ?? stringOf(message.model)
  return { inputTokens, outputTokens: countOf(usage.output_tokens), model, messageId: stringOf(message.id) }
}
