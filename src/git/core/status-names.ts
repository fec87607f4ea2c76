/** Names of files that differ from the last commit, relative to a folder of the work tree. */
export interface ChangedNames {
  readonly tracked: readonly string[]
  readonly untracked: readonly string[]
}

/**
 * Parses `git status --porcelain=v1 -z --no-renames`. A last record that was cut off is left out.
 *
 * @param folder The folder, relative to the root of the work tree; empty for the root. Other files are left out.
 */
export function parseChangedNames(text: string, folder: string): ChangedNames {
  const prefix = folder === '' ? '' : `${folder.replaceAll('\\', '/')}/`
  const tracked: string[] = []
  const untracked: string[] = []
  for (const record of text.split('\0').slice(0, -1)) {
    const path = record.slice(3)
    if (!path.startsWith(prefix) || path === prefix) continue
    const list = record.startsWith('??') ? untracked : tracked
    list.push(path.slice(prefix.length))
  }
  return { tracked, untracked }
}
