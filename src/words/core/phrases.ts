import { remember } from '../../base/core/remember.ts'

type Form = readonly [words: string, source: string, mayMatch?: (lower: string) => boolean]

/**
 * At most 30 forms of words. The first group of a pattern must match in lower case. A pattern compiles when a sentence
 * first has a word of its form: compiling costs a hook much. `mayMatch` spares common words.
 */
export function createCue(forms: readonly Form[]): (words: ReadonlySet<string>, lower: string) => boolean {
  const patterns: RegExp[] = []
  const has = (index: number, lower: string) => {
    const [, source = '', mayMatch] = forms[index] ?? []
    if (mayMatch?.(lower) === false) return false
    patterns[index] ??= new RegExp(source)
    return patterns[index].exec(lower)?.[1] !== undefined
  }
  /** The forms of each word as bits: one look tells that a word belongs to no form. */
  let formsOf: Map<string, number> | undefined
  const select = (words: ReadonlySet<string>) => {
    formsOf ??= indexWords(forms)
    let selected = 0
    for (const word of words) selected |= formsOf.get(word) ?? 0
    return selected
  }
  return (words, lower) => {
    for (let index = 0, left = select(words); left !== 0; index += 1, left >>= 1) {
      if ((left & 1) === 1 && has(index, lower)) return true
    }
    return false
  }
}

function indexWords(forms: readonly Form[]): Map<string, number> {
  const formsOf = new Map<string, number>()
  for (const [index, [words]] of forms.entries()) {
    for (const word of words.split(' ')) formsOf.set(word, (formsOf.get(word) ?? 0) | (1 << index))
  }
  return formsOf
}

/** Whether a sentence in lower case begins with one of these runs of letters (`let` for `let's`); `hmm` counts as `hm`. */
export function begins(words: string): (lower: string) => boolean {
  const known = new Set(words.split(/\s+/))
  return (lower) => {
    const first = /^[a-z]+/.exec(lower)?.[0] ?? ''
    return known.has(first.startsWith('hmm') ? 'hm' : first)
  }
}

export const listWords: (sentence: string) => ReadonlySet<string> = remember(
  500,
  (sentence) => new Set(sentence.toLowerCase().match(/[a-z0-9'\u00c0-\uffff]+/g) ?? []),
)

export function shareWord(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of words) if (others.has(word)) return true
  return false
}
