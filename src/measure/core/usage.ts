import { countOf, isRecord, parseJsonRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { CODEX_MODEL } from '../../client/core/rollout-line.ts'
import { parseAnswerUsage } from './answer-usage.ts'
import { IMAGE_TOKENS, measureContent } from './content-size.ts'

/** Token counts of the newest main-thread answer, and an estimate of all later rows in the transcript. */
export interface UsageReading {
  /** input + cache creation + cache read: with prompt caching the plain `input_tokens` field is a single digit. */
  readonly inputTokens: number
  /** That answer's output plus every later row the next request will carry. */
  readonly pendingTokens: number
  /** The model as requested (`[1m]` kept), else as answered. */
  readonly model: string | null
  /** Whether the later rows already hold the incoming prompt or tool result of the hook. */
  readonly incomingSeen: boolean
  readonly answeredAt: string | null
  /** The window the transcript itself names; null for a transcript without a window, as Claude Code's. */
  readonly windowTokens: number | null
}

/** `boundary`: a compaction is newer than every answer, so the size of the context is unknown until the next answer. */
export type TailReading = { readonly usage: UsageReading } | { readonly boundary: true } | null

/** The prompt or tool result that a hook comes before, and that the next request will carry. */
export interface Incoming {
  readonly promptId?: string | null
  readonly toolUseId?: string | null
}

function isIncoming(row: UnknownRecord, content: unknown, { promptId, toolUseId }: Incoming): boolean {
  if (toolUseId)
    return Array.isArray(content) && content.some((block) => isRecord(block) && block.tool_use_id === toolUseId)
  return Boolean(promptId) && row.promptId === promptId
}

/**
 * Rows of subagents, of the client (`<synthetic>`, zeros), and cut lines are passed over. A boundary ends the search:
 * earlier usage describes a context that is gone.
 */
export function createUsageScan(incoming: Incoming = {}, isSubagent = false) {
  let pendingChars = 0
  let pendingImages = 0
  let incomingSeen = false
  let reading: TailReading = null
  let windowTokens: number | null = null
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
  const addPending = (row: UnknownRecord) => {
    if (row.type === 'attachment') addContent(row.rendered)
    if (row.type !== 'user' || !isRecord(row.message)) return
    if (isIncoming(row, row.message.content, incoming)) incomingSeen = true
    addContent(row.message.content)
  }
  const addNote = (row: UnknownRecord) => {
    if (row.subtype === 'compact_boundary') reading ??= { boundary: true }
    if (row.subtype === 'context_window') windowTokens ??= countOf(row.windowTokens)
    return row.subtype === 'compact_boundary' || (reading !== null && windowTokens !== null)
  }
  const visit = (line: string): boolean => {
    const row = parseJsonRecord(line)
    if (row === null || (row.isSidechain === true && !isSubagent) || isRepeated(row)) return false
    if (row.type === 'system') return addNote(row)
    // A rollout tells the window after the answer; the window told after an earlier answer is as good.
    if (reading !== null) return false
    if (row.type === 'assistant') {
      const usage = parseAnswerUsage(row)
      if (usage === null) return false
      const { inputTokens, outputTokens, model } = usage
      const pendingTokens = outputTokens + Math.ceil(pendingChars / 4) + pendingImages * IMAGE_TOKENS
      const answeredAt = stringOf(row.timestamp)
      reading = { usage: { inputTokens, pendingTokens, model, incomingSeen, answeredAt, windowTokens: null } }
      return model !== CODEX_MODEL || windowTokens !== null
    }
    addPending(row)
    return false
  }
  const result = (): TailReading =>
    reading !== null && 'usage' in reading ? { usage: { ...reading.usage, windowTokens } } : reading
  return { visit, result }
}
