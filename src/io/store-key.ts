import { existsSync, readdirSync } from 'node:fs'
import { fingerprint } from '../core/fingerprint.ts'
import { NAMESPACES } from '../core/memory/memory.ts'
import { hasRefsBelow, readRefs } from './git.ts'

/** What the store looks like, from files alone: it changes when a memory comes in from anywhere. */
export function readStoreKey(projectDir: string): string {
  const refs =
    readRefs(
      projectDir,
      NAMESPACES.map((name) => `refs/notes/holdfast/${name}`),
    ) ?? []
  const files = NAMESPACES.map((name) => countFiles(`${projectDir}/.holdfast/memory/notes/${name}`))
  const isEmpty = refs.every((ref) => ref === null) && files.every((count) => count === 0)
  return isEmpty ? '' : fingerprint([...refs, ...files].join(' '))
}

function countFiles(folder: string): number {
  try {
    return readdirSync(folder).length
  } catch {
    return 0
  }
}

/** Whether anything may be stored at all. In a project without memories this is all a session start pays for them. */
export function hasStore(projectDir: string): boolean {
  return existsSync(`${projectDir}/.holdfast/memory`) || hasRefsBelow(projectDir, 'refs/notes/holdfast')
}
