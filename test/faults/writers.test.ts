import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { REPOSITORY } from '../bundle/sandbox.ts'
import { readSources } from '../rules/sources.ts'
import type { Scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { createStage, runCommandLine } from './stage.ts'

const SOURCE = join(REPOSITORY, 'src')
/** Everything that changes the disk ends in one of these. */
const WRITERS =
  /(?<![\w.])(?:replaceFile|createFile|appendLine|appendState|removeQuietly|renameSync|rmSync|rmdirSync|mkdirSync|removeLeftovers|sweepLeftovers)\(/
/** Parts of others' work: what the scenarios call, not what they are. */
const PRIMITIVES = [
  'files/io/apply-writes.ts',
  'files/io/claim-name.ts',
  'files/io/folder-lock.ts',
  'files/io/leftovers.ts',
  'firing/io/create-sandbox.ts',
]

/**
 * Snapshots: test/rescue kills a restore, blocks git's folder and takes eight snapshots at once. Compiled code: bundles
 * alone keep any, and test/bundle/code-cache.test.ts damages the files and blocks their folder.
 */
const OWN_SUITE = [
  'host/io/keep-code.ts',
  'rescue/io/private-folder.ts',
  'rescue/io/restore-files.ts',
  'rescue/io/write-commit.ts',
]

/** Every place of io that changes the disk, as `room/io/file.ts:line`. */
function listWriters(): string[] {
  return readSources()
    .filter(({ path }) => path.includes('/io/') && ![...PRIMITIVES, ...OWN_SUITE].includes(path))
    .flatMap(({ path }) =>
      readFileSync(join(SOURCE, path), 'utf8')
        .split('\n')
        .flatMap((line, index, lines) => {
          const isCall = WRITERS.test(line) && !/^\s*(?:export )?function |^import/.test(line)
          return isCall && !isAfterFailure(lines, index) ? [`${path}:${index + 1}`] : []
        }),
    )
}

/** What is cleared away when a write has failed: the faults lead there, no scenario does. */
function isAfterFailure(lines: readonly string[], index: number): boolean {
  return /^\s*\} catch/.test(lines[index - 1] ?? '')
}

/** Where a scenario, run from the sources, changes the disk. */
async function traceWriters(test: Parameters<typeof createStage>[0], scenario: Scenario): Promise<string[]> {
  const { sandbox } = await createStage(test, scenario)
  const layer = { holdfast: 'cli', statusline: 'statusline' }[scenario.program as string] ?? 'hooks'
  const log = join(sandbox.root, 'writers.log')
  const args = (scenario.args ?? []).map((arg) => arg.replaceAll('$PROJECT', sandbox.project))
  const preload = join(REPOSITORY, 'test/faults/trace-writers.cjs')
  const command = [
    process.execPath,
    '--require',
    preload,
    '--import',
    join(REPOSITORY, 'node_modules/tsx/dist/loader.mjs'),
  ]
  const entry = join(SOURCE, layer, `${scenario.program}.ts`)
  const run = await runCommandLine(sandbox, [...command, entry, ...args], {
    ...scenario,
    env: { ...scenario.env, WRITERS_LOG: log },
  })
  assert.equal(run.signal, null, run.stderr)
  return [...new Set(readFileSync(log, 'utf8').split('\n'))]
}

const reached = new Set<string>()

describe('every place that changes the disk is reached by a scenario', { concurrency: 2 }, () => {
  for (const scenario of SCENARIOS) {
    it(scenario.name, async (test) => {
      for (const place of await traceWriters(test, scenario)) reached.add(place)
    })
  }
})

it('none is left out', () => {
  const missed = listWriters().filter((place) => !reached.has(place))
  assert.deepEqual(missed, [], 'a new way to write needs a scenario in test/faults/scenarios.ts')
})
