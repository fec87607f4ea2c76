import { isSealed, sealJson } from '../../author/core/seal.ts'
import type { SipKey } from '../../author/core/siphash.ts'
import { openPersonKey } from '../../author/io/open-person-key.ts'
import { readPersonKey } from '../../author/io/person-key.ts'
import { parseJsonRecord, stringOf } from '../../base/core/record.ts'
import { createFile, replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { readTextFile } from '../../files/io/read-text.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { cleanMemoryText, type MemoryDraft } from '../core/draft.ts'
import { createMemoryId, isMemoryId, isNamespace } from '../core/memory.ts'

/** A `pending` memory is on its way into the store. A `proposed` memory waits for a person's yes. */
export const WAITING_ROOMS = ['pending', 'proposed'] as const
export type WaitingRoom = (typeof WAITING_ROOMS)[number]

/** More memories than a broken store gathers in a month of work. */
const MAX_WAITING = 500
const MAX_FILE_BYTES = 256 << 10

/**
 * A draft is a file first, so neither a kill nor an unwritable store loses it. A draft that waited comes from a process
 * that did not finish. Null without text. @throws An error when the file cannot be written.
 */
export function saveWaitingMemory(
  projectDir: string,
  room: WaitingRoom,
  draft: MemoryDraft,
): { readonly id: string; readonly isNew: boolean } | null {
  const text = cleanMemoryText(draft.text)
  if (text === '') return null
  const id = createMemoryId(text)
  const { namespace, tags = [], sessionId = null, confidence = null } = draft
  const wire = { schema_version: '1', namespace, text, tags, session_id: sessionId, confidence }
  const folder = openStateFolder(projectDir, ['memory', room])
  const key = openPersonKey(projectDir)
  const plain = `${JSON.stringify(wire, null, 2)}\n`
  const sealed = key === null ? plain : sealJson(key, nameScope(id), plain)
  if (createFile(folder, `${id}.json`, sealed)) return { id, isNew: true }
  // A stranger's file of this name gives way to the person's own words.
  const isStrange = key !== null && readOwnDraft(`${folder}/${id}.json`, id, key) === null
  if (isStrange) replaceFile(folder, `${id}.json`, sealed)
  return { id, isNew: isStrange }
}

const nameScope = (id: string) => `waiting ${id}`

function readOwnDraft(path: string, id: string, key: SipKey): MemoryDraft | null {
  const file = readTextFile(path, MAX_FILE_BYTES)
  return 'text' in file && isSealed(key, nameScope(id), file.text) ? parseDraft(file.text) : null
}

/** A damaged file, or one without the person's mark, is passed over and stays in its place. */
export function listWaitingMemories(projectDir: string, room: WaitingRoom) {
  const folder = `${projectDir}/.holdfast/memory/${room}`
  const names = listWaiting(folder)
  const key = names.length === 0 ? null : readPersonKey(projectDir)
  return names.flatMap((name) => {
    const id = name.slice(0, -'.json'.length)
    const draft = key === null ? null : readOwnDraft(`${folder}/${name}`, id, key)
    return draft === null ? [] : [{ id, draft }]
  })
}

export function countStrangeWaiting(projectDir: string, room: WaitingRoom): number {
  return listWaiting(`${projectDir}/.holdfast/memory/${room}`).length - listWaitingMemories(projectDir, room).length
}

export function removeWaitingMemory(projectDir: string, room: WaitingRoom, id: string): void {
  if (isMemoryId(id)) removeQuietly(`${projectDir}/.holdfast/memory/${room}/${id}.json`)
}

/** Whether any memory waits. The check costs one listing, usually of a missing folder. */
export function hasWaitingMemories(projectDir: string, room: WaitingRoom): boolean {
  return listWaiting(`${projectDir}/.holdfast/memory/${room}`).length > 0
}

function listWaiting(folder: string): string[] {
  return listNames(folder)
    .filter((name) => name.endsWith('.json') && isMemoryId(name.slice(0, -'.json'.length)))
    .slice(0, MAX_WAITING)
}

function parseDraft(text: string): MemoryDraft | null {
  const wire = parseJsonRecord(text)
  if (wire === null || !isNamespace(wire.namespace) || typeof wire.text !== 'string') return null
  return {
    namespace: wire.namespace,
    text: wire.text,
    tags: Array.isArray(wire.tags) ? wire.tags.filter((tag) => typeof tag === 'string') : [],
    sessionId: stringOf(wire.session_id),
    confidence: typeof wire.confidence === 'number' ? wire.confidence : null,
  }
}
