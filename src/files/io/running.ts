import { errorCode } from './read-text.ts'

/** Whether a process of this number runs, also under another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
