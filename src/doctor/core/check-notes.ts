import { createFinding, type Finding } from '../../base/core/finding.ts'
import { compareVersions } from '../../host/core/versions.ts'

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
}

/** Finds obstacles that keep memories out of git, or lose them in a rebase. */
export function checkNotes(facts: NotesFacts): Finding[] {
  const { isRepository, gitVersion, gitFault, readError } = facts
  if (!isRepository) return []
  if (gitVersion === null) return [createFinding('git-missing', gitFault)]
  const findings: Finding[] = []
  if (compareVersions(gitVersion, SYNC_GIT) < 0) findings.push(createFinding('git-old', `git is ${gitVersion}`))
  if (readError !== null) return [...findings, createFinding('notes-unreadable', readError)]
  if ((facts.hasNotes || facts.isDropIn) && !facts.isConfigured) {
    const what =
      'notes.rewriteRef and notes.displayRef do not name refs/notes/holdfast/*; a clone does not bring them along'
    findings.push(createFinding('notes-unconfigured', what, { severity: facts.hasNotes ? 'warning' : 'note' }))
  }
  return findings
}
