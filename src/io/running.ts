import { errorCode } from './read-text.ts'

/** Whether a process of this number runs: one of another user as well. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
