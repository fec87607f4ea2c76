import { existsSync, readdirSync } from 'node:fs'
import { cleanMemoryText, type MemoryDraft } from '../core/memory/draft.ts'
import { createMemoryId, isMemoryId, isNamespace } from '../core/memory/memory.ts'
import { parseJsonRecord, stringOf } from '../core/record.ts'
import { createFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { errorCode, readTextFile } from './read-text.ts'
import { openStateFolder } from './state-folder.ts'

/** `pending`: on its way into the store. `proposed`: waits for a person to say yes. */
export const WAITING_ROOMS = ['pending', 'proposed'] as const
export type WaitingRoom = (typeof WAITING_ROOMS)[number]

export interface WaitingMemory {
  readonly id: string
  readonly draft: MemoryDraft
}

/** More than a broken store gathers in a month of work. */
const MAX_WAITING = 500
const MAX_FILE_BYTES = 256 << 10

/**
 * Writes a draft down before it goes into the store, clean as it will be stored, so that a kill or a store that cannot be
 * written loses nothing. One file per text: the same thing waits once.
 *
 * @returns its id, and whether it is new here: one that waited already was left by a process that did not get to its end.
 * Null when nothing is left of it after cleaning.
 * @throws when it cannot be written.
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
  return { id, isNew: createFile(folder, `${id}.json`, `${JSON.stringify(wire, null, 2)}\n`) }
}

/** What waits, by id. A damaged file is passed over and left where it is. */
export function listWaitingMemories(projectDir: string, room: WaitingRoom): WaitingMemory[] {
  const folder = `${projectDir}/.holdfast/memory/${room}`
  return listNames(folder).flatMap((name) => {
    const file = readTextFile(`${folder}/${name}`, MAX_FILE_BYTES)
    const draft = 'text' in file ? parseDraft(file.text) : null
    return draft === null ? [] : [{ id: name.slice(0, -'.json'.length), draft }]
  })
}

export function removeWaitingMemory(projectDir: string, room: WaitingRoom, id: string): void {
  if (isMemoryId(id)) removeQuietly(`${projectDir}/.holdfast/memory/${room}/${id}.json`)
}

/** Whether anything waits: one listing, usually of a folder that is not there. */
export function hasWaitingMemories(projectDir: string, room: WaitingRoom): boolean {
  const folder = `${projectDir}/.holdfast/memory/${room}`
  return existsSync(folder) && listNames(folder).length > 0
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && isMemoryId(name.slice(0, -'.json'.length)))
      .sort()
      .slice(0, MAX_WAITING)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
    throw error
  }
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
