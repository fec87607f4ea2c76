// node test/run.mjs FOLDER... [--OPTION...]
//
// Runs the tests of folders of test/ with node's runner, as many files at a time as there are cores. The runner by itself
// leaves one core idle: on two cores it would run one file after another. TEST_FILES_AT_ONCE=1 runs them that way.
//
// Files of the folders in SHARED share processes: their tests leave the process as it was, and most take less time than
// tsx takes to start. A file with a hook around all its tests keeps its own: there the hook would surround those of others.
// TEST_FILES_APART=1 gives every file a process of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SHARED = ['bundle', 'commands', 'core', 'rules']
/** Few enough to save the starts, enough of them that the cores end together. */
const FILES_OF_A_PROCESS = 16

const words = process.argv.slice(2)
const folders = words.filter((word) => !word.startsWith('--'))
const options = words.filter((word) => word.startsWith('--'))
const isApart = process.env.TEST_FILES_APART === '1'
const entries = mkdtempSync(join(tmpdir(), 'holdfast-tests-'))

/** Addresses of the test files of a folder. */
function listTests(folder) {
  const place = new URL(`${folder}/`, import.meta.url)
  return readdirSync(place)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => new URL(name, place))
}

/** Whether a test file has hooks at its top: they would surround the tests of every file that it shares a process with. */
const hasOwnHooks = (url) => /^(?:before|after)(?:Each)?\(/m.test(readFileSync(url, 'utf8'))

/** Files that import the tests of a folder, every n-th one each: neighbours by name are of like cost. */
function writeEntries(folder, tests) {
  const count = Math.ceil(tests.length / FILES_OF_A_PROCESS)
  return Array.from({ length: count }, (_, number) => {
    const path = join(entries, `${folder}-${number}.test.mjs`)
    const imports = tests.filter((_, index) => index % count === number).map(({ href }) => `import '${href}'\n`)
    writeFileSync(path, imports.join(''))
    return path
  })
}

/** What the runner starts for a folder: each of these in a process. */
function listStarts(folder) {
  const tests = listTests(folder)
  const apart = SHARED.includes(folder) && !isApart ? tests.filter(hasOwnHooks) : tests
  const shared = tests.filter((url) => !apart.includes(url))
  return [...apart.map((url) => fileURLToPath(url)), ...writeEntries(folder, shared)]
}

const files = folders.flatMap(listStarts)
if (files.length === 0) throw new Error(`no test in "${folders.join('", "')}"`)
// What V8 compiles of the bundles, shared by the homes of a run.
const code = join(entries, 'code')
mkdirSync(code, { mode: 0o700 })
const atOnce = process.env.TEST_FILES_AT_ONCE ?? availableParallelism()
const run = spawn(
  process.execPath,
  ['--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, ...options, ...files],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit', env: { ...process.env, TEST_CODE: code } },
)
run.on('close', (code) => {
  rmSync(entries, { recursive: true, force: true })
  process.exitCode = code ?? 1
})
