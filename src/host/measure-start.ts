import { createFinding, type Finding } from '../base/core/finding.ts'
import type { Runtime } from '../client/core/registration.ts'
import { createSamplePayloads } from './core/payloads.ts'
import { inSandbox } from './io/create-sandbox.ts'
import { listSlowVariables, readSlowVariables } from './io/program-version.ts'
import { runBundle } from './io/run-bundle.ts'

type StartCost = ReturnType<typeof measureStart>

const RUNS = 3
/** Milliseconds of a start that only a sick machine or a heavy preload exceeds. */
const ABSURD_MS = 1000

/**
 * Measures a silent call of a hook against a process that does nothing. The two start in turn, so that load falls
 * on both.
 */
export function measureStart(bundle: string, runtime: Runtime) {
  return inSandbox('start-cost', (sandbox) => {
    const { projectDir, transcriptPath, homeDir } = sandbox
    sandbox.write('empty.mjs', '')
    const samples = createSamplePayloads('start-cost', projectDir, transcriptPath)
    const payload = samples.find(({ hook, title }) => hook === 'pre-tool-use' && title === 'Bash')?.payload
    const env = { HOME: homeDir, CLAUDE_PROJECT_DIR: projectDir, ...readSlowVariables() }
    const times: { readonly hook: number; readonly bare: number }[] = []
    for (let round = 0; round < RUNS; round += 1) {
      const bare = runBundle(`${projectDir}/empty.mjs`, { payload, env }, { runtime }).milliseconds
      times.push({ bare, hook: runBundle(bundle, { payload, env }, { runtime }).milliseconds })
    }
    return {
      runtime,
      hookMs: findMedian(times.map(({ hook }) => hook)),
      bareMs: findMedian(times.map(({ bare }) => bare)),
    }
  })
}

function findMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

export function checkStart({ hookMs }: StartCost): Finding[] {
  const variables = listSlowVariables()
  return [
    ...(hookMs > ABSURD_MS ? [createFinding('start-slow', `a hook with nothing to say takes ${hookMs} ms`)] : []),
    ...(variables.length > 0 ? [createFinding('start-options', `${variables.join(' and ')} set in this shell`)] : []),
  ]
}
