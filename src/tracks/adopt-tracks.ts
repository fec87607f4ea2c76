import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { createDocument } from '../documents/io/document-transaction.ts'
import { ARTIFACTS_IGNORE_LINES } from '../files/core/ignore-lines.ts'
import { readText } from '../files/io/read-text.ts'
import { CONTEXT_PAGES } from '../install/core/context-pages.ts'
import { renderPolicy } from '../install/core/policy-document.ts'
import { proposeRoots } from '../install/core/source-roots.ts'
import { listOwnEntries, removeFile, removeFolderIfEmpty } from '../install/io/install-files.ts'
import { listProjectPaths } from '../install/io/project-paths.ts'

export type AdoptedTracks = ReturnType<typeof adoptTracks>

/**
 * A present document is a person's and stays. `confined` has the roots of a policy that was written, else null. @throws
 * An error when a folder is a link or a file cannot be written.
 */
export function adoptTracks(root: string) {
  const written: string[] = []
  const different: string[] = []
  const proposed = proposeRoots(listProjectPaths(root))
  for (const { path, text, kind } of CONTEXT_PAGES) {
    const own = path === POLICY_DOCUMENT ? renderPolicy(proposed.roots) : text
    if (createDocument(root, path, own)) written.push(path)
    else if (kind === 'page' && !isSame(`${root}/${path}`, text)) different.push(path)
  }
  return { written, different, confined: written.includes(POLICY_DOCUMENT) ? proposed : null }
}

const isSame = (path: string, text: string) => readText(path, 1 << 20, true)?.replaceAll('\r\n', '\n') === text

/** The other pages are documents of the project by now. */
export function removeArtifactsIgnore(root: string): boolean {
  const folder = `${root}/artifacts`
  const isAlone = listOwnEntries(folder).join() === '.gitignore'
  if (!isAlone || !isSame(`${folder}/.gitignore`, ARTIFACTS_IGNORE_LINES)) return false
  removeFile(`${folder}/.gitignore`)
  removeFolderIfEmpty(folder)
  return true
}
