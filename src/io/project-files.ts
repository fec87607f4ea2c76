import { existsSync } from 'node:fs'

/** Whether the repository has adopted tracks: the pointer to the active one exists. */
export function hasActiveTrack(projectDir: string): boolean {
  return hasProjectFile(projectDir, 'docs/tracks/ACTIVE_TRACK')
}

export function hasProjectFile(projectDir: string, path: string): boolean {
  return existsSync(`${projectDir}/${path}`)
}
