import { lstatSync } from 'node:fs'
import { attempt } from '../../base/core/attempt.ts'
import { listEntries } from '../../files/io/list-folder.ts'
import { CUT, UNREAD, type WorkSnapshot } from '../core/aftermath.ts'

/** Entries of a folder without git that are looked at. */
const MAX_ENTRIES = 20_000

/**
 * The files of a project without git, up to a bound; null when the project folder cannot be read. Two snapshots go with
 * a shell command, too often for fast-glob. The library takes 33,000 instructions for an entry, and this walk 5,700.
 * With a bound, fast-glob could not say which folders were seen whole.
 */
export function takeWorkSnapshot(projectDir: string): WorkSnapshot | null {
  const snapshot: Record<string, string> = {}
  const whole: Record<string, string> = {}
  const folders = ['']
  let looked = 0
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    // A folder that may not be read gives null. A folder that is gone by now holds no entries.
    const entries = attempt(() => listEntries(`${projectDir}/${folder}`), null)
    if (entries === null) {
      if (folder === '') return null
      snapshot[folder.slice(0, -1)] = UNREAD
    }
    for (const entry of entries ?? []) {
      looked += 1
      if (looked > MAX_ENTRIES) return { ...snapshot, ...whole, [CUT]: '' }
      const path = `${folder}${entry.name}`
      if (!entry.isDirectory()) snapshot[path] = markFile(`${projectDir}/${path}`)
      else if (!['.git', '.holdfast', 'node_modules'].includes(entry.name)) folders.push(`${path}/`)
    }
    whole[folder] = ''
  }
  return snapshot
}

/** Size and time of the last change; enough to see that a call wrote a file. */
function markFile(path: string): string {
  return attempt(() => {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    return stat === undefined ? 'gone' : `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
  }, UNREAD)
}
