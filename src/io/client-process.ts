import { isRunning } from './running.ts'

/** Whether a process that is not our own client runs under this id. After `/clear` the process is ours: that session is over. */
export function isRunningElsewhere(pid: number | null): boolean {
  return pid !== null && pid !== Number(process.env.CLAUDE_PID) && isRunning(pid)
}
