import { existsSync } from 'node:fs'
import { isAbsolutePath } from '../../base/core/safe-name.ts'
import { findOwnCacheFolder } from '../../files/io/own-places.ts'
import { findProjectDir } from '../../files/io/project-dir.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { isInRepository } from './own-ground.ts'

export const CACHE_PLACE = '.cache/holdfast'
/** File names have at most 255 bytes; a longer path of a project is parted into folders. */
const MAX_NAME = 200

/** The folder with the caches of all projects; null where there is no home. */
export function findCacheRoot(projectDir: string): string | null {
  const folder = findOwnCacheFolder(projectDir)
  return isAbsolutePath(folder) ? `${folder}/holdfast` : null
}

/**
 * The folder of a project's caches in the person's home: what a repository commits is no cache. The name is the whole
 * path of the project in percent encoding, so two projects never share a folder. Null where there is no home.
 */
export function findCacheFolder(projectDir: string): string | null {
  const root = findCacheRoot(projectDir)
  return root === null ? null : `${root}/${nameProject(projectDir)}`
}

function nameProject(projectDir: string): string {
  const name = encodeURIComponent(projectDir.toWellFormed())
  return name.length <= MAX_NAME ? name : name.replace(/.{200}(?=.)/g, '$&/%')
}

export const CODE_PLACE = `${CACHE_PLACE}/code`

/** The folder for compiled code; null without a home that is the person's own. */
export function findCodeFolder(): string | null {
  const projectDir = findProjectDir(process.cwd())
  const root = projectDir === null ? null : findCacheRoot(projectDir)
  if (root === null || projectDir === null || isInRepository(root, projectDir, CACHE_PLACE)) return null
  return `${root}/code`
}

export function hasCache(projectDir: string, name: string): boolean {
  const folder = findCacheFolder(projectDir)
  return folder !== null && existsSync(`${folder}/${name}`)
}

/** The text of a cache; null without one, and for a cache folder that lies in the repository. */
export function readCache(projectDir: string, name: string, maxBytes: number): string | null {
  const folder = findCacheFolder(projectDir)
  const file = folder === null ? null : readTextFile(`${folder}/${name}`, maxBytes)
  if (folder === null || file === null || 'error' in file) return null
  return isInRepository(folder, projectDir, CACHE_PLACE) ? null : file.text
}
