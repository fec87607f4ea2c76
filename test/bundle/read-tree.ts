import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder with its text, sorted, and every empty folder: what a comparison has to see. */
export function readTree(folder: string, below = ''): Record<string, string> {
  const entries = readdirSync(join(folder, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  if (entries.length === 0 && below !== '') return { [`${below}/`]: '' }
  return Object.assign(
    {},
    ...entries.map((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      return entry.isDirectory() ? readTree(folder, path) : { [path]: readFileSync(join(folder, path), 'utf8') }
    }),
  )
}
