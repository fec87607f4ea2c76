import { readdirSync } from 'node:fs'
import { isSafeName } from '../core/safe-name.ts'
import { errorCode } from './read-text.ts'
import { readSessionState } from './session-store.ts'

/** The session that started last, by the time it recorded itself; null when none has run here. */
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
  try {
    return readdirSync(`${projectDir}/.holdfast/sessions`).filter(isSafeName).sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
}
