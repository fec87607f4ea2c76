import { lstatSync } from 'node:fs'
import type { FileWrite } from '../core/plan-rewind.ts'

/** The state of now does not know these files, because git ignores them. */
export function findPresent(root: string, writes: readonly FileWrite[], known: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const folders = new Set<string>()
  for (const { path, isNew } of writes) {
    const parts = path.split('/')
    for (let count = 1; count <= parts.length; count += 1) {
      const part = parts.slice(0, count).join('/')
      if (folders.has(part)) continue
      const stat = lstatSync(`${root}/${part}`, { throwIfNoEntry: false })
      if (stat?.isDirectory() === true) {
        folders.add(part)
        continue
      }
      if (stat !== undefined && !known.has(part) && (isNew || part !== path)) found.add(part)
      break
    }
  }
  return [...found]
}
