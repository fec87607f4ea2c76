import { existsSync } from 'node:fs'
import { readText } from './read-text.ts'

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

/** Git's folder of a working tree: `.git`, or in worktrees and submodules the folder that the file `.git` names. */
export function resolveGitDir(root: string): string {
  const pointer = readLine(`${root}/.git`)
  const target = pointer === null ? undefined : /^gitdir: (.+)$/.exec(pointer)?.[1]
  return target === undefined ? `${root}/.git` : resolveFrom(root, target)
}

/** The folder that all worktrees share; git's own folder itself where there is one working tree. */
export function resolveCommonDir(gitDir: string): string {
  const common = readLine(`${gitDir}/commondir`)
  return common === null ? gitDir : resolveFrom(gitDir, common)
}

export function readLine(path: string): string | null {
  return readText(path, 4096)?.split('\n')[0]?.trim() ?? null
}

function resolveFrom(base: string, path: string): string {
  if (/^(?:\/|[A-Za-z]:[\\/])/.test(path)) return path
  const parts = base.split('/')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
