import { parseJsonRecord } from '../record.ts'
import { parseAnswerUsage } from './answer-usage.ts'

/**
 * At most how many tokens the context holds, from whole lines at the end of a transcript: the newest answer's usage,
 * plus every character behind it as if all of it were sent. Null when the lines cannot tell: no answer among them, an
 * answer of another model, a compaction, or pictures, whose size in tokens has nothing to do with characters.
 *
 * @param atLeast Tokens the status line reported: an answer may be newer than what the lines hold.
 */
export function findTokenBound(tail: string, model: unknown, atLeast = 0): number | null {
  if (tail.includes('compact_boundary') || tail.includes('"isCompactSummary":true')) return null
  for (let end = tail.length; end > 0; ) {
    const start = tail.lastIndexOf('\n', end - 1) + 1
    const line = tail.slice(start, end)
    const row = line.includes('"type":"assistant"') ? parseJsonRecord(line) : null
    const usage = row?.type === 'assistant' && row.isSidechain !== true ? parseAnswerUsage(row) : null
    if (usage !== null) {
      const rest = tail.slice(end)
      if (usage.model !== model || rest.includes('"type":"image"') || rest.includes('"type":"document"')) return null
      return Math.max(usage.inputTokens + usage.outputTokens, atLeast) + Math.ceil(rest.length / 4)
    }
    end = start - 1
  }
  return null
}
