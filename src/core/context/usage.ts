import { countOf, isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../record.ts'

/** Token counts of the newest main-thread answer and an estimate of everything the transcript holds after it. */
export interface UsageReading {
  /** input + cache creation + cache read: with prompt caching the plain `input_tokens` field is a single digit. */
  readonly inputTokens: number
  /** That answer's output plus every later row the next request will carry. */
  readonly pendingTokens: number
  /** The model as requested (`[1m]` kept), else as answered. */
  readonly model: string | null
  /** Whether a row of this prompt is already among the later rows. */
  readonly promptSeen: boolean
}

/** `boundary`: a compaction is newer than every answer, so the size of the context is unknown until the next one. */
export type TailReading = { readonly usage: UsageReading } | { readonly boundary: true } | null

export interface UsageScan {
  /** Takes rows from the newest to the oldest; true when no older row can change the reading. */
  readonly visit: (line: string) => boolean
  readonly result: () => TailReading
}

/** An image costs about width x height / 750 tokens and the client scales it down to roughly this. */
const IMAGE_TOKENS = 1600

/**
 * Reads a transcript backwards for the newest usable usage row. Passed over: rows of subagents, error rows written by
 * the client (`<synthetic>`, zeros), cut or foreign lines. A compaction boundary on the way ends the search, because
 * every usage row before it describes a context that no longer exists.
 */
export function createUsageScan(promptId: string | null = null): UsageScan {
  let pendingChars = 0
  let pendingImages = 0
  let promptSeen = false
  let reading: TailReading = null
  const seen = new Set<string>()
  const isRepeated = (row: UnknownRecord): boolean => {
    const uuid = stringOf(row.uuid)
    if (uuid === null) return false
    return seen.has(uuid) || !seen.add(uuid)
  }
  const addContent = (content: unknown) => {
    const size = measureContent(content)
    pendingChars += size.chars
    pendingImages += size.images
  }
  const visit = (line: string): boolean => {
    const row = parseJsonRecord(line)
    if (row === null || row.isSidechain === true || isRepeated(row)) return false
    if (row.type === 'assistant') {
      const usage = parseAnswerUsage(row)
      if (usage === null) return false
      const { inputTokens, outputTokens, model } = usage
      const pendingTokens = outputTokens + Math.ceil(pendingChars / 4) + pendingImages * IMAGE_TOKENS
      reading = { usage: { inputTokens, pendingTokens, model, promptSeen } }
      return true
    }
    if (row.type === 'user' && isRecord(row.message)) {
      if (promptId !== null && row.promptId === promptId) promptSeen = true
      addContent(row.message.content)
    } else if (row.type === 'attachment') {
      addContent(row.rendered)
    } else if (row.subtype === 'compact_boundary' && row.type === 'system') {
      reading = { boundary: true }
    }
    return reading !== null
  }
  return { visit, result: () => reading }
}

/** What the API counted for one answer. */
export interface AnswerUsage {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly model: string | null
  /** One answer has a row per content block; they share this. */
  readonly messageId: string | null
}

/** The usage of an assistant row, or null for rows without a usable one. */
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

/** Characters and images a message's content puts into the next request. Tool results may nest one level of blocks. */
function measureContent(content: unknown, depth = 0): { chars: number; images: number } {
  if (typeof content === 'string') return { chars: content.length, images: 0 }
  if (!Array.isArray(content) || depth > 3) return { chars: 0, images: 0 }
  let chars = 0
  let images = 0
  for (const block of content) {
    if (!isRecord(block)) continue
    if (block.type === 'image' || block.type === 'document') images += 1
    if (typeof block.text === 'string') chars += block.text.length
    const inner = measureContent(block.content, depth + 1)
    chars += inner.chars
    images += inner.images
  }
  return { chars, images }
}
