import { writeSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'

/**
 * Writes a whole text to stdout or stderr, also through a slow pipe.
 *
 * @throws An error when the output is closed or full.
 */
export function writeOut(fd: 1 | 2, text: string): void {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(fd, bytes, offset)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
}

/** Says on stderr what went wrong; a process that nobody listens to still ends well. */
export const complain = (text: string): void => attempt(() => writeOut(2, text))
