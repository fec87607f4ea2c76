import { spawn } from 'node:child_process'
import { median } from './race.mjs'

const ROUNDS = 7

/** Starts so many processes at once and waits for all; the milliseconds until the last has ended. */
async function runAtOnce({ command, env, cwd, stdin }, count) {
  const begin = process.hrtime.bigint()
  const runs = Array.from({ length: count }, () => {
    const child = spawn(command[0], command.slice(1), { env, cwd, stdio: ['pipe', 'ignore', 'ignore'] })
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
    return new Promise((resolve) => child.on('close', resolve))
  })
  const codes = await Promise.all(runs)
  const failed = codes.filter((code) => code !== 0).length
  return { wallMs: Number(process.hrtime.bigint() - begin) / 1e6, failed }
}

/**
 * How long many hooks at once take beside as many bare processes, in pairs.
 *
 * @returns {Promise<{ count: number, wallRatio: number, failed: number }>}
 */
export async function measureCrowd(bare, start, count) {
  const ratios = []
  let failed = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const base = await runAtOnce(bare, count)
    const hooks = await runAtOnce(start, count)
    ratios.push(hooks.wallMs / base.wallMs)
    failed += hooks.failed
  }
  return { count, wallRatio: median(ratios), failed }
}
