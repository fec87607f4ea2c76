import { statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Problem } from '../../base/core/problem.ts'
import { createFile, makeFolder, replaceFile } from '../../files/io/apply-writes.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { errorCode } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'

type Saved = { readonly path: string } | { readonly problem: Problem }

/** Git ignores `.holdfast/report.html`: a report quotes prompts and file names. */
export function savePage(projectDir: string, output: string | null, page: string): Saved {
  const path = output === null ? `${projectDir}/.holdfast/report.html` : resolve(output)
  return attempt(path, () => {
    const folder = output === null ? openStateFolder(projectDir) : dirname(path)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw Object.assign(new Error(path), { code: 'EISDIR' })
    makeFolder(folder)
    removeLeftovers(folder)
    return replaceFile(folder, basename(path), page)
  })
}

/** Writes a new page. An existing page stays: somebody may have written in the file. */
export function createPage(output: string, page: string): Saved {
  const path = resolve(output)
  return attempt(path, () => {
    makeFolder(dirname(path))
    removeLeftovers(dirname(path))
    return createFile(dirname(path), basename(path), page)
  })
}

function attempt(path: string, write: () => boolean): Saved {
  try {
    return write() ? { path } : { problem: { code: 'state-not-writable', path, cause: 'it is there already' } }
  } catch (error) {
    return { problem: { code: 'state-not-writable', path, cause: errorCode(error) } }
  }
}
