import { runGit } from './git-command.ts'
import { findGitRoot } from './git-root.ts'

/** What tells git to carry our notes along on amend and rebase, and to show them in `git log`. */
const SETTINGS = ['notes.rewriteRef', 'notes.displayRef']
const OWN_REFS = 'refs/notes/holdfast/*'
const OWN_REFS_PATTERN = '^refs/notes/holdfast/[*]$'

/** Whether git carries our notes along here, by the repository's own configuration or the person's. */
export function hasNotesConfig(folder: string): boolean {
  return SETTINGS.every((name) => {
    const values = runGit(folder, ['config', '--get-all', name]).stdout.toString('utf8').split('\n')
    return values.some((value) => value === OWN_REFS || value === 'refs/notes/*')
  })
}

/**
 * Puts the settings of our notes into the repository's own configuration, beside what a person has there; says
 * whether anything was new.
 */
export function configureNotes(folder: string): boolean {
  if (findGitRoot(folder) === null) return false
  const missing = SETTINGS.filter(
    (name) => runGit(folder, ['config', '--local', '--get', name, OWN_REFS_PATTERN]).code === 1,
  )
  return missing.filter((name) => runGit(folder, ['config', '--local', '--add', name, OWN_REFS]).code === 0).length > 0
}

/**
 * The same for a clone nobody ran `init` in, because git does not clone its configuration. Quietly, and only a setting that
 * has no value here at all: who gave it one, for this repository or all of theirs, meant it.
 */
export function configureNotesIfUnset(folder: string): void {
  const asked = runGit(folder, ['config', '--name-only', '--get-regexp', '^notes\\.(rewrite|display)ref$'])
  if (asked.code !== 0 && asked.code !== 1) return
  const known = asked.stdout.toString('utf8').toLowerCase().split('\n')
  // Replaces itself: another process may have been faster, and the setting is to be there once.
  for (const name of SETTINGS.filter((setting) => !known.includes(setting.toLowerCase())))
    runGit(folder, ['config', '--local', '--replace-all', name, OWN_REFS, OWN_REFS_PATTERN])
}

/** Takes the settings out again. The notes stay: they are a person's, and may be shared. */
export function unconfigureNotes(folder: string): boolean {
  if (findGitRoot(folder) === null) return false
  return (
    SETTINGS.filter((name) => runGit(folder, ['config', '--local', '--unset-all', name, OWN_REFS_PATTERN]).code === 0)
      .length > 0
  )
}

/** Removes the memories themselves, and what is kept of those of other repositories; how many refs there were. */
export function removeNotes(folder: string): number {
  return listNotes(folder).filter((ref) => runGit(folder, ['update-ref', '-d', ref]).code === 0).length
}

/** The refs that hold memories, and what is kept of those of other repositories. */
export function listNotes(folder: string): string[] {
  if (findGitRoot(folder) === null) return []
  const listed = runGit(folder, ['for-each-ref', '--format=%(refname)', 'refs/notes/holdfast', 'refs/holdfast'])
  return listed.stdout
    .toString('utf8')
    .split('\n')
    .filter((ref) => ref !== '')
}
