import { lstatSync, unlinkSync } from 'node:fs'
import { type PlannedWrite, parseTransaction, serializeTransaction } from '../core/documents/transaction.ts'
import { ensureFolder, readToReplace, replaceFile } from './apply-writes.ts'
import { withLock } from './folder-lock.ts'
import { removeLeftovers } from './leftovers.ts'
import { errorCode, isOutOfReach, readTextFile } from './read-text.ts'

type Hash = (text: string) => string

/** How long a compaction waits for another one of the same track. */
const WAIT_MS = 4_000
const MAX_PENDING_BYTES = 16 << 20

/**
 * Runs a change of a track's documents while no other process makes one. What a killed process had begun is brought to its
 * end first, so that the documents are the old ones or the new ones, never some of each.
 *
 * @returns null when another process kept the lock all the time.
 */
export function changeDocuments<T>(
  projectDir: string,
  trackId: string,
  hash: Hash,
  change: (commit: (writes: readonly PlannedWrite[]) => void) => T,
): { readonly value: T } | null {
  const folder = ensureFolder(projectDir, ['artifacts', 'checkpoints', trackId])
  return withLock(
    folder,
    () => {
      finishPending(projectDir, trackId, hash)
      return change((writes) => commit(projectDir, folder, writes, hash))
    },
    WAIT_MS,
  )
}

/** Whether a killed process left a change half done. */
export function hasPendingChange(projectDir: string, trackId: string): boolean {
  return 'text' in readTextFile(`${projectDir}/artifacts/checkpoints/${trackId}/pending.json`, MAX_PENDING_BYTES)
}

/** Once the list of writes is on disk, the change will happen, whoever has to finish it; before, nothing has. */
function commit(projectDir: string, folder: string, writes: readonly PlannedWrite[], hash: Hash): void {
  if (writes.length === 0) return
  replaceFile(folder, 'pending.json', serializeTransaction(writes), 0o644)
  apply(projectDir, folder, writes, hash)
}

function finishPending(projectDir: string, trackId: string, hash: Hash): void {
  const folder = `${projectDir}/artifacts/checkpoints/${trackId}`
  removeLeftovers(folder)
  // A change that cannot be read now is not to be lost to the next one.
  const text = readToReplace(`${folder}/pending.json`, MAX_PENDING_BYTES)
  if (text !== '') apply(projectDir, folder, parseTransaction(text, trackId) ?? [], hash)
}

function apply(projectDir: string, folder: string, writes: readonly PlannedWrite[], hash: Hash): void {
  const states = writes.map((write) => ({ ...write, state: compareFile(projectDir, write, hash) }))
  // Somebody wrote one of the files meanwhile: theirs stays, and the entries are taken up by the next compaction.
  if (states.every(({ state }) => state !== 'other')) {
    for (const write of states) if (write.state === 'before') writeDocument(projectDir, write)
  }
  // Only while there is such a list can there be a temporary file beside one of its documents.
  const places = new Set(writes.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
  for (const place of places) removeLeftovers(`${projectDir}/${place}`)
  removePending(`${folder}/pending.json`)
}

/** A list that stays would be carried out again, over what was written since: then the change is not done yet. */
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

function writeDocument(projectDir: string, { path, text }: PlannedWrite): void {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  const folder = ensureFolder(projectDir, parts)
  replaceFile(folder, name, text, readMode(`${folder}/${name}`))
}

/** Documents are read by other people and programs too. */
function readMode(path: string): number {
  try {
    return lstatSync(path).mode & 0o777
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    return 0o644
  }
}
