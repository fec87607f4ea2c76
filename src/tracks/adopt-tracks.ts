import { createDocument } from '../documents/io/document-file.ts'
import { readTextFile } from '../files/io/read-text.ts'
import { ARTIFACTS_GITIGNORE, CONTEXT_PAGES, type ContextPage } from '../install/core/context-pages.ts'
import { listOwnEntries, removeFile, removeFolderIfEmpty } from '../settings/io/install-files.ts'

/** Outcome of `init --tracks`, as paths of pages. */
export interface AdoptedTracks {
  readonly written: readonly string[]
  /** Pages whose text differs from this version's: a person's pages, or pages of an older version. */
  readonly different: readonly string[]
}

/**
 * Writes the documents a repository with tracks begins with. A present document is a person's, so `adoptTracks`
 * overwrites none.
 *
 * @throws An error when a folder is a link or a file cannot be written.
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
 * Removes `artifacts/.gitignore` while its text is ours and the folder holds no other file. The other pages are
 * documents of the project by now.
 */
export function removeArtifactsIgnore(root: string): boolean {
  const folder = `${root}/artifacts`
  const isAlone = listOwnEntries(folder).join() === '.gitignore'
  if (!isAlone || !isSame(`${folder}/.gitignore`, ARTIFACTS_GITIGNORE)) return false
  removeFile(`${folder}/.gitignore`)
  removeFolderIfEmpty(folder)
  return true
}
