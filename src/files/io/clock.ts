import { findProjectDir } from './project-dir.ts'
import { findSetByRepository } from './repository-settings.ts'

/**
 * The one clock. `HOLDFAST_NOW` (an ISO time) stands in for it where the same bytes must come out twice. A time that
 * settings of a repository set would make snapshots old, or old work new, and counts for nothing.
 */
export function readClock(): Date {
  const fixed = process.env.HOLDFAST_NOW
  const date = fixed === undefined || isSetByRepository() ? new Date() : new Date(fixed)
  return Number.isNaN(date.getTime()) ? new Date() : date
}

let answer: boolean | null = null

/** Settings are read once: a call has one clock. */
function isSetByRepository(): boolean {
  answer ??= askSettings()
  return answer
}

function askSettings(): boolean {
  try {
    const projectDir = findProjectDir(process.cwd())
    return projectDir !== null && findSetByRepository(projectDir, ['HOLDFAST_NOW']).size > 0
  } catch {
    // The working folder is gone, and the project with it.
    return false
  }
}
