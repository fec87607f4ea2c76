import { spawnSync } from 'node:child_process'
import { complain } from '../../files/io/write-out.ts'

const COUNT = 'REPLACED_HOLDFAST'
/** An upgrade is met once. Under ceaseless ones each start meets another build half of the time. */
const MOST_IN_A_ROW = 24

/**
 * Runs the build that an upgrade put in the place of the running file. A hook hands on the input it has read. A file that
 * mixes two builds would start itself without end.
 */
export function runReplacement(found: unknown, input = ''): number | null {
  const count = Number(process.env[COUNT] ?? 0)
  const { isMixed } = found as { readonly isMixed?: boolean }
  if (isMixed || !(count < MOST_IN_A_ROW)) {
    const told = isMixed ? 'mixes two builds: copy the file anew' : `was replaced ${MOST_IN_A_ROW} times in a row`
    complain(`holdfast: "${process.argv[1]}" ${told}; nothing was done\n`)
    return 1
  }
  const stdin = input === '' ? 'inherit' : 'pipe'
  const env = { ...process.env, [COUNT]: String(count + 1) }
  const args = [...process.execArgv, ...process.argv.slice(1)]
  return spawnSync(process.execPath, args, { input, env, stdio: [stdin, 'inherit', 'inherit'] }).status
}
