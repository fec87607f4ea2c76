import { readGitFacts } from '../git/io/git-facts.ts'
import type { Snapshot } from './core/snapshot-record.ts'
import { isOwnOrigin } from './io/origin-mark.ts'
import { addWorktree, hasEntry, readRealFolder } from './io/worktree-places.ts'

/**
 * The work tree a snapshot belongs to: the recorded folder, if git still knows the folder as a work tree. The present
 * work tree serves when only its place changed. A linked work tree that is gone is made again for a snapshot of our own.
 */
export function findTarget(root: string, snapshot: Snapshot): { readonly root: string } | { readonly fault: string } {
  if (snapshot.root === root) return { root }
  const own = readGitFacts(root)
  if (own === null) return { fault: 'no work tree of git begins there' }
  const common = own.commonDir ?? own.gitDir
  const place = readRealFolder(snapshot.root)
  if (place !== null) {
    const theirs = readGitFacts(place)
    const isSame =
      theirs?.root === place && readRealFolder(theirs.commonDir ?? theirs.gitDir) === readRealFolder(common)
    return isSame ? { root: place } : { fault: `its work tree "${snapshot.root}" belongs to another repository now` }
  }
  const name = own.commonDir === null ? '' : own.gitDir.slice(own.gitDir.lastIndexOf('/') + 1)
  if (name === snapshot.worktree) return { root }
  const { head, branch } = snapshot
  const isMakeable = snapshot.worktree !== '' && head !== null && !hasEntry(snapshot.root)
  if (!isMakeable || !isOwnOrigin(common, snapshot))
    return { fault: `its work tree "${snapshot.root}" is gone; run this in a work tree in its place` }
  const fault = addWorktree(root, snapshot.root, { head, branch })
  return fault === null ? { root: readRealFolder(snapshot.root) ?? snapshot.root } : { fault }
}
