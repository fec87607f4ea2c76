import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HASH_SEED = '--hash-seed=7'
/**
 * On a busy machine V8 collects at other moments: its helper threads wait, and the heap grows by how fast the program is. A
 * long call then costs up to 10 % more.
 */
const SAME_MOMENTS = ['--single-threaded', '--predictable-gc-schedule']
const STILL_CLOCK = ['--require', fileURLToPath(new URL('still-clock.cjs', import.meta.url))]
/** Fixes V8's random numbers, and the hash seed with them, without a word about the seed: node's code cache stays in use. */
const RANDOM_SEED = '--random-seed=7'
/** A home in daily use has the compiled code of its hooks: the first run makes the folder, the second keeps the code. */
const RUNS_BEFORE = 2
const MISSING = 'Cannot count instructions: apt-get install qemu-user gcc libc6-dev valgrind util-linux'

/**
 * How many instructions a whole process runs outside the kernel: the same to 0.1 % on every machine, busy or not.
 * Addresses, V8's hash seed, its thread and the growth of its heap are fixed. The
 * seed has a price: node then passes its built-in code cache over, about 28 M instructions, so a seeded count compares
 * only with a seeded one, and a hook's share of a seeded process is smaller than its share of a real one.
 *
 * QEMU counts a process alone, in a fifth of valgrind's time. Valgrind counts children and threads too. It finds
 * 0.5 % of a bare process more in a silent hook than QEMU, so counts of the two are never compared.
 *
 * @param {import('./race.mjs').Start} start
 * @param {{ withChildren?: boolean, hasTime?: boolean, hasCodeCache?: boolean }} [options] `withChildren` adds the programs
 * that the process starts and waits for. `hasTime` stops node's clock, so that no limit of time ends what is counted.
 * `hasCodeCache` counts node as people start it: with its built-in code cache, and with V8's helper threads.
 * @returns {Promise<{ instructions: number, outBytes: number }>}
 */
export async function countInstructions(
  { name, command, env, cwd, stdin, reset },
  { withChildren = false, hasTime = false, hasCodeCache = false } = {},
) {
  const [program, ...args] = command
  const seeds = hasCodeCache ? [RANDOM_SEED] : [HASH_SEED, ...SAME_MOMENTS]
  const flags = program.endsWith('node') ? [...seeds, ...(hasTime ? STILL_CLOCK : [])] : []
  const plugin = withChildren || hasCodeCache ? null : providePlugin()
  // Hooks read what their children print, so the counts of children go to files.
  const logs = mkdtempSync(join(tmpdir(), 'holdfast-counts-'))
  const counter =
    plugin === null
      ? ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', `--log-file=${logs}/%p`].concat(
          `--trace-children=${withChildren ? 'yes' : 'no'}`,
        )
      : ['qemu-x86_64', '-cpu', 'max', '-plugin', `${plugin},to=${logs}/count`]
  const start = async (tool) => {
    if (spawnSync(reset[0], reset.slice(1), { env }).status !== 0) throw new Error(`"${name}" cannot be reset`)
    return run('setarch', ['-R', ...tool, program, ...flags, ...args], { env, cwd, stdin })
  }
  try {
    for (let before = 0; before < RUNS_BEFORE; before += 1) await start([])
    const { status, stdout, stderr } = await start(counter)
    if (/failed to execute/.test(stderr)) throw new Error(MISSING)
    const log = readdirSync(logs).map((file) => readFileSync(join(logs, file), 'utf8'))
    const counts = [...log.join('').matchAll(/Collected : (\d+)/g)].map((match) => Number(match[1]))
    if (counts.length === 0 || status !== 0) throw new Error(`"${name}" was not counted: ${stderr.slice(-400)}`)
    return { instructions: counts.reduce((sum, count) => sum + count, 0), outBytes: stdout.length }
  } finally {
    rmSync(logs, { recursive: true, force: true })
  }
}

let built
/** The compiled plugin, in a folder that goes with this process. */
function providePlugin() {
  if (built !== undefined) return built
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-plugin-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const source = fileURLToPath(new URL('count-instructions.c', import.meta.url))
  const { status, error, stderr } = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', `${folder}/count.so`, source])
  if (error?.code === 'ENOENT') throw new Error(MISSING)
  if (status !== 0) throw new Error(`"${source}" cannot be compiled: ${stderr}`)
  built = `${folder}/count.so`
  return built
}

function run(file, args, { env, cwd, stdin }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, cwd })
    const collected = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8')
      child[name].on('data', (chunk) => {
        collected[name] += chunk
      })
    }
    child.on('error', (error) => reject(error.code === 'ENOENT' ? new Error(MISSING) : error))
    child.on('close', (status) => resolve({ status, ...collected }))
    // The bare process ends without reading; the hooks must not notice either.
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}
