import { existsSync, realpathSync } from 'node:fs'
import { findGitRoot } from './git-root.ts'
import { readTextFile } from './read-text.ts'

const MAX_DOCUMENT_BYTES = 256 << 10

/** A document of the core tier; null where there is none of a sensible size, or where a link leads out of the repository. */
export function readQualityFile(projectDir: string, path: string): string | null {
  const file = `${projectDir}/${path}`
  if (!existsSync(file) || !isInside(findGitRoot(projectDir) ?? projectDir, file)) return null
  const read = readTextFile(file, MAX_DOCUMENT_BYTES, true)
  return 'text' in read ? read.text : null
}

/**
 * Its words are told to the model whole: a repository may link its documents to each other, not to what a person
 * keeps elsewhere.
 */
function isInside(root: string, file: string): boolean {
  try {
    const [folder, place] = [realpathSync(root), realpathSync(file)]
    return place.startsWith(folder) && /[\\/]/.test(place.charAt(folder.length))
  } catch {
    return false
  }
}
