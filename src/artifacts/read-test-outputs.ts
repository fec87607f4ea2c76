import type { Call } from '../base/core/call.ts'
import { stringOf } from '../base/core/record.ts'
import { parseRow, type Row, type ToolResult } from '../transcript/core/row.ts'
import { findResultId, hasSeveralResults } from '../transcript/core/row-of-line.ts'
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

interface TestCall {
  readonly id: string
  readonly command: string
  readonly run: string
}

interface Result extends ToolResult {
  readonly at: string
}

/**
 * The newest output of each test run since the last compaction. Hooks hear only of commands that ended well. So only
 * the transcript has the failed runs, which matter most.
 *
 * @param rows The rows since the last compaction, the oldest first. They tell the calls, and seldom what a call printed.
 */
export function readTestOutputs(call: Call, transcriptPath: string, rows: readonly Row[]): TestOutput[] {
  const calls = listTestCalls(rows)
  if (calls.length === 0) return []
  const results = readResults(call, transcriptPath, new Set(calls.map(({ id }) => id)))
  const found = new Map<string, TestOutput>()
  for (const { id, run, command } of calls) {
    const result = results.get(id)
    if (found.size >= MAX_RUNS) break
    if (result === undefined || found.has(run) || findNoOutcome(result.text) !== null) continue
    const outcome = describeOutcome(findOutcome(result, command))
    found.set(run, createTestOutput({ run, at: result.at, outcome, output: result.text }))
  }
  return [...found.values()]
}

/** The calls that ran tests, the newest first. */
function listTestCalls(rows: readonly Row[]): TestCall[] {
  return rows
    .flatMap((row) => (row.kind === 'assistant' ? row.tools.filter(isCommand) : []))
    .flatMap(({ id, input }) => {
      const command = stringOf(input.command) ?? ''
      const run = findTestRun(command)
      return run === null ? [] : [{ id, command, run }]
    })
    .reverse()
}

function readResults(call: Call, transcriptPath: string, wanted: ReadonlySet<string>): Map<string, Result> {
  const results = new Map<string, Result>()
  const visit = (line: TranscriptLine) => {
    if (!hasResult(line, wanted)) return false
    const text = line.read()
    const row = parseRow(text)
    const at = /"timestamp":"(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)"/.exec(text)?.[1]
    if (row?.kind !== 'results' || at === undefined) return false
    for (const result of row.results) if (wanted.has(result.id)) results.set(result.id, { ...result, at })
    return results.size === wanted.size
  }
  walkKnown(call, transcriptPath, visit, MAX_BYTES)
  return results
}

/** Whether a line may hold one of the results, and tells what a shell printed or that the call failed. */
function hasResult(line: TranscriptLine, wanted: ReadonlySet<string>): boolean {
  if (line.bytes > MAX_ROW_BYTES || !line.head.includes('"tool_result"')) return false
  const id = findResultId(line.head)
  // The client writes the id of a failed call behind what the call printed.
  const isWanted = id === undefined ? [...wanted].some((each) => line.find(each) !== -1) : wanted.has(id)
  if (!isWanted && !hasSeveralResults(line)) return false
  return line.find('"toolUseResult":{"stdout":') !== -1 || line.find('"is_error":true') !== -1
}
