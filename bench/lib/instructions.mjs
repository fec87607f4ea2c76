import { spawnSync } from 'node:child_process'

const HASH_SEED = '--hash-seed=7'

/**
 * How many instructions a whole process runs outside the kernel, counted by valgrind: the same to 0.01 % on every
 * machine, busy or not. With addresses and V8's hash seed fixed nothing random is left. The seed has a price: node then
 * passes its built-in code cache over, about 28 M instructions, so a seeded count compares only with a seeded one.
 *
 * @param {import('./race.mjs').Start} start
 */
export function countInstructions(start) {
  const { name, command, env, cwd, stdin, reset } = start
  if (reset.length > 0) {
    const done = spawnSync(reset[0], reset.slice(1), { env })
    if (done.status !== 0) throw new Error(`"${name}" cannot be reset`)
  }
  const [node, ...args] = command
  const counted = [
    '--tool=callgrind',
    '--callgrind-out-file=/dev/null',
    '--trace-children=no',
    node,
    HASH_SEED,
    ...args,
  ]
  const options = { input: stdin, cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 }
  const { error, stderr, status, stdout } = spawnSync('setarch', ['-R', 'valgrind', ...counted], options)
  if (error !== undefined || /failed to execute/.test(stderr)) {
    throw new Error('Cannot count instructions: setarch and valgrind are needed; apt-get install util-linux valgrind')
  }
  const match = /Collected : (\d+)/.exec(stderr)
  if (match === null || status !== 0) throw new Error(`"${name}" was not counted: ${stderr.slice(-400)}`)
  return { instructions: Number(match[1]), outBytes: Buffer.byteLength(stdout) }
}
