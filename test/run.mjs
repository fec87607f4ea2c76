// node test/run.mjs FOLDER... [--OPTION...]
//
// Runs the tests of folders of test/ with node's runner, as many files at a time as there are cores. The runner by itself
// leaves one core idle: on two cores it would run one file after another. TEST_FILES_AT_ONCE=1 runs them that way.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const words = process.argv.slice(2)
const folders = words.filter((word) => !word.startsWith('--'))
const options = words.filter((word) => word.startsWith('--'))
const files = folders.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `test/${folder}/${name}`),
)
if (files.length === 0) throw new Error(`no test in "${folders.join('", "')}"`)
const atOnce = process.env.TEST_FILES_AT_ONCE ?? availableParallelism()
const run = spawn(
  process.execPath,
  ['--import', 'tsx', '--test', `--test-concurrency=${atOnce}`, ...options, ...files],
  { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
)
run.on('close', (code) => {
  process.exitCode = code ?? 1
})
