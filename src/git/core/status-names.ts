import { parseStatus } from './status-changes.ts'

export interface StatusName {
  readonly path: string
  readonly isTracked: boolean
}

/**
 * The names in the output of `git status --porcelain=v2 -z`, submodules left out. A last record that was cut off is left
 * out too. Null for an output of another form.
 */
export function parseStatusNames(text: string): StatusName[] | null {
  const changes = parseStatus(text.slice(0, text.lastIndexOf('\0') + 1))
  if (changes === null) return null
  const files = changes.files.filter(({ submodule }) => submodule !== true)
  return [
    ...files.map(({ path, state }) => ({ path, isTracked: state === 'tracked' })),
    ...(changes.nested ?? []).map((folder) => ({ path: `${folder}/`, isTracked: false })),
  ]
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
export function parseChangedNames(text: string, folder: string): ChangedNames | null {
  const names = parseStatusNames(text)
  if (names === null) return null
  const prefix = folder === '' ? '' : `${folder.replaceAll('\\', '/')}/`
  const inside = names.filter(({ path }) => path.startsWith(prefix) && path !== prefix)
  const list = (wanted: boolean) =>
    inside.filter(({ isTracked }) => isTracked === wanted).map(({ path }) => path.slice(prefix.length))
  return { tracked: list(true), untracked: list(false) }
}
