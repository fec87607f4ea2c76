import { sealJson } from '../../author/core/seal.ts'
import type { SipKey } from '../../author/core/siphash.ts'
import { type Memory, serializeFields } from './memory.ts'
import { type QueryTerm, rankMemories } from './rank.ts'
import { countTerms, hashTerm, nameTerm } from './terms.ts'

/*
 * A segment is a file a hook can ask for a term without reading the rest. All numbers are 32 bits, little-endian.
 *
 *   `header`    Magic, memories, buckets, start of the documents' table.
 *   `buckets`   Buckets + 1 offsets. Two of them enclose the terms whose hash ends in the bucket's number.
 *   `terms`     Per term its hash, number of memories, number of postings, then postings (weight << 24 | memory).
 *   `documents` Memories + 1 offsets, then each memory as JSON.
 */

export const INDEX_SCOPE = 'indexed'
export const SEGMENT_MAGIC = 0x314d4648
export const HEADER_BYTES = 16
/** A posting holds the number of a memory in 24 bits. */
export const MAX_SEGMENT_MEMORIES = 1 << 24
/** A term in more memories than this says little. The index keeps the postings of highest weight, newest first. */
const MAX_POSTINGS = 512

const TERM_SATURATION = 1.2
const LENGTH_SHARE = 0.25
/** Wire value of the weight 1. The highest weight, 2.2, still fits a byte. */
export const WEIGHT_UNIT = 100

/** Numbers follow the order of the memories: oldest first. Only sealed memories are told. */
export function serializeSegment(memories: readonly Memory[], key: SipKey): Uint8Array {
  const { postings, counts } = collectPostings(memories)
  const bucketCount = 2 ** Math.max(2, Math.ceil(Math.log2(Math.max(1, postings.size / 3))))
  const buckets: number[][] = Array.from({ length: bucketCount }, () => [])
  for (const hash of [...postings.keys()].sort((a, b) => a - b)) buckets[hash & (bucketCount - 1)]?.push(hash)
  const words: number[] = []
  const starts: number[] = []
  const termsAt = HEADER_BYTES + (bucketCount + 1) * 4
  for (const bucket of buckets) {
    starts.push(termsAt + words.length * 4)
    for (const hash of bucket) {
      const kept = postings.get(hash) ?? []
      words.push(hash, counts.get(hash) ?? kept.length, kept.length)
      for (const posting of kept) words.push(posting)
    }
  }
  const documentsAt = termsAt + words.length * 4
  starts.push(documentsAt)
  const numbers = [SEGMENT_MAGIC, memories.length, bucketCount, documentsAt].concat(starts, words)
  return joinSegment(
    numbers,
    memories.map((memory) => serializeDocument(memory, key)),
  )
}

/** The memories of a question, best first, as an index of them would give them. */
export function rankUnindexed(
  memories: readonly Memory[],
  { query, limit }: { readonly query: readonly QueryTerm[]; readonly limit: number },
): Memory[] {
  const { postings, counts } = collectPostings(memories)
  const entries = query.map(({ hash }) => {
    const kept = postings.get(hash)
    return [kept === undefined ? null : { count: counts.get(hash) ?? kept.length, postings: kept }]
  })
  const ranked = rankMemories(query, entries, [memories.length]).slice(0, limit)
  return ranked.map(({ number }) => memories[number]).filter((memory) => memory !== undefined)
}

function serializeDocument(memory: Memory, key: SipKey): string {
  const { text, isOwn } = memory
  return sealJson(key, INDEX_SCOPE, JSON.stringify({ ...serializeFields(memory), text, own: isOwn }))
}

function joinSegment(numbers: readonly number[], texts: readonly string[]): Uint8Array {
  const encoder = new TextEncoder()
  const documents = texts.map((text) => encoder.encode(text))
  const tableBytes = (documents.length + 1) * 4
  const textAt = numbers.length * 4 + tableBytes
  const size = documents.reduce((sum, { length }) => sum + length, textAt)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  let at = 0
  const put = (value: number) => {
    view.setUint32(at, value, true)
    at += 4
  }
  numbers.forEach(put)
  let textEnd = textAt
  for (const document of documents) {
    put(textEnd)
    bytes.set(document, textEnd)
    textEnd += document.length
  }
  put(textEnd)
  return bytes
}

/** Per hash of a term: the kept postings, and the number of memories with the term. */
function collectPostings(memories: readonly Memory[]) {
  const counted = memories.map(countOwnTerms)
  const average = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length)
  const postings = new Map<number, number[]>()
  const add = (hash: number, weight: number, number: number) => {
    const posting = ((weight << 24) | number) >>> 0
    const known = postings.get(hash)
    if (known === undefined) postings.set(hash, [posting])
    else known.push(posting)
  }
  for (const [number, { terms, marks, length }] of counted.entries()) {
    const norm = TERM_SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * Math.min(2, length / Math.max(1, average)))
    for (const [hash, times] of terms) {
      add(hash, Math.round((WEIGHT_UNIT * times * (TERM_SATURATION + 1)) / (times + norm)), number)
    }
    for (const mark of marks) add(hashTerm(mark), WEIGHT_UNIT, number)
  }
  const counts = new Map<number, number>()
  for (const [hash, list] of postings) {
    if (list.length <= MAX_POSTINGS) continue
    counts.set(hash, list.length)
    // A posting holds weight above number, so this order is by weight, then newest.
    postings.set(hash, list.sort((a, b) => b - a).slice(0, MAX_POSTINGS))
  }
  return { postings, counts }
}

function countOwnTerms({ text, tags, branch, track, id }: Memory) {
  const terms = new Map<number, number>()
  let length = 0
  for (const [term, count] of countTerms(`${text} ${tags.join(' ')}`)) {
    terms.set(hashTerm(term), count)
    length += count
  }
  const marks = [nameTerm('id', id)]
  if (branch !== null) marks.push(nameTerm('branch', branch))
  if (track !== null) marks.push(nameTerm('track', track))
  return { terms, marks, length }
}
