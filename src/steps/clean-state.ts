import type { Config } from '../core/config/config.ts'
import { resolveLimits } from '../core/retention/plan-retention.ts'
import { withLock } from '../io/folder-lock.ts'
import { appendEvents, removeJournalFile, rotateJournal } from '../io/journal-store.ts'
import {
  finishRemovals,
  measureState,
  removeCheckpoint,
  removeMarkers,
  removeSessionFolder,
  saveCleaningStamp,
} from '../io/retention-files.ts'
import { hasStateFolder, openStateFolder } from '../io/state-folder.ts'
import { clearLeftovers } from './clear-leftovers.ts'
import { type CleaningPlan, planCleaning } from './plan-cleaning.ts'

/** Of each kind at most so many in one run of a hook's: the person waits for the session to start. */
const MAX_REMOVED = 500

/** As long as it takes to take over the lock of a killed one; nobody waits for another cleaner. */
const WAIT_MS = 50

export interface Cleaning {
  readonly plan: CleaningPlan
  readonly leftovers: number
  readonly before: { readonly files: number; readonly bytes: number }
  readonly after: { readonly files: number; readonly bytes: number }
}

/** What `clean` would do, without doing it. */
export function previewCleaning(projectDir: string, config: Config): Cleaning {
  const before = measureState(projectDir)
  return { plan: planCleaning(projectDir, resolveLimits(config), null), leftovers: 0, before, after: before }
}

/**
 * Removes what is over the limits. The journal says it first: a checkpoint that is gone is one the journal names, also when
 * a kill comes in between. Null while another process is at it.
 *
 * @param ownSession The session that starts; null for a person, who also waits for more than a hook's share.
 * @throws when the journal cannot be written: then nothing is removed.
 */
export function cleanState(projectDir: string, config: Config, ownSession: string | null): Cleaning | null {
  // A project without a state folder is not given one to lock.
  if (!hasStateFolder(projectDir)) return previewCleaning(projectDir, config)
  const done = withLock(
    openStateFolder(projectDir),
    () => {
      const before = measureState(projectDir)
      // First: a lock a kill left behind would keep its session.
      const leftovers = clearLeftovers(projectDir) + finishRemovals(projectDir)
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
  // What entries of its work log have reached the documents is told by its artifacts: they go last.
  for (const folder of plan.sessions) removeSessionFolder(projectDir, '.holdfast/sessions', folder)
  for (const folder of plan.artifacts) removeSessionFolder(projectDir, 'artifacts/sessions', folder)
  for (const number of plan.journal.removed) removeJournalFile(projectDir, number)
  if (plan.journal.rotateTo !== null) rotateJournal(projectDir, plan.journal.rotateTo)
}
