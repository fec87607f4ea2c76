import { cleanCaches, clearHome } from '../author/io/keep-cache.ts'
import type { Config } from '../config/core/config.ts'
import { clearLeftovers } from '../files/clear-leftovers.ts'
import { withLock } from '../files/io/folder-lock.ts'
import { hasStateFolder, openStateFolder } from '../files/io/state-folder.ts'
import { appendEvents, removeJournalFile, rotateJournal } from '../sessions/io/journal-store.ts'
import { resolveLimits } from './core/plan-retention.ts'
import { measureState, type StateSize } from './io/measure-state.ts'
import {
  finishRemovals,
  removeCheckpoint,
  removeMarkers,
  removeSessionFolder,
  saveCleaningStamp,
} from './io/retention-files.ts'
import { type CleaningPlan, planCleaning } from './plan-cleaning.ts'

/** Limit of removals of one kind in one run of a hook: the person waits for the session to start. */
const MAX_REMOVED = 500

/** Time to take over the lock of a killed process. A second cleaner gives up after that time. */
const WAIT_MS = 50

export interface Cleaning {
  readonly plan: CleaningPlan
  readonly leftovers: number
  readonly before: StateSize
  readonly after: StateSize
}

/** Plans a cleaning for `clean --dry-run` and removes no file. */
export function previewCleaning(projectDir: string, config: Config): Cleaning {
  const before = measureState(projectDir)
  return { plan: planCleaning(projectDir, resolveLimits(config), null), leftovers: 0, before, after: before }
}

/**
 * The journal names a checkpoint before it goes. Null while another process cleans. A person has no `ownSession` and
 * waits for the whole plan. @throws An error when the journal cannot be written.
 */
export function cleanState(projectDir: string, config: Config, ownSession: string | null): Cleaning | null {
  // A lock would create the state folder, so a project without a state folder gets a preview only.
  if (!hasStateFolder(projectDir)) return previewCleaning(projectDir, config)
  const done = withLock(
    openStateFolder(projectDir),
    () => {
      const before = measureState(projectDir)
      // Leftovers go first, because a lock of a killed process would keep its session.
      const leftovers = clearLeftovers(projectDir) + finishRemovals(projectDir)
      clearHome(projectDir)
      cleanCaches(projectDir)
      const whole = planCleaning(projectDir, resolveLimits(config), ownSession)
      const plan = ownSession === null ? whole : takeShare(whole)
      journalCleaning(projectDir, plan)
      removePlanned(projectDir, plan)
      if (plan.checkpoints.length === whole.checkpoints.length && plan.sessions.length === whole.sessions.length)
        saveCleaningStamp(projectDir)
      return { plan, leftovers, before, after: measureState(projectDir) }
    },
    WAIT_MS,
  )
  return done?.value ?? null
}

function takeShare(plan: CleaningPlan): CleaningPlan {
  const { checkpoints, sessions, artifacts } = plan
  return {
    ...plan,
    checkpoints: checkpoints.slice(0, MAX_REMOVED),
    sessions: sessions.slice(0, MAX_REMOVED),
    artifacts: artifacts.slice(0, MAX_REMOVED),
  }
}

function journalCleaning(projectDir: string, { checkpoints, sessions, artifacts, journal }: CleaningPlan): void {
  const sessionIds = new Set([...sessions, ...artifacts].map(({ id }) => id))
  const files = journal.removed.length
  if (checkpoints.length + sessionIds.size + files === 0) return
  appendEvents(projectDir, null, [
    {
      event: 'retention_applied',
      checkpoints: checkpoints.length,
      through: checkpoints.at(-1) ?? null,
      sessions: sessionIds.size,
      journal_files: files,
    },
  ])
}

function removePlanned(projectDir: string, plan: CleaningPlan): void {
  for (const id of plan.checkpoints) removeCheckpoint(projectDir, id)
  for (const id of plan.markers) removeMarkers(projectDir, id)
  // A session's artifacts tell which entries of its work log have reached the documents, so artifacts go last.
  for (const folder of plan.sessions) removeSessionFolder(projectDir, '.holdfast/sessions', folder)
  for (const folder of plan.artifacts) removeSessionFolder(projectDir, 'artifacts/sessions', folder)
  // The number of the file put aside follows from the files that stand there, so they go after it.
  if (plan.journal.rotateTo !== null) rotateJournal(projectDir, plan.journal.rotateTo)
  for (const number of plan.journal.removed) removeJournalFile(projectDir, number)
}
