import { sealJson } from '../../author/core/seal.ts'
import type { SipKey } from '../../author/core/siphash.ts'
import { openPersonKey } from '../../author/io/open-person-key.ts'
import { readPersonKey } from '../../author/io/person-key.ts'
import { attempt } from '../../base/core/attempt.ts'
import type { UnknownRecord } from '../../base/core/record.ts'
import { replaceFile } from '../../files/io/apply-writes.ts'
import { removeQuietly } from '../../files/io/claim-name.ts'
import { withLock } from '../../files/io/folder-lock.ts'
import { listNames } from '../../files/io/list-folder.ts'
import { openStateFolder } from '../../files/io/state-folder.ts'
import { type Memory, parseStoredMemory } from '../core/memory.ts'
import { serializeSegment } from '../core/segment.ts'
import { hashTerm, nameTerm } from '../core/terms.ts'
import { type IndexManifest, lookUpMemories, MANIFEST_SCOPE, readAllDocuments, readManifest } from './memory-lookup.ts'
import { readStoreKey } from './store-key.ts'

/** A segment of fewer memories is written again with every added memory; a larger segment stays as it is. */
const MAX_OPEN = 1_000
const MAX_SEGMENTS = 6

/**
 * Memories that other processes added meanwhile go along. `key` is from before the memories were read. @throws An error
 * when the index cannot be written.
 */
export function saveIndex(projectDir: string, memories: readonly Memory[], key: string): void {
  const person = openPersonKey(projectDir)
  if (person === null) return
  const before = readManifest(projectDir, person)?.segments.join(' ')
  const known = new Set(memories.map(({ id }) => id))
  const whole = serializeSegment(memories, person)
  publish(projectDir, person, (now) => {
    const isSame = now === null || now.segments.join(' ') === before
    const late = isSame ? [] : (readLast(projectDir, now, person) ?? []).filter(({ id }) => !known.has(id))
    return { key, kept: [], added: late.length === 0 ? [whole] : [whole, serializeSegment(late, person)] }
  })
}

/**
 * The last segment is written again, until it is large. An index with another key than `keyBefore` stays out of date.
 * @throws An error when the index cannot be written.
 */
export function addToIndex(projectDir: string, memories: readonly Memory[], keyBefore: string): void {
  const person = openPersonKey(projectDir)
  if (person === null) return
  publish(projectDir, person, (now) => {
    const segments = now?.segments ?? []
    const found = readLast(projectDir, now, person)
    const last = found ?? []
    const isOpen = last.length < MAX_OPEN || segments.length >= MAX_SEGMENTS
    const known = new Set(memories.map(({ id }) => id))
    const rewritten = isOpen ? last.filter(({ id }) => !known.has(id)) : []
    const isCurrent = found !== null && (now?.key ?? '') === keyBefore
    // An unreadable last segment loses its memories, so the key `unknown` has the index made anew.
    const key = isCurrent ? readStoreKey(projectDir) : found === null ? 'unknown' : (now?.key ?? 'unknown')
    return {
      key,
      kept: isOpen ? segments.slice(0, -1) : segments,
      added: [serializeSegment([...rewritten, ...memories], person)],
    }
  })
}

/** Every memory the index holds, oldest first; null for a missing or damaged index. */
export function readIndex(projectDir: string): Memory[] | null {
  const person = readPersonKey(projectDir)
  const manifest = readManifest(projectDir, person)
  return attempt(
    () =>
      manifest === null || person === null
        ? null
        : manifest.segments.flatMap((name) => readSegmentMemories(projectDir, name, person)),
    null,
  )
}

/** The person's own memory of this id, as the index knows it, or null. No segment is read whole. */
export function findMemory(projectDir: string, id: string): Memory | null {
  const query = [{ hash: hashTerm(nameTerm('id', id)), weight: 1 }]
  const wants = (wire: UnknownRecord) => wire.id === id && wire.own === true
  const [found] = lookUpMemories(projectDir, { query, limit: 1, accepts: () => true, wants })
  return found === undefined ? null : parseStoredMemory(found)
}

function readLast(projectDir: string, manifest: IndexManifest | null, person: SipKey): Memory[] | null {
  const name = manifest?.segments.at(-1)
  return attempt(() => (name === undefined ? [] : readSegmentMemories(projectDir, name, person)), null)
}

function readSegmentMemories(projectDir: string, name: string, person: SipKey): Memory[] {
  return readAllDocuments(projectDir, name, person)
    .map(parseStoredMemory)
    .filter((memory) => memory !== null)
}

interface NextIndex {
  readonly key: string
  readonly kept: readonly string[]
  readonly added: readonly Uint8Array[]
}

/** Segments come first, then the manifest that names them: a hook finds a whole index at any time. */
function publish(projectDir: string, person: SipKey, plan: (now: IndexManifest | null) => NextIndex): void {
  const folder = openStateFolder(projectDir, ['memory'])
  const done = withLock(folder, () => {
    const now = readManifest(projectDir, person)
    const { key, kept, added } = plan(now)
    const names = listNames(folder).filter((name) => /^segment-\d{1,15}\.bin$/.test(name))
    let number = Math.max(0, ...names.map((name) => Number(/\d+/.exec(name)?.[0] ?? 0)))
    const segments = [...kept]
    for (const bytes of added) {
      number += 1
      const name = `segment-${number}.bin`
      replaceFile(folder, name, bytes)
      segments.push(name)
    }
    const manifest = `${JSON.stringify({ schema_version: '1', key, segments }, null, 2)}\n`
    replaceFile(folder, 'index.json', sealJson(person, MANIFEST_SCOPE, manifest))
    // A hook may have read the manifest just now, so the segments that manifest named go with the next change.
    const spared = new Set([...segments, ...(now?.segments ?? [])])
    for (const name of names) if (!spared.has(name)) removeQuietly(`${folder}/${name}`)
  })
  if (done === null) throw Object.assign(new Error('busy'), { code: 'another process holds its lock' })
}
