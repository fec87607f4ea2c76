import { remember } from '../../base/core/remember.ts'
import { findLanguage, listEnglish } from './language-of-text.ts'
import { listWords, shareWord } from './phrases.ts'

/** Restores apostrophes: people who type quickly write `dont` for `don't`. */
export function restoreApostrophes(sentence: string): string {
  const plain = sentence.replace(/[\u2018\u2019]/g, "'")
  const lower = plain.toLowerCase()
  if (!MAY_BE_BARE.test(lower) || !lower.match(/\w+/g)?.some((word) => BARE.has(word))) return plain
  return plain
    .replace(/\b(do|does|did|ca|wo|are|is|was|were|should|would|could|need|have|has|must)nt\b/gi, "$1n't")
    .replace(
      /\b(let|that|it|what|he|she|there)s\b(?= (?:not|use|go|do|keep|the|a|what|better|wrong|try|take|make|switch|stick|put|overkill))/gi,
      "$1's",
    )
    .replace(/\bi(m|ll|d|ve)\b/gi, "i'$1")
}

/** Words that may have lost an apostrophe, and their endings: most words of a long session have neither. */
const MAY_BE_BARE = /(?:nt|ts|es|\bi(?:m|ll|d|ve))\b/
const BARE = new Set(
  `dont doesnt didnt cant wont arent isnt wasnt werent shouldnt wouldnt couldnt neednt havent hasnt mustnt lets thats its whats
  hes shes theres im ill id ive`.split(/\s+/),
)

/** Drops the client's marks of pictures, as in "make it look like this [Image #1]". */
export function dropImages(text: string): string {
  return text.includes('[Image #') ? text.replace(/\[Image #\d{1,4}\](?: ?\n| |$)/g, '') : text
}

/** Empties longer quotations, which are foreign words. A quoted name stays, because it may be the chosen thing. */
export function maskQuotes(sentence: string): string {
  if (!sentence.includes('"') && !sentence.includes('\u201c')) return sentence
  return sentence.replace(/"[^"]{0,400}"|\u201c[^\u201d]{0,400}\u201d/g, (quoted) =>
    /\s\S+\s/.test(quoted) ? '""' : quoted,
  )
}

/**
 * A hook pays most for compiling large patterns: they run only on a text with one of their words.
 */
export interface Words {
  readonly lower: string
  readonly list: ReadonlySet<string>
}

export const foldWords: (text: string) => Words = remember(1000, (text) => {
  const lower = restoreApostrophes(dropImages(text).trim()).toLowerCase()
  return { lower, list: listWords(lower) }
})

/** In fewer words a text of English may have no small word. */
const FOREIGN_WORDS = 4

/** Whether a text is in another language than English. Terse English has no small word, and is in no language known. */
export function isForeign(text: string): boolean {
  const { lower, list } = foldWords(text)
  const isLong = list.size >= FOREIGN_WORDS || /[\u3040-\u9fff]/.test(lower)
  return isLong && !shareWord(list, listEnglish()) && !['', 'en'].includes(findLanguage(lower))
}
