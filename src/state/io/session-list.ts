import { statSync } from 'node:fs'
import { isSafeName } from '../../base/core/safe-name.ts'
import { isRunningElsewhere } from '../../client/io/client-process.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { readSessionState } from './session-store.ts'

/** The session that started last, by the time in its own state; null in a project without sessions. */
export function findNewestSession(projectDir: string): string | null {
  let newest: { readonly id: string; readonly startedAt: string } | null = null
  for (const id of listSessions(projectDir)) {
    const startedAt = readSessionState(projectDir, id).state.startedAt ?? ''
    if (newest === null || startedAt > newest.startedAt) newest = { id, startedAt }
  }
  return newest?.id ?? null
}

/** The sessions that have a folder of their own, sorted. */
export function listSessions(projectDir: string): string[] {
  return listNames(`${projectDir}/.holdfast/sessions`).filter(isSafeName)
}

/** Number of sessions that are checked for running ones: those whose state changed last. */
const MAX_LOOKED_AT = 20

export interface RunningSession {
  readonly id: string
  readonly startedAt: string | null
}

/** Sessions of a project that another client process runs, sorted. */
export function listRunningSessions(projectDir: string, ownSession: string): RunningSession[] {
  const ids = listSessions(projectDir).filter((id) => id !== ownSession)
  const newest = ids.length > MAX_LOOKED_AT ? pickNewest(projectDir, ids) : ids
  return newest.flatMap((id) => {
    const { clientPid, startedAt } = readSessionState(projectDir, id).state
    return isRunningElsewhere(clientPid) ? [{ id, startedAt }] : []
  })
}

function pickNewest(projectDir: string, ids: readonly string[]): string[] {
  const changedAt = (id: string) =>
    statSync(`${projectDir}/.holdfast/sessions/${id}/state.json`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return ids
    .map((id) => ({ id, at: changedAt(id) }))
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_LOOKED_AT)
    .map(({ id }) => id)
    .sort()
}
