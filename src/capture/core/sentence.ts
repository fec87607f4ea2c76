import { maskQuotes } from '../../words/core/plain-words.ts'

/** The speaker of a sentence: the user's instruction is mere advice in the model's mouth. */
export type Speaker = 'user' | 'assistant'

/** A sentence in the form in which the detector looks for phrases. */
export interface ReadSentence {
  /** Lower case, quotations emptied, code spans replaced by a word that is no phrase. */
  readonly lower: string
  /** `lower` up to the first clause with a reason: a supposition in the reason does not touch the rest. */
  readonly main: string
  /** Has a code span, a number, or a word with a capital inside or after the first word. */
  readonly isSpecific: boolean
  /** Names a piece of code: a span, an identifier, a file, a flag. */
  readonly namesCode: boolean
  /** Names no particular thing: has neither a specific word nor two uncommon words of four letters. */
  readonly isVague: boolean
  readonly givesReason: boolean
  /** Adds a clause behind a comma, a colon or a dash: the reason of a choice, or the cause itself. */
  readonly addsClause: boolean
  readonly contrasts: boolean
  /** Tells how a thing differs from the expected: a cause does so, a description does not. */
  readonly tellsMisfit: boolean
  /** Begins with a word that points back, so a reader needs the sentence before. */
  readonly refersBack: boolean
  /** Speaks of the moment: the model's own change, a state of just now, a heading. */
  readonly isPassing: boolean
}

const REASON =
  /\b(?:because|since|so that|due to|in order to|otherwise|hence|thanks to|which is why|that's why|therefore)\b/
const CLAUSE =
  /, as |;|: | - |\u2014|, (?=(?:it|they|we|this|that|the|nobody|otherwise|and we|(?:\w+ ){1,2}(?:is|are|has|have|handles|needs|only))\b)/
const CONTRAST =
  /(?:\b(?:instead of|rather than|over|instead|no longer|rather \S+ .{1,60} than)\b|(?:,|\band) not |, never |, (?:and )?no )/
const MISFIT =
  /n't\b|\b(?:not|never|cannot|but|without|instead|rather than|only|before|no longer|nothing|wrong|stale|old|older|missing|lacks?|lost|differ\w*|mismatch\w*|while|although|even (?:though|when|if)|ignor\w+|overwr\w+|too|twice|still|already|cycle|circular|race|leaks?|deadlock\w*|conflicts?|collid\w+|falls? back|including|needs an?|requires?|expects?|bare)\b/
/** A heading behind the end of the sentence, or a label whose text stands on another line. */
const TAIL = /(?<!\s)\s+#{1,6}\s.*$|(?<=[.!`)"'\u2026])\s{1,9}[A-Z][\w ]{0,40}:$/
const CODE =
  /`|\b[a-z]+[A-Z]|\w_\w|\w\(\)|\w\.(?:[cm]?[jt]sx?|py|go|rs|json|toml|ya?ml|md|sh|css|sql)\b|\/\w+\/|(?:^|\s)--?\w/
const SPECIFIC = /`|\d|\S\s+["'(]?[A-Z][\w.+#-]*|\w[A-Z]|[a-z]_[a-z]/
/** Words that name no thing. Words of up to three letters match as a whole. */
const COMMON =
  /\b(?:[a-z]{1,3}|decided?|chos?en?|again|always|never|there|these|those|their|which|would|should|could|first|fine|this|that|with|from|have|will|what|when|then|them|they|here|just|only|does|into|very|well|more|most|some|keep|make|take|need|want|know|good|okay|turns?|went|going|done|about|block\w*|found|like|option)\b/g
const REFERS =
  /^(?:(?:and|but|so|also|however),? )?(?:this|that|it|these|those|they|which|both)\b(?! (?:turn(?:s|ed) out|repo|repository|project|codebase|team|issues|bugs|are not unique))/
const PASSING =
  /\b(?:my|our) (?:\S+ ){0,2}(?:change|fix|edit|patch|refactor\w*|commit)\b|\b(?:is|are) (?:now|currently)\b|\b(?:is|was|are) (?:\d+|nil|null|empty|zero) instead of\b|\bnow requires\b|^ok(?:ay)?, so\b|\bneeds? to be\b|\(which is (?:correct|fine|expected|intended)\b|^#{1,6} /

/** A sentence as written, without emphasis and without a heading or label at its end. */
export function trimSentence(written: string): string {
  const sentence = written.replace(/\*\*|__/g, '')
  return (sentence.includes('#') || sentence.endsWith(':') ? sentence.replace(TAIL, '') : sentence).trim()
}

/** Folds a sentence for the search of phrases: `ReadSentence` has the result as `lower`. */
export function foldSentence(sentence: string): string {
  return maskQuotes(restoreApostrophes(sentence).replace(/`[^`]{1,200}`/g, 'codespan')).toLowerCase()
}

/** @param lower The sentence as `foldSentence` gives it. */
export function readSentence(sentence: string, lower: string): ReadSentence {
  const cut = /\b(?:because|since|so that|otherwise|which|as)\b|[;:\u2014]/.exec(lower)
  const isSpecific = SPECIFIC.test(sentence)
  return {
    lower,
    main: cut === null || cut.index < 12 ? lower : lower.slice(0, cut.index),
    isSpecific,
    namesCode: CODE.test(sentence),
    isVague: !isSpecific && (lower.replace(COMMON, '').match(/[a-z]{4,}/g)?.length ?? 0) < 2,
    givesReason: REASON.test(lower),
    addsClause: CLAUSE.test(lower.replace(/^[\w ]{2,30}:/, '')),
    contrasts: CONTRAST.test(lower),
    tellsMisfit: MISFIT.test(lower),
    refersBack: REFERS.test(lower),
    isPassing: PASSING.test(lower),
  }
}

const BARE = new Set(
  `dont doesnt didnt cant wont arent isnt wasnt werent shouldnt wouldnt couldnt havent hasnt mustnt lets thats`.split(
    /\s+/,
  ),
)

/** Restores apostrophes: people who type quickly write `dont` for `don't`. */
function restoreApostrophes(sentence: string): string {
  const plain = sentence.replace(/[\u2018\u2019]/g, "'")
  if (!/[NnTt][TtSs](?!\w)/.test(plain) || !plain.match(/\w+/g)?.some((word) => BARE.has(word.toLowerCase())))
    return plain
  return plain
    .replace(/\b(do|does|did|ca|wo|are|is|was|were|should|would|could|have|has|must)nt\b/gi, "$1n't")
    .replace(/\b(let|that)s\b/gi, "$1's")
}
