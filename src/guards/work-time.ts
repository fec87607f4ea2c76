import { readClock } from '../files/io/clock.ts'

/** The client waits 5 seconds for this hook, the start of the process included, and then lets the call pass. */
const LIMIT_MS = 3500
/** A process that had to wait long for its start has at least this time. */
const LEAST_MS = 500

/**
 * Starts the time of a judgement. The time is over after so much work of the processor. With many hooks at once, a clock
 * on the wall mostly measures the others. Work that waits for files ends before the client stops waiting.
 */
export function startDeadline(workMs: number): () => boolean {
  const before = process.cpuUsage()
  const end = readClock().getTime() + Math.max(LEAST_MS, LIMIT_MS - process.uptime() * 1000)
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 > workMs || readClock().getTime() > end
  }
}
