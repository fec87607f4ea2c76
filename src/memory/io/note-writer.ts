import { readClock } from '../../files/io/clock.ts'
import { describeGitFailure, runGit } from '../../git/io/git-command.ts'
import type { Namespace } from '../core/memory.ts'
import { NOTES_PREFIX, type NoteFailure, placeNote, readNotesOf, readNotesState } from './note-reader.ts'

/** A prompt's hook has five seconds in all; a memory that misses this deadline goes to a file. */
const WRITE_PATIENCE_MS = 3_000

/** Gives the new text of a note, or null to leave the note as it is. */
export type NoteEdit = (namespace: Namespace, note: string) => string | null

/** A ref only moves on from the commit that was read, and a late writer reads again: `edit` may be asked again. */
export function editNotes(folder: string, namespaces: readonly Namespace[], edit: NoteEdit): NoteFailure | null {
  const deadline = Date.now() + WRITE_PATIENCE_MS
  for (;;) {
    const state = readNotesState(folder)
    if ('error' in state) return state
    const found = readNotesOf(folder, state, namespaces)
    if ('error' in found) return found
    const changes = namespaces.flatMap((namespace): NoteChange[] => {
      const { texts, paths } = found.get(namespace) ?? { texts: [], paths: [] }
      const text = edit(namespace, texts.join('\n\n'))
      if (text === null) return []
      const notes = [{ objectId: state.target, text, stale: paths }]
      return [{ ref: `${NOTES_PREFIX}${namespace}`, from: state.tips.get(namespace) ?? null, notes }]
    })
    const failure = writeNotes(folder, changes, 'Notes added by holdfast')
    if (failure === null || Date.now() > deadline || !isContention(failure)) return failure
    // The waits differ, so that two writers do not meet again and again.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 40)
  }
}

/** Whether another process was faster, or holds the ref's lock. A lock that permissions forbid is no contention. */
export function isContention({ error }: NoteFailure): boolean {
  return (
    /not updating|cannot lock ref|failed to update ref|File exists|\[(?:remote )?rejected\]/i.test(error) &&
    !/permission|read-only/i.test(error)
  )
}

/** The change of one ref: notes to write, and the places of older copies. */
export interface NoteChange {
  readonly ref: string
  /** The commit the ref must still stand at; null for a ref that must not exist. */
  readonly from: string | null
  readonly merged?: string
  readonly notes: readonly { readonly objectId: string; readonly text: string; readonly stale: readonly string[] }[]
}

/** `git fast-import` moves a ref only to a commit that contains the present one: concurrent writers are safe. */
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
    // A ref that came to exist meanwhile is not replaced, because a commit without a parent contains no other commit.
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
  const answer = runGit(folder, 'fast-import --quiet --done --date-format=raw'.split(' '), {
    input: Buffer.concat(pieces),
    timeoutMs: 120_000,
  })
  return answer.code === 0 ? null : { error: describeGitFailure(answer) }
}
