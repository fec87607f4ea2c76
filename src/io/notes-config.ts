import { runGit } from './git-command.ts'
import { findGitRoot } from './git-root.ts'

/** What tells git to carry our notes along on amend and rebase, and to show them in `git log`. */
const SETTINGS = ['notes.rewriteRef', 'notes.displayRef']
const OWN_REFS = 'refs/notes/holdfast/*'
const OWN_REFS_PATTERN = '^refs/notes/holdfast/[*]$'

/** Puts the settings of our notes into the repository's own configuration, beside what a person has there; says whether anything was new. */
export function configureNotes(folder: string): boolean {
  if (findGitRoot(folder) === null) return false
  const missing = SETTINGS.filter(
    (name) => runGit(folder, ['config', '--local', '--get', name, OWN_REFS_PATTERN]).code === 1,
  )
  return missing.filter((name) => runGit(folder, ['config', '--local', '--add', name, OWN_REFS]).code === 0).length > 0
}

/** Takes the settings out again. The notes stay: they are a person's. */
export function unconfigureNotes(folder: string): boolean {
  if (findGitRoot(folder) === null) return false
  return (
    SETTINGS.filter((name) => runGit(folder, ['config', '--local', '--unset-all', name, OWN_REFS_PATTERN]).code === 0)
      .length > 0
  )
}
