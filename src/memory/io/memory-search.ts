import MiniSearch from 'minisearch'
import type { Memory } from '../core/memory.ts'
import { listTerms } from '../core/terms.ts'

export interface MemoryHit {
  readonly memory: Memory
  readonly score: number
}

/** A person slips once when two letters are swapped; MiniSearch counts two slips. */
function expandSwaps(words: string) {
  const queries = listTerms(words).map((term) => ({
    combineWith: 'OR' as const,
    queries: [term, ...Array.from({ length: term.length - 1 }, (_, at) => swapLetters(term, at))],
  }))
  return { combineWith: 'AND' as const, queries }
}

const swapLetters = (term: string, at: number) =>
  `${term.slice(0, at)}${term.charAt(at + 1)}${term.charAt(at)}${term.slice(at + 2)}`

/** The search forgives slips; a hook's lookup does not. A stored index would take as long to read. */
export function searchMemories(memories: readonly Memory[], words: string, limit: number): MemoryHit[] {
  const index = new MiniSearch<{ id: number; text: string; tags: string }>({
    fields: ['text', 'tags'],
    storeFields: [],
    tokenize: listTerms,
    processTerm: (term) => term,
  })
  index.addAll(memories.map(({ text, tags, namespace }, id) => ({ id, text, tags: [namespace, ...tags].join(' ') })))
  const forgiving = { prefix: true, fuzzy: (term: string) => (term.length > 4 ? 0.2 : false) }
  const all = index.search(words, { ...forgiving, combineWith: 'AND' })
  const swapped = all.length > 0 ? all : index.search(expandSwaps(words), forgiving)
  const results = swapped.length > 0 ? swapped : index.search(words, forgiving)
  if (results.length === 0) return findLiterally(memories, words).slice(0, limit)
  return results.slice(0, limit).flatMap(({ id, score }) => {
    const memory = memories[Number(id)]
    return memory === undefined ? [] : [{ memory, score }]
  })
}

/** The newest memories with every word as typed: the index has no words such as `files`, `test` or `config`. */
function findLiterally(memories: readonly Memory[], words: string): MemoryHit[] {
  const typed = words.toLowerCase().match(/\S+/g) ?? []
  const holds = ({ text }: Memory) => typed.every((word) => text.toLowerCase().includes(word))
  return memories.flatMap((memory) => (typed.length > 0 && holds(memory) ? [{ memory, score: 0 }] : [])).reverse()
}
