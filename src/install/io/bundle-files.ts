import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { HOOK_NAMES } from '../../client/core/registration.ts'
import { errorCode, isOutOfReach } from '../../files/io/read-text.ts'
import { findAccessError } from '../../files/io/write-problem.ts'
import { findDistFolder } from '../../host/io/run-bundle.ts'
import { CHECKSUMS } from '../core/check-bundles.ts'

/** A bundle of ours is below a megabyte and a half. */
const MAX_BUNDLE_BYTES = 8 << 20

/** SHA-256 of bundles by name (null for an unreadable bundle), and the version that the command among them states. */
export function readBundleFolder(folder: string, names: readonly string[]) {
  const checksums = new Map<string, string | null>()
  const unreadable = new Map<string, string>()
  let version: string | null = null
  for (const name of names) {
    const bytes = readBundle(`${folder}/${name}.mjs`)
    if (typeof bytes === 'string' && isOutOfReach(bytes)) unreadable.set(name, bytes)
    checksums.set(name, typeof bytes === 'string' ? null : createHash('sha256').update(bytes).digest('hex'))
    if (name === 'holdfast' && typeof bytes !== 'string') version = findVersion(bytes.toString('latin1'))
  }
  return { checksums, unreadable, version }
}

/** The build names the release in the command, beside the checksums of the bundles. */
function findVersion(text: string): string | null {
  return /"holdfast\/(\d{1,5}\.\d{1,5}\.\d{1,6}(?:[-+][\w.+-]{1,40})?)"/.exec(text)?.[1] ?? null
}

function readBundle(path: string): Buffer | string {
  try {
    // A device never ends, and a pipe blocks its reader.
    const stat = statSync(path)
    return stat.isFile() && stat.size <= MAX_BUNDLE_BYTES ? readFileSync(path) : 'no bundle'
  } catch (error) {
    return errorCode(error)
  }
}

export function findFileFault(path: string): string | null {
  try {
    return statSync(path).isFile() ? null : `"${path}" is not a file`
  } catch (error) {
    const code = errorCode(error)
    return isOutOfReach(code) ? `"${path}" cannot be reached: ${code}` : `there is no "${path}"`
  }
}

/** True when the folder accepts new files, or can be made. */
export function isWritable(folder: string): boolean {
  const error = findAccessError(folder)
  const parent = folder.slice(0, folder.lastIndexOf('/'))
  return error === null || (error === 'ENOENT' && parent !== '' && isWritable(parent))
}

export function isFile(path: string): boolean {
  return attempt(() => statSync(path).isFile(), false)
}

/** Time of a file's last write in milliseconds; 0 for a missing file. */
export function readModifiedAt(path: string): number {
  return attempt(() => statSync(path).mtimeMs, 0)
}

/** A repository with an installed copy could put anything beside this command, so nobody runs or copies such a hook. */
export function listSpoiledBundles(): string[] {
  const { checksums } = readBundleFolder(findDistFolder(), HOOK_NAMES)
  return HOOK_NAMES.filter((name) => CHECKSUMS[name] !== undefined && checksums.get(name) !== CHECKSUMS[name])
}
