import { listLoggedEntries } from '../core/documents/work-log-entries.ts'
import {
  isNextDay,
  type JournalPlan,
  planCheckpoints,
  planJournal,
  planSessions,
  type RetentionLimits,
} from '../core/retention/plan-retention.ts'
import type { SessionState } from '../core/session/state.ts'
import { listCheckpoints, readAcknowledgedAt } from '../io/checkpoint-store.ts'
import { isRunningElsewhere } from '../io/client-process.ts'
import { readClock } from '../io/clock.ts'
import { mayBeInGit } from '../io/index-names.ts'
import { listJournalFiles, measureJournal } from '../io/journal-store.ts'
import { readNamedByTracks } from '../io/named-by-tracks.ts'
import { hasPendingCalls, hasProjectFile } from '../io/project-files.ts'
import { listSessionFiles, listSessionFolders, type SessionFolder } from '../io/retention-files.ts'
import { readSessionState } from '../io/session-store.ts'
import { readSessionLog } from '../io/track-documents.ts'
import { readTrackPointer } from '../io/track-pointer.ts'
import { NOTES_SESSION } from './compact-documents.ts'
import { readNews } from './gather-entries.ts'

/** What is to be removed now, and what is kept over the limits. */
export interface CleaningPlan {
  readonly checkpoints: readonly string[]
  /** Markers whose checkpoint is gone. */
  readonly markers: readonly string[]
  readonly sessions: readonly SessionFolder[]
  /** Sessions whose artifacts go as well. */
  readonly artifacts: readonly SessionFolder[]
  readonly journal: JournalPlan
  readonly kept: { readonly checkpoints: number; readonly untold: number; readonly sessions: number }
}

/** Finds what is over the limits and needed by nobody. Only reads. */
export function planCleaning(projectDir: string, limits: RetentionLimits, ownSession: string | null): CleaningPlan {
  const named = readNamedByTracks(projectDir)
  const listing = listCheckpoints(projectDir)
  const { acknowledged } = listing
  const states = listSessionFolders(projectDir, '.holdfast/sessions')
  const artifacts = listSessionFolders(projectDir, 'artifacts/sessions')
  const isUntold = (id: string) => !acknowledged.has(id) && listing.ids.includes(id)
  const isHeld = (id: string) =>
    id === ownSession || named === null || named.includes(id) || holdsSession(projectDir, id, isUntold)
  const sessions = new Set(planIds(mergeFolders(states, artifacts), isHeld, limits.sessions))
  const checkpoints = listing.ids.length > limits.checkpoints ? readNamedCheckpoints(projectDir, states, named) : null
  const removed = planCheckpoints(
    listing.ids.map((id) => ({
      id,
      isAcknowledged: acknowledged.has(id),
      isNeeded: () => checkpoints === null || checkpoints.has(id) || wasToldToday(projectDir, id),
    })),
    limits.checkpoints,
  )
  const untold = listing.ids.filter((id) => !acknowledged.has(id)).length
  const left = mergeFolders(states, artifacts).length - sessions.size
  const present = new Set(listing.ids)
  const isShared = mayBeInGit(projectDir, 'artifacts/sessions/')
  return {
    checkpoints: removed,
    markers: [...acknowledged].filter((id) => !present.has(id) && isBelow(id, listing.ids.at(-1))).sort(),
    sessions: states.filter(({ id }) => sessions.has(id)),
    artifacts: isShared ? [] : artifacts.filter(({ id }) => sessions.has(id) && areOnlyOurs(projectDir, id)),
    journal: planJournal(measureJournal(projectDir), listJournalFiles(projectDir), limits.journalBytes),
    kept: { checkpoints: listing.ids.length - removed.length, untold, sessions: left },
  }
}

function planIds(folders: readonly SessionFolder[], isHeld: (id: string) => boolean, limit: number): string[] {
  const facts = folders.map(({ id, activeAt }) => ({ id, activeAt, isHeld: () => isHeld(id) }))
  return planSessions(facts, limit, readClock().getTime())
}

/** A session is one, wherever it left something; it was active when the newest of it was written. */
function mergeFolders(...lists: readonly (readonly SessionFolder[])[]): SessionFolder[] {
  const merged = new Map<string, SessionFolder>()
  for (const folder of lists.flat()) {
    if (folder.id === NOTES_SESSION) continue
    const known = merged.get(folder.id)
    if (known === undefined || known.activeAt < folder.activeAt) merged.set(folder.id, folder)
  }
  return [...merged.values()]
}

/** Whether a session runs, can still hear of something, or holds what has not reached the documents. */
function holdsSession(projectDir: string, id: string, isUntold: (checkpoint: string) => boolean): boolean {
  try {
    const { state, problem } = readSessionState(projectDir, id)
    if (problem !== null || isRunningElsewhere(state.clientPid) || hasPendingCalls(projectDir, id)) return true
    if ([...state.pending, state.restored ?? ''].some(isUntold)) return true
    if (hasProjectFile(projectDir, `.holdfast/sessions/${id}/captured.json`)) return true
    return canAskStill(state) || holdsEntries(projectDir, id, state)
  } catch {
    // What cannot be read may be needed.
    return true
  }
}

/** A question put off until the person has spoken: asked only while the client can still resume the session. */
function canAskStill({ approvalDue, transcriptPath }: SessionState): boolean {
  if (approvalDue === null || transcriptPath === null) return false
  const cut = Math.max(transcriptPath.lastIndexOf('/'), transcriptPath.lastIndexOf('\\'))
  return hasProjectFile(transcriptPath.slice(0, cut), transcriptPath.slice(cut + 1))
}

function holdsEntries(projectDir: string, id: string, { transcriptPath }: SessionState): boolean {
  const { text, path, ledger } = readSessionLog(projectDir, id)
  if (listLoggedEntries(text, path).some(({ key }) => ledger[key] === undefined)) return true
  const pointer = readTrackPointer(projectDir)
  if (pointer === null || 'reason' in pointer || transcriptPath === null) return false
  return readNews(projectDir, pointer.trackId, id, transcriptPath) !== ''
}

/** Checkpoints that a session's state or a track still names; null when that cannot be told. */
function readNamedCheckpoints(
  projectDir: string,
  states: readonly SessionFolder[],
  named: string | null,
): ReadonlySet<string> | null {
  if (named === null) return null
  const ids = new Set(named.match(/cx-\d{3,9}/g) ?? [])
  for (const { id } of states) {
    const { state, problem } = readSessionState(projectDir, id)
    if (problem !== null) return null
    for (const name of [...state.pending, state.restored, state.lastCheckpoint]) if (name !== null) ids.add(name)
  }
  return ids
}

/** A session that was told of it a moment ago may still look at it. */
function wasToldToday(projectDir: string, id: string): boolean {
  return !isNextDay(readAcknowledgedAt(projectDir, id), readClock())
}

function isBelow(id: string, newest: string | undefined): boolean {
  return newest !== undefined && Number(id.slice(3)) < Number(newest.slice(3))
}

const ARTIFACTS = /^(?:work_log\.md|recent_diff\.txt|test_output\.txt|compacted\.json|\.lock|\.tmp-\d+-\d+)$/

/** Whether nobody put a file of theirs beside a session's artifacts. */
function areOnlyOurs(projectDir: string, id: string): boolean {
  return listSessionFiles(projectDir, 'artifacts/sessions', id).every((name) => ARTIFACTS.test(name))
}
