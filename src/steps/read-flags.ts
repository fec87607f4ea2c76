import { type FlagReading, isFlagOn, resolveFlags } from '../core/flags/flags.ts'
import type { Problem } from '../core/problem.ts'
import { readFlagSources } from '../io/flag-store.ts'

/** Every flag with its value and where it came from, and what is wrong with the places they come from. */
export async function readFlags(
  projectDir: string,
): Promise<{ readonly reading: FlagReading; readonly problems: readonly Problem[] }> {
  const { sources, problems } = await readFlagSources(projectDir)
  const reading = resolveFlags(sources)
  const wrong = reading.bad.map(
    ({ name, place, why }): Problem => ({
      code: 'flag-bad-value',
      path: place,
      cause: `${name}: ${why}`,
    }),
  )
  return { reading, problems: [...problems, ...wrong] }
}

/** Whether a flag is on for this session. */
export async function checkFlag(
  projectDir: string,
  name: string,
  sessionId: string | null,
  report: (problem: Problem) => void,
): Promise<boolean> {
  const { reading, problems } = await readFlags(projectDir)
  problems.forEach(report)
  const flag = reading.flags.find((item) => item.name === name)
  return flag !== undefined && isFlagOn(flag, sessionId)
}
