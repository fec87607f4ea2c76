import { listSome } from './check-state.ts'
import { createFinding, type Finding } from './finding.ts'
import { compareVersions } from './versions.ts'

/** `git fetch --no-write-fetch-head`, which a sync needs. */
const SYNC_GIT = '2.29.0'

export interface NotesFacts {
  /** Whether the project is in a git repository. */
  readonly isRepository: boolean
  /** What `git --version` says; null where git does not start. */
  readonly gitVersion: string | null
  /** Whether git is told to carry our notes along. */
  readonly isConfigured: boolean
  /** Whether there are notes of ours to lose. */
  readonly hasNotes: boolean
  /** Whether the repository has the bundles, so that notes will be written. */
  readonly isDropIn: boolean
  /** Why git does not tell of the notes; null when it does. */
  readonly readError: string | null
  /** Whether somebody's `git notes merge` waits to be ended. */
  readonly isMerging: boolean
  /** Namespaces that differ from what a remote last had, as `remote/namespace`. */
  readonly unsent: readonly string[]
}

/** What keeps memories from being kept in git, from living through a rebase, or from reaching others. */
export function checkNotes(facts: NotesFacts): Finding[] {
  const { isRepository, gitVersion, readError } = facts
  if (!isRepository) return []
  if (gitVersion === null) return [createFinding('git-missing', 'git does not start')]
  const findings: Finding[] = []
  if (compareVersions(gitVersion, SYNC_GIT) < 0) findings.push(createFinding('git-old', `git is ${gitVersion}`))
  if (readError !== null) return [...findings, createFinding('notes-unreadable', readError)]
  if (facts.isMerging) findings.push(createFinding('notes-merge', 'a "git notes merge" was begun and not ended'))
  if ((facts.hasNotes || facts.isDropIn) && !facts.isConfigured) {
    const what =
      'notes.rewriteRef and notes.displayRef do not name refs/notes/holdfast/*; a clone does not bring them along'
    findings.push(createFinding('notes-unconfigured', what, { severity: facts.hasNotes ? 'warning' : 'note' }))
  }
  if (facts.unsent.length > 0)
    findings.push(createFinding('notes-unsent', `differs from the remote: ${listSome(facts.unsent)}`))
  return findings
}
