import { writeSync } from 'node:fs'

/** Writes a text to the person's terminal, all of it, also when a pipe is slow. */
export function print(text: string): void {
  writeAll(1, `${text}\n`)
}

/**
 * Writes data as JSON. What JSON leaves as it is but a terminal obeys, the C1 controls and marks of direction, is written
 * as an escape: the same data, harmless.
 */
export function printJson(value: unknown): void {
  const text = JSON.stringify(value, null, 2)
  const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  print(text.replace(/[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, escapeCharacter))
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
