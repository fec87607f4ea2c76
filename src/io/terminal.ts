import { writeSync } from 'node:fs'

/** Writes a text to the person's terminal, all of it, also when a pipe is slow. */
export function print(text: string): void {
  writeAll(1, `${text}\n`)
}

/** Says what went wrong and what to do, on stderr, and sets the exit code: 1 did not work, 2 was called wrongly. */
export function fail(text: string, exitCode = 1): void {
  writeAll(2, `${text}\n`)
  process.exitCode = exitCode
}

function writeAll(fd: number, text: string): void {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(fd, bytes, offset)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EPIPE') return
      if (code !== 'EAGAIN') throw error
    }
  }
}
