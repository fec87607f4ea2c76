import { lstatSync, unlinkSync } from 'node:fs'
import { ensureFolder, readToReplace, replaceFile } from '../../files/io/apply-writes.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { removeLeftovers } from '../../files/io/leftovers.ts'
import { errorCode, isOutOfReach, readTextFile } from '../../files/io/read-text.ts'
import { type PlannedWrite, parseTransaction, serializeTransaction } from '../core/transaction.ts'
import { openArtifactsFolder } from './artifacts-folder.ts'

type Hash = (text: string) => string

interface Place {
  readonly projectDir: string
  readonly trackId: string
  readonly hash: Hash
}

const folderOf = ({ projectDir, trackId }: Place) => `${projectDir}/artifacts/checkpoints/${trackId}`

/** Time that a compaction waits for another compaction of the same track. */
const WAIT_MS = 4_000
const MAX_PENDING_BYTES = 16 << 20

/** A change that a kill left is finished first: all documents are old or all new. Null when the lock stays taken. */
export function changeDocuments<T>(
  place: Place,
  change: (commit: (writes: readonly PlannedWrite[]) => void) => T,
): { readonly value: T } | null {
  const folder = openArtifactsFolder(place.projectDir, ['checkpoints', place.trackId])
  return withLock(
    folder,
    () => {
      finishPending(place)
      return change((writes) => commit(place, writes))
    },
    WAIT_MS,
  )
}

export function hasPendingChange(projectDir: string, trackId: string): boolean {
  return 'text' in readTextFile(`${projectDir}/artifacts/checkpoints/${trackId}/pending.json`, MAX_PENDING_BYTES)
}

/** The list on disk decides the change: any later process finishes the list. */
function commit(place: Place, writes: readonly PlannedWrite[]): void {
  if (writes.length === 0) return
  replaceFile(folderOf(place), 'pending.json', serializeTransaction(writes), 0o644)
  apply(place, writes)
}

function finishPending(place: Place): void {
  const folder = folderOf(place)
  removeLeftovers(folder)
  // An unreadable change throws here, so that the next change does not overwrite the list.
  const text = readToReplace(`${folder}/pending.json`, MAX_PENDING_BYTES)
  if (text !== '') apply(place, parseTransaction(text, place.trackId) ?? [])
}

function apply(track: Place, writes: readonly PlannedWrite[]): void {
  const { projectDir, hash } = track
  const states = writes.map((write) => ({ ...write, state: compareFile(projectDir, write, hash) }))
  // Another writer changed one of the files meanwhile: that text stays, and the next compaction takes up the entries.
  if (states.every(({ state }) => state !== 'other')) {
    for (const { path, text, state } of states) if (state === 'before') writeDocument(projectDir, path, text)
  }
  // Temporary files stand beside documents only while such a list exists.
  const places = new Set(writes.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
  for (const place of places) removeLeftovers(`${projectDir}/${place}`)
  removePending(`${folderOf(track)}/pending.json`)
}

/** A list that stays would be carried out again over later changes. An error means that the change is not done. */
function removePending(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

function compareFile(projectDir: string, { path, beforeSha256, text }: PlannedWrite, hash: Hash) {
  const file = readTextFile(`${projectDir}/${path}`, MAX_PENDING_BYTES)
  if ('error' in file && isOutOfReach(file.error)) throw Object.assign(new Error(path), { code: file.error })
  if ('error' in file) return file.error === 'ENOENT' && beforeSha256 === null ? 'before' : 'other'
  if (file.text === text) return 'after'
  return hash(file.text) === beforeSha256 ? 'before' : 'other'
}

/** The mode of a present file stays, because other people and programs read documents too. */
function writeDocument(projectDir: string, path: string, text: string): void {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  const folder = ensureFolder(projectDir, parts)
  const { mode = 0o644 } = lstatSync(`${folder}/${name}`, { throwIfNoEntry: false }) ?? {}
  replaceFile(folder, name, text, mode & 0o777)
}

/** Any thing at the path already gives false. @throws An error when the document cannot be written. */
export function createDocument(projectDir: string, path: string, text: string): boolean {
  if (lstatSync(`${projectDir}/${path}`, { throwIfNoEntry: false }) !== undefined) return false
  writeDocument(projectDir, path, text)
  return true
}
