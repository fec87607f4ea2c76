import { existsSync } from 'node:fs'
import { isAbsolutePath } from '../../base/core/safe-name.ts'
import { findGitRoot } from './git-folder.ts'

/** `CLAUDE_PROJECT_DIR`, else the working folder of the session walked up to its `.git`. */
export function findProjectDir(cwd: unknown): string | null {
  const given = process.env.CLAUDE_PROJECT_DIR
  if (isAbsolutePath(given) && isFolder(given))
    return given.length > 1 && endsInSlash(given) ? cutSlashes(given) : given
  if (!isAbsolutePath(cwd) || !isFolder(cwd)) return null
  return findGitRoot(cwd) ?? cwd
}

/** A first look without a pattern, which would be compiled for each call. */
function endsInSlash(path: string): boolean {
  return path.endsWith('/') || path.endsWith('\\')
}

function cutSlashes(path: string): string {
  return path.replace(/(?<![\\/])[\\/]+$/, '')
}

/**
 * `folder/.` exists only where `folder` is a folder. This question spares the first use of `stat`, a fifth of this
 * hook's own cost.
 */
function isFolder(path: string): boolean {
  return existsSync(`${path}/.`)
}
