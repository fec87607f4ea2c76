import { errorCode } from './read-text.ts'

/** Whether a process that is not our own client runs under this id. After `/clear` the process is ours: that session is over. */
export function isRunningElsewhere(pid: number | null): boolean {
  if (pid === null || pid === Number(process.env.CLAUDE_PID)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
