import { ARTIFACTS_GITIGNORE, CONTEXT_PAGES, type ContextPage } from '../core/install/context-pages.ts'
import { createDocument } from '../io/document-file.ts'
import { listEntries, removeFile, removeFolderIfEmpty } from '../io/install-files.ts'
import { readTextFile } from '../io/read-text.ts'

/** What became of the pages of `init --tracks`, by path. */
export interface AdoptedTracks {
  readonly written: readonly string[]
  /** Pages that say something else than this version's: a person's, or an older version's. */
  readonly different: readonly string[]
}

/**
 * Writes the documents a repository with tracks begins with. What is there is a person's: nothing is ever overwritten.
 *
 * @throws when a folder is a link or a file cannot be written.
 */
export function adoptTracks(root: string, pages: readonly ContextPage[] = CONTEXT_PAGES): AdoptedTracks {
  const written: string[] = []
  const different: string[] = []
  for (const { path, text, kind } of pages) {
    if (createDocument(root, path, text)) written.push(path)
    else if (kind === 'page' && !isSame(`${root}/${path}`, text)) different.push(path)
  }
  return { written, different }
}

function isSame(path: string, text: string): boolean {
  const file = readTextFile(path, 1 << 20, true)
  return 'text' in file && file.text.replaceAll('\r\n', '\n') === text
}

/**
 * Removes the one page that says nothing to a person, where it is ours still and nothing is left for it to keep out of git.
 * The others are documents of the project by now.
 */
export function removeArtifactsIgnore(root: string): boolean {
  const folder = `${root}/artifacts`
  const isAlone = listEntries(folder).join() === '.gitignore'
  if (!isAlone || !isSame(`${folder}/.gitignore`, ARTIFACTS_GITIGNORE)) return false
  removeFile(`${folder}/.gitignore`)
  removeFolderIfEmpty(folder)
  return true
}
