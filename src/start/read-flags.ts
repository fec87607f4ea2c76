import type { Call } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import { isFlagOn, resolveFlags } from './core/resolve-flags.ts'
import { readFlagSources } from './io/flag-store.ts'

export async function readFlags(projectDir: string, named: readonly string[] = []) {
  const { sources, problems } = await readFlagSources(projectDir)
  const reading = resolveFlags({ ...sources, named })
  const wrong = reading.bad.map(
    ({ name, place, why }): Problem => ({
      code: 'flag-bad-value',
      path: place,
      cause: `${name}: ${why}`,
    }),
  )
  return { reading, problems: [...problems, ...wrong] }
}

export async function checkFlag({ projectDir, report }: Call, name: string, sessionId: string | null) {
  const { reading, problems } = await readFlags(projectDir, [name])
  problems.forEach(report)
  const flag = reading.flags.find((item) => item.name === name)
  return flag !== undefined && isFlagOn(flag, sessionId)
}
