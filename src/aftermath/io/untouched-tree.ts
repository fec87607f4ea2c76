import { lstatSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { mayBeInGit } from '../../files/io/index-names.ts'
import { listEntries } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'

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
