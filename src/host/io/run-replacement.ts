import { spawnSync } from 'node:child_process'
import { complain } from '../../files/io/write-out.ts'

/** The environment variable that counts replacements in a row. */
const COUNT = 'REPLACED_HOLDFAST'
/** An upgrade is met once. A file that mixes two builds would start itself without end. */
const MOST_IN_A_ROW = 8

/** Runs the build that an upgrade put in the place of the running file. A hook hands on the input it has read. */
export function runReplacement(input = ''): number | null {
  const count = Number(process.env[COUNT] ?? 0)
  if (!(count < MOST_IN_A_ROW)) {
    complain(`holdfast: "${process.argv[1]}" mixes two builds, so nothing was done; copy the file anew\n`)
    return 1
  }
  const stdin = input === '' ? 'inherit' : 'pipe'
  const env = { ...process.env, [COUNT]: String(count + 1) }
  return spawnSync(process.execPath, process.argv.slice(1), { input, env, stdio: [stdin, 'inherit', 'inherit'] }).status
}
