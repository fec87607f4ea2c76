import { mkdirSync, rmSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { ensureFolder, makeTemporary } from '../../files/io/apply-writes.ts'
import { isOlder } from '../../files/io/leftovers.ts'
import { listNames } from '../../files/io/list-folder.ts'

const OWN_FOLDER = 'holdfast'

/** A snapshot or a restore ends long before that. */
const LEFT_BEHIND_MS = 3_600_000
const TEMPORARY = /^tmp-\d{1,20}-\d{1,10}$/

/** The folder of holdfast inside git's own folder. @throws An error with a `code` when git's folder is closed. */
export function openOwnFolder(commonDir: string): string {
  return ensureFolder(commonDir, [OWN_FOLDER])
}

/** The next snapshot tries again what fails. */
const removeQuietly = (folder: string) => attempt(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Runs `work` with a new private folder inside git's own folder, and removes the folder afterwards. Folders that a
 * killed process left go after an hour.
 *
 * @throws An error with a `code` when git's folder is closed or full.
 */
export function withPrivateFolder<T>(commonDir: string, work: (folder: string) => T): T {
  const base = openOwnFolder(commonDir)
  for (const name of listNames(base, 'is empty')) {
    if (TEMPORARY.test(name) && isOlder(`${base}/${name}`, LEFT_BEHIND_MS)) removeQuietly(`${base}/${name}`)
  }
  const folder = makeTemporary(`${base}/tmp`, (path) => {
    mkdirSync(path, 0o700)
    return path
  })
  try {
    return work(folder)
  } finally {
    removeQuietly(folder)
  }
}
