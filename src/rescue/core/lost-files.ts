import { matchesName, matchesStep } from '../../base/core/match-name.ts'
import type { Loss } from '../../command/core/effects.ts'
import type { ChangedFile, Changes } from '../../git/core/status-changes.ts'

/** A file or folder whose content goes, by its real path. */
export interface LostPlace {
  readonly path: string
  readonly below: boolean
  readonly names?: string
  /** The folder whose files take the places of those below: only a file that it has as well goes. */
  readonly source?: string
}

export interface Unkept {
  readonly path: string
  /** A folder that no repository holds, a repository itself, a remote without a name, changes that git does not tell. */
  readonly why: 'outside' | 'repository' | 'remote' | 'unread'
  readonly words: string
  readonly cause?: string
}

/** Losses of content in a work tree. The others are losses of commits. */
const TOUCHED: Partial<Readonly<Record<Loss, (file: ChangedFile) => boolean>>> = {
  unsaved: ({ state, unsaved }) => state === 'tracked' && unsaved,
  changes: ({ state, staged, unsaved }) => state === 'tracked' && (staged || unsaved),
  overlaid: ({ state, staged, unsaved }) => state === 'tracked' && (staged || unsaved),
  staged: ({ state, staged }) => state === 'tracked' && staged,
  index: ({ state, staged, unsaved }) => state === 'tracked' && staged && unsaved,
  untracked: ({ state }) => state === 'untracked',
  files: ({ unsaved }) => unsaved,
  worktree: () => true,
}

/** Losses that take content which only the index holds. */
const OF_INDEX: ReadonlySet<Loss> = new Set(['changes', 'overlaid', 'staged', 'index', 'worktree'])

export interface LostFile {
  readonly file: ChangedFile
  /** The index goes too, so that a file which is not in the work tree can still be lost. */
  readonly withIndex: boolean
}

/** Lists the changed files that a loss of a kind takes away. Without places the whole work tree is meant. */
export function listLost(changes: Changes, what: Loss, places: readonly LostPlace[] | null): LostFile[] {
  const touches = TOUCHED[what]
  if (touches === undefined) return []
  return changes.files
    .filter((file) => file.submodule !== true && touches(file) && isReached(file.path, changes.root, places))
    .filter((file) => file.skipped !== true || takesSkipped(what, `${changes.root}/${file.path}`, places))
    .map((file) => ({ file, withIndex: OF_INDEX.has(what) && file.staged }))
}

/** Git's own commands pass over a skipped file, unless one names the file: `git restore -s other file`. */
function takesSkipped(what: Loss, whole: string, places: readonly LostPlace[] | null): boolean {
  return what === 'files' || what === 'worktree' || places?.some(({ path }) => path === whole) === true
}

/**
 * Whether a loss at these places takes a file, given by its path from the root.
 *
 * @param exists Tells whether a source has a file; without it a source counts as any folder.
 */
export function isReached(
  path: string,
  root: string,
  places: readonly LostPlace[] | null,
  exists: (path: string) => boolean = () => true,
): boolean {
  const whole = `${root === '/' ? '' : root}/${path.replace(/\/$/, '')}`
  const isBrought = ({ path: at, source }: LostPlace) =>
    source === undefined || exists(`${source}${whole.slice(at === '/' ? 0 : at.length)}`)
  return places === null || places.some((place) => reaches(place, whole) && isBrought(place))
}

function reaches({ path, below, names }: LostPlace, whole: string): boolean {
  if (whole === path) return names === undefined || matchesName(names, path.slice(path.lastIndexOf('/') + 1))
  const folder = path === '/' ? '/' : `${path}/`
  if (!below || !whole.startsWith(folder)) return false
  return names === undefined || matchesStep(names, whole.slice(folder.length))
}
