import { matchesStep } from '../base/core/match-name.ts'
import type { ShellEffects, ShellWrite } from '../command/core/effects.ts'
import type { GitStep, TreeChange } from '../command/core/git-steps.ts'
import { isInside } from '../files/core/path-text.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { isFolder } from '../files/io/list-folder.ts'
import { hasPath, resolveRealPath } from '../files/io/real-path.ts'
import { listChanged, listEach, type Past } from '../git/io/changed-paths.ts'
import { listOfKind } from '../git/io/known-files.ts'
import { listDifference, listRestorable, resolveCommit, unite } from '../git/io/tree-paths.ts'
import type { WriteTarget } from './core/call-effects.ts'

/**
 * Commands after which names mean what they meant. Some read, some change files that the analysis names itself, some make
 * a branch where the work tree stands. A change of the work tree among them comes with its own data.
 */
const STILL = new Set(
  `status log diff show rev-parse ls-files ls-tree ls-remote blame grep describe shortlog cat-file rev-list merge-base
  for-each-ref show-ref name-rev add push rm mv restore clean whatchanged check-ignore version help reflog
  checkout switch stash`
    .split(/\s+/)
    .concat('branch --list'),
)
/** More files than these are the whole folder. */
const MAX_FILES = 2_000
/** A chain of more switches than this is none that people write. */
const MAX_HEADS = 6

export interface LocatedTrees {
  /** The exact targets of a write of the work tree. A write that is missing here may reach the whole tree. */
  readonly changes: ReadonlyMap<ShellWrite, readonly WriteTarget[]>
  readonly later: readonly string[]
  readonly steps: readonly string[]
}

/**
 * Asks the repository which paths each change of its work tree would write. A chain of commands is followed from
 * commit to commit. An unknown step in between ends that: whatever follows may reach the whole tree.
 */
export function locateTreeWrites({ writes, gitSteps }: ShellEffects): LocatedTrees {
  const changes = new Map<ShellWrite, readonly WriteTarget[]>()
  const later = new Set<string>()
  const steps: string[] = []
  let past: Past | null = null
  let next = 0
  for (const write of writes) {
    const { tree, step } = write
    if (tree === undefined || step === undefined) continue
    past ??= openPast(write)
    if (past === null || !isSamePlace(write, past.root) || !passSteps(gitSteps.slice(next, step), past)) break
    if (gitSteps[step]?.isPlain !== true || step < next - 1) break
    next = step + 1
    const targets = locate(write, tree, past)
    if (targets === null) break
    if (tree.kind === 'later' || past.isFetched) later.add(write.by ?? 'git')
    changes.set(write, targets)
    const known = `${write.by} would change ${targets.length} paths of the work tree`
    steps.push(tree.kind === 'later' ? `${write.by} brings what is known only then` : known)
  }
  return { changes, later: [...later], steps }
}

function openPast(write: ShellWrite): Past | null {
  const root = findGitRoot(write.path)
  const head = root === null ? null : resolveCommit(root, 'HEAD')
  if (root === null || head === null) return null
  const nothing = { isFetched: false, isCommitted: false, hasStashed: false, hasSwitched: false, mayUntrack: false }
  return { root, heads: [head], ...nothing }
}

const isSamePlace = ({ path, glob, spelled }: ShellWrite, root: string) =>
  !glob && spelled === undefined && findGitRoot(path) === root

/** Follows the git commands between two changes; false where one of them may move any name. */
function passSteps(between: readonly GitStep[], past: Past): boolean {
  for (const { name, isPlain } of between) {
    if (name === 'fetch') past.isFetched = true
    else if (name === 'commit') past.isCommitted = true
    else if (name === 'rm') past.mayUntrack = true
    else if (!STILL.has(name)) return false
    if (!isPlain && !STILL.has(name)) return false
  }
  return past.heads.length <= MAX_HEADS
}

function locate(write: ShellWrite, tree: TreeChange, past: Past): WriteTarget[] | null {
  const { root } = past
  const effect = { by: write.by, action: 'extract', certainty: 'certain', recursive: false } as const
  if (tree.kind === 'switch' && tree.mayBePath && resolveCommit(root, tree.to) === null) {
    const path = `${write.path}/${tree.to}`
    if (hasPath(path)) return locateRestored({ ...write, path }, { kind: 'restore', from: null, overlays: true }, past)
  }
  if (tree.kind === 'restore') return locateRestored(write, tree, past)
  if (tree.kind === 'clean') return locateCleaned(write, tree, past)
  const found = listChanged(tree, write.path, past)
  // Behind a fetch, names may exist that do not exist yet.
  const paths = found === null && past.isFetched ? [] : found
  const top = resolveRealPath(root)
  return paths === null ? null : paths.map((path) => ({ ...effect, path: `${top}/${path}` }))
}

type Restore = TreeChange & { readonly kind: 'restore' }
type Clean = TreeChange & { readonly kind: 'clean' }

/** The files below a folder that git would put back; a file is named by the command itself. */
function locateRestored(write: ShellWrite, tree: Restore, { root, heads }: Past): WriteTarget[] | null {
  const { by, names = '*' } = write
  const { from, overlays } = tree
  const place = resolveRealPath(write.path)
  const effect = { by, action: 'extract', certainty: 'likely', recursive: true } as const
  if (!isFolder(place)) return [{ ...effect, path: place }]
  const commit = from === null ? null : resolveCommit(root, from)
  if (from !== null && commit === null) return null
  const differing = commit === null ? [] : listEach(heads, (head) => listDifference(root, head, commit, overlays))
  const paths = unite([listRestorable(root, overlays ? commit : null), differing])
  const isMeant = (file: string) => isInside(file, place) && matchesStep(names, file.slice(place.length))
  return (
    paths
      ?.map((file) => `${resolveRealPath(root)}/${file}`)
      .filter(isMeant)
      .map((file) => ({ ...effect, path: file })) ?? null
  )
}

/** Tracked files outside some folders stay at the top, and in each folder around one of those folders. */
function isOutside(file: string, folders: readonly string[]): boolean {
  const holder = file.slice(0, file.lastIndexOf('/'))
  return file.includes('/') && !folders.some((folder) => isInside(file, folder) || isInside(folder, holder))
}

/** The files of one kind that git takes away. A step that makes tracked files untracked leaves them open. */
function locateCleaned(write: ShellWrite, { withFolders, except }: Clean, past: Past): WriteTarget[] | null {
  const { by, only } = write
  if (only === undefined || past.mayUntrack || past.heads.length > 1) return null
  const place = resolveRealPath(write.fromTop === true ? past.root : write.path)
  // An untracked folder hides the ignored files below.
  const folders = only === 'ignored' || only === 'tracked' ? [] : ['--directory', '--no-empty-directory']
  const patterns = only === 'tracked' ? [] : except.map((pattern) => `--exclude=${pattern}`)
  const files = listOfKind(past.root, { path: place, kind: only, more: [...folders, ...patterns] })
  if (files === null || files.length > MAX_FILES) return null
  const top = resolveRealPath(past.root)
  return files
    .filter((file) => (only === 'tracked' ? isOutside(file, except) : withFolders || !file.endsWith('/')))
    .map((file) => ({
      ...{ by, only, action: 'remove', certainty: 'certain', recursive: file.endsWith('/') },
      path: `${top}/${file.replace(/\/$/, '')}`,
    }))
}
