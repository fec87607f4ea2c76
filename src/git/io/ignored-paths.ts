import { askGit } from './git-command.ts'

/** More paths at once are no build that a question to git would help with. */
const MAX_PATHS = 500
/** A verdict waits for this. */
const GIT_MS = 1_000

export function findIgnored(root: string, paths: readonly string[]): ReadonlySet<string> {
  const inside = paths.filter((path) => path.startsWith(`${root}/`)).slice(0, MAX_PATHS)
  if (inside.length === 0) return new Set()
  const input = `${inside.map((path) => path.slice(root.length + 1)).join('\0')}\0`
  const named = askGit(root, ['check-ignore', '-z', '--stdin'], { input, timeoutMs: GIT_MS })?.split('\0') ?? []
  return new Set(named.filter((name) => name !== '').map((name) => `${root}/${name}`))
}
