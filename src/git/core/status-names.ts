/** Asks git for the names that `parseStatusNames` reads. */
export const STATUS_NAMES = 'status --porcelain=v1 -z --no-renames --untracked-files=all --ignore-submodules=all'.split(
  ' ',
)

/** A file that differs from the last commit. */
export interface StatusName {
  readonly path: string
  readonly isTracked: boolean
}

/** Parses the answer to `STATUS_NAMES`. A last record that was cut off is left out. */
export function parseStatusNames(text: string): StatusName[] {
  const records = text.split('\0').slice(0, -1)
  return records.map((record) => ({ path: record.slice(3), isTracked: !record.startsWith('??') }))
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
