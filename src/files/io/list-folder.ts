import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { errorCode, isMissing } from './read-text.ts'

/**
 * Policy for a folder that exists but cannot be read. Such a folder throws, or is empty to a caller that only looks
 * around.
 */
export type Unreadable = 'throws' | 'is empty'

/**
 * Names in a folder, sorted. A missing folder has none, nor has a file in its place.
 *
 * @throws An error with a `code`, unless told otherwise.
 */
export function listNames(folder: string, unreadable: Unreadable = 'throws'): string[] {
  return list(() => readdirSync(folder).sort(), unreadable)
}

/** Entries of a folder, sorted by name, under the policy of `listNames`. A link is an entry of its own. */
export function listEntries(folder: string, unreadable: Unreadable = 'throws'): Dirent[] {
  return list(() => readdirSync(folder, { withFileTypes: true }).sort(compareNames), unreadable)
}

/** Whether a path is a folder itself: a link may lead anywhere. @throws An error with a `code`. */
export function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** True when every part of the path is a folder. A link in the path could lead out of the project. */
export function isRealFolder(projectDir: string, parts: readonly string[]): boolean {
  let path = projectDir
  for (const part of parts) {
    path += `/${part}`
    if (!isFolder(path)) return false
  }
  return true
}

/** The entry at a path, links not followed. Undefined without one, as below a file or by a name too long. */
export function lookAtEntry(path: string): Stats | undefined {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }))
}

const compareNames = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1)

function list<T>(read: () => T[], unreadable: Unreadable): T[] {
  try {
    return read()
  } catch (error) {
    if (unreadable === 'is empty' || isMissing(errorCode(error))) return []
    throw error
  }
}
