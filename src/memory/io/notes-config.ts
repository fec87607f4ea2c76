import { findGitRoot } from '../../files/io/git-folder.ts'
import { askGit, runGit } from '../../git/io/git-command.ts'
import { TRACKING_PREFIX } from './note-sync.ts'

/** Settings by which git carries our notes along on amend and rebase, and shows them in `git log`. */
const SETTINGS = ['notes.rewriteRef', 'notes.displayRef']
const OWN_REFS = 'refs/notes/holdfast/*'
const OWN_REFS_PATTERN = '^refs/notes/holdfast/[*]$'

export function hasNotesConfig(folder: string): boolean {
  return SETTINGS.every((name) => {
    const values = askGit(folder, ['config', '--get-all', name])?.split('\n') ?? []
    return values.some((value) => value === OWN_REFS || value === 'refs/notes/*')
  })
}

/** Present values stay. Returns whether a setting is new. */
export function configureNotes(folder: string): boolean {
  if (findGitRoot(folder) === null) return false
  const missing = SETTINGS.filter(
    (name) => runGit(folder, ['config', '--local', '--get', name, OWN_REFS_PATTERN]).code === 1,
  )
  return missing.filter((name) => runGit(folder, ['config', '--local', '--add', name, OWN_REFS]).code === 0).length > 0
}

/** Git does not clone its configuration. A setting with any value stays: the person meant it. */
export function configureNotesIfUnset(folder: string): void {
  const asked = runGit(folder, ['config', '--name-only', '--get-regexp', '^notes\\.(rewrite|display)ref$'])
  if (asked.code !== 0 && asked.code !== 1) return
  const known = asked.stdout.toString('utf8').toLowerCase().split('\n')
  // `--replace-all` replaces an equal value: another process may have been faster, and the setting is to be there once.
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

/** Removes the memories themselves, and those fetched from other repositories; returns the number of refs. */
export function removeNotes(folder: string): number {
  return listNotes(folder).filter((ref) => runGit(folder, ['update-ref', '-d', ref]).code === 0).length
}

/** Snapshots, which also stand below `refs/holdfast`, are none. */
export function listNotes(folder: string): string[] {
  if (findGitRoot(folder) === null) return []
  const listed = askGit(folder, ['for-each-ref', '--format=%(refname)', 'refs/notes/holdfast', TRACKING_PREFIX]) ?? ''
  return listed.split('\n').filter((ref) => ref !== '')
}

/** Lists unsent namespaces of remotes with an earlier sync. A person who never synced hears of no remote. */
export function listUnsent(root: string, tips: ReadonlyMap<string, string>): string[] {
  const refs = askGit(root, ['for-each-ref', '--format=%(refname) %(objectname)', TRACKING_PREFIX]) ?? ''
  const known = new Map<string, Map<string, string>>()
  for (const line of refs.split('\n')) {
    const [, remote, namespace, id] = /^refs\/holdfast\/remotes\/(.+)\/([a-z]+) ([0-9a-f]{40,64})$/.exec(line) ?? []
    if (remote === undefined || namespace === undefined || id === undefined) continue
    known.set(remote, (known.get(remote) ?? new Map<string, string>()).set(namespace, id))
  }
  return [...known].flatMap(([remote, theirs]) => {
    const names = new Set([...tips.keys(), ...theirs.keys()])
    return [...names].filter((name) => tips.get(name) !== theirs.get(name)).map((name) => `${remote}/${name}`)
  })
}
