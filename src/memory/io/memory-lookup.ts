import { closeSync, constants, openSync, readSync } from 'node:fs'
import { isSealed } from '../../author/core/seal.ts'
import type { SipKey } from '../../author/core/siphash.ts'
import { readPersonKey } from '../../author/io/person-key.ts'
import { parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { readText } from '../../files/io/read-text.ts'
import { type QueryTerm, type RankedMemory, rankMemories, type TermEntry } from '../core/rank.ts'
import { HEADER_BYTES, INDEX_SCOPE, MAX_SEGMENT_MEMORIES, SEGMENT_MAGIC } from '../core/segment.ts'

/** The index of a project's memories: its segments, and the state of the store they came from. */
export interface IndexManifest {
  /** Answer of `readStoreKey` about notes and files from when the index was made. */
  readonly key: string
  readonly segments: readonly string[]
}

export const MANIFEST_SCOPE = 'index'
const MAX_MANIFEST_BYTES = 64 << 10
/** A posting list holds at most 512 postings, a bucket a few such lists. */
const MAX_BUCKET_BYTES = 1 << 18
const MAX_DOCUMENT_BYTES = 128 << 10
const MAX_TEXT_BYTES = 1 << 30
/** Depth of the ranking to which memories are read to find wanted ones. */
const MAX_READ = 24

export function readManifest(projectDir: string, key = readPersonKey(projectDir)): IndexManifest | null {
  const text = readManifestText(projectDir)
  return key !== null && isSealed(key, MANIFEST_SCOPE, text) ? parseManifest(text) : null
}

function readManifestText(projectDir: string): string {
  return readText(`${projectDir}/.holdfast/memory/index.json`, MAX_MANIFEST_BYTES) ?? ''
}

function parseManifest(text: string): IndexManifest | null {
  const wire = parseJsonRecord(text)
  if (wire === null || wire.schema_version !== '1' || typeof wire.key !== 'string' || !Array.isArray(wire.segments))
    return null
  const segments = wire.segments.filter((name) => typeof name === 'string' && /^segment-\d{1,15}\.bin$/.test(name))
  return { key: wire.key, segments: segments.slice(0, 8) }
}

/** A question to the index, and the test that a memory found must pass. */
export interface Lookup {
  readonly query: readonly QueryTerm[]
  readonly limit: number
  readonly accepts: (ranked: RankedMemory) => boolean
  readonly wants: (memory: UnknownRecord) => boolean
}

/**
 * Only the needed parts of the files are read; a damaged index gives what was found so far. Each memory bears a mark,
 * so most calls read no key.
 */
export function lookUpMemories(projectDir: string, { query, limit, accepts, wants }: Lookup): UnknownRecord[] {
  const manifest = query.length === 0 ? null : parseManifest(readManifestText(projectDir))
  if (manifest === null) return []
  const fds: number[] = []
  const found: UnknownRecord[] = []
  let key: SipKey | null = null
  try {
    const segments = manifest.segments.map((name) => {
      const fd = openFile(`${projectDir}/.holdfast/memory/${name}`)
      fds.push(fd)
      return readSegment(fd)
    })
    const entries = query.map(({ hash }) => segments.map((segment) => readEntry(segment, hash)))
    const sizes = segments.map(({ memories }) => memories)
    for (const ranked of rankMemories(query, entries, sizes).filter(accepts).slice(0, MAX_READ)) {
      const segment = segments[ranked.segment]
      const text = segment === undefined ? '' : readDocument(segment, ranked.number)
      const memory = parseJsonRecord(text)
      if (memory === null || !wants(memory)) continue
      key ??= readPersonKey(projectDir)
      if (key === null) break
      if (isSealed(key, INDEX_SCOPE, text)) found.push(memory)
      if (found.length >= limit) break
    }
  } catch {
    return found
  } finally {
    for (const fd of fds) closeSync(fd)
  }
  return found
}

/** Every memory of a segment, oldest first. @throws An error when the segment is damaged, or holds an unproven memory. */
export function readAllDocuments(projectDir: string, name: string, key: SipKey): UnknownRecord[] {
  const fd = openFile(`${projectDir}/.holdfast/memory/${name}`)
  try {
    const segment = readSegment(fd)
    const table = readAt(segment.fd, segment.documentsAt, (segment.memories + 1) * 4, MAX_SEGMENT_MEMORIES * 4)
    const first = table.readUInt32LE(0)
    const text = readAt(segment.fd, first, table.readUInt32LE(segment.memories * 4) - first, MAX_TEXT_BYTES)
    const documents: UnknownRecord[] = []
    for (let number = 0; number < segment.memories; number += 1) {
      const [from, to] = [table.readUInt32LE(number * 4), table.readUInt32LE(number * 4 + 4)]
      const line = text.toString('utf8', from - first, to - first)
      const memory = parseJsonRecord(line)
      if (memory === null || !isSealed(key, INDEX_SCOPE, line)) throw new Error('not a memory of this index')
      documents.push(memory)
    }
    return documents
  } finally {
    closeSync(fd)
  }
}

type Segment = ReturnType<typeof readSegment>

function openFile(path: string): number {
  return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
}

/** @throws An error when the file is not a segment. */
function readSegment(fd: number) {
  const header = readAt(fd, 0, HEADER_BYTES, HEADER_BYTES)
  const [memories, buckets, documentsAt] = [4, 8, 12].map((at) => header.readUInt32LE(at)) as [number, number, number]
  if (header.readUInt32LE(0) !== SEGMENT_MAGIC || (buckets & (buckets - 1)) !== 0) throw new Error('not a segment')
  return { fd, memories, buckets, documentsAt }
}

/** Bytes of a segment. @throws An error when bytes are missing, or the length exceeds `most`. */
function readAt(fd: number, at: number, length: number, most: number): Buffer {
  if (length < 0 || length > most) throw new Error('out of bounds')
  const bytes = Buffer.allocUnsafe(length)
  if (readSync(fd, bytes, 0, length, at) !== length) throw new Error('cut short')
  return bytes
}

function readEntry(segment: Segment, hash: number): TermEntry | null {
  const place = readAt(segment.fd, HEADER_BYTES + (hash & (segment.buckets - 1)) * 4, 8, 8)
  const from = place.readUInt32LE(0)
  const bucket = readAt(segment.fd, from, place.readUInt32LE(4) - from, MAX_BUCKET_BYTES)
  for (let at = 0; at + 12 <= bucket.length; ) {
    const kept = bucket.readUInt32LE(at + 8)
    const end = at + 12 + kept * 4
    if (end > bucket.length) return null
    if (bucket.readUInt32LE(at) === hash) {
      const postings: number[] = []
      for (let next = at + 12; next < end; next += 4) postings.push(bucket.readUInt32LE(next))
      return { count: bucket.readUInt32LE(at + 4), postings }
    }
    at = end
  }
  return null
}

function readDocument(segment: Segment, number: number): string {
  if (number >= segment.memories) return ''
  const place = readAt(segment.fd, segment.documentsAt + number * 4, 8, 8)
  const from = place.readUInt32LE(0)
  return readAt(segment.fd, from, place.readUInt32LE(4) - from, MAX_DOCUMENT_BYTES).toString('utf8')
}
