import type { Call } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import { errorCode } from '../files/io/read-text.ts'
import { renderRecentDiff } from '../git/core/recent-diff.ts'
import { readGitChanges } from '../git/io/git-changes.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import type { Row } from '../transcript/core/row.ts'
import { saveRecentDiff } from './io/recent-diff-file.ts'
import { saveTestOutputs } from './io/test-output-file.ts'
import { readTestOutputs } from './read-test-outputs.ts'

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
