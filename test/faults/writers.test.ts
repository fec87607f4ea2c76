import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { EVENT_NAMES } from '../bundle/run-hook.ts'
import { REPOSITORY } from '../bundle/sandbox.ts'
import { readSources } from '../rules/sources.ts'
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
  'host/io/create-sandbox.ts',
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

/** The lines of a file that change the disk, as `room/io/file.ts:line`, by their number from zero. */
function listWriters(path: string, lines: readonly string[]): Map<number, string> {
  if (!path.includes('/io/') || [...PRIMITIVES, ...OWN_SUITE].includes(path)) return new Map()
  const isCall = (line: string, index: number) =>
    WRITERS.test(line) && !/^\s*(?:export )?function |^import/.test(line) && !isAfterFailure(lines, index)
  return new Map(lines.flatMap((line, index) => (isCall(line, index) ? [[index, `${path}:${index + 1}`]] : [])))
}

/** What is cleared away when a write has failed: the faults lead there, no scenario does. */
function isAfterFailure(lines: readonly string[], index: number): boolean {
  return /^\s*\} catch/.test(lines[index - 1] ?? '')
}

const PROGRAMS = {
  holdfast: 'cli/holdfast',
  statusline: 'hooks/statusline',
  ...Object.fromEntries(EVENT_NAMES.map((name) => [name, `hooks/${name}`])),
}
/** A folder like that of a release, where each bundle has a twin that notes which of its lines change the disk. */
const release = mkdtempSync(join(tmpdir(), 'holdfast-writers-'))
const log = join(release, 'writers.log')
after(() => rmSync(release, { recursive: true }))

const noting: Plugin = {
  name: 'noting-writers',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/src\/[\w-]+\/io\/[\w-]+\.ts$/ }, ({ path }) => {
      const lines = readFileSync(path, 'utf8').split('\n')
      for (const [index, place] of listWriters(relative(SOURCE, path), lines))
        lines[index] = lines[index]?.replace(WRITERS, (call) => `noteWriter('${place}', ${call.slice(0, -1)})(`) ?? ''
      return { contents: lines.join('\n'), loader: 'ts' }
    })
  },
}

const NOTE = `const require = process.getBuiltinModule('node:module').createRequire(import.meta.url)
const noteWriter = (place, write) => {
  process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(log)}, place + '\\n')
  return write
}`

async function buildTwins(): Promise<void> {
  const { shared }: { readonly shared: BuildOptions } = await import(join(REPOSITORY, 'build.mjs'))
  for (const part of ['dist', 'commands', 'skills'])
    cpSync(join(REPOSITORY, part), join(release, part), { recursive: true })
  await build({
    ...shared,
    write: true,
    entryPoints: Object.entries(PROGRAMS).map(([name, path]) => ({
      in: join(SOURCE, `${path}.ts`),
      out: `noting-${name}`,
    })),
    outdir: join(release, 'dist'),
    outExtension: { '.js': '.mjs' },
    banner: { js: NOTE },
    plugins: [noting],
  })
}
describe('every place that changes the disk is reached by a scenario', { concurrency: 2 }, () => {
  before(buildTwins)
  for (const scenario of SCENARIOS) {
    it(scenario.name, async (test) => {
      const { sandbox } = await createStage(test, scenario)
      const args = (scenario.args ?? []).map((arg) => arg.replaceAll('$PROJECT', sandbox.project))
      const twin = join(release, `dist/noting-${scenario.program}.mjs`)
      const { signal, stderr } = await runCommandLine(sandbox, [process.execPath, twin, ...args], scenario)
      assert.equal(signal, null, stderr)
    })
  }
})

it('none is left out', () => {
  const reached = new Set(readFileSync(log, 'utf8').split('\n'))
  const all = readSources().flatMap(({ path }) => [
    ...listWriters(path, readFileSync(join(SOURCE, path), 'utf8').split('\n')).values(),
  ])
  const missed = all.filter((place) => !reached.has(place))
  assert.deepEqual(missed, [], 'a new way to write needs a scenario in test/faults/scenarios.ts')
})
