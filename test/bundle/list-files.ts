import { lstatSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below a folder, sorted. */
export function listFiles(folder: string): string[] {
  const found: string[] = []
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(join(path, entry.name))
      else found.push(relative(folder, join(path, entry.name)))
    }
  }
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) walk(folder)
  return found.sort()
}
