import { clearHome } from '../author/io/keep-cache.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { resolveLimits } from './core/plan-retention.ts'
import { lookAtState } from './io/retention-files.ts'

/** The `clean` command applies the limits on the first start of a day over them: no start carries that code. */
export async function cleanAtStart({ projectDir, config, report }: ConfiguredCall, sessionId: string): Promise<void> {
  clearHome(projectDir)
  const { isDue, hasLeftovers } = lookAtState(projectDir, resolveLimits(config))
  // A leftover in one folder is a sign to search the other folders too.
  if (hasLeftovers) (await import('../files/clear-leftovers.ts')).clearLeftovers(projectDir)
  if (!isDue) return
  const { runOwnCommand } = await import('../install/run-own-command.ts')
  const run = runOwnCommand(['checkpoint', 'clean', projectDir, '--session', sessionId])
  // Without the command the files stay, which harms nobody.
  if (run === null || run.exitCode === 0) return
  report({
    code: 'state-not-writable',
    path: '.holdfast',
    cause: `holdfast checkpoint clean ended with ${run.exitCode}`,
  })
}
