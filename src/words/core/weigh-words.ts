import { once, remember } from '../../base/core/remember.ts'
import { asksNext, contradicts, decides, givesUp, namesGoal, setsRule as setsStandingRule, supposes } from './cues.ts'
import { findLanguage } from './language-of-text.ts'
import { listLabels } from './option-labels.ts'
import { isBareQuestion, isPassing, LOOKS, turnsDownFirst } from './passing-words.ts'
import { begins, listWords, shareWord } from './phrases.ts'
import { foldWords, isForeign, maskQuotes, restoreApostrophes } from './plain-words.ts'
import { isTrivial } from './trivial.ts'

/** Words that set up, forbid, choose or turn round a thing. */
const SETTING = listWords(
  `always never don't doesn't isn't aren't won't cannot can't no nope not only instead rather should shouldn't must prefer keep without
  unless until except let's lets nothing think i'd want need wait stop use remove drop revert actually meant correct approach option
  rule before after first separate`,
)
const RULE_WORDS = listWords(
  "don't dont do never always longer no needs need must mustn't instead prefer too to much big many long complex complicated now sure let's lets not wait keep every each time nowhere",
)
/** Forms that hold beyond the moment: a ban, a lasting demand, a refusal, a way of working together. */
const RULES =
  /(?:^|[.,;:(]\s*|\b(?:please|also|and|so|yes|no|ok|okay|we|you)[, ]+)(?:don'?t|do not) (?!see|know|understand|think|get|remember|have|mind|like|believe|recall|stop ?(?:[.,!]|$)|give up|worry|hesitate)\w|\bi (?:don'?t|do not) want (?:you )?to \w|\bnever\b(?! (?:stop ?(?:[.,!]|$)|give up))|(?<!\bit (?:\w+ )?)\balways\b|\b(?:no longer|needs? no|no need|must(?:n'?t)?|instead of|prefer|(?:too|to) (?:much|big|many|long|complex|complicated)\b|from now on|make sure|(?:each|every) time (?:you|i|we)\b|nowhere else\b|(?:^|[.!] )instead,? (?:we|i)(?:'ll| will| should)\b|let'?s not|not really|wait\b|keep (?!in mind|going|it up)\S|(?:ask|tell|show|check (?:in )?with|wait for) me (?:[\w ]{1,30} )?(?:on|at|in|before|after|for) (?:each|every)\b|(?:work on|do|take|tackle|finish) one [\w-]+ at a time|when(?:ever)? i (?:ask|tell) you [^.!;]{1,100}, (?:i (?:need|want|expect)|you (?:must|should|need|have to))\b)/
const RULE_TEXTS = [
  ...["don't ", 'dont ', 'do not ', 'never', 'always', 'no longer', 'need no', 'needs no', 'no need', 'must'],
  ...['instead', 'prefer', 'o much', 'o big', 'o many', 'o long', 'o complex', 'o complicated', 'from now on'],
  ...['ask me ', 'tell me ', 'show me ', 'with me ', 'wait for me ', 'at a time', 'when i ', 'whenever i '],
  ...['each time ', 'every time ', 'nowhere else', 'make sure', "let's not", 'lets not', 'not really', 'wait'],
  'keep ',
]
const LOOSE_WORDS = listWords(
  "if guess wonder maybe perhaps aloud messed why how would could might doesn't didn't isn't wasn't aren't hasn't doesnt didnt isnt wasnt arent hasnt",
)
/** Forms that suppose, report or only wonder. */
const LOOSE =
  /\b(?:if|i guess|wonder|maybe|perhaps|thinking aloud|messed|why|how|would be|could be|might)\b|\b(?:does|did|is|was|are|has)n'?t\b/
const LONGEST_RULE = 200

/** Whether a text has a word of rules: the quick look before `setsRule`. */
export function maySetRule(text: string): boolean {
  const { lower, list } = foldWords(text)
  return shareWord(list, RULE_WORDS) && RULE_TEXTS.some((piece) => lower.includes(piece))
}

/** Whether words of the person plainly set a rule, or turn a thing down. */
export function setsRule(text: string): boolean {
  if (text.length > LONGEST_RULE || /[?\uff1f]/.test(text)) return false
  const { lower, list } = foldWords(text)
  const isRule = maySetRule(text) && RULES.test(lower) && !(shareWord(list, LOOSE_WORDS) && LOOSE.test(lower))
  // An English phrase in another language is a name: "seguindo o DRY (dont repeat yourself)".
  return isRule && ['', 'en'].includes(findLanguage(lower))
}

/** Forms that put the next step off: over once the person asks for another. */
const HOLDS_BACK =
  /^(?:\.\.\. )?(?:(?:ok|okay|no|please|and|but|so|let's)[,.]? )*(?:(?:hang on|hold on|wait|not yet|(?:actually, )?let me (?:think|pause))\b.{0,30}|(?:don't|do not) (?:build|code|start|implement|begin|proceed|continue)\b[^.;]{0,20} until (?:i|we)\b.{0,30}|(?:don't|do not) (?:fix|change|edit|write|do) anything(?: yet)?(?:[, ]+(?:but )?(?:just|only)\b[^.;]*)?)[.!]?$/
const COMES_AGAIN = /\b(?:always|never|each|every|commit|push|merg|deploy|releas|publish|delet)/

/** Whether words of the person put the next step off: "wait", "don't build until I pick", "don't fix anything, just check". */
export function holdsBack(text: string): boolean {
  const { lower, list } = foldWords(text)
  return shareWord(list, HOLDING_WORDS) && HOLDS_BACK.test(lower) && !COMES_AGAIN.test(lower)
}

const HOLDING_WORDS = listWords('until hang hold wait yet think pause anything')

export function isContrary(text: string): boolean {
  const plain = maskQuotes(restoreApostrophes(text))
  const [lower, list] = [plain.toLowerCase(), listWords(plain)]
  return givesUp(list, lower) || contradicts(list, lower)
}

/** Forms that pick among several answers: "2", "B", "the second", "option 3", "both". */
const CHOOSES =
  /^\W*(?:[a-d1-9]\b|[a-d1-9]\)|option\b|the (?:first|second|third|last|former|latter)\b|both\b|neither\b|none\b|all\b|skip\b)|\b(?:option|variant|approach) \w\b|\b\d(?:,| and) ?\d\b/i

const PAST = listWords('yesterday was were did apparently happened noticed tried saw seems')
const ASKING = listWords("can could would should shall please let's lets how what why")
const ASKS_FOR =
  /\b(?:can|could|would|should|shall) (?:we|you|i|it)\b|\bplease\b|\blet'?s\b|\bhow about\b|\bwhat if\b|\bwhy don'?t we\b/
const TURNING = listWords("nothing don't dont no not instead remove drop too")

/** Tuned on half of the labelled real sessions (2026-11). The lightest words are left out when room is short. */
export const weighWords: (text: string) => number = remember(1000, (text) => {
  const { lower, list } = foldWords(text)
  // "This is the console:" only introduces a paste.
  if ((lower.length <= 61 && lower.endsWith(':')) || (isPassing(text) && !BANS.test(lower))) return 1
  if (asks(lower)) {
    if (!shareWord(list, ASKING) || !ASKS_FOR.test(lower)) return 0
    return shareWord(list, TURNING) ? 2.5 : 2
  }
  return setsRule(text) ? 4 : weighStatement(text)
})

function weighStatement(text: string): number {
  const { lower, list } = foldWords(text)
  const plain = maskQuotes(lower)
  const words = plain === lower ? list : listWords(plain)
  if (setsStandingRule(words, plain)) return 4
  if (supposes(words, plain)) return PASSES_OVER.test(plain) ? 3 : 1
  if (mayBeErrand(plain) && errand().test(plain)) return 0.9
  if (givesUp(words, plain) || contradicts(words, plain) || decides(words, plain) || namesGoal(words, plain)) return 3.5
  const isSetting = shareWord(list, SETTING)
  if (asksNext(words, plain)) return isSetting ? 2 : 1.5
  if (shareWord(list, PAST)) return 1.5
  return isSetting ? 3 : weighPlain(text)
}

/** Words that put one thing in place of another, however carefully: "perhaps rather than tabs, we can use blanks". */
const PASSES_OVER = /\b(?:rather than|instead of)\b/

/** Errands for an agent. They are over once done, and decide nothing, in capitals as well. */
const errand = once(
  () =>
    new RegExp(
      `^(?:please )?use (?:(?:the |your |an? )?[\\w -]{0,40}\\b(?:sub-?agents?|agents?|skill|tool|mcp)\\b.{0,20}\\bto \\w|(?:the )?[\\w/.-]{1,60} (?:and|to) (?:${LOOKS})\\b)`,
    ),
)
const mayBeErrand = begins('please use')

/** A ban holds on when the push beside the ban is over: "commit this and don't add a co-author". */
const BANS = /\b(?:don'?t|do not|never)\b(?! (?:stop|worry|forget|wait|give up))/

/** A push to go on is shorter: letters, and signs that stand for words. */
const LONG_CHARS = 40
const LONG_SIGNS = 12

/** The forms above are English. In another language only the length tells an order from a push. */
function weighPlain(text: string): number {
  const long = /[\u3040-\u9fff]/.test(text) ? LONG_SIGNS : LONG_CHARS
  return text.length >= long && isForeign(text) && !/[/`=(){}<>|]/.test(text) ? 2.5 : 2
}

/** Only a question mark has the pattern made: its class of characters costs as much as a hundred patterns. */
function endsAsking(text: string): boolean {
  return /[?\uff1f]/.test(text) && /[?\uff1f]["')\]\u201d]{0,3}\s*(?:\p{Extended_Pictographic}\s*)?$/u.test(text)
}

const asks = (lower: string) => endsAsking(lower.slice(-12)) || isBareQuestion(lower)

const FEW_WORDS = 4

/** Whether words need the question before to be understood. */
export function isReply(text: string): boolean {
  return text.split(/\s+/).length <= FEW_WORDS || refersBack(text) || turnsDownFirst(text)
}

/** Whether words assent, turn down or choose, at any length. */
export function refersBack(text: string): boolean {
  const first = /\w+/.exec(text)?.[0].toLowerCase() ?? ''
  if (first === 'wrong' || first === 'not') return true
  const mayAssent = ASSENT_WORDS.has(first) || text.includes('+1')
  if ((mayAssent && ASSENTS.test(text)) || (mayChoose(text, first) && CHOOSES.test(text))) return true
  return listLabels(text).length > 0
}

const ASSENT_WORDS = listWords(
  'yes yep yeah no nope nah sure ok okay fine agreed great perfect sounds work works that please go do',
)
const CHOICE_WORDS = listWords('a b c d 1 2 3 4 5 6 7 8 9 option the both neither none all skip')

function mayChoose(text: string, first: string): boolean {
  if (CHOICE_WORDS.has(first) || /\d(?:,| and) ?\d/i.test(text)) return true
  const lower = text.toLowerCase()
  return ['option ', 'variant ', 'approach '].some((piece) => lower.includes(piece))
}

/** Weighs an answer. A yes matters until the model carries out the offer; a choice among several matters longer. */
export function weighAnswer(text: string, asked: string): number {
  const own = weighWords(text)
  if (!/[?\uff1f]/.test(asked)) return isTrivial(text) ? 0 : own
  if (CHOOSES.test(text) || /\b(?:or|which|what|where|how (?:many|much|long|often))\b/i.test(asked))
    return Math.max(3, own)
  if (!ASSENTS.test(text)) return isTrivial(text) ? 0 : own
  return OFFERS.test(asked) ? Math.max(1.2, own > 2 ? own : 0) : 3
}

const ASSENTS =
  /^\W*(?:yes|yep|yeah|no|nope|nah|sure|ok(?:ay)?|fine|agreed|great|perfect|sounds good|works? for me|that works|please do|go (?:ahead|for it)|do (?:it|that|so)|\+1)\b/i
/** Offers of the model to go on: the offered step is done soon after the yes. */
const OFFERS =
  /\b(?:do you want me to|shall i|should i|want me to|would you like me to|ready (?:to|for)|continue|proceed|go on)\b (?!use|go (?:with|ahead)|do (?:it|that|so)\b|switch|delete|remove|drop|keep)[^?]*\?/i
