import { type Dirent, lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { isRecordFile } from './install-record.ts'

/** What is named of somebody else's files in a folder of ours. */
const MAX_NAMED = 20

export interface RemovedFiles {
  readonly isRemoved: boolean
  /** What lies there and is not ours, relative to the root: it stays. */
  readonly left: readonly string[]
}

/**
 * Removes what `init` put into a folder of ours: bundles, commands as they are shipped, records. A folder that is a link
 * is not ours: `init` writes into none.
 */
export function removeOwnFiles(root: string, folder: string, bundles: readonly string[]): RemovedFiles {
  const stat = lstatSync(`${root}/${folder}`, { throwIfNoEntry: false })
  if (stat === undefined) return { isRemoved: false, left: [] }
  if (!stat.isDirectory()) return { isRemoved: false, left: [folder] }
  const isOurs = (place: string, name: string) =>
    /^\.(?:tmp-|lock)/.test(name) ||
    (place === '' && isRecordFile(`${root}/${folder}`, name)) ||
    (place === 'dist/' && bundles.includes(name)) ||
    (place === 'commands/' && name.endsWith('.md'))
  const left: string[] = []
  let isRemoved = false
  const remove = (path: string) => {
    rmSync(path, { force: true })
    isRemoved = true
  }
  const empty = (place: string) => {
    const path = `${root}/${folder}/${place}`
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory() && place === '' && ['dist', 'commands'].includes(entry.name)) empty(`${entry.name}/`)
      else if (!entry.isDirectory() && isOurs(place, entry.name)) remove(`${path}${entry.name}`)
      else left.push(`${folder}/${place}${describeEntry(entry)}`)
    }
    if (readdirSync(path).length > 0) return
    rmdirSync(path)
    isRemoved = true
  }
  empty('')
  return { isRemoved, left: left.sort().slice(0, MAX_NAMED) }
}

function describeEntry(entry: Dirent): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name
}
