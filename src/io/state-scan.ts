import { accessSync, constants, lstatSync, statfsSync } from 'node:fs'
import { errorCode } from './read-text.ts'

export interface StateScan {
  /** What `.holdfast` is. */
  readonly kind: 'absent' | 'folder' | 'a symlink' | 'not a folder'
  /** Why it, or the project where it is absent, cannot be written; null when it can. */
  readonly writeError: string | null
  readonly freeBytes: number | null
}

/** What the state folder is and has room for. Nothing is changed. */
export function scanState(projectDir: string): StateScan {
  const folder = `${projectDir}/.holdfast`
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  const kind =
    stat === undefined ? 'absent' : stat.isDirectory() ? 'folder' : stat.isSymbolicLink() ? 'a symlink' : 'not a folder'
  return {
    kind,
    writeError: findWriteError(kind === 'folder' ? folder : projectDir),
    freeBytes: readFreeBytes(projectDir),
  }
}

function findWriteError(path: string): string | null {
  try {
    accessSync(path, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return errorCode(error)
  }
}

function readFreeBytes(path: string): number | null {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path)
    return files > 0 && ffree === 0 ? 0 : bavail * bsize
  } catch {
    return null
  }
}
