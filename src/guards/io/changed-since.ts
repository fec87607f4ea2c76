import { lstatSync, type Stats } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { mayBeInGit } from '../../files/io/index-names.ts'
import { listEntries, lookAtEntry } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import type { StatusName } from '../../git/core/status-names.ts'

const MAX_LOOKED = 20_000

/**
 * Paths among candidates that changed after a moment, relative to their tree. The time of the last change of a file's
 * record decides. No program can set that time; `cp -p` and `touch -d` move it.
 */
export function listChangedSince(root: string, candidates: readonly StatusName[], startedMs: number): string[] {
  const folders = new Map<string, Stats | undefined>()
  const statFolder = (path: string) => {
    if (!folders.has(path)) folders.set(path, lookAtEntry(path === '' ? root : `${root}/${path}`))
    return folders.get(path)
  }
  // A file system that counts whole seconds gives a call's first second the time of its start.
  const isAfter = (timeMs: number) => timeMs > startedMs || (timeMs === startedMs && startedMs % 1000 === 0)
  /** The files of a moved folder keep their times. The folder's record changes, its entries do not. */
  const isMoved = (path: string) =>
    listFolders(path).some((folder) => {
      const stat = folder === '' ? undefined : statFolder(folder)
      return stat !== undefined && isAfter(stat.ctimeMs) && !isAfter(stat.mtimeMs)
    })
  const changed: string[] = []
  const gone: string[] = []
  const born = new Set<string>()
  for (const { path, isTracked } of candidates.slice(0, MAX_LOOKED)) {
    const stat = lookAtEntry(`${root}/${path}`)
    if (stat === undefined) gone.push(path)
    else if (isAfter(stat.ctimeMs)) {
      changed.push(path)
      if (isAfter(stat.birthtimeMs)) born.add(parentOf(path))
    } else if (!isTracked && isMoved(path)) changed.push(path)
  }
  // A file that is gone has no time. The folder it stood in has one, unless a new file explains that time.
  for (const path of gone) {
    const folder = listFolders(path).find((place) => statFolder(place) !== undefined) ?? ''
    const stat = statFolder(folder)
    if (stat !== undefined && isAfter(stat.mtimeMs) && !born.has(folder)) changed.push(path)
  }
  return changed
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.replace(/\/$/, '').lastIndexOf('/')))

/** The folders above a path, the nearest first; the tree itself is the last. */
function listFolders(path: string): string[] {
  const folders = [parentOf(path)]
  for (let folder = folders[0] ?? ''; folder !== ''; folders.push(folder)) folder = parentOf(folder)
  return folders
}

/** Entries that are looked at. In a larger tree git is faster. */
const MAX_ENTRIES = 300
const MAX_IGNORE_BYTES = 64 << 10
/** Git lists nothing below the one, and no change below the other is ever told. */
const UNLISTED = new Set(['.git', '.holdfast'])

/**
 * Whether certainly no entry of a small tree changed since a moment, folders included. Git then has no change to list,
 * and its start would cost more than all the rest of a hook. False when the tree is too large, or cannot be read.
 *
 * @param withIgnored Files that git ignores matter as well.
 */
export function isUntouchedSince(root: string, startedMs: number, withIgnored: boolean): boolean {
  const look = () => {
    const paths = listSmallTree(root, withIgnored ? new Set() : readIgnoredFolders(root))
    return paths?.every((path) => lstatSync(path).ctimeMs < startedMs) === true
  }
  return attempt(look, false)
}

/** Everything in a tree that git may list, the tree itself first; null for a tree that is not small. */
function listSmallTree(root: string, ignored: ReadonlySet<string>): readonly string[] | null {
  const paths = [root]
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of listEntries(folder)) {
      const path = `${folder}/${entry.name}`
      const isFolder = entry.isDirectory()
      if (isFolder && (UNLISTED.has(entry.name) || isLeftOut(root, path, ignored))) continue
      paths.push(path)
      if (isFolder) folders.push(path)
      if (paths.length > MAX_ENTRIES) return null
    }
  }
  return paths
}

/** A folder that git ignores and knows no file of. */
function isLeftOut(root: string, path: string, ignored: ReadonlySet<string>): boolean {
  const name = path.slice(root.length + 1)
  return ignored.has(name) && !mayBeInGit(root, `${name}/`)
}

/** The folders at the top that a repository plainly ignores, such as `node_modules/`. */
function readIgnoredFolders(root: string): ReadonlySet<string> {
  const file = readTextFile(`${root}/.gitignore`, MAX_IGNORE_BYTES, true)
  if ('error' in file || /^[ \t]*!/m.test(file.text)) return new Set()
  return new Set(file.text.split('\n').flatMap((line) => /^\/?([\w.@-]+)\/?$/.exec(line)?.[1] ?? []))
}
