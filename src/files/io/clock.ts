/** The one clock. `HOLDFAST_NOW` (an ISO time) stands in for it where the same bytes must come out twice. */
export function readClock(): Date {
  const fixed = process.env.HOLDFAST_NOW
  const date = fixed === undefined ? new Date() : new Date(fixed)
  return Number.isNaN(date.getTime()) ? new Date() : date
}
