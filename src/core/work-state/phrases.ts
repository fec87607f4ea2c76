import { remember } from '../remember.ts'

/** A form of words. Compiled when a sentence first has one of its words: most sentences have none. */
export interface PhraseRow {
  /** What the form's first group holds, as written; null when the sentence has not this form. */
  readonly find: (words: ReadonlySet<string>, sentence: string, lower: string) => string | null
}

type Form = readonly [words: string, source: string, mayMatch?: (lower: string) => boolean]

/**
 * A table of forms: words of which a sentence must have one, and a pattern over the sentence in lower case, without flags:
 * large patterns that ignore case cost a hook more to compile than everything else it does. `mayMatch` spares the pattern
 * where the words alone are common.
 */
export function createPhrases(rows: readonly Form[]): readonly PhraseRow[] {
  return rows.map(([words, source, mayMatch]) => {
    const triggers = words.split(' ')
    let pattern: RegExp | undefined
    const find: PhraseRow['find'] = (present, sentence, lower) => {
      if (!triggers.some((word) => present.has(word)) || mayMatch?.(lower) === false) return null
      pattern ??= new RegExp(source)
      const match = pattern.exec(lower)
      const group = match?.[1]
      if (match === null || group === undefined) return null
      const at = match.index + match[0].lastIndexOf(group)
      // Lower case may be longer than what was written, in some scripts: then it has to do.
      return sentence.length === lower.length ? sentence.slice(at, at + group.length) : group
    }
    return { find }
  })
}

/** Whether a sentence in lower case begins with one of these runs of letters (`let` for `let's`); `hmm` counts as `hm`. */
export function begins(words: string): (lower: string) => boolean {
  const known = new Set(words.split(/\s+/))
  return (lower) => {
    const first = /^[a-z]+/.exec(lower)?.[0] ?? ''
    return known.has(first.startsWith('hmm') ? 'hm' : first)
  }
}

/** The words of a sentence in lower case, apostrophes kept. */
export const listWords: (sentence: string) => ReadonlySet<string> = remember(
  500,
  (sentence) => new Set(sentence.toLowerCase().match(/[a-z0-9'\u00c0-\uffff]+/g) ?? []),
)

export function shareWord(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of words) if (others.has(word)) return true
  return false
}
