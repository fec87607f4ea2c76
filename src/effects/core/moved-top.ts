import type { ShellWrite } from './effects.ts'
import type { GitStep } from './git-steps.ts'

/** Git commands that make a work tree, and with it another top. */
const MAKES_TREE = /^(?:init|init-db|clone|worktree|submodule|subtree)$/
const BRINGS = /^(?:create|link|copy|move|extract)$/

/** Whether a write may bring a `.git` to a place or above. A tree that git changes holds none. */
function bringsTop({ path, action, tree }: ShellWrite, place: string): boolean {
  if (path.endsWith('/.git')) return true
  return tree === undefined && BRINGS.test(action) && (path === place || place.startsWith(`${path}/`))
}

/** Whether the steps before may have made another folder the top of the work tree around a place. */
export const mayMoveTop = (place: string, writes: Iterable<ShellWrite>, steps: readonly GitStep[]): boolean =>
  steps.some(({ name }) => MAKES_TREE.test(name)) || [...writes].some((write) => bringsTop(write, place))
