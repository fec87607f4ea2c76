import { parseJsonRecord } from '../../base/core/record.ts'
import { parseAnswerUsage } from './answer-usage.ts'

/**
 * Most tokens the context can hold, from whole lines at the end of a transcript. The bound is the newest answer's
 * usage, plus every character behind that answer as if all of them were sent. Null for lines without an answer, with an
 * answer of another model, or with a compaction. Pictures give null too, because their tokens do not follow from
 * characters.
 *
 * @param atLeast Tokens the status line reported: an answer may be newer than all lines.
 * @param isSubagent Whether the lines are a subagent's own. Without a model, an answer of any model counts there.
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
