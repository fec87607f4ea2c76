import { stringOf } from '../core/record.ts'
import { createTestOutput, type TestOutput } from '../core/tracks/test-output.ts'
import { findTestRun } from '../core/tracks/test-run.ts'
import type { TranscriptLine } from '../core/transcript-line.ts'
import { describeOutcome, findNoOutcome } from '../core/work-state/outcome.ts'
import { parseRow, type ToolResult, type ToolUse } from '../core/work-state/row.ts'
import { isCommand } from '../core/work-state/run-log.ts'
import { walkTranscript } from '../io/transcript-tail.ts'

/** Read from the end of the transcript: what was tested further back is no news. */
const MAX_BYTES = 4 << 20
const MAX_RUNS = 8
/** A row with more than this is a file that was read, not what a command printed. */
const MAX_ROW_BYTES = 256 << 10

interface Result extends ToolResult {
  readonly at: string
}

/**
 * The newest output of each test run since the last compaction. The client tells hooks only of commands that ended well, so
 * the failed ones, which matter most, are found nowhere but in the transcript.
 */
export function readTestOutputs(transcriptPath: string): TestOutput[] {
  const results = new Map<string, Result>()
  const found = new Map<string, TestOutput>()
  const addCall = (call: ToolUse) => {
    const result = results.get(call.id)
    results.delete(call.id)
    const command = stringOf(call.input.command) ?? ''
    const run = result !== undefined && isCommand(call) ? findTestRun(command) : null
    if (result === undefined || run === null || found.has(run) || findNoOutcome(result.text) !== null) return
    found.set(run, createTestOutput(run, result.at, describeOutcome(result, command), result.text))
  }
  walkTranscript(
    transcriptPath,
    (line) => {
      if (line.head.includes('"subtype":"compact_boundary"')) return true
      if (!mayMatter(line)) return false
      const text = line.read()
      const row = parseRow(text)
      const at = /"timestamp":"(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)"/.exec(text)?.[1]
      if (row?.kind === 'results' && at !== undefined) {
        for (const result of row.results) results.set(result.id, { ...result, at })
      }
      if (row?.kind === 'assistant') row.tools.forEach(addCall)
      return found.size >= MAX_RUNS
    },
    MAX_BYTES,
  )
  return [...found.values()]
}

/** Calls of the shell, and what came of calls that printed or failed. Most of a transcript is neither. */
function mayMatter(line: TranscriptLine): boolean {
  if (line.bytes > MAX_ROW_BYTES) return false
  if (line.head.includes('"role":"assistant"')) return /"name":"(?:Bash|PowerShell)"/.test(line.slice(0, MAX_ROW_BYTES))
  if (!line.head.includes('"tool_result"')) return false
  return line.find('"toolUseResult":{"stdout":') !== -1 || line.find('"is_error":true') !== -1
}
