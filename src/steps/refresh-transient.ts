import type { Config } from '../core/config/config.ts'
import type { Problem } from '../core/problem.ts'
import { renderRecentDiff } from '../core/tracks/recent-diff.ts'
import { readClock } from '../io/clock.ts'
import { readGitFacts } from '../io/git.ts'
import { readGitChanges } from '../io/git-changes.ts'
import { errorCode } from '../io/read-text.ts'
import { saveRecentDiff } from '../io/recent-diff-file.ts'
import { saveTestOutputs } from '../io/test-output-file.ts'
import { readTestOutputs } from './read-test-outputs.ts'

/**
 * Brings a session's `recent_diff.txt` and `test_output.txt` up to date for a checkpoint: what git says is not committed, and
 * the test runs of the transcript. What cannot be had is left as tool calls have written it.
 */
export function refreshTransient(
  projectDir: string,
  config: Config,
  { sessionId, transcriptPath }: { readonly sessionId: string; readonly transcriptPath: string | null },
): Problem[] {
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
  if (config['sections.recent_diff']) attempt('recent_diff.txt', () => refreshDiff(projectDir, sessionId))
  if (config['sections.test_output'] && transcriptPath !== null) {
    attempt('test_output.txt', () => {
      const outputs = readTestOutputs(transcriptPath)
      if (outputs.length > 0 && !saveTestOutputs(projectDir, sessionId, outputs))
        problems.push({ code: 'state-busy', path: `artifacts/sessions/${sessionId}` })
    })
  }
  return problems
}

function refreshDiff(projectDir: string, sessionId: string): void {
  const git = readGitFacts(projectDir)
  const changes = git === null ? null : readGitChanges(projectDir, git.head)
  if (git === null || changes === null) return
  const at = readClock().toISOString()
  saveRecentDiff(projectDir, sessionId, renderRecentDiff(changes, { at, head: git.head, branch: git.branch }))
}
