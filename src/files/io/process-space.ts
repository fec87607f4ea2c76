import { closeSync, openSync, readlinkSync, readSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { once } from '../../base/core/remember.ts'

/** The space in which a process number means one process: a machine since its start, on Linux a container. */
export const nameProcessSpace = once(() => {
  const machine = readMachine()
  return attempt(() => `${readlinkSync('/proc/self/ns/pid')} ${machine}`, machine)
})

const MAX_BYTES = 256

/**
 * The number that Linux gives each start of a machine, else the machine's name. Virtual machines over one shared folder
 * often have one name. Loading `node:os` costs 1.4 % of a bare process more, a first `readFileSync` 0.3 %.
 */
function readMachine(): string {
  try {
    const fd = openSync('/proc/sys/kernel/random/boot_id', 'r')
    const bytes = Buffer.allocUnsafe(MAX_BYTES)
    const text = bytes.toString('utf8', 0, readSync(fd, bytes, 0, MAX_BYTES, 0))
    closeSync(fd)
    return text.trimEnd()
  } catch {
    return process.getBuiltinModule('node:os').hostname()
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
