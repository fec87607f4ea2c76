import { lstatSync } from 'node:fs'
import { openArtifactsFolder } from '../../documents/io/artifacts-folder.ts'
import { appendLine } from '../../files/io/append-line.ts'
import { readToReplace, replaceFile } from '../../files/io/apply-writes.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { trimPatches } from '../../git/core/recent-diff.ts'

const NAME = 'recent_diff.txt'
/** A larger file loses its oldest changes, down to half this size. */
const MAX_BYTES = 128 << 10

const openFolder = (projectDir: string, sessionId: string) => openArtifactsFolder(projectDir, ['sessions', sessionId])

export function saveRecentDiff(projectDir: string, sessionId: string, text: string): void {
  replaceFile(openFolder(projectDir, sessionId), NAME, text)
}

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
