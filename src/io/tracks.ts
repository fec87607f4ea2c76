import { existsSync } from 'node:fs'

/** Whether the repository has adopted tracks: the pointer to the active one exists. */
export function hasActiveTrack(projectDir: string): boolean {
  return existsSync(`${projectDir}/docs/tracks/ACTIVE_TRACK`)
}
