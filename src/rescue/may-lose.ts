import type { CallEffects } from '../calls/core/call-effects.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { lookAtEntry } from '../files/io/list-folder.ts'
import { isMove } from './core/demands.ts'

/**
 * Whether a call may take content away, as far as a few questions to the disk tell. A new file, and a file that no
 * repository holds, cost no more than these questions.
 */
export function mayLose({ discards, writes }: CallEffects): boolean {
  if (discards.some((discard) => !isMove(discard))) return true
  const mayHaveMoved = writes.some(({ action }) => action === 'move')
  return writes.some(({ path, loses, action }) => {
    if (loses === undefined) return false
    const entry = lookAtEntry(path)
    // A file that an earlier part of the call puts there is not there yet.
    if (entry === undefined) return mayHaveMoved && action === 'remove'
    if (loses === 'entry' && entry.isDirectory()) return false
    return (loses === 'below' && action === 'remove' && entry.isDirectory()) || findGitRoot(path) !== null
  })
}
