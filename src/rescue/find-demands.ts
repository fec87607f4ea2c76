import type { CallEffects, WriteTarget } from '../calls/core/call-effects.ts'
import { fills } from '../calls/io/written-paths.ts'
import { type Discard, describeWriter } from '../command/core/effects.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { lookAtEntry } from '../files/io/list-folder.ts'
import { resolveEntry, resolveRealPath } from '../files/io/real-path.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { findOperation, listOtherWorktrees } from '../git/io/git-state.ts'
import { resolveCommit, resolveRemoteBranch } from '../git/io/tree-paths.ts'
import { type Demand, isMove, widenDemands } from './core/demands.ts'
import type { LostPlace, Unkept } from './core/lost-files.ts'
import { isDispensable, type PersonPlaces } from './core/removal.ts'
import { findArchive } from './io/archive-members.ts'
import { isCopied } from './is-copied.ts'

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
  const { writes, discards, unresolved } = effects
  const found: Demands = { demands: [], unkept: [] }
  // A move takes the content of its targets away.
  const moves = writes.filter(({ action }) => action === 'move')
  const targets = moves.flatMap(({ loses, path }) => (loses === undefined ? [] : [path]))
  const moved = unresolved.length > 0 ? null : moves.map(({ path }) => ({ path, below: true }))
  const isMoving = discards.some(isMove)
  for (const [at, write] of writes.entries()) {
    if (write.loses === undefined) continue
    const takesTarget = targets.some((target) => `${target}/`.startsWith(`${write.path}/`))
    if (write.action === 'remove' && takesTarget) demandMoved(write, moved, found)
    const settled =
      isIdle(write, effects) || isCopied(write, writes.slice(0, at), writes) ? null : settleSource(write, effects)
    if (settled !== null) demandWrite(settled, places, found)
  }
  for (const discard of discards) demandDiscard(discard, isMoving, found)
  return { ...found, demands: widenDemands(found.demands, new Set(moves.map(({ path }) => findGitRoot(path)))) }
}

/**
 * The write with its source only while the source lies on disk as the call will find it. Null for an archive that nobody
 * can read before: most bring folders of their own.
 */
function settleSource(write: WriteTarget, { writes, unresolved }: CallEffects): WriteTarget | null {
  const { source, brings, action, ...open } = write
  const isUnpacking = action === 'extract' && brings !== undefined && 'from' in brings
  const from = isUnpacking ? brings.from : source
  if (from === undefined) return write
  const isFilling = ({ action: by }: WriteTarget) => by !== 'remove' && !(isUnpacking && by === 'extract')
  const others = writes.filter((each) => each !== write && isFilling(each))
  const isFilled = unresolved.length > 0 || others.some((each) => fills(each, from))
  if (isUnpacking) return isFilled || findArchive(from) === null ? null : { ...write, source: from }
  return isFilled || lookAtEntry(from)?.isDirectory() !== true ? { ...open, action } : write
}

/** Whether a copy or a move takes no file, and no other part makes one. */
function isIdle({ path, brings, action }: WriteTarget, { writes, unresolved, unknown }: CallEffects): boolean {
  if (brings === undefined || !('from' in brings) || (action !== 'copy' && action !== 'move')) return false
  if (unresolved.length > 0 || unknown.length > 0) return false
  const { from, ifNewer = false } = brings
  const [source, target] = [lookAtEntry(from), lookAtEntry(path)]
  const isOld = ifNewer && source?.isDirectory() === false && source.mtimeMs <= (target?.mtimeMs ?? 0)
  return (source === undefined || isOld) && !writes.some((each) => fills(each, from))
}

function demandWrite(write: WriteTarget, places: DemandPlaces, { demands, unkept }: Demands): void {
  const { path, loses, action, sweeps, certainty } = write
  const entry = lookAtEntry(path)
  // A folder takes in what comes; its files are no loss. Nor is a link that is led elsewhere.
  if (entry === undefined || (loses === 'entry' && entry.isDirectory())) return
  if (action === 'link' && entry.isSymbolicLink()) return
  const below = loses === 'below' && entry.isDirectory()
  const lost: LostWrite = {
    ...write,
    words: describeWriter(write),
    below,
    removes: below && action === 'remove',
    isFound: sweeps === 'files' || (action === 'remove' && certainty === 'possible'),
  }
  const root = findGitRoot(path)
  const why = lost.removes ? findUnkept(lost, root, places) : null
  if (why !== null) {
    if (why !== 'dispensable') unkept.push({ path, why, words: lost.words })
  } else if (root !== null && !`${path}/`.startsWith(`${root}/.git/`)) demands.push(demandPlace(lost, root))
}

interface LostWrite extends Pick<WriteTarget, 'path' | 'names' | 'source'> {
  readonly words: string
  readonly below: boolean
  readonly removes: boolean
  /** A search or a pattern in code names the files, and may have tests that nobody can make beforehand. */
  readonly isFound: boolean
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

function demandPlace({ path, names, source, words, below, removes, isFound }: LostWrite, root: string): Demand {
  // A copy or an archive leaves the files below a folder that are not in it.
  const base = { root, words, removes, deep: false, discard: null, isUnsure: isFound || (below && !removes) }
  if (removes && root === path && names === undefined) return { ...base, what: 'worktree', places: null }
  const limits = { ...(names !== undefined && { names }), ...(source !== undefined && { source }) }
  return { ...base, what: 'files', places: [{ path, below, ...limits }] }
}

const holdsOwn = (path: string, { own }: DemandPlaces) =>
  own.some((folder) => `${folder}/`.startsWith(path === '/' ? '/' : `${path}/`) || holdsGitOf(path, folder))

/**
 * A removal of what an earlier part of the call moved there.
 *
 * @param places All that the call moves; null where nobody knows.
 */
function demandMoved(write: WriteTarget, places: readonly LostPlace[] | null, { demands }: Demands): void {
  const root = findGitRoot(write.path)
  const whole = { what: 'worktree', places, removes: false, deep: false, discard: null } as const
  if (root !== null) demands.push({ ...whole, root, words: describeWriter(write), isUnsure: true })
}

/** Whether a removed folder holds the history of a repository: its `.git`, or everything. */
function takesRepository(path: string, root: string | null, { own }: DemandPlaces): boolean {
  const isFolder = (place: string) => lookAtEntry(place)?.isDirectory() === true
  if (/\/\.git(?:\/(?:objects|refs|modules)(?:\/.*)?)?$/.test(path) || (root === path && isFolder(`${path}/.git`)))
    return true
  return (
    root === null &&
    own.some((folder) => folder.startsWith(path === '/' ? '/' : `${path}/`) && findGitRoot(folder) !== null)
  )
}

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

/** Whether the one word that may be a path names a branch or a commit. */
function isSwitch({ what, folder, places }: Discard, root: string): boolean {
  const [place = '', ...others] = places ?? []
  if (what !== 'unsaved' || others.length > 0 || !place.startsWith(`${folder}/`)) return false
  const word = place.slice(folder.length + 1)
  return resolveCommit(root, word) !== null || resolveRemoteBranch(root, word) !== null
}

/** Why nobody looks there: as with the bare repository that some keep for the files of their home. */
const LED = { why: 'unread', cause: 'git is led to a history outside of that folder' } as const

const isLed = (discard: Discard) => !isMove(discard) && (discard.isLed === true || process.env.GIT_DIR !== undefined)

function demandDiscard(discard: Discard, isMoving: boolean, { demands, unkept }: Demands): void {
  const { what, words, deep, only } = discard
  const base = { what, words, deep, removes: what === 'files' || what === 'worktree', discard }
  if (what === 'worktree') {
    for (const path of discard.places ?? []) demands.push({ ...base, root: findTree(path, discard), places: null })
    return
  }
  const path = resolveRealPath(discard.folder)
  const root = findGitRoot(path)
  if (root === null) return void (isLed(discard) && unkept.length === 0 && unkept.push({ path, words, ...LED }))
  const facts = only === 'midway' ? readGitFacts(root) : null
  if (facts !== null && findOperation(facts) === null) return
  const places = discard.places?.map(placePathspec) ?? null
  const isOfTree = what === 'unsaved' || what === 'untracked' || what === 'nested'
  const near = isOfTree ? places?.filter((place) => lookAtEntry(place.path) !== undefined) : places
  if (near?.length === 0 && (!isMoving || isSwitch(discard, root))) return
  // An unknown removal may take files; nobody knows of a repository that goes.
  demands.push({ ...base, root, places: near ?? null, removes: false, isUnsure: what === 'files' || only === 'some' })
}
