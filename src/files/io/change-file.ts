import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { replaceFile } from './apply-writes.ts'
import { unsafePath } from './claim-name.ts'
import { readTextFile } from './read-text.ts'

const MAX_FILE_BYTES = 32 << 20

export function readOptional(path: string): string | null {
  const file = readTextFile(path, MAX_FILE_BYTES, true)
  if ('text' in file) return file.text
  // A file that is there and yet not found appeared meanwhile, or nobody may look at it.
  if (file.error === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== false) return null
  throw Object.assign(new Error(path), { code: file.error, path })
}

/** An editor saves a file once in a while; a program that always saves in between is broken. */
const MAX_TRIES = 20

/**
 * Changes a file that people edit in one step. An edit of the person that lands between the reading and the writing is read, and
 * the change made anew. A symlink is followed to the file it stands for: people share settings so.
 *
 * @param change Gives the new text for the present text: null removes the file, `undefined` leaves the file as it is.
 * @throws Whatever `change` throws, and an error with a `code` when the file cannot be read or written.
 */
export function changeFile(path: string, change: (text: string | null) => string | null | undefined): void {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const text = readOptional(path)
    const next = change(text)
    if (next === undefined || writeIfUnchanged(path, text, next)) return
  }
  throw unsafePath(path, 'another program keeps changing it')
}

export function writeIfUnchanged(path: string, text: string | null, next: string | null): boolean {
  const isUnchanged = () => readOptional(path) === text
  if (next === null) {
    if (!isUnchanged()) return false
    rmSync(path, { force: true })
    return true
  }
  const target = existsSync(path) ? realpathSync(path) : path
  mkdirSync(dirname(target), { recursive: true })
  const mode = existsSync(target) ? statSync(target).mode & 0o777 : 0o644
  return replaceFile(dirname(target), basename(target), next, mode, isUnchanged)
}
