import { statSync } from 'node:fs'
import type { Call } from '../../base/core/call.ts'
import { countOf, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { isSafeName, isTranscriptPath } from '../../base/core/safe-name.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { parseClient, parseSettled } from '../core/session-state.ts'
import { measureKeptWords } from './kept-words.ts'
import { isRunningElsewhere, isTakenElsewhere } from './running-session.ts'
import { MAX_STATE_BYTES, readSessionState } from './session-store.ts'

/** The person's session that started last, by the time in its own state; null in a project without one. */
export function findNewestSession(projectDir: string): string | null {
  let newest: { readonly id: string; readonly startedAt: string } | null = null
  for (const id of listSessions(projectDir)) {
    const { state, isForeign = false } = readSessionState(projectDir, id)
    if (isForeign) continue
    const startedAt = state.startedAt ?? ''
    if (newest === null || startedAt > newest.startedAt) newest = { id, startedAt }
  }
  return newest?.id ?? null
}

export function listSessions(projectDir: string): string[] {
  return listNames(`${projectDir}/.holdfast/sessions`).filter(isSafeName)
}

/** Number of sessions that are checked for running ones: those whose state changed last. */
const MAX_LOOKED_AT = 20

/** Sessions of a project that another client process runs, sorted. */
export function listRunningSessions(call: Call, projectDir: string, ownSession: string) {
  return call.know(listRecent, projectDir).flatMap((id) => {
    // The mark of a state costs far more than the state. Most sessions ended long ago.
    if (id === ownSession || !mayRun(call, projectDir, id)) return []
    const { state } = readSessionState(projectDir, id)
    return isRunningElsewhere(projectDir, id, state) ? [{ id, startedAt: state.startedAt }] : []
  })
}

/** Number of sessions whose work a start looks at: those that started last. */
const MAX_LEFT = 8

/**
 * Sessions that may have left work for a branch which no start has looked at, the newest first. A state has any author
 * here. A program's session takes no work of a person's session: the person would not hear of that work.
 */
export function listUnsettledSessions(call: Call, ownSession: string, branch: string | null): string[] {
  const { projectDir } = call
  const known = call.know(listRecent).filter((id) => id !== ownSession)
  return known
    .map((id) => ({ id, wire: call.know(readStateWire, nameState(projectDir, id)) ?? {} }))
    .sort((a, b) => String(b.wire.started_at).localeCompare(String(a.wire.started_at)))
    .slice(0, MAX_LEFT)
    .filter(({ id, wire }) => {
      const bytes = measureKeptWords(projectDir, id)
      // A session that asked for nothing left nothing. A compaction may have taken the prompts into a checkpoint. A mere
      // "continue" goes on with earlier work that the session was told of, or has a copy of.
      const { last_checkpoint: saved, continues, copy } = wire
      if (bytes === 0 && typeof saved !== 'string' && typeof continues !== 'string' && copy !== true) return false
      const settled = parseSettled(wire.settled)
      const isSettled = settled?.bytes === bytes && (settled.branch === undefined || settled.branch !== branch)
      return !isSettled && !isTakenElsewhere(projectDir, id, parseClient(wire))
    })
    .map(({ id }) => id)
}

/** Has the states of sessions read anew, because this call changed some. */
export function forgetStates(call: Call): void {
  call.forget(readStateWire)
}

/** Transcripts that began with a copy of another session's rows, those of the sessions that changed last. */
export function listCopies(call: Call): { readonly path: string; readonly startedAt: string }[] {
  return call.know(listRecent).flatMap((id) => {
    const wire = call.know(readStateWire, nameState(call.projectDir, id))
    const path = wire?.copy === true ? wire.transcript_path : null
    return isTranscriptPath(path) && !isFar(path) ? [{ path, startedAt: String(wire?.started_at) }] : []
  })
}

/** A state of a stranger may name anything: a share on the network is not opened for that. */
const isFar = (path: string) => /^[\\/]{2}/.test(path)

/** Whether a state, whoever wrote it, names a client that runs. */
function mayRun(call: Call, projectDir: string, id: string): boolean {
  const wire = call.know(readStateWire, nameState(projectDir, id))
  return wire !== null && isRunningElsewhere(projectDir, id, parseClient(wire))
}

const nameState = (projectDir: string, id: string) => `${projectDir}/.holdfast/sessions/${id}/state.json`

function readStateWire(path: string): UnknownRecord | null {
  const file = readTextFile(path, MAX_STATE_BYTES)
  return 'text' in file ? parseJsonRecord(file.text) : null
}

function listRecent(projectDir: string): string[] {
  const ids = listSessions(projectDir)
  return ids.length > MAX_LOOKED_AT ? pickNewest(projectDir, ids, MAX_LOOKED_AT).sort() : ids
}

/** Transcripts of the newest sessions as their states name them, whoever wrote these, and how far their marks are kept. */
export function listNewestTranscripts(call: Call, most: number) {
  return listNewestSessions(call.projectDir, most).flatMap((id) => {
    const wire = call.know(readStateWire, nameState(call.projectDir, id))
    const path = wire?.transcript_path
    return isTranscriptPath(path) && !isFar(path) ? [{ path, harvested: countOf(wire?.harvested) }] : []
  })
}

/** The sessions whose state changed last, the newest first. */
export function listNewestSessions(projectDir: string, most: number): string[] {
  return pickNewest(projectDir, listSessions(projectDir), most)
}

function pickNewest(projectDir: string, ids: readonly string[], most: number): string[] {
  const changedAt = (id: string) => statSync(nameState(projectDir, id), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return ids
    .map((id) => ({ id, at: changedAt(id) }))
    .sort((a, b) => b.at - a.at)
    .slice(0, most)
    .map(({ id }) => id)
}
