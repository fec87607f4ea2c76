import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { ensureFolder, replaceFile } from './apply-writes.ts'
import { unsafePath } from './claim-name.ts'
import { readTextFile } from './read-text.ts'

/** Settings and commands are small; nobody reads more than this by hand. */
const MAX_FILE_BYTES = 32 << 20

/** The absolute path of an existing folder, or null. */
export function findFolder(path: string): string | null {
  const absolute = resolve(path)
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true ? absolute : null
}

/**
 * A folder of ours in a repository, made where it is missing. `.claude` may be a link, as people keep it elsewhere; below
 * it nothing is, so that a repository cannot send what we write out of it.
 *
 * @throws with a `code`: the errno name, or what stands in the way.
 */
export function openFolder(root: string, path: string): string {
  const [first = '', ...rest] = path.split('/')
  mkdirSync(`${root}/${first}`, { recursive: true })
  return ensureFolder(`${root}/${first}`, rest)
}

/** Copies files into a folder, each replaced as a whole; those already there with the same bytes are left alone. */
export function copyBundles(
  fromFolder: string,
  toFolder: string,
  names: readonly string[],
): { readonly changed: number } {
  let changed = 0
  for (const name of names) {
    const text = readFileSync(join(fromFolder, name), 'utf8')
    // A link, a pipe or a device in its place is no copy of it, and nothing is read from there.
    const present = readTextFile(join(toFolder, name), MAX_FILE_BYTES)
    if ('text' in present && present.text === text) continue
    replaceFile(toFolder, name, text, 0o644)
    changed += 1
  }
  return { changed }
}

export function writeText(folder: string, name: string, text: string): void {
  replaceFile(folder, name, text, 0o644)
}

/** The names of the files in a folder, sorted; none where there is no folder. */
export function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}

/** The names of everything in a folder of a project; none where there is no folder, or a link. */
export function listEntries(path: string): string[] {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(path) : []
}

/** A file's text, null when there is none. @throws on any other failure. */
export function readOptional(path: string): string | null {
  const file = readTextFile(path, MAX_FILE_BYTES, true)
  if ('text' in file) return file.text
  if (file.error === 'ENOENT' && !isPlain(path)) return null
  throw Object.assign(new Error(path), { code: file.error, path })
}

/** Replaces a settings file in one step. A symlink is followed to the file it stands for: people share settings so. */
export function writeSettings(path: string, text: string): void {
  const target = existsSync(path) ? realpathSync(path) : path
  mkdirSync(dirname(target), { recursive: true })
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : 0o644
  replaceFile(dirname(target), basename(target), text, mode)
}

/** What cannot be asked for may be there; a link that leads nowhere is. */
function isPlain(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === false
}

/** Replaces a project's configuration. A link in its place is not read either: it could lead anywhere. @throws with a `code`. */
export function writeConfig(root: string, text: string): void {
  const path = `${ensureFolder(root, ['.holdfast'])}/config.toml`
  if (isLink(path)) throw unsafePath(path, 'a symlink')
  writeSettings(path, text)
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

export function removeFile(path: string): void {
  rmSync(path, { force: true })
}

/** Whether there is anything by that name. */
export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Removes a folder with everything in it; false when there was none. */
export function removeFolder(path: string): boolean {
  if (!existsSync(path)) return false
  rmSync(path, { recursive: true })
  return true
}

/** A link to a folder is a person's, whatever is behind it. */
export function removeFolderIfEmpty(path: string): void {
  const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  if (isFolder && readdirSync(path).length === 0) rmdirSync(path)
}
