import { statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Problem } from '../core/problem.ts'
import { replaceFile } from './apply-writes.ts'
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
    replaceFile(folder, basename(path), page)
    return { path }
  } catch (error) {
    return { problem: { code: 'state-not-writable', path, cause: errorCode(error) } }
  }
}
