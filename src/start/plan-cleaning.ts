import { findActiveTrack, hasPendingCalls, hasProjectFile } from '../config/io/project-files.ts'
import { listLoggedEntries } from '../documents/core/work-log-entries.ts'
import { readClock } from '../files/io/clock.ts'
import { mayBeInGit } from '../files/io/index-names.ts'
import { listNames } from '../files/io/list-folder.ts'
import { isMissing, readTextFile } from '../files/io/read-text.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { listJournalFiles, measureJournal } from '../sessions/io/journal-store.ts'
import { isRunningElsewhere } from '../sessions/io/running-session.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { NOTES_SESSION } from '../tracks/compact-documents.ts'
import { readNews } from '../tracks/gather-entries.ts'
import { readSessionLog } from '../tracks/io/track-documents.ts'
import { listCheckpoints, listOwnCheckpoints, readAcknowledgedAt } from '../work/io/checkpoint-store.ts'
import { isNextDay, planCheckpoints, planJournal, planSessions, type RetentionLimits } from './core/plan-retention.ts'
import { listSessionFolders, type SessionFolder } from './io/retention-files.ts'

const OURS = /^(?:work_log\.md|recent_diff\.txt|test_output\.txt|compacted\.json|\.lock|\.tmp-\d+-\d+)$/
const isOurs = (name: string) => OURS.test(name)

/** The files to remove now, and counts of those kept over the limits. */
export type CleaningPlan = ReturnType<typeof planCleaning>

/** Finds the files that are over the limits and needed by nobody. `planCleaning` only reads. */
export function planCleaning(projectDir: string, limits: RetentionLimits, ownSession: string | null) {
  const named = readNamedByTracks(projectDir)
  const listing = listCheckpoints(projectDir)
  const { acknowledged } = listing
  // Work of somebody else is not ours to remove.
  const own = listOwnCheckpoints(projectDir)
  const states = listSessionFolders(projectDir, '.holdfast/sessions')
  const artifacts = listSessionFolders(projectDir, 'artifacts/sessions')
  const isUntold = (id: string) => !acknowledged.has(id) && listing.ids.includes(id)
  const isHeld = (id: string) =>
    id === ownSession || named === null || named.includes(id) || holdsSession(projectDir, id, isUntold)
  const sessions = new Set(planIds(mergeFolders(states, artifacts), isHeld, limits.sessions))
  // A checkpoint is not needed by a session that goes in the same run.
  const staying = states.filter(({ id }) => !sessions.has(id))
  const checkpoints = listing.ids.length > limits.checkpoints ? readNamedCheckpoints(projectDir, staying, named) : null
  const removed = planCheckpoints(
    own.map((id) => ({
      id,
      isAcknowledged: acknowledged.has(id),
      // A session that was told of a checkpoint today may still look at that checkpoint.
      isNeeded: () =>
        checkpoints === null || checkpoints.has(id) || !isNextDay(readAcknowledgedAt(projectDir, id), readClock()),
    })),
    limits.checkpoints,
  )
  const untold = own.filter((id) => !acknowledged.has(id)).length
  const left = mergeFolders(states, artifacts).length - sessions.size
  const present = new Set(listing.ids)
  const listFiles = (id: string) => listNames(`${projectDir}/artifacts/sessions/${id}`, 'is empty')
  const isShared = mayBeInGit(projectDir, 'artifacts/sessions/')
  return {
    checkpoints: removed,
    /** Ids of markers whose checkpoint is gone. */
    markers: [...acknowledged].filter((id) => !present.has(id) && isBelow(id, listing.ids.at(-1))).sort(),
    sessions: states.filter(({ id }) => sessions.has(id)),
    artifacts: isShared ? [] : artifacts.filter(({ id }) => sessions.has(id) && listFiles(id).every(isOurs)),
    journal: planJournal(measureJournal(projectDir), listJournalFiles(projectDir), limits.journalBytes),
    kept: { checkpoints: own.length - removed.length, untold, sessions: left },
  }
}

function planIds(folders: readonly SessionFolder[], isHeld: (id: string) => boolean, limit: number): string[] {
  const facts = folders.map(({ id, activeAt }) => ({ id, activeAt, isHeld: () => isHeld(id) }))
  return planSessions(facts, limit, readClock().getTime())
}

/** The newest write in either folder dates the session. */
function mergeFolders(...lists: readonly (readonly SessionFolder[])[]): SessionFolder[] {
  const merged = new Map<string, SessionFolder>()
  for (const folder of lists.flat()) {
    if (folder.id === NOTES_SESSION) continue
    const known = merged.get(folder.id)
    if (known === undefined || known.activeAt < folder.activeAt) merged.set(folder.id, folder)
  }
  return [...merged.values()]
}

/** True when a session runs, can still be told something, or holds entries that have not reached the documents. */
function holdsSession(projectDir: string, id: string, isUntold: (checkpoint: string) => boolean): boolean {
  try {
    const { state, problem, isForeign = false } = readSessionState(projectDir, id)
    if (isForeign || problem !== null || isRunningElsewhere(projectDir, id, state) || hasPendingCalls(projectDir, id))
      return true
    if ([...state.pending, state.restored ?? ''].some(isUntold)) return true
    if (hasProjectFile(projectDir, `.holdfast/sessions/${id}/captured.json`)) return true
    return canAskStill(state) || holdsEntries(projectDir, id, state)
  } catch {
    // A session with unreadable state may be needed.
    return true
  }
}

/** True while a postponed question can still be asked: the client can resume the session only with its transcript. */
function canAskStill({ approvalDue, transcriptPath }: SessionState): boolean {
  if (approvalDue === null || transcriptPath === null) return false
  const cut = Math.max(transcriptPath.lastIndexOf('/'), transcriptPath.lastIndexOf('\\'))
  return hasProjectFile(transcriptPath.slice(0, cut), transcriptPath.slice(cut + 1))
}

function holdsEntries(projectDir: string, id: string, { transcriptPath }: SessionState): boolean {
  const { text, path, ledger } = readSessionLog(projectDir, id)
  if (listLoggedEntries(text, path).some(({ key }) => ledger[key] === undefined)) return true
  const trackId = findActiveTrack(projectDir)
  if (trackId === null || transcriptPath === null) return false
  return readNews(projectDir, { trackId, sessionId: id, transcriptPath }) !== ''
}

/** Checkpoints that a session's state or a track still names; null when a state cannot be read. */
function readNamedCheckpoints(projectDir: string, states: readonly SessionFolder[], named: string | null) {
  if (named === null) return null
  const ids = new Set(named.match(/cx-\d{3,9}/g) ?? [])
  for (const { id } of states) {
    const { state, problem } = readSessionState(projectDir, id)
    if (problem !== null) return null
    for (const name of [...state.pending, state.restored, state.lastCheckpoint]) if (name !== null) ids.add(name)
  }
  return ids
}

function isBelow(id: string, newest: string | undefined): boolean {
  return newest !== undefined && Number(id.slice(3)) < Number(newest.slice(3))
}

const MAX_BYTES = 16 << 20

/** Cleaning spares what is named there. An unreadable file gives null: then the needed files are unknown. */
function readNamedByTracks(projectDir: string): string | null {
  const folder = `${projectDir}/artifacts/checkpoints`
  let text = ''
  for (const track of listNames(folder, 'is empty')) {
    for (const name of ['latest.json', 'pending.json']) {
      const file = readTextFile(`${folder}/${track}/${name}`, MAX_BYTES)
      if ('text' in file) text += `${file.text}\n`
      else if (!isMissing(file.error)) return null
    }
  }
  return text
}
