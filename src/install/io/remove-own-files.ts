import { lstatSync, rmdirSync, rmSync } from 'node:fs'
import { listEntries, listNames } from '../../files/io/list-folder.ts'
import { isRecordFile } from './install-record-store.ts'

const PAGE_PLACES = ['commands/', 'skills/look-up/']
const OWN_PLACES = ['dist/', 'skills/', ...PAGE_PLACES]

const MAX_NAMED = 20

/** A linked folder is not ours, because `init` writes into no link. */
export function removeOwnFiles(root: string, folder: string, bundles: readonly string[]) {
  const stat = lstatSync(`${root}/${folder}`, { throwIfNoEntry: false })
  if (stat === undefined) return { isRemoved: false, left: [] }
  if (!stat.isDirectory()) return { isRemoved: false, left: [folder] }
  const isOurs = (place: string, name: string) =>
    /^\.(?:tmp-|lock)/.test(name) ||
    (place === '' && isRecordFile(`${root}/${folder}`, name)) ||
    (place === 'dist/' && bundles.includes(name)) ||
    (PAGE_PLACES.includes(place) && name.endsWith('.md'))
  const left: string[] = []
  let isRemoved = false
  const remove = (path: string) => {
    rmSync(path, { force: true })
    isRemoved = true
  }
  const empty = (place: string) => {
    const path = `${root}/${folder}/${place}`
    for (const entry of listEntries(path)) {
      if (entry.isDirectory() && OWN_PLACES.includes(`${place}${entry.name}/`)) empty(`${place}${entry.name}/`)
      else if (!entry.isDirectory() && isOurs(place, entry.name)) remove(`${path}${entry.name}`)
      else left.push(`${folder}/${place}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    }
    if (listNames(path).length > 0) return
    rmdirSync(path)
    isRemoved = true
  }
  empty('')
  return { isRemoved, left: left.sort().slice(0, MAX_NAMED) }
}
