import { cleanText, countNouns, excerptLine } from '../../base/core/text.ts'
import { readClock } from '../../files/io/clock.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { resolveEntry } from '../../files/io/real-path.ts'
import { createSelection } from '../../rescue/core/plan-rewind.ts'
import type { Snapshot } from '../../rescue/core/snapshot-record.ts'
import { findSnapshot, findTarget, isSnapshotName, listUnheld, type NamedSnapshot } from '../../rescue/find-snapshot.ts'
import { listSnapshots } from '../../rescue/io/snapshot-store.ts'
import { readRealFolder } from '../../rescue/io/worktree-places.ts'
import { type Rewound, rewindTo } from '../../rescue/rewind-to.ts'
import { showDifference } from '../../rescue/show-difference.ts'
import { endFailed, fail, isJson, print, printJson } from '../terminal.ts'

export interface RewindOptions {
  readonly dir: string
  readonly list?: boolean
  readonly show?: boolean
}

/** The complaint about an id of another form, and about options that would be passed over silently. */
function findMisuse(id: string | undefined, { list, show }: RewindOptions): string | null {
  if (list === true && (id !== undefined || show === true)) return '--list takes neither an id nor --show'
  if (id !== undefined && !isSnapshotName(id))
    return `"${excerptLine(id, 60)}" names no snapshot, as 7 does, and no checkpoint, as cx-004 does; holdfast rewind --list shows what there is`
  return show === true && id === undefined ? '--show takes the id of a snapshot or a checkpoint' : null
}

export function rewind(id: string | undefined, paths: readonly string[], options: RewindOptions): void {
  const folder = readRealFolder(options.dir)
  if (folder === null) return fail(`"${cleanText(options.dir)}" is not a folder; name the repository with --dir`, 2)
  const misuse = findMisuse(id, options)
  if (misuse !== null) return fail(misuse, 2)
  const root = findGitRoot(folder)
  const isList = id === undefined || options.list === true
  if (root === null && !isList) return fail('There is no git repository here, so there are no snapshots', 2)
  const listing = root === null ? { snapshots: [] } : listSnapshots(root)
  if ('fault' in listing) return fail(`Cannot list the snapshots: ${listing.fault}`)
  if (isList) return printList(listing.snapshots)
  if (root === null) return
  const named = findSnapshot([folder, root], listing.snapshots, id)
  if (named === null)
    return fail(`There is no snapshot "${excerptLine(id, 60)}"; holdfast rewind --list shows what there is`)
  if (named.snapshot.kind === 'commits') return tellCommits(named.snapshot)
  const chosen = choosePaths(folder, root, paths)
  if ('outside' in chosen)
    return fail(`"${excerptLine(chosen.outside, 200)}" lies outside the work tree; nothing was changed`, 2)
  const unheld = listUnheld(root, named.snapshot, chosen.paths)[0]
  if (unheld !== undefined)
    return fail(`Snapshot ${named.snapshot.id} holds no "${excerptLine(unheld, 200)}"; nothing was changed`)
  const target = findTarget(root, named.snapshot)
  if ('fault' in target) return fail(`Cannot use snapshot ${named.snapshot.id}: ${cleanText(target.fault)}`)
  const isSelected = createSelection(chosen.paths.length === 0 ? [''] : chosen.paths)
  const request = {
    ...{ root: target.root, snapshot: named.snapshot, isSelected },
    command: ['holdfast rewind', id, ...paths].join(' '),
    time: readClock().toISOString(),
  }
  if (options.show === true) return tellDifference(named, showDifference(request))
  const done = rewindTo(request)
  if ('fault' in done) return fail(`Cannot rewind: ${cleanText(done.fault)}; nothing was changed`)
  if ('tooLarge' in done)
    return fail(
      `Cannot rewind: the state of now has ${done.tooLarge.bytes} uncommitted bytes, and a snapshot holds at most ` +
        `${done.tooLarge.limit}; commit or move what is large, and run it again`,
    )
  tellRewound(named, target.root, done)
}

/** Paths relative to the work tree; the first path outside, if any is. */
function choosePaths(folder: string, root: string, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    const place = resolveEntry(path.startsWith('/') ? path : `${folder}/${path}`)
    if (place !== root && !place.startsWith(`${root}/`)) return { outside: path }
    found.push(place.slice(root.length + 1))
  }
  return { paths: found }
}

function printList(snapshots: readonly Snapshot[]): void {
  const newestFirst = [...snapshots].reverse()
  if (isJson()) return printJson(newestFirst.map(toWire))
  if (snapshots.length === 0)
    return print('No snapshots yet: one is taken before a call that would destroy uncommitted work')
  for (const snapshot of newestFirst) print(describeRow(snapshot))
  print(
    'holdfast rewind ID brings files and index back, and keeps those of now in a snapshot first; --show ID shows the difference to now',
  )
}

function toWire(snapshot: Snapshot) {
  const { id, time, session, command, root, kind, fileCount, names, bytes, commits, head, branch } = snapshot
  const held = { files: fileCount, names, bytes, commits }
  return { id, time, session, command, root, kind, ...held, head, branch, partial: snapshot.isPartial }
}

const MOST_NAMES = 5

function describeRow(snapshot: Snapshot): string {
  const { id, time, session, command, root, fileCount, names, commits } = snapshot
  const more = fileCount > MOST_NAMES ? ', ...' : ''
  const ids = commits.slice(0, MOST_NAMES).map((commit) => commit.slice(0, 12))
  const list = excerptLine(names.slice(0, MOST_NAMES).join(', '), 200)
  const files = fileCount === 0 ? '' : `${countNouns(fileCount, 'file')}: ${list}${more}`
  const kept =
    commits.length === 0
      ? ''
      : `commits ${ids.join(', ')}${commits.length > MOST_NAMES ? `, ... (${commits.length})` : ''}`
  const held = [files, kept].filter((part) => part !== '').join('; ')
  const place = excerptLine(root, 200)
  const parts = [id, time, session?.slice(0, 8) ?? 'no session', place, held === '' ? 'no changes' : held]
  return [...parts, `before: ${excerptLine(command, 80)}`].join('  ')
}

/** A snapshot of commits alone has no files to bring back: git's own command makes a branch of each commit. */
function tellCommits(snapshot: Snapshot): void {
  if (isJson()) return printJson({ snapshot: snapshot.id, commits: snapshot.commits, written: [], removed: [] })
  print(`Snapshot ${snapshot.id} keeps commits and no files. Each comes back as a branch with a name of your choice:`)
  for (const commit of snapshot.commits) print(`git branch NAME ${commit}`)
}

function tellDifference({ snapshot }: NamedSnapshot, shown: ReturnType<typeof showDifference>): void {
  if ('fault' in shown) return fail(`Cannot compare: ${cleanText(shown.fault)}`)
  if (isJson()) return printJson({ snapshot: snapshot.id, changes: shown.changes })
  if (shown.changes.length === 0) return print(`All files are as in snapshot ${snapshot.id}`)
  print(`From snapshot ${snapshot.id} (${snapshot.time}) to now:\n${shown.patch}`)
}

function tellRewound({ snapshot, checkpoint }: NamedSnapshot, root: string, done: Rewound): void {
  const { written, removed, left, before, indexed, indexFault, head } = done
  if (left.length > 0 || indexFault !== null) endFailed('Not everything was brought back')
  if (isJson())
    return printJson({
      ...{ snapshot: snapshot.id, checkpoint: checkpoint?.id ?? null, root, before, written, removed, left },
      ...{ indexed, index_fault: indexFault, head },
    })
  const of = checkpoint === null ? '' : `, the one of ${checkpoint.id} (${checkpoint.time})`
  const gone = removed.length === 0 ? '' : `, ${removed.length} removed`
  const stays = head === snapshot.head ? '' : `; HEAD was ${nameCommit(snapshot.head)} and stays ${nameCommit(head)}`
  print(
    `Snapshot ${snapshot.id} of ${snapshot.time}${of}: ${countNouns(written.length, 'file')} brought back${gone}, ` +
      `${countNouns(indexed, 'entry', 'entries')} of the index${stays}. The state before is snapshot ${before}: holdfast rewind ${before}`,
  )
  for (const { path, cause } of left.slice(0, MOST_LEFT))
    fail(`Not brought back: ${excerptLine(path, 200)}: ${cleanText(cause)}`)
  if (left.length > MOST_LEFT) fail(`Not brought back: ${left.length - MOST_LEFT} more (--json names all)`)
  if (indexFault !== null) fail(`The index stays as it was: ${cleanText(indexFault)}; run it again`)
}

const MOST_LEFT = 20

const nameCommit = (id: string | null) => (id === null ? 'before the first commit' : id.slice(0, 12))
