import type { Config } from '../core/config/config.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import { listOpenCheckpoints } from '../io/checkpoint-store.ts'
import type { Resumption } from './resume-work.ts'

/** What a starting session takes up again. Where there is nothing, what would take it up is not loaded. */
export async function findResumption(
  projectDir: string,
  config: Config,
  input: SessionStartInput,
  report: (problem: Problem) => void,
): Promise<Resumption | null> {
  const isNew = input.source === 'startup' || input.source === 'clear'
  if (input.source !== 'compact' && !(isNew && listOpenCheckpoints(projectDir).length > 0)) return null
  const { prepareHandover, prepareRestoration } = await import('./resume-work.ts')
  return isNew
    ? prepareHandover(projectDir, config, input, report)
    : await prepareRestoration(projectDir, config, input, report)
}
