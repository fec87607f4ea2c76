import { lstatSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CONFIG_SCHEMA, INSTALL_FOLDER } from '../../client/core/registration.ts'
import { ensureFolder, replaceFile } from '../../files/io/apply-writes.ts'
import { writeIfUnchanged } from '../../files/io/change-file.ts'
import { unsafePath } from '../../files/io/claim-name.ts'
import { isFolder, listEntries, listNames } from '../../files/io/list-folder.ts'
import { readText } from '../../files/io/read-text.ts'

/** Bound of one file in bytes: settings and commands that people write are far smaller. */
const MAX_FILE_BYTES = 32 << 20

/** The absolute path of an existing folder, or null. No text names no folder: an unset variable is not this folder. */
export function findFolder(path: string): string | null {
  if (path === '') return null
  const absolute = resolve(path)
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true ? absolute : null
}

/**
 * `.claude` may be a link. No folder below may be one: a repository cannot send our writes out. @throws With a `code`.
 */
export function openFolder(root: string, path: string): string {
  const [first = '', ...rest] = path.split('/')
  mkdirSync(`${root}/${first}`, { recursive: true })
  return ensureFolder(`${root}/${first}`, rest)
}

/** Copies files into a folder, each replaced as a whole; the answer counts them. A file with the same bytes stays untouched. */
export function copyBundles(fromFolder: string, toFolder: string, names: readonly string[]): number {
  let changed = 0
  for (const name of names) {
    const text = readFileSync(join(fromFolder, name), 'utf8')
    // `readTextFile` refuses a link, a pipe or a device, so none of them passes for a copy.
    if (readText(join(toFolder, name), MAX_FILE_BYTES) === text) continue
    replaceFile(toFolder, name, text, 0o644)
    changed += 1
  }
  return changed
}

/** The names of the files in a folder, sorted; none where there is no folder. */
export function listFiles(path: string): string[] {
  return listEntries(path)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

/** The names of everything in a folder of a project; none where there is no folder, or a link. */
export function listOwnEntries(path: string): string[] {
  return isFolder(path) ? listNames(path) : []
}

const lookAt = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/**
 * Replaces a project's configuration while the file still holds `before`; false when somebody changed it meanwhile. A
 * link in its place could lead anywhere, so readers refuse that link too. @throws with a `code`.
 */
export function writeConfig(root: string, before: string | null, text: string): boolean {
  const path = `${ensureFolder(root, ['.holdfast'])}/config.toml`
  if (lookAt(path)?.isSymbolicLink() === true) throw unsafePath(path, 'a symlink')
  return writeIfUnchanged(path, before, before === null ? openConfig(root) + text : text)
}

/** First line of a new configuration, by which editors find the schema; empty without a copy in the repository. */
function openConfig(root: string): string {
  const schema = `${INSTALL_FOLDER}/dist/${CONFIG_SCHEMA}`
  return isThere(`${root}/${schema}`) ? `#:schema ../${schema}\n` : ''
}

export function removeFile(path: string): void {
  rmSync(path, { force: true })
}

export function isThere(path: string): boolean {
  return lookAt(path) !== undefined
}

export function removeFolder(path: string): boolean {
  if (!isThere(path)) return false
  rmSync(path, { recursive: true })
  return true
}

/** Removes all of a folder but the entries of these names; false when there was no other. */
export function removeAllBut(path: string, kept: readonly string[]): boolean {
  const names = listOwnEntries(path).filter((name) => !kept.includes(name))
  for (const name of names) removeFolder(join(path, name))
  return names.length > 0
}

/** Removes an empty folder. A link to a folder belongs to a person and stays. */
export function removeFolderIfEmpty(path: string): void {
  if (isFolder(path) && listNames(path).length === 0) rmdirSync(path)
}
