import { attempt } from '../../base/core/attempt.ts'
import { once } from '../../base/core/remember.ts'
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

/** Settings are read once: a call has one clock. Without a working folder there is no project either. */
const isSetByRepository = once(() =>
  attempt(() => {
    const projectDir = findProjectDir(process.cwd())
    return projectDir !== null && findSetByRepository(projectDir, ['HOLDFAST_NOW']).size > 0
  }, false),
)
