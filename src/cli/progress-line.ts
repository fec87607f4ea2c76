/** A line for a person who waits. It appears when work takes long, and goes with the end of the work. */
export interface Progress {
  readonly tell: (state: string) => void
  readonly close: () => void
}

/** Work below this time needs no line. */
const PATIENCE_MS = 1000
const BETWEEN_MS = 200

/** Draws a line with carriage returns and spaces alone, which every terminal understands. */
export function createProgress(what: string, now: () => number, write: (text: string) => void): Progress {
  const startedAt = now()
  let drawnAt = Number.NEGATIVE_INFINITY
  let width = 0
  const draw = (text: string) => {
    write(`\r${text.padEnd(width)}`)
    width = text.length
  }
  return {
    tell: (state) => {
      const at = now()
      if (at - startedAt < PATIENCE_MS || at - drawnAt < BETWEEN_MS) return
      drawnAt = at
      draw(`${what}: ${state}`)
    },
    close: () => {
      if (width > 0) write(`\r${' '.repeat(width)}\r`)
      width = 0
    },
  }
}
