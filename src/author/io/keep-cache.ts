import { existsSync, lstatSync, rmdirSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly, unsafePath } from '../../files/io/claim-name.ts'
import { readClock } from '../../files/io/clock.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { isFolder, listNames } from '../../files/io/list-folder.ts'
import { openHomeFolder } from './open-person-key.ts'
import { isInRepository } from './own-ground.ts'
import { findPersonFolder } from './person-key.ts'
import { CACHE_PLACE, findCacheFolder, findCacheRoot } from './project-cache.ts'

/** Every file of a cache folder. */
const NAMES = ['cleaned.json', 'compactions.json', 'config.json', 'rules.json']
/** The caches of a project that is gone are kept so long: its disk may be away for a while. */
const GONE_DAYS = 30
const DAY_MS = 86_400_000
const MAX_PROJECTS = 2_000

/**
 * The folder of a project's caches, created if need be, for the owner alone.
 *
 * @throws An error with a `code`: no home, a home that cannot be written, or a folder in the repository.
 */
export function openCacheFolder(projectDir: string): string {
  const folder = findCacheFolder(projectDir)
  if (folder === null) throw unsafePath('~/.cache', 'no home')
  if (isInRepository(folder, projectDir, CACHE_PLACE)) throw unsafePath(folder, 'in the repository')
  openHomeFolder(folder)
  return folder
}

/** Replaces a cache. After a failure the old cache goes too, and the next reader works without. */
export function saveCache(projectDir: string, name: string, text: string): void {
  try {
    replaceFile(openCacheFolder(projectDir), name, text)
  } catch {
    const folder = findCacheFolder(projectDir)
    if (folder !== null) removeQuietly(`${folder}/${name}`)
  }
}

export function removeCaches(projectDir: string): boolean {
  const folder = findCacheFolder(projectDir)
  return folder !== null && removeFiles(folder)
}

/** Removes what killed processes left in this project's caches and beside the person's key. */
export function clearHome(projectDir: string): void {
  for (const folder of [findCacheFolder(projectDir), findPersonFolder(projectDir)]) {
    if (folder !== null && isFolder(folder)) removeLeftovers(folder)
  }
}

export function cleanCaches(projectDir: string): void {
  const root = findCacheRoot(projectDir)
  if (root === null) return
  for (const name of listNames(root, 'is empty').slice(0, MAX_PROJECTS)) {
    const path = decode(name)
    if (path !== null && !existsSync(path) && isIdle(`${root}/${name}`)) removeFiles(`${root}/${name}`)
  }
}

/** The path of a project from the name of its folder; null for other names. */
function decode(name: string): string | null {
  const path = attempt(() => decodeURIComponent(name), '')
  return path.includes('/') && encodeURIComponent(path) === name ? path : null
}

function isIdle(folder: string): boolean {
  const stats = [folder, ...NAMES.map((name) => `${folder}/${name}`)].map((path) =>
    lstatSync(path, { throwIfNoEntry: false }),
  )
  const newest = Math.max(...stats.map((stat) => stat?.mtimeMs ?? 0))
  return stats[0]?.isDirectory() === true && readClock().getTime() - newest > GONE_DAYS * DAY_MS
}

function removeFiles(folder: string): boolean {
  const found = NAMES.filter((name) => existsSync(`${folder}/${name}`))
  for (const name of found) removeQuietly(`${folder}/${name}`)
  // The folder may be gone, or hold something else.
  attempt(() => rmdirSync(folder))
  return found.length > 0
}
