import { once } from '../../base/core/remember.ts'
import { begins, listWords, shareWord } from './phrases.ts'
import { foldWords, isForeign } from './plain-words.ts'

/** Words of which every passing text has one. */
const PASSING_WORDS = listWords(
  `check look explain summarize summarise show tell give find print proof proofread read compare analyze analyse see review help debug
  verify list describe double have merge merged rebase pull update commit push run continue proceed fix retry again same take next go
  carry stop`,
)
/** How a text may begin: any number of openings, then the parts in turn. */
interface Beginning {
  readonly opening: RegExp
  /** Sticky patterns, or words of which one stands whole: a pattern of twenty words is dear to compile. */
  readonly parts: readonly (RegExp | readonly string[])[]
}

/** Over once the model has done so. In one pattern the three parts take ten times as long to compile. */
const REQUESTS: Beginning = {
  opening: /(?:ok|okay|and|so|also|now|please|yes|great|thanks|question|hmm|well)[,:. ]+/y,
  parts: [
    /(?:can|could|would|will) (?:you|we)(?: please)? (?:also )?/y,
    /(?:check|look|take a look|explain|summari[sz]e|show|tell|give|find|print|proof ?read|read|compare|analy[sz]e|see|review|help|debug|verify|list|describe|double ?check|have a look)\b/y,
  ],
}
const PUSHES: Beginning = {
  opening:
    /(?:ok|okay|and|so|also|now|please|yes|great|hmm|well|got|have a|there(?:'s| are| is)|fix is pushed|let'?s)[,:. ]+/y,
  parts: [
    'have a look,look at,merge,merged,rebase,pull,update from,commit,push,run it,check,continue,explain,show,proceed,fix it,retry,again'.split(
      ',',
    ),
    /.{0,60}$/y,
  ],
}
const PASSING =
  /^(?:and )?(?:now )?the same (?:for|with|here)\b|\b(?:have a look|take a look|pull and continue|and continue|next one|go on|carry on|check (?:it|that) (?:out|again))[.!]?$|^(?:please )?(?:don't|never) stop ?[.!]*$/

const PASSING_TEXTS = 'the same ,a look,and continue,next one,go on,carry on, out, again, stop'.split(',')
/** First words of requests and pushes, and of their openings. */
const mayBegin = begins(
  `ok okay and so also now please yes great thanks question hm well got have there fix let lets can could would will check
  look take explain summarize summarise show tell give find print proof proofread read compare analyze analyse see review
  help debug double doublecheck verify list describe merge merged rebase pull update commit push run continue proceed
  retry again`,
)

/** Whether a text begins with the parts, behind any number of openings. */
function beginsWith(text: string, { opening, parts }: Beginning): boolean {
  for (let at = 0; at !== -1; at = endOf(opening, text, at)) {
    if (parts.reduce((from, part) => (from === -1 ? -1 : endOf(part, text, from)), at) !== -1) return true
  }
  return false
}

/** The end of a sticky pattern's match at an offset, or of one of several whole words; else -1. */
function endOf(pattern: RegExp | readonly string[], text: string, from: number): number {
  if (!(pattern instanceof RegExp)) {
    const word = pattern.find((each) => text.startsWith(each, from) && !/\w/.test(text.charAt(from + each.length)))
    return word === undefined ? -1 : from + word.length
  }
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** Whether words only ask for a look, an answer or the next push. */
export function isPassing(text: string): boolean {
  const { lower, list } = foldWords(text)
  if (!shareWord(list, PASSING_WORDS)) return false
  if (PASSING_TEXTS.some((piece) => lower.includes(piece)) && PASSING.test(lower)) return true
  return mayBegin(lower) && (beginsWith(lower, PUSHES) || beginsWith(lower, REQUESTS))
}

const OPENINGS =
  '^(?:\\W|\\d{1,2}[.)]|(?:ok|okay|alright|yes|yeah|no|ah|and|now|then|so|also|first|great|cool|hmm|well)\\b)*'
const requests = once(
  () =>
    new RegExp(
      `${OPENINGS}(?:(?:can|could|would|will|should|shall) (?:you|we|i|it)|i(?:'d| would) like you to(?! always))\\b`,
    ),
)
/** Verbs of a mere look, of which the answer is the end. */
export const LOOKS =
  '(?:have|take) a look|look (?:at|into)|analy[sz]e|check|explain|investigate|read|review|summari[sz]e'
const proposals = once(() => new RegExp(`${OPENINGS}(?:let'?s|please|${LOOKS})\\b`))
const TURNS_DOWN = listWords("nothing don't dont no not never instead remove drop too")

/** Whether words begin as a request, and turn no thing down. */
export const asksForStep = (text: string): boolean => beginsAs(requests(), text)

function beginsAs(form: RegExp, text: string): boolean {
  const { lower, list } = foldWords(text)
  return form.test(lower) && !shareWord(list, TURNS_DOWN)
}

/** Reports of a fault. The model answers them at once, and the person speaks on when they are over. */
const FAULTS =
  /^(?:(?:ok|okay|hm+|no|nope|well|so|and|but|now|still|also|again)[,.]? )*(?:(?:the|this|that|it|these|those|they)\b[^.,;!?]{0,40}\b(?:did|does|do|is|are|was|were)(?:n'?t| not) work(?:ing)?\b|(?:a |an |the )?(?:regression|error|crash|bug|failure) (?:in|with|at|when)\b)|^[^.,;!?]{0,40}\b(?:ne (?:marche|fonctionne) (?:pas|plus)|(?:funktioniert|geht) nicht|n(?:o|\u00e3o|on) fun[cz]iona)\b/
const FAULTY = listWords(
  'work working regression error crash bug failure marche fonctionne funktioniert geht funciona funziona',
)

/** Whether words report a fault, and set no rule beside. */
export function reportsFault(text: string): boolean {
  const { lower, list } = foldWords(text)
  return shareWord(list, FAULTY) && FAULTS.test(lower)
}

const FEWEST_OF_A_RULE = 4
const ASSENTS = /^(?:\d{1,2}[.)] ?)?(?:yes|yep|yeah|no|nope|sure|ok|okay|fine|agreed|great|perfect|go|do)\b/

/** Steps are, and words that cannot stand alone. A short answer stands with its question. */
export function isOverOnceAnswered(text: string, isAnswer: boolean): boolean {
  if (isAnswer && turnsDownFirst(text)) return false
  if (text.startsWith('...') || asksOrIntroduces(text) || beginsAs(proposals(), text)) return true
  if (text.split(/\s+/).length >= FEWEST_OF_A_RULE || isForeign(text)) return false
  return !isAnswer || ASSENTS.test(text.toLowerCase())
}

export const asksOrIntroduces = (text: string): boolean => /[?\uff1f]|:$/.test(text) || asksForStep(text)

const TURNED_DOWN_FIRST =
  /^(?:(?:ok(?:ay)?|no|nope|yes|yeah|fine|sure)[,.!]? )?(?:(?:do|change|add) (?:nothing|not)|don'?t|do not|leave (?:it|that|this)|skip (?:it|that|this)|drop (?:it|that|this)|neither|none)\b[^,.;?]{0,40}[,.;] [^?]{1,80}\?$/

/** Whether words turn an offer down before they ask for another thing: "ok, do nothing, can we add some tests?" */
export const turnsDownFirst = (text: string): boolean => TURNED_DOWN_FIRST.test(foldWords(text).lower)

/** Whether words are one question without its mark, such as "is it running". More sentences may hold an order. */
export function isBareQuestion(lower: string): boolean {
  if (lower.length > 80 || !mayAsk(lower) || ORDERS.test(lower)) return false
  return /^(?:(?:is|are|was|were|does|did|has) (?:it|this|that|these|those|they|the|there|we|you|all)|(?:what|why|how|where|when|who) (?:is|are|was|were|does|did|has))\b(?!.*[.,;:!]\s|.*\n)/.test(
    lower,
  )
}

/** Words behind a question that go on with an order: "are there tests for this if not add some". */
const ORDERS = /\b(?:if (?:not|so)|then|else|otherwise|instead|should|must|please)\b/

const mayAsk = begins('is are was were does did has what why how where when who')
