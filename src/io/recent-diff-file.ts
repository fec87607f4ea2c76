import { lstatSync } from 'node:fs'
import { trimPatches } from '../core/tracks/recent-diff.ts'
import { appendLine } from './append-line.ts'
import { ensureFolder, readToReplace, replaceFile } from './apply-writes.ts'
import { withLock } from './folder-lock.ts'
import { removeLeftovers } from './leftovers.ts'

const NAME = 'recent_diff.txt'
/** Past this the oldest changes go, until half of it is left. */
const MAX_BYTES = 128 << 10

const openFolder = (projectDir: string, sessionId: string) =>
  ensureFolder(projectDir, ['artifacts', 'sessions', sessionId])

/** Replaces a session's `recent_diff.txt`. @throws when it cannot be written. */
export function saveRecentDiff(projectDir: string, sessionId: string, text: string): void {
  replaceFile(openFolder(projectDir, sessionId), NAME, text)
}

/** Adds what one call changed to a session's `recent_diff.txt`. @throws when it cannot be written. */
export function appendPatch(projectDir: string, sessionId: string, block: string): void {
  const folder = openFolder(projectDir, sessionId)
  const path = `${folder}/${NAME}`
  appendLine(path, block)
  if (lstatSync(path).size <= MAX_BYTES) return
  withLock(folder, () => {
    removeLeftovers(folder)
    const text = readToReplace(path, MAX_BYTES * 8)
    replaceFile(folder, NAME, text === '' ? block : trimPatches(text, MAX_BYTES / 2))
  })
}
