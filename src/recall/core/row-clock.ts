import { parseRow } from '../../sessions/core/row.ts'
import { findRowTime } from '../../sessions/core/row-time.ts'

/** The time of the last row. A row that was passed over is parsed when an entry without a time of its own needs it. */
export function createRowClock() {
  let time = ''
  let isUnsure = false
  let passed: string | null = null

  /** Takes the time of a row passed over. A row without one makes the clock unsure. */
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
  // The last time that was read: rows passed over since do not count.
  return { last: () => time, read, set, pass, check, isUnsure: () => isUnsure }
}
