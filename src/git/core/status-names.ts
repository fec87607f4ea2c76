/** A file that differs from the last commit. */
export interface StatusName {
  readonly path: string
  readonly isTracked: boolean
}

/** Fields before the path, by the kind of a record: changed, in conflict, new. */
const FIELDS: Readonly<Record<string, number>> = { 1: 8, u: 10, '?': 1 }

/**
 * The names in the output of `git status --porcelain=v2 -z --no-renames`, submodules left out. A last record that was cut
 * off is left out too.
 */
export function parseStatusNames(text: string): StatusName[] {
  return text
    .split('\0')
    .slice(0, -1)
    .flatMap((record) => {
      const fields = record.split(' ')
      const [kind = ''] = fields
      const before = FIELDS[kind]
      const isSubmodule = kind !== '?' && fields[2]?.startsWith('S') === true
      if (before === undefined || isSubmodule) return []
      return [{ path: fields.slice(before).join(' '), isTracked: kind !== '?' }]
    })
}

/** Names of files that differ from the last commit, relative to a folder of the work tree. */
export interface ChangedNames {
  readonly tracked: readonly string[]
  readonly untracked: readonly string[]
}

/**
 * The files below a folder among those that git calls changed or new.
 *
 * @param folder The folder, relative to the root of the work tree; empty for the root.
 */
export function parseChangedNames(text: string, folder: string): ChangedNames {
  const prefix = folder === '' ? '' : `${folder.replaceAll('\\', '/')}/`
  const inside = parseStatusNames(text).filter(({ path }) => path.startsWith(prefix) && path !== prefix)
  const list = (wanted: boolean) =>
    inside.filter(({ isTracked }) => isTracked === wanted).map(({ path }) => path.slice(prefix.length))
  return { tracked: list(true), untracked: list(false) }
}
