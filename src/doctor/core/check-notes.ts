import { createFinding, type Finding } from '../../base/core/finding.ts'
import { compareVersions } from '../../host/core/versions.ts'
import { listSome } from './check-state.ts'

/** First git with `git fetch --no-write-fetch-head`, which a sync needs. */
const SYNC_GIT = '2.29.0'

export interface NotesFacts {
  readonly isRepository: boolean
  /** Version that `git --version` states; null where git does not answer. */
  readonly gitVersion: string | null
  readonly gitFault: string
  readonly isConfigured: boolean
  readonly hasNotes: boolean
  /** True when the repository has the bundles, so that notes will be written. */
  readonly isDropIn: boolean
  readonly readError: string | null
  readonly isMerging: boolean
  /** Namespaces that differ from the last state of a remote, as `remote/namespace`. */
  readonly unsent: readonly string[]
}

/** Finds obstacles that keep memories out of git, lose them in a rebase, or keep them from others. */
export function checkNotes(facts: NotesFacts): Finding[] {
  const { isRepository, gitVersion, gitFault, readError } = facts
  if (!isRepository) return []
  if (gitVersion === null) return [createFinding('git-missing', gitFault)]
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
