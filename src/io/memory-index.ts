import { readdirSync } from 'node:fs'
import { type Memory, parseStoredMemory } from '../core/memory/memory.ts'
import { serializeSegment } from '../core/memory/segment.ts'
import { hashTerm, idTerm } from '../core/memory/terms.ts'
import { replaceFile } from './apply-writes.ts'
import { removeQuietly } from './claim-name.ts'
import { withLock } from './folder-lock.ts'
import { type IndexManifest, lookUpMemories, readAllDocuments, readManifest } from './memory-lookup.ts'
import { openStateFolder } from './state-folder.ts'
import { readStoreKey } from './store-key.ts'

/** A segment of fewer is written again with every memory that is added; a larger one is left alone. */
const MAX_OPEN = 1_000
const MAX_SEGMENTS = 6

/**
 * Replaces the index by one of exactly these memories; what other processes added to the old one meanwhile goes along.
 *
 * @param key What `readStoreKey` said before the memories were read.
 * @throws when it cannot be written.
 */
export function saveIndex(projectDir: string, memories: readonly Memory[], key: string): void {
  const before = readManifest(projectDir)?.segments.join(' ')
  const known = new Set(memories.map(({ id }) => id))
  const whole = serializeSegment(memories)
  publish(projectDir, (now) => {
    const isSame = now === null || now.segments.join(' ') === before
    const late = isSame ? [] : (readLast(projectDir, now) ?? []).filter(({ id }) => !known.has(id))
    return { key, kept: [], added: late.length === 0 ? [whole] : [whole, serializeSegment(late)] }
  })
}

/**
 * Puts memories that were just stored into the index. Its last segment is written again with them, until it is large.
 *
 * @param keyBefore What `readStoreKey` said before they were stored. When the index did not know that state, it stays
 * marked as out of date.
 * @throws when it cannot be written.
 */
export function addToIndex(projectDir: string, memories: readonly Memory[], keyBefore: string): void {
  publish(projectDir, (now) => {
    const segments = now?.segments ?? []
    const found = readLast(projectDir, now)
    const last = found ?? []
    const isOpen = last.length < MAX_OPEN || segments.length >= MAX_SEGMENTS
    const known = new Set(memories.map(({ id }) => id))
    const rewritten = isOpen ? last.filter(({ id }) => !known.has(id)) : []
    const isCurrent = found !== null && (now?.key ?? '') === keyBefore
    // Without what its last segment held the index is to be made anew.
    const key = isCurrent ? readStoreKey(projectDir) : found === null ? 'unknown' : (now?.key ?? 'unknown')
    return {
      key,
      kept: isOpen ? segments.slice(0, -1) : segments,
      added: [serializeSegment([...rewritten, ...memories])],
    }
  })
}

/** Every memory the index holds, oldest first; null when there is none or it is damaged. */
export function readIndex(projectDir: string): Memory[] | null {
  const manifest = readManifest(projectDir)
  try {
    return manifest === null ? null : manifest.segments.flatMap((name) => readSegmentMemories(projectDir, name))
  } catch {
    return null
  }
}

/** Whether the index knows a memory. Cheap: no segment is read whole. */
export function hasMemory(projectDir: string, id: string): boolean {
  const query = [{ hash: hashTerm(idTerm(id)), weight: 1 }]
  return (
    lookUpMemories(projectDir, { query, limit: 1, accepts: () => true, wants: (wire) => wire.id === id }).length > 0
  )
}

/** Null when there is one that cannot be read. */
function readLast(projectDir: string, manifest: IndexManifest | null): Memory[] | null {
  const name = manifest?.segments.at(-1)
  try {
    return name === undefined ? [] : readSegmentMemories(projectDir, name)
  } catch {
    return null
  }
}

function readSegmentMemories(projectDir: string, name: string): Memory[] {
  return readAllDocuments(projectDir, name)
    .map(parseStoredMemory)
    .filter((memory) => memory !== null)
}

interface NextIndex {
  readonly key: string
  readonly kept: readonly string[]
  readonly added: readonly Uint8Array[]
}

/** New segments first, then the manifest that names them, then the old ones go: a hook finds a whole index at any time. */
function publish(projectDir: string, plan: (now: IndexManifest | null) => NextIndex): void {
  const folder = openStateFolder(projectDir, ['memory'])
  const done = withLock(folder, () => {
    const now = readManifest(projectDir)
    const { key, kept, added } = plan(now)
    const names = listSegments(folder)
    let number = Math.max(0, ...names.map((name) => Number(/\d+/.exec(name)?.[0] ?? 0)))
    const segments = [...kept]
    for (const bytes of added) {
      number += 1
      const name = `segment-${number}.bin`
      replaceFile(folder, name, bytes)
      segments.push(name)
    }
    replaceFile(folder, 'index.json', `${JSON.stringify({ schema_version: '1', key, segments }, null, 2)}\n`)
    // A hook may have read the manifest just now: the segments it named go with the next change.
    const spared = new Set([...segments, ...(now?.segments ?? [])])
    for (const name of names) if (!spared.has(name)) removeQuietly(`${folder}/${name}`)
  })
  if (done === null) throw Object.assign(new Error('busy'), { code: 'another process holds its lock' })
}

function listSegments(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^segment-\d{1,15}\.bin$/.test(name))
}
