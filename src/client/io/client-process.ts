import { isRunning } from '../../files/io/running.ts'

/**
 * Whether a process other than our own client runs under this id. After `/clear` the process is ours, and that session
 * is over.
 */
export function isRunningElsewhere(pid: number | null): boolean {
  return pid !== null && pid !== Number(process.env.CLAUDE_PID) && isRunning(pid)
}
