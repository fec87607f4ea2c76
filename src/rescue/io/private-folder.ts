import { rmSync } from 'node:fs'
import { ensureFolder } from '../../files/io/apply-writes.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { isRunning } from '../../files/io/running.ts'

const OWN_FOLDER = 'holdfast'

let sequence = 0

/** The folder of holdfast inside git's own folder. @throws An error with a `code` when git's folder is closed. */
export function openOwnFolder(commonDir: string): string {
  return ensureFolder(commonDir, [OWN_FOLDER])
}

/**
 * Runs `work` with a new private folder inside git's own folder, and removes the folder afterwards. Folders of killed
 * processes go as well.
 *
 * @throws An error with a `code` when git's folder is closed or full.
 */
export function withPrivateFolder<T>(commonDir: string, work: (folder: string) => T): T {
  sequence += 1
  const base = openOwnFolder(commonDir)
  for (const name of listNames(base, 'is empty')) {
    const pid = /^tmp-([1-9]\d{0,9})-\d+$/.exec(name)?.[1]
    if (pid !== undefined && Number(pid) !== process.pid && !isRunning(Number(pid))) removeQuietly(`${base}/${name}`)
  }
  const name = `tmp-${process.pid}-${sequence}`
  removeQuietly(`${base}/${name}`)
  const folder = ensureFolder(base, [name])
  try {
    return work(folder)
  } finally {
    removeQuietly(folder)
  }
}

function removeQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The next snapshot tries again.
  }
}
