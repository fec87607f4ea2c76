import { CONTEXT_PAGES, type ContextPage } from '../core/install/context-pages.ts'
import { createDocument } from '../io/document-file.ts'
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
