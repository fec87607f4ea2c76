import { existsSync } from 'node:fs'
import { TRACK_POINTER } from '../core/tracks/tier-paths.ts'

/** Whether the repository has adopted tracks: the pointer to the active one exists. */
export function hasActiveTrack(projectDir: string): boolean {
  return hasProjectFile(projectDir, TRACK_POINTER)
}

/** Whether a call of the session is still to be looked at once it is over. */
export function hasPendingCalls(projectDir: string, sessionId: string): boolean {
  return hasProjectFile(projectDir, `.holdfast/sessions/${sessionId}/pending-calls`)
}

export function hasProjectFile(projectDir: string, path: string): boolean {
  return existsSync(`${projectDir}/${path}`)
}

/** Whether a project has an index of memories at all: what most hooks ask, and all that it costs them. */
export function hasMemoryIndex(projectDir: string): boolean {
  return hasProjectFile(projectDir, '.holdfast/memory/index.json')
}
