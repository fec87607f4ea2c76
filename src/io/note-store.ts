import { NAMESPACES, type Namespace } from '../core/memory/memory.ts'
import { readClock } from './clock.ts'
import { runGit } from './git-command.ts'

/** Where the notes of a namespace are. */
export const NOTES_PREFIX = 'refs/notes/holdfast/'

/** A note of one namespace on one object, as it stands. */
export interface Note {
  readonly namespace: Namespace
  readonly objectId: string
  readonly text: string
}

/** A note that was not read, and why. */
export interface SkippedNote {
  readonly path: string
  readonly cause: string
}

/** Larger than this no note is read: a memory has 8,000 characters, and no commit has many thousands of them. */
const MAX_NOTE_BYTES = 32 << 20
/** A prompt's hook has five seconds in all; what does not get through in time goes to a file. */
const WRITE_PATIENCE_MS = 3_000

/** Why nothing was written: what git said, in one line. */
export type NoteFailure = { readonly error: string }

export interface NotesState {
  /** What new notes are put on: HEAD, or the empty tree where there is no commit yet. */
  readonly target: string
  /** The commits the namespaces' refs stand at; a namespace without one has no notes. */
  readonly tips: ReadonlyMap<Namespace, string>
}

/** Whether a folder is in a repository git will work with, and where its notes stand; null where there is none. */
export function readNotesState(folder: string): NotesState | NoteFailure {
  const names = ['HEAD', ...NAMESPACES.map((name) => `${NOTES_PREFIX}${name}`)]
  const answer = runGit(folder, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], {
    input: names.map((name) => `${name}^{commit}\n`).join(''),
  })
  if (answer.code !== 0) return { error: describeFailure(answer) }
  const ids = answer.stdout
    .toString('latin1')
    .split('\n')
    .map((line) => /^([0-9a-f]{40,64}) commit$/.exec(line)?.[1] ?? null)
  const [head = null, ...refs] = ids
  const tips = new Map(NAMESPACES.flatMap((name, index) => (refs[index] ? [[name, refs[index]] as const] : [])))
  const target = head ?? findEmptyTree(folder)
  return target === null ? { error: 'git has no object to put a note on' } : { target, tips }
}

/** The id of the empty tree, which every repository has without storing it. */
function findEmptyTree(folder: string): string | null {
  const answer = runGit(folder, ['hash-object', '-t', 'tree', '--stdin'])
  return answer.code === 0 ? parseId(answer.stdout.toString('latin1').trim()) : null
}

function parseId(text: string): string | null {
  return /^[0-9a-f]{40,64}$/.test(text) ? text : null
}

/** How a note is to change: the new text, or null to leave it as it is. */
export type NoteEdit = (namespace: Namespace, note: string) => string | null

/**
 * Changes the notes of the current commit. Other processes may do so at the same time: a ref only moves on from the
 * commit that was read, and whoever comes too late reads again. So `edit` may be asked more than once.
 */
export function editNotes(
  folder: string,
  namespaces: readonly Namespace[],
  edit: NoteEdit,
): { readonly target: string } | NoteFailure {
  const deadline = Date.now() + WRITE_PATIENCE_MS
  for (let attempt = 1; ; attempt += 1) {
    const state = readNotesState(folder)
    if ('error' in state) return state
    const found = readNotesOf(folder, state, namespaces)
    if ('error' in found) return found
    const changes = namespaces.flatMap((namespace): NoteChange[] => {
      const { texts, paths } = found.get(namespace) ?? { texts: [], paths: [] }
      const text = edit(namespace, texts.join('\n\n'))
      return text === null
        ? []
        : [
            {
              ref: `${NOTES_PREFIX}${namespace}`,
              from: state.tips.get(namespace) ?? null,
              notes: [{ objectId: state.target, text, stale: paths }],
            },
          ]
    })
    const failure = writeNotes(folder, changes, 'Notes added by holdfast')
    if (failure === null) return { target: state.target }
    if (Date.now() > deadline || !isContention(failure)) return failure
    // Processes that wait for different times do not meet again and again.
    sleep(5 + ((process.pid * 7 + attempt * 13) % 40))
  }
}

/** Whether another process was faster, or holds the ref's lock. A lock nobody may create is no such thing. */
function isContention({ error }: NoteFailure): boolean {
  return /not updating|cannot lock ref|File exists/i.test(error) && !/permission|read-only/i.test(error)
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

interface FoundNote {
  readonly texts: readonly string[]
  readonly paths: readonly string[]
}

/** The notes on the target, wherever in the tree git put them: it spreads notes over folders as they become many. */
function readNotesOf(
  folder: string,
  { target, tips }: NotesState,
  namespaces: readonly Namespace[],
): ReadonlyMap<Namespace, FoundNote> | NoteFailure {
  const asked = namespaces.flatMap((namespace) => {
    const tip = tips.get(namespace)
    return tip === undefined ? [] : listPlaces(target).map((path) => ({ namespace, path, name: `${tip}:${path}` }))
  })
  const blobs = readBlobs(
    folder,
    asked.map(({ name }) => name),
  )
  if ('error' in blobs) return blobs
  const found = new Map<Namespace, { texts: string[]; paths: string[] }>()
  for (const [index, { namespace, path }] of asked.entries()) {
    const text = blobs.texts[index]
    if (text === null || text === undefined) continue
    const known = found.get(namespace) ?? { texts: [], paths: [] }
    known.texts.push(text)
    known.paths.push(path)
    found.set(namespace, known)
  }
  return found
}

/** The paths at which the note of an object may lie; we write it at the second. */
function listPlaces(objectId: string): string[] {
  return [objectId, placeNote(objectId), `${objectId.slice(0, 2)}/${objectId.slice(2, 4)}/${objectId.slice(4)}`]
}

function placeNote(objectId: string): string {
  return `${objectId.slice(0, 2)}/${objectId.slice(2)}`
}

/** The texts of blobs, in the order asked for; null for one that does not exist. */
function readBlobs(folder: string, names: readonly string[]): { readonly texts: (string | null)[] } | NoteFailure {
  if (names.length === 0) return { texts: [] }
  const answer = runGit(folder, ['cat-file', '--batch'], { input: names.map((name) => `${name}\n`).join('') })
  if (answer.code !== 0) return { error: describeFailure(answer) }
  const { stdout } = answer
  const texts: (string | null)[] = []
  let at = 0
  for (const _ of names) {
    const lineEnd = stdout.indexOf(10, at)
    if (lineEnd < 0) return { error: 'git answered less than it was asked' }
    const [, type, size] = /^[0-9a-f]{40,64} ([a-z]+) (\d+)$/.exec(stdout.toString('latin1', at, lineEnd)) ?? []
    at = lineEnd + 1
    if (size === undefined) {
      texts.push(null)
      continue
    }
    texts.push(type === 'blob' ? stdout.toString('utf8', at, at + Number(size)) : null)
    at += Number(size) + 1
  }
  return { texts }
}

/** The change of one ref: notes to write, and where older copies of them lie. */
export interface NoteChange {
  readonly ref: string
  /** The commit the ref must still stand at; null when it must not exist. */
  readonly from: string | null
  /** A second parent, for a merge. */
  readonly merged?: string
  readonly notes: readonly { readonly objectId: string; readonly text: string; readonly stale: readonly string[] }[]
}

/**
 * Writes notes with one process. `git fast-import` moves a ref only to a commit that contains the one it stands at, under
 * the ref's own lock: that is what makes concurrent writers safe.
 */
export function writeNotes(folder: string, changes: readonly NoteChange[], message: string): NoteFailure | null {
  if (changes.length === 0) return null
  const seconds = Math.floor(readClock().getTime() / 1000)
  const pieces: Buffer[] = []
  const data = (text: string) => {
    const bytes = Buffer.from(text)
    pieces.push(Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n'))
  }
  for (const { ref, from, merged, notes } of changes) {
    pieces.push(Buffer.from(`commit ${ref}\ncommitter holdfast <holdfast@localhost> ${seconds} +0000\n`))
    data(message)
    // Without "from" a ref that does exist meanwhile would be replaced; a root of our own is then no ancestor, and refused.
    if (from !== null) pieces.push(Buffer.from(`from ${from}\n`))
    if (merged !== undefined) pieces.push(Buffer.from(`merge ${merged}\n`))
    for (const { objectId, text, stale } of notes) {
      for (const path of stale) pieces.push(Buffer.from(`D ${path}\n`))
      pieces.push(Buffer.from(`M 100644 inline ${placeNote(objectId)}\n`))
      data(text)
    }
    pieces.push(Buffer.from('\n'))
  }
  pieces.push(Buffer.from('done\n'))
  const answer = runGit(folder, ['fast-import', '--quiet', '--done', '--date-format=raw'], {
    input: Buffer.concat(pieces),
    timeoutMs: 120_000,
  })
  return answer.code === 0 ? null : { error: describeFailure(answer) }
}

export interface NoteListing {
  readonly notes: readonly { readonly namespace: Namespace; readonly objectId: string; readonly blobId: string }[]
  readonly skipped: readonly SkippedNote[]
}

/** Every note of the given refs, without its text. */
export function listNotes(folder: string, tips: ReadonlyMap<Namespace, string>): NoteListing | NoteFailure {
  const notes: { namespace: Namespace; objectId: string; blobId: string }[] = []
  const skipped: SkippedNote[] = []
  for (const [namespace, tip] of tips) {
    const answer = runGit(folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', tip])
    if (answer.code !== 0) return { error: describeFailure(answer) }
    for (const entry of answer.stdout.toString('latin1').split('\0')) {
      const [, blobId, size, path] = /^100\d{3} blob ([0-9a-f]{40,64}) +(\d+)\t([0-9a-f/]{40,100})$/.exec(entry) ?? []
      const objectId = parseId((path ?? '').replaceAll('/', ''))
      if (blobId === undefined || objectId === null) continue
      if (Number(size) > MAX_NOTE_BYTES)
        skipped.push({
          path: `${NOTES_PREFIX}${namespace}:${path}`,
          cause: `${size} bytes, over the limit of ${MAX_NOTE_BYTES}`,
        })
      else notes.push({ namespace, objectId, blobId })
    }
  }
  return { notes, skipped }
}

/** The texts of listed notes, in their order. */
export function readNotes(folder: string, notes: NoteListing['notes']): readonly Note[] | NoteFailure {
  const blobs = readBlobs(
    folder,
    notes.map(({ blobId }) => blobId),
  )
  if ('error' in blobs) return blobs
  return notes.flatMap(({ namespace, objectId }, index) => {
    const text = blobs.texts[index]
    return text === null || text === undefined ? [] : [{ namespace, objectId, text }]
  })
}

function describeFailure({ code, stderr }: { readonly code: number | null; readonly stderr: string }): string {
  const line = stderr
    .split('\n')
    .find((text) => text.trim() !== '')
    ?.replace(/^(?:fatal|error|warning): /, '')
    .slice(0, 200)
  return line ?? `git ended with ${code ?? 'no exit code'}`
}
