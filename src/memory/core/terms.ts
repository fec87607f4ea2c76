/** Words of every program and every sentence, which tell no file or memory from another. */
const STOP_WORDS =
  ' the and for with that this from are was were has have had not but can will would should could must may its our your ' +
  'their they them then than there here when what which who how why all any one two out into over under about after ' +
  'before because been being also only more most some such each use used uses using make makes made get gets set sets ' +
  'new now never always instead via per yes const let var function return default import export class interface type ' +
  'types string number boolean true false null undefined void async await public private protected static readonly ' +
  'extends implements if else while switch case break continue try catch finally throw throws def self none elif pass ' +
  'lambda func package struct impl mut pub mod fmt err nil map list array object value values key keys name names data ' +
  'item items index main src lib dist app test tests spec util utils helper helpers common core file files path paths ' +
  'args params options config result results input output error errors string console log print todo add run code ' +
  'length push join split node require module exports http https www com org html div span '

/** Index and query use the same stems, so `databases` finds `database` and `cache` finds `caching`. */
export function countTerms(text: string): Map<string, number> {
  const words = new Map<string, number>()
  const parts = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z0-9\u00c0-\uffff]+/g)
  for (const part of parts ?? []) words.set(part, (words.get(part) ?? 0) + 1)
  const terms = new Map<string, number>()
  for (const [word, count] of words) {
    for (const term of listStems(word)) terms.set(term, (terms.get(term) ?? 0) + count)
  }
  return terms
}

export function listTerms(text: string): string[] {
  return [...countTerms(text).keys()]
}

function listStems(word: string): string[] {
  if (word.length < 2 || word.length > 200) return []
  // Scripts without spaces between words are looked up by pairs of characters.
  if (isUnspaced(word)) return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
  const isWord = word.length > 2 && word.length <= 40 && !(word <= ':' && /^\d+$/.test(word))
  return isWord && !STOP_WORDS.includes(` ${word} `) ? [stem(word)] : []
}

function isUnspaced(word: string): boolean {
  const first = word.charCodeAt(0)
  return (first >= 0x3040 && first < 0xa000) || (first >= 0xac00 && first < 0xd7b0)
}

/** Memory and query lose the same ending. A hook would pay for compiling patterns. */
function stem(word: string): string {
  const base = word.endsWith('ies') ? `${word.slice(0, -3)}i` : word.endsWith('y') ? `${word.slice(0, -1)}i` : word
  const ending = ['ions', 'ion', 'ing', 'ed', 'es', 's', 'e'].find((end) => base.endsWith(end)) ?? ''
  return base.length - ending.length < 3 ? word : base.slice(0, base.length - ending.length)
}

/** 32 bits of a term (FNV-1a), which lead to its memories in the index. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A term that is no word. A word never has a colon, so these cannot collide. */
export const nameTerm = (kind: 'branch' | 'track' | 'id', name: string): string => `${kind}:${name}`
