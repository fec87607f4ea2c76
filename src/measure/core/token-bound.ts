import { parseJsonRecord } from '../../base/core/record.ts'
import { parseAnswerUsage } from './answer-usage.ts'

/**
 * The newest answer's usage, plus every character behind it. Null with a compaction, another model, or pictures, whose
 * tokens do not follow from characters. `atLeast` is the status line's number; any model counts in a subagent's lines
 * without one.
 */
export function findTokenBound(tail: string, model: unknown, atLeast = 0, isSubagent = false): number | null {
  if (tail.includes('compact_boundary') || tail.includes('"isCompactSummary":true')) return null
  for (let end = tail.length; end > 0; ) {
    const start = tail.lastIndexOf('\n', end - 1) + 1
    const line = tail.slice(start, end)
    const row = line.includes('"type":"assistant"') ? parseJsonRecord(line) : null
    const usage = row?.type === 'assistant' && (row.isSidechain !== true || isSubagent) ? parseAnswerUsage(row) : null
    if (usage !== null) {
      const rest = tail.slice(end)
      const isOther = usage.model !== model && !(isSubagent && model === null)
      if (isOther || rest.includes('"type":"image"') || rest.includes('"type":"document"')) return null
      return Math.max(usage.inputTokens + usage.outputTokens, atLeast) + Math.ceil(rest.length / 4)
    }
    end = start - 1
  }
  return null
}
