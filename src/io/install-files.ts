import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { replaceFile } from './apply-writes.ts'
import { errorCode } from './read-text.ts'

/** The absolute path of an existing folder, or null. */
export function findFolder(path: string): string | null {
  const absolute = resolve(path)
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true ? absolute : null
}

/** Copies bundles into a folder, each replaced as a whole; files already there with the same bytes are left alone. */
export function copyBundles(
  fromFolder: string,
  toFolder: string,
  names: readonly string[],
): { readonly changed: number } {
  mkdirSync(toFolder, { recursive: true })
  let changed = 0
  for (const name of names) {
    const text = readFileSync(join(fromFolder, name), 'utf8')
    const target = join(toFolder, name)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    replaceFile(toFolder, name, text, 0o644)
    changed += 1
  }
  return { changed }
}

/** A file's text, null when there is none. @throws on any other failure. */
export function readOptional(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Replaces a settings file in one step. A symlink is followed to the file it stands for: people share settings so. */
export function writeSettings(path: string, text: string): void {
  const target = existsSync(path) ? realpathSync(path) : path
  mkdirSync(dirname(target), { recursive: true })
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : 0o644
  replaceFile(dirname(target), basename(target), text, mode)
}

export function removeFile(path: string): void {
  rmSync(path, { force: true })
}

/** Removes a folder with everything in it; false when there was none. */
export function removeFolder(path: string): boolean {
  if (!existsSync(path)) return false
  rmSync(path, { recursive: true })
  return true
}

export function removeFolderIfEmpty(path: string): void {
  if (existsSync(path) && readdirSync(path).length === 0) rmdirSync(path)
}
