import { accessSync, constants } from 'node:fs'
import type { Call } from '../../base/core/call.ts'
import type { Problem } from '../../base/core/problem.ts'
import { errorCode } from './read-text.ts'

/** Temporary files and locks: a person looks for the folder around them. */
const PASSING = /\/\.(?:tmp-|lock)[^/]*$/

/**
 * The problem of a failed write, named by the file or folder that failed. The given path stands in when the error names
 * no path, as on a full disk.
 */
export function createWriteProblem(projectDir: string, error: unknown, path = '.holdfast'): Problem {
  return { code: 'state-not-writable', path: findFailedPath(projectDir, error) ?? path, cause: errorCode(error) }
}

/** The answer of a write. Null stands for a failure, which the call reports. */
export function tryWrite<T>(
  { projectDir, report }: Pick<Call, 'projectDir' | 'report'>,
  write: () => T,
  path?: string,
): T | null {
  try {
    return write()
  } catch (error) {
    report(createWriteProblem(projectDir, error, path))
    return null
  }
}

/** The error code of an access, by default a write into a folder; null when the access works. */
export function findAccessError(path: string, mode = constants.W_OK | constants.X_OK): string | null {
  try {
    accessSync(path, mode)
    return null
  } catch (error) {
    return errorCode(error)
  }
}

/**
 * The failed path, relative to the project; null when the error names no place there. A link or a move fails at its
 * destination.
 */
function findFailedPath(projectDir: string, error: unknown): string | null {
  const { path, dest } = error as { readonly path?: unknown; readonly dest?: unknown }
  const failed = typeof dest === 'string' ? dest : path
  if (typeof failed !== 'string' || !failed.startsWith(`${projectDir}/`)) return null
  const relative = failed.slice(projectDir.length + 1).replace(PASSING, '')
  return relative === '' ? null : relative
}
