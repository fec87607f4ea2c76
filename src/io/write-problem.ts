import type { Problem } from '../core/problem.ts'
import { errorCode } from './read-text.ts'

/** What is on its way, and locks: a person looks for the folder they are in. */
const PASSING = /\/\.(?:tmp-|lock)[^/]*$/

/**
 * That something could not be written, named by the file or folder that failed: the one given stands for it where the error
 * names none, as on a full disk.
 */
export function createWriteProblem(projectDir: string, error: unknown, path: string): Problem {
  return { code: 'state-not-writable', path: findFailedPath(projectDir, error) ?? path, cause: errorCode(error) }
}

/** Relative to the project; null where the error names no place in it. A link or a move fails where it leads. */
function findFailedPath(projectDir: string, error: unknown): string | null {
  const { path, dest } = error as { readonly path?: unknown; readonly dest?: unknown }
  const failed = typeof dest === 'string' ? dest : path
  if (typeof failed !== 'string' || !failed.startsWith(`${projectDir}/`)) return null
  const relative = failed.slice(projectDir.length + 1).replace(PASSING, '')
  return relative === '' ? null : relative
}
