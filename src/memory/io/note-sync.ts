import { askGit, describeGitFailure, harmlessSide, runGit } from '../../git/io/git-command.ts'
import { listPrograms } from '../../git/io/git-programs.ts'
import { NAMESPACES, type Namespace } from '../core/memory.ts'
import { mergeNotes } from '../core/merge-notes.ts'
import { readProof } from './memory-files.ts'
import {
  listNotes,
  listPlaces,
  NOTES_PREFIX,
  type NoteFailure,
  type NoteListing,
  type NotesState,
  readNotes,
  readNotesState,
} from './note-reader.ts'
import { isContention, writeNotes } from './note-writer.ts'

/** Refs of another repository's notes, as last fetched. Git shows these notes to nobody. */
export const TRACKING_PREFIX = 'refs/holdfast/remotes/'
/** Other clones may push while we merge; each round takes in what they pushed. */
const MAX_ROUNDS = 8
const ONLINE_TIMEOUT_MS = 120_000
/** Settings whose programs git would run to reach a server. A person may set them, a repository may not. */
const PROGRAMS = /^(?:core\.(?:sshcommand|askpass|gitproxy)|credential\.(?:.*\.)?helper|remote\..*\.vcs)$/s

/** The remote to sync with: the asked remote, else the branch's, else origin, else the only remote. */
export function findRemote(folder: string, asked: string | null): { readonly remote: string } | NoteFailure {
  const list = runGit(folder, ['remote'])
  if (list.code !== 0) return { error: describeGitFailure(list) }
  const remotes = list.stdout
    .toString('utf8')
    .split('\n')
    .filter((name) => name !== '' && !name.startsWith('-'))
  if (asked !== null) return remotes.includes(asked) ? { remote: asked } : { error: `there is no remote "${asked}"` }
  if (remotes.length === 0) return { error: 'this repository has no remote' }
  const branch = askGit(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'])?.trim() ?? ''
  const own = askGit(folder, ['config', '--get', `branch.${branch}.remote`])?.trim() ?? ''
  const remote = [own, 'origin', ...(remotes.length === 1 ? remotes : [])].find((name) => remotes.includes(name))
  return remote === undefined ? { error: `which of ${remotes.join(', ')}? name one with --remote` } : { remote }
}

/** Merged memory by memory, pushed without force. A push that comes too late starts another round. */
export function syncNotes(folder: string, remote: string) {
  const programs = listPrograms(folder, PROGRAMS)
  if (programs === null) return { error: 'git cannot read the configuration of this repository' }
  const [program] = programs
  if (program !== undefined) {
    return { error: `the repository's own configuration names a program (${program}); set it with git config --global` }
  }
  const received = new Set<Namespace>()
  for (let round = 1; ; round += 1) {
    const theirs = fetchNotes(folder, remote)
    if ('error' in theirs) return theirs
    const taken = takeInAll(folder, theirs.tips)
    for (const namespace of taken.received) received.add(namespace)
    const pushed = taken.failure === null ? pushNotes(folder, remote, theirs.tips) : taken.failure
    if ('sent' in pushed) return { remote, received: [...received], sent: pushed.sent }
    if (round >= MAX_ROUNDS || !isContention(pushed)) return pushed
  }
}

function fetchNotes(folder: string, remote: string): NotesState | NoteFailure {
  const refspec = `+${NOTES_PREFIX}*:${TRACKING_PREFIX}${remote}/*`
  /** `harmlessSide` keeps the configuration of a local remote from running programs on this machine. */
  const plain = [
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--prune',
    '--no-filter',
    `--upload-pack=${isLocal(folder, remote, 'fetch') ? harmlessSide('upload-pack') : 'git-upload-pack'}`,
  ]
  const options = { online: true, timeoutMs: ONLINE_TIMEOUT_MS }
  const fetched = runGit(folder, ['fetch', ...plain, remote, refspec], options)
  if (fetched.code !== 0) return { error: describeGitFailure(fetched) }
  return readNotesState(folder, `${TRACKING_PREFIX}${remote}/`)
}

/** Whether a remote lies on this machine. Programs of a local remote's configuration would run here. */
function isLocal(folder: string, remote: string, direction: 'fetch' | 'push'): boolean {
  const which = direction === 'push' ? ['--push', '--all'] : ['--all']
  const urls = askGit(folder, ['remote', 'get-url', ...which, remote])?.split('\n') ?? []
  // Git tells them apart likewise: `host:path` has a colon before any slash, and a drive is a single letter.
  return urls.some((url) => url !== '' && (/^(?:file:|[A-Za-z]:[\\/])/i.test(url) || !/^[^/]*:/.test(url)))
}

function takeInAll(folder: string, theirs: NotesState['tips']) {
  const received: Namespace[] = []
  const ours = readNotesState(folder)
  if ('error' in ours) return { received, failure: ours }
  for (const [namespace, tip] of theirs) {
    const taken = takeIn(folder, namespace, { ours: ours.tips.get(namespace) ?? null, theirs: tip })
    if (typeof taken === 'object') return { received, failure: taken }
    if (taken) received.push(namespace)
  }
  return { received, failure: null }
}

/** Moves our ref on to hold their notes too; false when our ref already did. */
function takeIn(
  folder: string,
  namespace: Namespace,
  { ours, theirs }: { readonly ours: string | null; readonly theirs: string },
): boolean | NoteFailure {
  const ref = `${NOTES_PREFIX}${namespace}`
  if (ours === theirs) return false
  const bases = ours === null ? '' : runGit(folder, ['merge-base', ours, theirs]).stdout.toString('latin1').trim()
  if (bases === theirs) return false
  if (ours === null || bases === ours) {
    const moved = runGit(folder, ['update-ref', ref, theirs, ours ?? '0'.repeat(theirs.length)])
    return moved.code === 0 || { error: describeGitFailure(moved) }
  }
  return mergeTips(folder, namespace, { ours, theirs, base: bases === '' ? null : bases })
}

function mergeTips(
  folder: string,
  namespace: Namespace,
  tips: { readonly ours: string; readonly theirs: string; readonly base: string | null },
): true | NoteFailure {
  const mine = listSide(folder, namespace, tips.ours)
  if ('error' in mine) return mine
  const other = listSide(folder, namespace, tips.theirs)
  if ('error' in other) return other
  const before = listSide(folder, namespace, tips.base)
  if ('error' in before) return before
  const changed = [...other.keys()].filter((objectId) => mine.get(objectId)?.key !== other.get(objectId)?.key)
  const texts: ReadonlyMap<string, string>[] = []
  for (const side of [mine, other, before]) {
    const read = readSide(folder, side, changed)
    if ('error' in read) return read
    texts.push(read)
  }
  const proves = readProof(folder)
  const notes = changed.map((objectId) => {
    const [ours = '', theirs = '', base = ''] = texts.map((side) => side.get(objectId) ?? '')
    return { objectId, text: mergeNotes({ base, ours, theirs }, namespace, proves), stale: listPlaces(objectId) }
  })
  const change = { ref: `${NOTES_PREFIX}${namespace}`, from: tips.ours, merged: tips.theirs, notes }
  return writeNotes(folder, [change], 'Notes of two clones put together by holdfast') ?? true
}

/** By object the blobs that hold them: two when git and holdfast chose different folders. */
type Side = ReadonlyMap<string, { readonly key: string; readonly notes: NoteListing['notes'] }>

function listSide(folder: string, namespace: Namespace, tip: string | null): Side | NoteFailure {
  const side = new Map<string, { key: string; notes: NoteListing['notes'] }>()
  if (tip === null) return side
  const listing = listNotes(folder, new Map([[namespace, tip]]))
  if ('error' in listing) return listing
  // A note that was not read cannot be merged, and must not be written over.
  const [skipped] = listing.skipped
  if (skipped !== undefined) return { error: `${skipped.path} has ${skipped.cause}` }
  for (const note of listing.notes) {
    const known = side.get(note.objectId)
    const key = known === undefined ? note.blobId : `${known.key} ${note.blobId}`
    side.set(note.objectId, { key, notes: [...(known?.notes ?? []), note] })
  }
  return side
}

function readSide(folder: string, side: Side, objectIds: readonly string[]): ReadonlyMap<string, string> | NoteFailure {
  const asked = objectIds.flatMap((objectId) => side.get(objectId)?.notes ?? [])
  const notes = readNotes(folder, asked, true)
  if ('error' in notes) return notes
  if (notes.length !== asked.length) return { error: 'a note is missing' }
  const texts = new Map<string, string>()
  for (const { objectId, text } of notes) texts.set(objectId, `${texts.get(objectId) ?? ''}${text}\n\n`)
  return texts
}

function pushNotes(
  folder: string,
  remote: string,
  theirs: NotesState['tips'],
): { readonly sent: readonly Namespace[] } | NoteFailure {
  const ours = readNotesState(folder)
  if ('error' in ours) return ours
  const sent = NAMESPACES.filter((name) => ours.tips.has(name) && ours.tips.get(name) !== theirs.get(name))
  if (sent.length === 0) return { sent }
  const refs = sent.map((name) => `${NOTES_PREFIX}${name}:${NOTES_PREFIX}${name}`)
  const otherSide = isLocal(folder, remote, 'push') ? harmlessSide('receive-pack') : 'git-receive-pack'
  const plain = ['--quiet', '--no-verify', '--no-signed', `--receive-pack=${otherSide}`]
  const options = { online: true, timeoutMs: ONLINE_TIMEOUT_MS }
  const answer = runGit(folder, ['push', ...plain, remote, ...refs], options)
  return answer.code === 0 ? { sent } : { error: describeGitFailure(answer, /rejected|cannot lock|failed to update/) }
}
