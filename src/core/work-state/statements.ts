import { remember } from '../remember.ts'
import { excerptLine } from '../text.ts'
import {
  asksNext,
  asksPolitely,
  asksToBuild,
  contradicts,
  decides,
  deniesFinished,
  namesGoal,
  saysFinished,
  setsRule,
  supposes,
  tellsPast,
} from './cues.ts'
import { findDistinctiveWords } from './distinctive-words.ts'
import { findGivenUp, type GivenUp } from './given-up.ts'
import { listWords, shareWord } from './phrases.ts'
import { splitSentences } from './sentences.ts'
import { LIMITS } from './work-state.ts'

type StatementKind = 'decision' | 'correction' | 'rule' | 'finished' | 'goal' | 'remark'

/** What a sentence of the user does to the work beyond asking for the next piece of it. */
export interface Statement {
  readonly kind: StatementKind
  /** The sentence as written. */
  readonly text: string
  readonly givenUp: GivenUp | null
  /** What it is when what it would give up was never wanted: null for nothing. */
  readonly otherwise: Exclude<StatementKind, 'finished' | 'goal'> | null
}

/**
 * Reads decisions, corrections, standing rules, new goals and news of finished work out of a message of the user.
 * Questions, suppositions and what stands in quotes or code decide nothing. Where it is unsure it says nothing: the newest
 * messages are kept verbatim all the same.
 */
export const findStatements: (message: string) => readonly Statement[] = remember(500, readMessage)

function readMessage(message: string): Statement[] {
  const whole = message.trim().replace(/^["'\u201c]([^"\u201c\u201d]*)["'\u201d]$/, '$1')
  if (/asking|wonder|curi|a question/i.test(whole) && ONLY_ASKS.test(whole)) return []
  const found: Statement[] = []
  const units = splitSentences(whole)
  for (let index = 0; index < units.length; index += 1) {
    const statement = readSentence(units[index] ?? '')
    const joined = statement?.kind === 'correction' ? joinNext(units[index] ?? '', units[index + 1]) : null
    if (joined !== null) index += 1
    const read = joined ?? statement
    if (read !== null) found.push(read)
  }
  return found
}

const ONLY_ASKS = /\b(?:just (?:asking|wondering|curious|a question)|only asking|out of curiosity)\b/i

/** What takes something back is understood with the sentence that says what holds instead. */
function joinNext(sentence: string, next: string | undefined): Statement | null {
  if (next === undefined || sentence.length + next.length > LIMITS.statementChars - 2) return null
  const following = readSentence(next)
  if (isUndecided(next) || (following !== null && !['correction', 'decision', 'remark'].includes(following.kind)))
    return null
  const [first, second] = [findGivenUp(maskQuotes(restoreApostrophes(sentence))), following?.givenUp ?? null]
  const phrases = [...(first?.phrases ?? []), ...(second?.phrases ?? [])]
  const refersBack = phrases.length === 0 && (first?.refersBack === true || second?.refersBack === true)
  const givenUp =
    first === null && second === null
      ? null
      : { phrases, refersBack, isWeak: first?.isWeak === true && second === null, lifts: first?.lifts === true }
  const text = excerptLine(`${sentence} ${next}`, LIMITS.statementChars)
  return { kind: 'correction', text, givenUp, otherwise: 'correction' }
}

function readSentence(sentence: string): Statement | null {
  const said = maskQuotes(restoreApostrophes(sentence))
  const lower = said.toLowerCase()
  if (isUndecided(said) || (lower.startsWith('no ') && PLEASANTRY.test(lower))) return null
  const words = listWords(said)
  const isBuilding = asksToBuild(words, lower)
  const givenUp = isBuilding && !/instead of|rather than/.test(lower) ? null : findGivenUp(said)
  // "Agreed." says nothing by itself.
  if (givenUp === null && findDistinctiveWords(said).size === 0 && !words.has('option')) return null
  const text = excerptLine(sentence, LIMITS.statementChars)
  const kind = classify(words, lower)
  if (namesGoal(words, lower)) return { kind: 'goal', text, givenUp, otherwise: null }
  if (givenUp === null) return kind === null ? null : { kind, text, givenUp, otherwise: null }
  const otherwise = kind === 'finished' ? null : kind
  return { kind: kind === 'rule' && !givenUp.lifts ? 'rule' : 'correction', text, givenUp, otherwise }
}

/** What a sentence is, whatever it gives up. */
function classify(words: ReadonlySet<string>, lower: string): Exclude<StatementKind, 'goal'> | null {
  if (saysFinished(words, lower) && !deniesFinished(words, lower)) return 'finished'
  if (setsRule(words, lower) && !asksToBuild(words, lower)) return 'rule'
  if (contradicts(words, lower)) return 'correction'
  if (decides(words, lower)) return 'decision'
  return isRemark(words, lower) ? 'remark' : null
}

/** Quickly typed, `don't` is often `dont`. */
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

/** Words that may have lost an apostrophe, and how they end. */
const MAY_BE_BARE = /(?:nt|ts|es|\bi(?:m|ll|d|ve))\b/
const BARE = new Set(
  `dont doesnt didnt cant wont arent isnt wasnt werent shouldnt wouldnt couldnt neednt havent hasnt mustnt lets thats its whats
  hes shes theres im ill id ive`.split(/\s+/),
)

/** Longer quotations are somebody else's words. A quoted name stays: it may be what is chosen. */
export function maskQuotes(sentence: string): string {
  return sentence.replace(/"[^"]{0,400}"|\u201c[^\u201d]{0,400}\u201d/g, (quoted) =>
    /\s\S+\s/.test(quoted) ? '""' : quoted,
  )
}

/** A message that only asks. */
export function isQuestion(message: string): boolean {
  return splitSentences(message).every(isUndecided)
}

/** A question or a supposition. "Can you ..." and its kin ask for something, and so decide it. */
const isUndecided: (sentence: string) => boolean = remember(500, (sentence) => {
  const lower = sentence.toLowerCase()
  const words = listWords(lower)
  if (asksPolitely(words, lower)) return false
  return /\?["')\]\u201d]{0,3}$/.test(lower) || supposes(words, lower)
})

/** Words that set something up, forbid it, or turn it round. */
const CUES = listWords(
  `should shall must need needs want wants only not no nothing none keep stay stays prefer rather instead avoid better unless until
  except cannot can't don't won't doesn't isn't aren't shouldn't mustn't allowed final ours both either without off out wrong old over
  against forget skip dead gone belongs goes lives wins enough matters careful limits hands respect require requires required policy
  convention standard first sacred steer refrain watch ask signoff approval through via exclusively strictly solely every each all
  whenever before hand manually generated read-only immutable frozen locked follow backwards mixed misread typo call vote deal`,
)
/** Words that turn against something, or open it again. */
const CONTRARY = listWords(
  `not no nothing never instead rather without stop drop off out wrong old longer against but however actually forget skip cancel dead
  gone over done enough may can free again allowed lifted after can't don't won't doesn't isn't aren't shouldn't mustn't cannot`,
)

/** A statement in none of the known forms: kept as said, in case it matters. */
function isRemark(words: ReadonlySet<string>, lower: string): boolean {
  if (lower.length > 240 || words.size < 3 || asksNext(words, lower)) return false
  return shareWord(words, CUES) || !tellsPast(words, lower)
}

/** Whether a remark has a word that sets something up, forbids it, or turns it round. */
export function hasCue(text: string): boolean {
  return shareWord(listWords(restoreApostrophes(text)), CUES)
}

/** Whether a remark turns against something, so that earlier words on the same thing may no longer hold. */
export function isContrary(text: string): boolean {
  return shareWord(listWords(restoreApostrophes(text)), CONTRARY)
}

/** Begins with a no that denies nothing. */
const PLEASANTRY =
  /^no (?:worries|problem|rush|hurry|idea|thanks|thank|doubt|issue|pressure|big deal|matter|need|wonder)\b/
