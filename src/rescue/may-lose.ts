import { findGitRoot } from '../files/io/git-root.ts'
import type { CallEffects } from '../policy/core/effects.ts'
import { lookAtEntry } from './io/look-at-entry.ts'

/**
 * Whether a call may take content away, as far as a few questions to the disk tell. A new file, and a file that no
 * repository holds, cost no more than these questions.
 */
export function mayLose({ discards, writes }: CallEffects): boolean {
  if (discards.length > 0) return true
  return writes.some(({ path, loses, action }) => {
    if (loses === undefined) return false
    const entry = lookAtEntry(path)
    if (entry === undefined) return false
    return (loses === 'below' && action === 'remove' && entry.isDirectory()) || findGitRoot(path) !== null
  })
}
