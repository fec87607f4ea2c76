import { decode } from '../../files/io/read-text.ts'
import { describeGitFailure, runGit } from '../../git/io/git-command.ts'
import { NAMESPACES, type Namespace } from '../core/memory.ts'

export const NOTES_PREFIX = 'refs/notes/holdfast/'

export interface Note {
  readonly namespace: Namespace
  readonly objectId: string
  readonly text: string
}

type SkippedNote = Readonly<Record<'path' | 'cause', string>>

/** Size above which no note is read: a memory has 8,000 characters, and no commit has many thousands of memories. */
const MAX_NOTE_BYTES = 32 << 20
/** Reason why no note was written: git's message, in one line. */
export type NoteFailure = { readonly error: string }

export interface NotesState {
  /** Object that new notes are put on: HEAD, or the empty tree before the first commit. */
  readonly target: string
  /** The commits the namespaces' refs stand at; a namespace without a ref has no notes. */
  readonly tips: ReadonlyMap<Namespace, string>
}

/** State of the notes in a folder's repository: target and tips. An error stands for a folder that git refuses. */
export function readNotesState(folder: string, prefix = NOTES_PREFIX): NotesState | NoteFailure {
  const names = ['HEAD', ...NAMESPACES.map((name) => `${prefix}${name}`)]
  const answer = runGit(folder, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], {
    input: names.map((name) => `${name}^{commit}\n`).join(''),
  })
  if (answer.code !== 0) return { error: describeGitFailure(answer) }
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

const parseId = (text: string): string | null => (/^[0-9a-f]{40,64}$/.test(text) ? text : null)

/** The notes on the target, wherever they lie in the tree: git spreads many notes over folders. */
export function readNotesOf(
  folder: string,
  { target, tips }: NotesState,
  namespaces: readonly Namespace[],
): ReadonlyMap<Namespace, Readonly<Record<'texts' | 'paths', readonly string[]>>> | NoteFailure {
  const asked = namespaces.flatMap((namespace) => {
    const tip = tips.get(namespace)
    return tip === undefined ? [] : listPlaces(target).map((path) => ({ namespace, path, name: `${tip}:${path}` }))
  })
  const blobs = readBlobs(
    folder,
    asked.map(({ name }) => name),
    true,
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

/** The paths at which the note of an object may lie; holdfast writes the second. */
export function listPlaces(objectId: string): string[] {
  return [objectId, placeNote(objectId), `${objectId.slice(0, 2)}/${objectId.slice(2, 4)}/${objectId.slice(4)}`]
}

export function placeNote(objectId: string): string {
  return `${objectId.slice(0, 2)}/${objectId.slice(2)}`
}

/** Null for a missing blob. Texts that are written back must be text. */
function readBlobs(
  folder: string,
  names: readonly string[],
  isToWrite: boolean,
): { readonly texts: (string | null)[] } | NoteFailure {
  if (names.length === 0) return { texts: [] }
  const answer = runGit(folder, ['cat-file', '--batch'], { input: names.map((name) => `${name}\n`).join('') })
  if (answer.code !== 0) return { error: describeGitFailure(answer) }
  const { stdout } = answer
  const texts: (string | null)[] = []
  let at = 0
  for (const name of names) {
    const lineEnd = stdout.indexOf(10, at)
    if (lineEnd < 0) return { error: 'git answered less than it was asked' }
    const [, type, size] = /^[0-9a-f]{40,64} ([a-z]+) (\d+)$/.exec(stdout.toString('latin1', at, lineEnd)) ?? []
    at = lineEnd + 1
    if (size === undefined) {
      texts.push(null)
      continue
    }
    const bytes = stdout.subarray(at, at + Number(size))
    if (isToWrite && type === 'blob' && decode(bytes) === null) return { error: `the note ${name} is not UTF-8 text` }
    texts.push(type === 'blob' ? bytes.toString('utf8') : null)
    at += Number(size) + 1
  }
  return { texts }
}

export interface NoteListing {
  readonly notes: readonly { readonly namespace: Namespace; readonly objectId: string; readonly blobId: string }[]
  readonly skipped: readonly SkippedNote[]
  readonly bytes: number
}

export function listNotes(folder: string, tips: ReadonlyMap<Namespace, string>): NoteListing | NoteFailure {
  const notes: { namespace: Namespace; objectId: string; blobId: string }[] = []
  const skipped: SkippedNote[] = []
  let bytes = 0
  for (const [namespace, tip] of tips) {
    const answer = runGit(folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', tip])
    if (answer.code !== 0) return { error: describeGitFailure(answer) }
    for (const entry of answer.stdout.toString('latin1').split('\0')) {
      const [, blobId, size, path] = /^100\d{3} blob ([0-9a-f]{40,64}) +(\d+)\t([0-9a-f/]{40,100})$/.exec(entry) ?? []
      const objectId = parseId((path ?? '').replaceAll('/', ''))
      if (blobId === undefined || objectId === null) continue
      if (Number(size) > MAX_NOTE_BYTES) {
        const cause = `${size} bytes, over the limit of ${MAX_NOTE_BYTES}`
        skipped.push({ path: `${NOTES_PREFIX}${namespace}:${path}`, cause })
      } else {
        bytes += Number(size)
        notes.push({ namespace, objectId, blobId })
      }
    }
  }
  return { notes, skipped, bytes }
}

export function isInNotes(folder: string, { tips }: NotesState, id: string): boolean {
  return tips.size > 0 && runGit(folder, ['grep', '-q', '-e', `^id: ${id}$`, ...tips.values()]).code === 0
}

/** The texts of listed notes, in their order. Notes to be written again must be text. */
export function readNotes(
  folder: string,
  notes: NoteListing['notes'],
  isToWrite = false,
): readonly Note[] | NoteFailure {
  const blobs = readBlobs(
    folder,
    notes.map(({ blobId }) => blobId),
    isToWrite,
  )
  if ('error' in blobs) return blobs
  return notes.flatMap(({ namespace, objectId }, index) => {
    const text = blobs.texts[index]
    return text === null || text === undefined ? [] : [{ namespace, objectId, text }]
  })
}
