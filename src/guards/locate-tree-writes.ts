import { absolutePath, isInside } from '../files/core/path-text.ts'
import { findGitRoot } from '../files/io/git-root.ts'
import { isFolder } from '../files/io/list-folder.ts'
import { hasPath, resolveEntry, resolveRealPath } from '../files/io/real-path.ts'
import {
  listBrought,
  listDifference,
  listIncoming,
  listPicked,
  listRestorable,
  listStashed,
  listTouched,
  listUncommitted,
  resolveCommit,
  resolveRemoteBranch,
  unite,
} from '../git/io/tree-paths.ts'
import type { WriteTarget } from '../policy/core/call-effects.ts'
import type { ShellEffects, ShellWrite } from '../syntax/core/effects.ts'
import type { GitStep, Restore, TreeChange } from '../syntax/core/git-steps.ts'

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
/** A chain of more switches than this is none that people write. */
const MAX_HEADS = 6

/** The state of a repository behind the commands so far, as far as their words tell. */
interface Past {
  readonly root: string
  /** Every commit the work tree may stand at by now. */
  heads: string[]
  isFetched: boolean
  isCommitted: boolean
  hasStashed: boolean
  hasSwitched: boolean
}

export interface LocatedTrees {
  /** The exact targets of a write of the work tree. A write that is missing here may reach the whole tree. */
  readonly changes: ReadonlyMap<ShellWrite, readonly WriteTarget[]>
  /** Commands whose paths are known only when they run. */
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
  return { root, heads: [head], isFetched: false, isCommitted: false, hasStashed: false, hasSwitched: false }
}

const isSamePlace = ({ path, glob, spelled }: ShellWrite, root: string) =>
  !glob && spelled === undefined && findGitRoot(path) === root

/** Follows the git commands between two changes; false where one of them may move any name. */
function passSteps(between: readonly GitStep[], past: Past): boolean {
  for (const { name, isPlain } of between) {
    if (name === 'fetch') past.isFetched = true
    else if (name === 'commit') past.isCommitted = true
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
    if (hasPath(path)) return [{ ...effect, path: resolveRealPath(path), certainty: 'likely', recursive: true }]
  }
  if (tree.kind === 'restore') return locateRestored(write, tree, past)
  const found = listPaths(tree, past)
  // Behind a fetch, names may exist that do not exist yet.
  const paths = found === null && past.isFetched ? [] : found
  const top = resolveRealPath(root)
  const place = (word: string) => resolveEntry(absolutePath(word, write.path, null))
  const places = tree.kind === 'stash' ? tree.paths?.map(place) : undefined
  const isMeant = (path: string) => places === undefined || places.some((place) => isInside(path, place))
  const files = paths?.map((path) => `${top}/${path}`)
  return files?.filter(isMeant).map((path) => ({ ...effect, path })) ?? null
}

/** The files below a folder that git would put back; a file is named by the command itself. */
function locateRestored({ path, by }: ShellWrite, tree: Restore, { root, heads }: Past): WriteTarget[] | null {
  const place = resolveRealPath(path)
  const effect = { by, action: 'extract', certainty: 'likely', recursive: true } as const
  if (!isFolder(place)) return [{ ...effect, path: place }]
  const { from, keepsOthers } = tree
  const commit = from === null ? null : resolveCommit(root, from)
  if (from !== null && commit === null) return null
  const differing =
    commit === null ? [] : listEach(heads, (head) => (keepsOthers ? listBrought : listDifference)(root, head, commit))
  const paths = unite([listRestorable(root), differing])?.map((file) => `${resolveRealPath(root)}/${file}`)
  return paths?.filter((file) => isInside(file, place)).map((file) => ({ ...effect, path: file })) ?? null
}

type Paths = readonly string[] | null

function listPaths(tree: Exclude<TreeChange, Restore>, past: Past): Paths {
  const { root } = past
  switch (tree.kind) {
    case 'later':
      return []
    case 'switch':
      return listSwitched(tree, past)
    case 'merge':
      return listEach(tree.commits, (word) => {
        const commit = resolveCommit(root, word)
        return commit === null ? null : listEach(past.heads, (head) => listIncoming(root, head, commit))
      })
    case 'pick':
      return listEach(tree.commits, (word) => listPicked(root, word))
    case 'rebase':
      return listRebased(tree, past)
    case 'stash':
      past.hasStashed = true
      return listUncommitted(root, tree.withUntracked)
    case 'unstash':
      return listUnstashed(tree.entry, past)
  }
}

const listEach = (words: readonly string[], list: (word: string) => Paths) => unite(words.map(list))

function listSwitched({ to, withDirty }: TreeChange & { readonly kind: 'switch' }, past: Past): Paths {
  const { root, heads, isCommitted } = past
  const own = withDirty || isCommitted ? listUncommitted(root, isCommitted) : []
  // Behind a switch of the same command, `-` leads back to a commit whose paths are judged already.
  if (to === '@{-1}' && past.hasSwitched) return own
  past.hasSwitched = true
  const commit = resolveCommit(root, to) ?? resolveRemoteBranch(root, to)
  if (commit === null) return null
  const paths = unite([own, listEach(heads, (head) => listDifference(root, head, commit))])
  past.heads = [...new Set([...heads, commit])]
  return paths
}

function listRebased({ upstream, onto, branch }: TreeChange & { readonly kind: 'rebase' }, past: Past): Paths {
  const { root, heads } = past
  const [from, to] = [upstream, onto].map((word) => resolveCommit(root, word === '-' ? '@{-1}' : word))
  const tip = resolveCommit(root, branch)
  if (from === null || from === undefined || to === null || to === undefined || tip === null) return null
  const tips = branch === 'HEAD' ? heads : [tip]
  return unite([
    listEach([...heads, ...tips], (head) => listDifference(root, head, to)),
    listEach(heads, (head) => listDifference(root, head, tip)),
    listEach(tips, (head) => listTouched(root, `${from}..${head}`)),
  ])
}

/** A stash that the same command made holds the changes there are now. */
function listUnstashed(entry: string, { root, hasStashed }: Past): Paths {
  if (!hasStashed) return listStashed(root, entry)
  const older = resolveCommit(root, entry) === null ? [] : listStashed(root, entry)
  return unite([listUncommitted(root, true), older])
}
