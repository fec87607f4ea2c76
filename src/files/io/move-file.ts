import { renameSync } from 'node:fs'
import { errorCode } from './read-text.ts'

/** Codes of Windows for a file that another process has open, or that a virus scanner looks at. */
const PASSING: readonly string[] = ['EPERM', 'EACCES', 'EBUSY']
/** Milliseconds that all moves of a process together may wait. The shortest time limit of a hook is five seconds. */
let patienceMs = 800

/**
 * Renames a file, and tries again for a short time where the target is open elsewhere. Linux meets the same codes on a
 * drive of Windows (WSL, Docker Desktop), so the platform does not matter. A folder without permission fails before: no
 * temporary file can be made there.
 *
 * @throws The error of the last try.
 */
export function moveFile(from: string, to: string): void {
  for (let waitMs = 5; ; waitMs *= 2) {
    try {
      return renameSync(from, to)
    } catch (error) {
      if (!PASSING.includes(errorCode(error)) || patienceMs < waitMs) throw error
    }
    patienceMs -= waitMs
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs)
  }
}
