import type { CallEffects } from '../calls/core/call-effects.ts'
import type { Discard, Loss } from '../command/core/effects.ts'
import { lookAtEntry } from '../files/io/list-folder.ts'
import type { ChangedFile, Changes } from '../git/core/status-changes.ts'
import { askGit } from '../git/io/git-command.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { listOtherWorktrees } from '../git/io/git-state.ts'
import { listOfKind } from '../git/io/known-files.ts'
import { readChanges } from '../git/io/read-changes.ts'
import type { Demand } from './core/demands.ts'
import { isReached, type LostFile, listLost, type Unkept } from './core/lost-files.ts'
import { type DemandPlaces, listDemands } from './find-demands.ts'
import { type Asked, findDetached, findLostCommits } from './find-lost-commits.ts'
import { holds } from './io/archive-members.ts'

/** Content of one work tree that a call would take away, as far as a snapshot can hold the content. */
export interface Danger {
  readonly root: string
  readonly changes: Changes | null
  readonly commits: readonly string[]
  /** The words for each program that takes some of the content. */
  readonly takers: readonly string[]
  /** All of the content goes; else some of it may stay. */
  readonly isSure: boolean
}

export interface Dangers {
  readonly kept: readonly Danger[]
  /** Losses that no snapshot can undo. */
  readonly unkept: readonly Unkept[]
}

/** More work trees than these are asked about as a whole. */
const MAX_ROOTS = 40

/** Finds the content that a call would take away and that git does not have. Git is asked only where a loss is near. */
export function findDanger(effects: CallEffects, places: DemandPlaces): Dangers {
  const { demands, unkept } = listDemands(effects, places)
  const found: Dangers & { readonly kept: Danger[]; readonly unkept: Unkept[] } = { kept: [], unkept: [...unkept] }
  const waiting = new Map<string, readonly Demand[]>()
  const wait = (demand: Demand) => waiting.set(demand.root, [...(waiting.get(demand.root) ?? []), demand])
  demands.forEach(wait)
  const done = new Set<string>()
  for (let [root] = waiting.keys(); root !== undefined; [root] = waiting.keys()) {
    const own = waiting.get(root) ?? []
    waiting.delete(root)
    // A work tree met again is looked at once more only when another one named it.
    if (done.has(root) || !hasObjects(root)) continue
    done.add(root)
    if (done.size > MAX_ROOTS) {
      found.unkept.push({ path: root, why: 'unread', words: own[0]?.words ?? '', cause: 'too many work trees' })
      break
    }
    lookAt(root, own, found).forEach(wait)
  }
  return found
}

/** A folder that merely has a `.git` is no repository; git would refuse to work there. */
function hasObjects(root: string): boolean {
  const git = lookAtEntry(`${root}/.git`)
  if (git === undefined) return false
  return !git.isDirectory() || lookAtEntry(`${root}/.git/objects`) !== undefined
}

const IN_REFS: ReadonlySet<Loss> = new Set(['stash', 'refs', 'published', 'reflog'])

/** Looks at one work tree. The answer names the work trees inside that are lost too. */
function lookAt(root: string, demands: readonly Demand[], found: { kept: Danger[]; unkept: Unkept[] }): Demand[] {
  const words = demands[0]?.words ?? ''
  const refs = demands.flatMap(({ discard }) => (discard !== null && IN_REFS.has(discard.what) ? [discard] : []))
  const inTree = demands.filter(({ what }) => !IN_REFS.has(what))
  const asked: Asked = { path: root, fault: null }
  const { commits, unknown } = refs.length === 0 ? NO_COMMITS : findLostCommits(asked, refs)
  if (unknown !== null) found.unkept.push({ path: root, why: 'remote', words: unknown })
  const detached = demands.some(({ what }) => what === 'worktree') ? findDetached(asked) : []
  const all = [...new Set([...commits, ...detached])]
  const changes = inTree.length === 0 ? null : readChanges(root)
  const cause = changes !== null && 'fault' in changes ? changes.fault : asked.fault
  if (cause !== null) found.unkept.push({ path: root, why: 'unread', words, cause })
  if (changes !== null && 'fault' in changes) {
    if (all.length > 0) found.kept.push({ root, changes: null, commits: all, takers: [words], isSure: true })
    return []
  }
  const files = changes === null ? [] : listFiles(changes, inTree)
  const takers = findTakers(files)
  const isSure = new Set(files.flatMap(({ file, isUnsure }) => (isUnsure ? [] : [file]))).size === takers.size
  const part = changes === null || takers.size === 0 ? null : { ...changes, files: [...takers.keys()] }
  if (part !== null || all.length > 0) {
    const ofCommits = commits.length > 0 ? refs : []
    const named = listWords([...takers.values(), ...ofCommits.map((each) => each.words)], words)
    found.kept.push({ root, changes: part, commits: all, takers: named, isSure })
  }
  return changes === null ? [] : inTree.flatMap((demand) => listInner(changes, demand, found.unkept))
}

/** The first part of the call that takes a file leaves nothing of it to the others. */
function findTakers(files: ReturnType<typeof listFiles>): Map<ChangedFile, string> {
  const takers = new Map<ChangedFile, string>()
  for (const { file, words } of files) if (!takers.has(file)) takers.set(file, words)
  return takers
}

const listWords = (taking: readonly string[], whole: string) => [...new Set(taking.length > 0 ? taking : [whole])]

const NO_COMMITS = { commits: [], unknown: null } as const

function listFiles(changes: Changes, demands: readonly Demand[]) {
  return demands.flatMap((demand) => {
    const { what, places, discard, words, isUnsure = false } = demand
    const changed = listLost(changes, what, places)
    const own = pickOwn(changes, changed, demand)
    const covered = discard === null ? [] : listOverwritten(changes, discard, demand)
    // A file that is gone already has no content to lose, unless the index has.
    const isThere = ({ file, withIndex }: LostFile) =>
      withIndex || lookAtEntry(`${changes.root}/${file.path}`)?.isDirectory() === false
    const isBrought = ({ file }: LostFile) => isReached(file.path, changes.root, places, holds)
    return [...own, ...covered]
      .filter((lost) => isThere(lost) && isBrought(lost))
      .map((lost) => ({ ...lost, words, isUnsure }))
  })
}

/** The files that a commit named has, or those that `git clean` is not told to leave. */
function pickOwn(changes: Changes, files: readonly LostFile[], { what, discard }: Demand): readonly LostFile[] {
  const names = discard?.names ?? null
  if (what === 'overlaid') return pickTracked(changes, files, names) ?? files
  if (what !== 'untracked' || discard === null || names === null || names.length === 0) return files
  const meant = listOfKind(discard.folder, { path: changes.root, kind: 'new', more: [...names, '--full-name'] })
  return meant === null ? files : files.filter(({ file }) => meant.includes(file.path))
}

/** Untracked files that a commit brings along: git writes over them without a word. */
function listOverwritten(changes: Changes, { what, names }: Discard, { places }: Demand): readonly LostFile[] {
  if (what !== 'changes' && what !== 'overlaid' && what !== 'unsaved') return []
  return pickTracked(changes, listLost(changes, 'untracked', places), names) ?? []
}

/** Picks the files that a commit has, which is the first of the names. Null where nobody knows the commit. */
function pickTracked(
  { root }: Changes,
  files: readonly LostFile[],
  names: readonly string[] | null,
): LostFile[] | null {
  if (names === null || files.length === 0) return [...files]
  const [commit] = names
  if (commit === undefined || commit.startsWith('-')) return null
  const options = { timeoutMs: 4_000, maxBytes: 64 << 20 }
  const tree = askGit(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit], options)
  if (tree === null) return null
  const tracked = new Set(tree.split('\0'))
  return files.filter(({ file }) => tracked.has(file.path))
}

/** Losses by commands that set submodules back too, where a setting says so. */
const OF_TREE: ReadonlySet<Loss> = new Set(['unsaved', 'changes', 'overlaid'])

const recurses = (root: string) =>
  lookAtEntry(`${root}/.gitmodules`) !== undefined &&
  askGit(root, ['config', '--type=bool', '--get', 'submodule.recurse'], { timeoutMs: 1_000 }) === 'true\n'

/** Work trees inside this one that go with it: submodules, linked work trees, clones. */
function listInner(changes: Changes, demand: Demand, unkept: Unkept[]): Demand[] {
  const { what, words, places, deep } = demand
  const isModules = what === 'submodules' || deep || (OF_TREE.has(what) && recurses(changes.root))
  const isRemoval = (what === 'files' || what === 'worktree') && demand.removes
  if (!isModules && !isRemoval && what !== 'nested') return []
  const facts = isRemoval ? readGitFacts(changes.root) : null
  const linked = facts === null ? [] : listOtherWorktrees(facts).filter((path) => path.startsWith(`${changes.root}/`))
  const nested = (changes.nested ?? []).map((path) => path.replace(/\/$/, ''))
  const inner = new Set([...nested, ...linked.map((path) => path.slice(changes.root.length + 1))])
  return [...inner].flatMap((path) => {
    if (!isReached(path, changes.root, places)) return []
    const root = `${changes.root}/${path}`
    const isClone = lookAtEntry(`${root}/.git`)?.isDirectory() === true
    // Git takes away no submodule with a folder of its own for history.
    if (isClone && what === 'submodules' && places !== null) return []
    if (!isClone || isModules) {
      const own = isModules && what !== 'submodules' ? what : 'worktree'
      return [{ ...demand, root, what: own, places: null, deep: false }]
    }
    unkept.push({ path: root, why: 'repository', words })
    return []
  })
}
