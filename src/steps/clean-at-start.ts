import type { Config } from '../core/config/config.ts'
import type { Problem } from '../core/problem.ts'
import { resolveLimits } from '../core/retention/plan-retention.ts'
import { lookAtState } from '../io/retention-files.ts'

/**
 * Removes what killed processes left and, on the first start of a day that finds more than is kept, what is over the
 * limits. The command does the latter: no start has to carry the code for it.
 */
export async function cleanAtStart(
  projectDir: string,
  config: Config,
  sessionId: string,
  report: (problem: Problem) => void,
): Promise<void> {
  const { isDue, hasLeftovers } = lookAtState(projectDir, resolveLimits(config))
  // What is left in one place tells to look at the others too.
  if (hasLeftovers) (await import('./clear-leftovers.ts')).clearLeftovers(projectDir)
  if (!isDue) return
  const { runOwnCommand } = await import('./run-own-command.ts')
  const run = runOwnCommand(['clean', projectDir, '--session', sessionId])
  // Without the command nothing is removed, which harms nobody.
  if (run === null || run.exitCode === 0) return
  report({ code: 'state-not-writable', path: '.holdfast', cause: `holdfast clean ended with ${run.exitCode}` })
}
