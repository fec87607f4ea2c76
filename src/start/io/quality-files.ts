import { existsSync, realpathSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { readText } from '../../files/io/read-text.ts'

const MAX_DOCUMENT_BYTES = 256 << 10

/** A document of the core tier. Null for a missing or too large file, or for a link out of the repository. */
export function readQualityFile(projectDir: string, path: string): string | null {
  const file = `${projectDir}/${path}`
  if (!existsSync(file) || !isInside(findGitRoot(projectDir) ?? projectDir, file)) return null
  return readText(file, MAX_DOCUMENT_BYTES, true)
}

/** The model gets documents whole, so a link must not lead to a person's files elsewhere. */
function isInside(root: string, file: string): boolean {
  return attempt(() => {
    const [folder, place] = [realpathSync(root), realpathSync(file)]
    return place.startsWith(folder) && /[\\/]/.test(place.charAt(folder.length))
  }, false)
}
