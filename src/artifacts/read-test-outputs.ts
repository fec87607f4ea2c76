import type { Call } from '../base/core/call.ts'
import { stringOf } from '../base/core/record.ts'
import { parseRow, type ToolResult, type ToolUse } from '../transcript/core/row.ts'
import type { TranscriptLine } from '../transcript/core/transcript-line.ts'
import { walkKnown } from '../transcript/io/transcript-tail.ts'
import { findNoOutcome, findOutcome } from '../work/core/outcome.ts'
import { describeOutcome } from '../work/core/outcome-words.ts'
import { isCommand } from '../work/core/run-log.ts'
import { createTestOutput, type TestOutput } from './core/test-output.ts'
import { findTestRun } from './core/test-run.ts'

/** Length read from the end of the transcript: a test run further back is no news. */
const MAX_BYTES = 4 << 20
const MAX_RUNS = 8
/** A larger row is a file that was read, not the output of a command. */
const MAX_ROW_BYTES = 256 << 10

interface Result extends ToolResult {
  readonly at: string
}

/**
 * The newest output of each test run since the last compaction. Hooks hear only of commands that ended well. So only
 * the transcript has the failed runs, which matter most.
 */
export function readTestOutputs(call: Call, transcriptPath: string): TestOutput[] {
  const results = new Map<string, Result>()
  const found = new Map<string, TestOutput>()
  const addCall = (call: ToolUse) => {
    const result = results.get(call.id)
    results.delete(call.id)
    const command = stringOf(call.input.command) ?? ''
    const run = result !== undefined && isCommand(call) ? findTestRun(command) : null
    if (result === undefined || run === null || found.has(run) || findNoOutcome(result.text) !== null) return
    found.set(
      run,
      createTestOutput({
        run,
        at: result.at,
        outcome: describeOutcome(findOutcome(result, command)),
        output: result.text,
      }),
    )
  }
  walkKnown(
    call,
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

/** Whether a line may be a shell call, or the result of a call that printed or failed. Most lines are neither. */
function mayMatter(line: TranscriptLine): boolean {
  if (line.bytes > MAX_ROW_BYTES) return false
  if (line.head.includes('"role":"assistant"')) return /"name":"(?:Bash|PowerShell)"/.test(line.slice(0, MAX_ROW_BYTES))
  if (!line.head.includes('"tool_result"')) return false
  return line.find('"toolUseResult":{"stdout":') !== -1 || line.find('"is_error":true') !== -1
}
