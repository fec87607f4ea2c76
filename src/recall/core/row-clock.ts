import { parseRow } from '../../transcript/core/row.ts'
import { findRowTime } from '../../transcript/core/row-time.ts'

/** The time of the last row. A row that was passed over is parsed when an entry without a time of its own needs it. */
export interface RowClock {
  /** The last time that was read; rows passed over since do not count. */
  readonly last: () => string
  readonly read: () => string
  readonly set: (time: string | null) => void
  readonly pass: (bytes: string) => void
  /** Takes the time of a row passed over. A row without one makes the clock unsure. */
  readonly check: (time: string | null) => string
  readonly isUnsure: () => boolean
}

export function createRowClock(): RowClock {
  let time = ''
  let isUnsure = false
  let passed: string | null = null

  const check = (own: string | null) => {
    if (own === null) isUnsure = true
    return own ?? time
  }

  const read = () => {
    if (passed === null) return time
    const row = parseRow(passed)
    time = check(row === null ? null : findRowTime(passed, row.uuid))
    passed = null
    return time
  }

  const set = (own: string | null) => {
    time = own ?? read()
    passed = null
  }

  const pass = (bytes: string) => {
    passed = bytes
  }
  return { last: () => time, read, set, pass, check, isUnsure: () => isUnsure }
}
