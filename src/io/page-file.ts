import { statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Problem } from '../core/problem.ts'
import { createFile, replaceFile } from './apply-writes.ts'
import { removeLeftovers } from './leftovers.ts'
import { errorCode } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

/**
 * Saves a page where the person wants it, else as `.holdfast/report.html`, which git ignores: a report quotes prompts and
 * file names. An existing file is replaced in one step.
 */
export function savePage(
  projectDir: string,
  output: string | null,
  page: string,
): { readonly path: string } | { readonly problem: Problem } {
  const path = output === null ? `${projectDir}/.holdfast/report.html` : resolve(output)
  try {
    const folder = output === null ? openStateFolder(projectDir) : dirname(path)
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw Object.assign(new Error(path), { code: 'EISDIR' })
    removeLeftovers(folder)
    replaceFile(folder, basename(path), page)
    return { path }
  } catch (error) {
    return { problem: { code: 'state-not-writable', path, cause: errorCode(error) } }
  }
}

/** Writes a new page. One that is there stays: somebody may have written in it. */
export function createPage(output: string, page: string): { readonly path: string } | { readonly problem: Problem } {
  const path = resolve(output)
  try {
    removeLeftovers(dirname(path))
    if (createFile(dirname(path), basename(path), page)) return { path }
    return { problem: { code: 'state-not-writable', path, cause: 'it is there already' } }
  } catch (error) {
    return { problem: { code: 'state-not-writable', path, cause: errorCode(error) } }
  }
}
