import { existsSync } from 'node:fs'

export function findGitRoot(start: string): string | null {
  let folder = start
  for (let depth = 0; depth < 64; depth += 1) {
    if (existsSync(`${folder}/.git`)) return folder
    const parent = folder.slice(0, Math.max(folder.lastIndexOf('/'), folder.lastIndexOf('\\')))
    if (parent === '' || parent === folder) return null
    folder = parent
  }
  return null
}
