import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import type { FileMap } from '../bundle/sandbox.ts'
import { saveCounts } from '../bundle/save-counts.ts'
import {
  ageLeftovers,
  checkComplete,
  checkFiles,
  checkJournaled,
  checkManners,
  hasComplained,
  isUnsettled,
  listClutter,
  listLeftovers,
  snapshotOf,
} from './invariants.ts'
import { payload } from './places.ts'
import type { Scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { selectFaults } from './select-faults.ts'
import { createStage, runScenario, type Stage } from './stage.ts'
import { assertTracing, type CallPoint, disturb, type Fault, traceScenario } from './syscalls.ts'
import { createTally } from './tally.ts'

const IS_FULL = process.env.FAULTS === 'full'
assertTracing()

/** What was tried, by program and kind of fault. */
const tally = createTally()
let missed = 0

const SETTLE: Scenario = {
  name: 'the start of another session',
  program: 'session-start',
  stdin: payload('session-start', { session_id: '5e551000-0000-4000-8000-0000000000ff' }),
}
/** Past the thirty seconds after which another prompt takes over what one was about to tell. */
const LATER = '2026-11-21T12:05:00.000Z'

interface Proof {
  readonly stage: Stage
  readonly scenario: Scenario
  readonly points: readonly CallPoint[]
  readonly before: FileMap
  /** What one undisturbed run makes of it, and a second. */
  readonly good: readonly FileMap[]
}

async function prepareProof(test: Parameters<typeof createStage>[0], scenario: Scenario): Promise<Proof> {
  const stage = await createStage(test, scenario)
  const { sandbox } = stage
  const before = snapshotOf(sandbox)
  const { run, points } = await traceScenario(sandbox, scenario)
  const { exitCode, stderr, signal } = run
  assert.deepEqual({ exitCode, stderr, signal }, { exitCode: 0, stderr: '', signal: null }, 'undisturbed')
  const once = snapshotOf(sandbox)
  await runScenario(sandbox, scenario)
  return { stage, scenario, points, before, good: [once, snapshotOf(sandbox)] }
}

/** Breaks one call, then runs the scenario again undisturbed; what is wrong, or null when the call did not come again. */
async function tryFault(proof: Proof, point: CallPoint, fault: Fault): Promise<string[] | null> {
  const { stage, scenario, before, good } = proof
  const { sandbox } = stage
  stage.reset()
  const disturbed = await disturb(sandbox, scenario, point, fault)
  // Node writes to pipes of its own, more or less often: then the fault hit one of those.
  if (!disturbed.hit) return null
  const wrong = fault === 'KILL' ? [] : checkManners(sandbox, scenario, disturbed)
  wrong.push(...checkFiles(sandbox, scenario, before, good))
  // The run leaves nothing of its own. One from before may stay when the look at it failed: the next run removes it.
  const left = listLeftovers(sandbox).filter((path) => !(path in before))
  if (fault !== 'KILL' && !['unlink', 'rmdir'].includes(point.name) && left.length > 0)
    wrong.push(`left: ${left.join(' ')}`)
  ageLeftovers(sandbox)
  wrong.push(...(await checkNextRun(proof)))
  // Lost without a word. What was said went wrong, nobody takes for done.
  if (fault === 'KILL' || !hasComplained(sandbox, disturbed.stderr)) wrong.push(...checkJournaled(sandbox, good))
  return wrong
}

async function checkNextRun({ stage, scenario, good }: Proof): Promise<string[]> {
  const { sandbox } = stage
  const again = await runScenario(sandbox, { ...scenario, env: { ...scenario.env, HOLDFAST_NOW: LATER } })
  const { exitCode, stderr } = again
  const isDone = scenario.isOnce === true && (exitCode === 1 || exitCode === 2)
  const wrong: string[] = isDone ? [] : checkManners(sandbox, scenario, again)
  if (!isDone && (exitCode !== 0 || stderr !== '')) wrong.push(`exit code ${exitCode}, stderr ${stderr.slice(0, 200)}`)
  if (isUnsettled(sandbox)) {
    ageLeftovers(sandbox)
    await runScenario(sandbox, SETTLE)
    if (isUnsettled(sandbox)) wrong.push(`stays: ${listClutter(sandbox).join(' ')}`)
  }
  wrong.push(...checkComplete(sandbox, good))
  return wrong.map((line) => `the next run: ${line}`)
}

const seen = new Set<string>()

describe('one call fails, or the process is killed instead of it', { concurrency: 2 }, () => {
  for (const scenario of SCENARIOS.filter(({ name }) => name.includes(process.env.CASE ?? ''))) {
    it(scenario.name, async (test) => {
      const proof = await prepareProof(test, scenario)
      const failures: string[] = []
      for (const [point, fault] of selectFaults(scenario, proof.points, seen, IS_FULL)) {
        const wrong = await tryFault(proof, point, fault)
        if (wrong === null) missed += 1
        else tally.add(scenario.program, fault, wrong.length === 0)
        if (wrong !== null && wrong.length > 0)
          failures.push(`${fault} at ${point.name} ${point.nth} of ${point.place}:\n    ${wrong.join('\n    ')}`)
      }
      assert.ok(failures.length === 0, failures.join('\n'))
    })
  }
  after(() => {
    const counts = { scenarios: SCENARIOS.length, injected: tally.sum('injected'), survived: tally.sum('survived') }
    saveCounts('faults', { ...counts, kinds: tally.table() })
    console.log(`calls that did not come again: ${missed}`)
  })
})
