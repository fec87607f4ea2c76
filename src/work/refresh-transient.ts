import type { Call } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import { stringOf } from '../base/core/record.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { errorCode } from '../files/io/read-text.ts'
import { renderRecentDiff } from '../git/core/recent-diff.ts'
import { readGitChanges } from '../git/io/git-changes.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { findOutcome } from '../sessions/core/outcome.ts'
import { describeOutcome, findNoOutcome } from '../sessions/core/outcome-words.ts'
import { parseRow, type Row, type ToolResult } from '../sessions/core/row.ts'
import { findResultId, hasSeveralResults } from '../sessions/core/row-of-line.ts'
import { findTestRun } from '../sessions/core/test-run.ts'
import type { TranscriptLine } from '../sessions/core/transcript-line.ts'
import { walkKnown } from '../sessions/io/transcript-tail.ts'
import { isCommand } from './core/run-log.ts'
import { createTestOutput, type TestOutput } from './core/test-output.ts'
import { saveRecentDiff } from './io/recent-diff-file.ts'
import { saveTestOutputs } from './io/test-output-file.ts'

export interface WorkRead {
  readonly sessionId: string
  readonly transcriptPath: string | null
  readonly rows: readonly Row[]
}

/**
 * Brings a session's `recent_diff.txt` and `test_output.txt` up to date for a checkpoint. Git gives uncommitted
 * changes, the transcript gives test runs. A file without a fresh source stays as tool calls have written the file.
 */
export function refreshTransient(call: Call, config: Config, { sessionId, transcriptPath, rows }: WorkRead): Problem[] {
  const { projectDir } = call
  const problems: Problem[] = []
  const attempt = (name: string, refresh: () => void) => {
    try {
      refresh()
    } catch (error) {
      problems.push({
        code: 'state-not-writable',
        path: `artifacts/sessions/${sessionId}/${name}`,
        cause: errorCode(error),
      })
    }
  }
  if (config['sections.recent_diff']) {
    attempt('recent_diff.txt', () => {
      const problem = refreshDiff(call, sessionId)
      if (problem !== null) problems.push(problem)
    })
  }
  if (config['sections.test_output'] && transcriptPath !== null) {
    attempt('test_output.txt', () => {
      const outputs = readTestOutputs(call, transcriptPath, rows)
      if (outputs.length > 0 && !saveTestOutputs(projectDir, sessionId, outputs))
        problems.push({ code: 'state-busy', path: `artifacts/sessions/${sessionId}` })
    })
  }
  return problems
}

/** Null when the diff was refreshed, and where there is none to refresh. */
function refreshDiff(call: Call, sessionId: string): Problem | null {
  const git = call.know(readGitFacts)
  const changes = git === null ? null : readGitChanges(call, git)
  if (git === null || changes === null) return null
  const path = `artifacts/sessions/${sessionId}/recent_diff.txt`
  if ('fault' in changes) return { code: 'diff-unread', path, cause: changes.fault }
  const at = readClock().toISOString()
  saveRecentDiff(call.projectDir, sessionId, renderRecentDiff(changes, { at, head: git.head, branch: git.branch }))
  if (changes.unread === undefined) return null
  return { code: 'diff-unread', path, cause: changes.unread.cause, consequence: 'it names the changed files alone' }
}

const MAX_BYTES = 4 << 20
const MAX_RUNS = 8
/** A larger row is a file that was read, not the output of a command. */
const MAX_ROW_BYTES = 256 << 10

type TestCall = Readonly<Record<'command' | 'run', string>>

/**
 * The newest output of each test run since the last compaction. Hooks hear only of commands that ended well. So only
 * the transcript has the failed runs, which matter most.
 *
 * @param rows The rows since the last compaction. They tell the calls, and seldom what a call printed.
 */
function readTestOutputs(call: Call, transcriptPath: string, rows: readonly Row[]): TestOutput[] {
  const calls = mapTestCalls(rows)
  const runs = new Set([...calls.values()].map(({ run }) => run))
  const found = new Map<string, TestOutput>()
  const isWanted = (id: string) => {
    const asked = calls.get(id)
    return asked !== undefined && !found.has(asked.run)
  }
  const take = (result: ToolResult, at: string) => {
    const asked = calls.get(result.id)
    if (asked === undefined || found.has(asked.run) || findNoOutcome(result.text) !== null) return
    const outcome = describeOutcome(findOutcome(result, asked.command))
    found.set(asked.run, createTestOutput({ run: asked.run, at, outcome, output: result.text }))
  }
  const visit = (line: TranscriptLine) => {
    if (line.head.includes('"subtype":"compact_boundary"')) return true
    if (!hasResult(line, isWanted)) return false
    const text = line.read()
    const row = parseRow(text)
    const at = /"timestamp":"(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)"/.exec(text)?.[1]
    if (row?.kind === 'results' && at !== undefined) for (const result of row.results) take(result, at)
    return found.size >= Math.min(MAX_RUNS, runs.size)
  }
  if (runs.size > 0) walkKnown(call, transcriptPath, visit, MAX_BYTES)
  return [...found.values()]
}

function mapTestCalls(rows: readonly Row[]): Map<string, TestCall> {
  const calls = new Map<string, TestCall>()
  for (const row of rows) {
    for (const { id, input } of row.kind === 'assistant' ? row.tools.filter(isCommand) : []) {
      const command = stringOf(input.command) ?? ''
      const run = findTestRun(command)
      if (run !== null) calls.set(id, { command, run })
    }
  }
  return calls
}

/** Whether a line may hold a wanted result, and tells what a shell printed or that the call failed. */
function hasResult(line: TranscriptLine, isWanted: (id: string) => boolean): boolean {
  if (line.bytes > MAX_ROW_BYTES || !line.head.includes('"tool_result"')) return false
  if (!isWanted(findResultId(line) ?? '') && !hasSeveralResults(line)) return false
  return line.find('"toolUseResult":{"stdout":') !== -1 || line.find('"is_error":true') !== -1
}
