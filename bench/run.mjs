// npm run bench [-- PART [options of the part] | --update-ceilings | --quick | ...]
//
// Without a part, runs every bench there is for the build in dist, keeps what each gives in bench/results, and renders
// bench/README.md from it; with a part, that one. `page` only renders. Options alone are those of `speed`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { saveResult } from './lib/results.mjs'
import { writePage } from './page.mjs'

/** In this order: the exact ones first, the ones that want an idle machine last. */
const PARTS = {
  guards: ['--import', 'tsx', 'bench/guards/run.mjs', '--write'],
  capture: ['--import', 'tsx', 'bench/capture/run.mjs', '--write'],
  recall: ['bench/recall/run.mjs', '--write'],
  real: ['bench/real/run.mjs'],
  'peer-guards': ['--import', 'tsx', 'bench/peers/guards.mjs'],
  peers: ['bench/peers/run.mjs'],
  speed: ['bench/speed/run.mjs'],
}
/** Suites that leave their counts in a file, when asked to; they do not run with the rest. `FAULTS=full` goes through. */
const SUITES = {
  faults: { script: 'test:faults', file: 'bench/faults.json' },
  hostile: { script: 'test:hostile', file: 'bench/hostile.json' },
}
const ROOT = fileURLToPath(new URL('..', import.meta.url))

function runPart(part, args) {
  process.stderr.write(`bench: ${part}\n`)
  const { status } = spawnSync(process.execPath, [...PARTS[part], ...args], { cwd: ROOT, stdio: 'inherit' })
  return status === 0
}

function runSuite(part, { script, file }) {
  const path = join(ROOT, file)
  // Each file of the suite adds its own counts.
  rmSync(path, { force: true })
  const env = { ...process.env, COUNTS_REPORT: '1' }
  const { status } = spawnSync('npm', ['run', script], { cwd: ROOT, stdio: 'inherit', env })
  if (!existsSync(path)) throw new Error(`Cannot keep "${part}": ${script} left no "${file}"`)
  const selection = part === 'faults' && process.env.FAULTS === 'full' ? ', with FAULTS=full' : ''
  saveResult(part, {
    command: `npm run bench -- ${part}${selection}`,
    ...JSON.parse(readFileSync(path, 'utf8')),
  })
  return status === 0
}

function run([first, ...rest]) {
  if (first === 'page') return true
  if (first === undefined) return Object.keys(PARTS).filter((part) => !runPart(part, [])).length === 0
  if (first.startsWith('--')) return runPart('speed', [first, ...rest])
  if (Object.hasOwn(SUITES, first)) return runSuite(first, SUITES[first])
  if (!Object.hasOwn(PARTS, first))
    throw new Error(`There is no bench "${first}": ${Object.keys({ ...PARTS, ...SUITES }).join(', ')}, page`)
  return runPart(first, rest)
}

process.exitCode = run(process.argv.slice(2)) ? 0 : 1
writePage()
