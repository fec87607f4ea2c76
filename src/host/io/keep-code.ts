import { existsSync, lstatSync, rmSync } from 'node:fs'
import type { Script } from 'node:vm'
import { openHomeFolder } from '../../author/io/open-person-key.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { readClock } from '../../files/io/clock.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { listNames } from '../../files/io/list-folder.ts'

/** A part that was compiled from its text, and the file for its code. */
export interface CompiledPart {
  readonly path: string
  readonly script: Script
}

/** Code of a version that nobody has started for so long goes with the first run of another. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** The first run of a bundle only makes the folder: a home that sees one run is spared the writes. */
export function keepCode(parts: readonly CompiledPart[]): void {
  const [folder = ''] = parts.map(({ path }) => path.slice(0, path.lastIndexOf('/')))
  if (!existsSync(folder)) {
    openHomeFolder(folder)
    return removeOld(folder.slice(0, folder.lastIndexOf('/')))
  }
  removeLeftovers(folder)
  for (const { path, script } of parts) {
    const code = script.createCachedData()
    replaceFile(folder, path.slice(folder.length + 1), Buffer.concat([code, code]))
  }
}

function removeOld(root: string): void {
  const oldest = readClock().getTime() - KEPT_DAYS * DAY_MS
  for (const name of listNames(root, 'is empty')) {
    const stat = lstatSync(`${root}/${name}`, { throwIfNoEntry: false })
    if (stat?.isDirectory() === true && stat.mtimeMs < oldest) rmSync(`${root}/${name}`, { recursive: true })
  }
}
