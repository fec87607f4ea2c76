import type { CallEffects, WriteTarget } from '../calls/core/call-effects.ts'
import { fills } from '../calls/io/written-paths.ts'
import { describeWriter } from '../effects/core/describe-writer.ts'
import type { Discard, Loss } from '../effects/core/effects.ts'
import { findGitRoot } from '../files/io/git-root.ts'
import { lookAtEntry } from '../files/io/list-folder.ts'
import { resolveEntry, resolveRealPath } from '../files/io/real-path.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { listOtherWorktrees } from '../git/io/git-state.ts'
import type { LostPlace, Unkept } from './core/lost-files.ts'
import { isDispensable, type PersonPlaces } from './core/removal.ts'

/** Content of one work tree that a part of a call would take away. */
export interface Demand {
  readonly root: string
  readonly what: Loss
  readonly words: string
  /** Null for the whole work tree. */
  readonly places: readonly LostPlace[] | null
  /** Folders go with everything in them, repositories included. */
  readonly removes: boolean
  /** The repositories inside are meant too. */
  readonly deep: boolean
  /** The command of git behind it; null for another program. */
  readonly discard: Discard | null
  /** Some of the content may stay, as where parts of the call bring content to one another. */
  readonly isUnsure?: boolean
}

export interface DemandPlaces extends PersonPlaces {
  /** The folder that the call starts in, and the project; both real. */
  readonly own: readonly string[]
}

interface Demands {
  readonly demands: Demand[]
  readonly unkept: Unkept[]
}

/** Sorts what a call takes away by the work trees that hold the content. */
export function listDemands(effects: CallEffects, places: DemandPlaces): Demands {
  const { writes, discards } = effects
  const found: Demands = { demands: [], unkept: [] }
  // A move takes the content of its targets away.
  const targets = writes.flatMap(({ action, loses, path }) => (action === 'move' && loses !== undefined ? [path] : []))
  const isMoving = discards.some(({ what }) => what === 'moves')
  for (const write of writes) {
    if (write.loses === undefined) continue
    const takesTarget = targets.some((target) => `${target}/`.startsWith(`${write.path}/`))
    if (write.action === 'remove' && takesTarget) demandMoved(write, found)
    demandWrite(settleSource(write, effects), places, found)
  }
  for (const discard of discards) demandDiscard(discard, isMoving, found)
  return { ...found, demands: widen(found.demands) }
}

const OF_REFS: ReadonlySet<Loss> = new Set(['refs', 'published', 'reflog'])

/**
 * One part of a call may bring content where another part takes that content away: `git add -A && git reset --hard`.
 * Every change of such a work tree is in danger.
 */
function widen(demands: readonly Demand[]): Demand[] {
  return demands.flatMap((demand) => {
    if (demand.what === 'moves') return []
    if (OF_REFS.has(demand.what)) return [demand]
    const others = demands.filter(
      ({ root, words, what }) => root === demand.root && words !== demand.words && !OF_REFS.has(what),
    )
    const isMixed = others.length > 0 && [demand, ...others].some(({ discard }) => discard !== null)
    return isMixed
      ? [demand, { ...demand, what: 'worktree', places: null, removes: false, discard: null, isUnsure: true }]
      : [demand]
  })
}

/** The write with its source only while the source lies on disk as the call will find it. */
function settleSource(write: WriteTarget, { writes, unresolved }: CallEffects): WriteTarget {
  const { source, ...open } = write
  if (source === undefined) return write
  const isFilled = unresolved.length > 0 || writes.some((each) => each !== write && fills(each, source))
  return isFilled || lookAtEntry(source)?.isDirectory() !== true ? open : write
}

function demandWrite(write: WriteTarget, places: DemandPlaces, { demands, unkept }: Demands): void {
  const { path, names, loses, action, source } = write
  const entry = lookAtEntry(path)
  // A folder takes in what comes; its files are no loss.
  if (entry === undefined || (loses === 'entry' && entry.isDirectory())) return
  const below = loses === 'below' && entry.isDirectory()
  const lost: LostWrite = {
    path,
    names,
    source,
    words: describeWriter(write),
    below,
    removes: below && action === 'remove',
  }
  const root = findGitRoot(path)
  const why = lost.removes ? findUnkept(lost, root, places) : null
  if (why !== null) {
    if (why !== 'dispensable') unkept.push({ path, why, words: lost.words })
  } else if (root !== null && !`${path}/`.startsWith(`${root}/.git/`)) demands.push(demandPlace(lost, root))
}

interface LostWrite {
  readonly path: string
  readonly names: string | undefined
  readonly source: string | undefined
  readonly words: string
  readonly below: boolean
  readonly removes: boolean
}

/** Why a snapshot cannot hold what a removal takes; null where the removal takes files of a work tree. */
function findUnkept(lost: LostWrite, root: string | null, places: DemandPlaces): Unkept['why'] | 'dispensable' | null {
  const { path, names } = lost
  const isWhole = names === undefined
  if (isWhole && takesRepository(path, root, places))
    return holdsOwn(path, places) || !isDispensable(path, places) ? 'repository' : 'dispensable'
  if (root !== null) return null
  return isDispensable(isWhole ? path : `${path}/${names}`, places) ? 'dispensable' : 'outside'
}

function demandPlace({ path, names, source, words, below, removes }: LostWrite, root: string): Demand {
  // A copy or an archive leaves the files below a folder that are not in it.
  const base = { root, words, removes, deep: false, discard: null, isUnsure: below && !removes }
  if (removes && root === path && names === undefined) return { ...base, what: 'worktree', places: null }
  const limits = { ...(names !== undefined && { names }), ...(source !== undefined && { source }) }
  return { ...base, what: 'files', places: [{ path, below, ...limits }] }
}

/** Whether a path holds a folder of the call, or its repository. */
const holdsOwn = (path: string, { own }: DemandPlaces) =>
  own.some((folder) => `${folder}/`.startsWith(path === '/' ? '/' : `${path}/`) || holdsGitOf(path, folder))

/** A removal of what an earlier part of the call moved there. */
function demandMoved(write: WriteTarget, { demands }: Demands): void {
  const root = findGitRoot(write.path)
  const whole = { what: 'worktree', places: null, removes: false, deep: false, discard: null } as const
  if (root !== null) demands.push({ ...whole, root, words: describeWriter(write), isUnsure: true })
}

/** Whether a removed folder holds the history of a repository: its `.git`, or everything. */
function takesRepository(path: string, root: string | null, { own }: DemandPlaces): boolean {
  const isFolder = (place: string) => lookAtEntry(place)?.isDirectory() === true
  if (/\/\.git(?:\/(?:objects|refs)(?:\/.*)?)?$/.test(path) || (root === path && isFolder(`${path}/.git`))) return true
  return (
    root === null &&
    own.some((folder) => folder.startsWith(path === '/' ? '/' : `${path}/`) && findGitRoot(folder) !== null)
  )
}

/** Whether a path lies in the `.git` of the repository around a folder. */
function holdsGitOf(path: string, folder: string): boolean {
  const root = findGitRoot(folder)
  return root !== null && (path === root || `${path}/`.startsWith(`${root}/.git/`))
}

/** A linked work tree by its path, or by the last part of the path alone. */
function findTree(path: string, { folder }: Discard): string {
  const real = resolveRealPath(path)
  const facts = lookAtEntry(real) === undefined ? readGitFacts(resolveRealPath(folder)) : null
  const name = path.slice(path.lastIndexOf('/'))
  return (facts === null ? [] : listOtherWorktrees(facts)).find((tree) => tree.endsWith(name)) ?? real
}

function placePathspec(path: string): LostPlace {
  const [, folder = path, names] = /^(.*)\/([^/]*\*[^/]*)$/.exec(path) ?? []
  return { path: resolveEntry(folder), below: true, ...(names !== undefined && { names }) }
}

function demandDiscard(discard: Discard, isMoving: boolean, { demands }: Demands): void {
  const { what, words, deep } = discard
  const base = { what, words, deep, removes: what === 'files' || what === 'worktree', discard }
  if (what === 'worktree') {
    for (const path of discard.places ?? []) demands.push({ ...base, root: findTree(path, discard), places: null })
    return
  }
  const root = findGitRoot(resolveRealPath(discard.folder))
  if (root === null) return
  const places = discard.places?.map(placePathspec) ?? null
  const isOfTree = what === 'unsaved' || what === 'untracked' || what === 'nested'
  const near = isOfTree ? places?.filter(({ path }) => lookAtEntry(path) !== undefined) : places
  if (near?.length === 0 && !isMoving) return
  // An unknown removal takes files; nobody knows of a repository that goes.
  demands.push({ ...base, root, places: near ?? null, removes: false })
}
