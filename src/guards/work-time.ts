import { readClock } from '../files/io/clock.ts'
import type { JudgeTerms } from './core/judge.ts'

/** The client waits 5 seconds for this hook, the start of the process included, and then lets the call pass. */
const LIMIT_MS = 3500
/** A process that had to wait long for its start has at least this time. */
const LEAST_MS = 500

/**
 * Starts the time of a judgement. The time is over after so much work of the processor. With many hooks at once, a clock
 * on the wall mostly measures the others. The judgement is late when the client stops waiting soon.
 */
export function startDeadline(workMs: number): Pick<JudgeTerms, 'isOverdue' | 'isLate'> {
  const before = process.cpuUsage()
  const end = readClock().getTime() + Math.max(LEAST_MS, LIMIT_MS - process.uptime() * 1000)
  return {
    isOverdue: () => {
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 > workMs
    },
    isLate: () => readClock().getTime() > end,
  }
}
