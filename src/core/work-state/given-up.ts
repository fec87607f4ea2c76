import { findDistinctiveWords } from './distinctive-words.ts'
import { begins, createPhrases, listWords, type Phrases, shareWord } from './phrases.ts'

/** What a sentence takes back. */
export interface GivenUp {
  /** The things it names, in its own words. */
  readonly phrases: readonly string[]
  /** Whether it gives up what was said last without naming it: "scrap that". */
  readonly refersBack: boolean
  /** Whether the form is one that ordinary sentences have too: it counts only when it meets something. */
  readonly isWeak: boolean
  /** Whether what it names was forbidden and is allowed again. */
  readonly lifts: boolean
}

/** A thing that is named, to the end of the sentence; where it really ends is seen afterwards. */
const REST = '(\\S.{0,160})'
/** A thing with something behind it. */
const THING = '((?:[^\\s,;:.!?()]|[:.](?=\\S))(?:[^,;:.!?()]|[:.](?=\\S)){0,80}?)'
/** What people say before they come to it. */
const START =
  '^(?:(?:actually|ok(?:ay)?|so|hm+|wait|please|no|nope|nah|right|well|sorry|yeah|yes|alright|look|hold on|stop|and|but|then|also|on second thought|in fact|for now|honestly|change of (?:mind|plans?))[,.!: \\u2014-]{1,3}){0,4}'
/** Ways of asking for it. */
const WE =
  "(?:let's |let us |we(?:'ll| will| should| can|'re going to| are going to)? |please |just |you (?:can|should|may) |i(?:'d| would)? (?:like|want)(?: you)? to |i'll |i'm going to |go ahead and |simply ){0,4}"

/** The first words of all these, and verbs that may follow them. */
const OPENERS = `actually ok okay so hm wait please no nope nah right well sorry yeah yes alright look hold stop and but then also on in
  for honestly change let we just you i go simply`
const ENDING =
  'scrap scratch forget ditch abandon nix shelve axe postpone throw back give hold pull do walk set put defer move stop'
const REMOVING =
  'drop cancel discard bin toss park get rip revert undo kill skip leave lose strike pass more enough delay table remove'

/** Verbs that end a plan or a wish; what they end may be a word for what was said last. */
const ENDED = createPhrases([
  [
    ENDING,
    `${START}${WE}(?:scrap|scratch|forget about|forget|ditch|abandon|nix|shelve|axe|postpone|throw (?:out|away)|back out|give up on|hold off on|pull the plug on|do away with|walk back|set aside|put aside|defer|move away from|stop (?:doing|working on|with|using)) ${REST}`,
    begins(`${OPENERS} ${ENDING}`),
  ],
  ['disregard', `${START}disregard (?:about )?${REST}`],
  ['leave', `${START}${WE}leave ${THING} out\\b`],
])

/** Ordinary work uses these verbs too: they end something only where it was wanted before. */
const MAY_END = createPhrases([
  [
    REMOVING,
    `${START}${WE}(?:drop|cancel|discard|bin|toss(?: out)?|park|get rid of|rip out|revert|undo|kill|skip|leave out|lose|strike|pass on|no more|enough of|delay|table|remove|leave behind|get off) ${REST}`,
    begins(`${OPENERS} ${REMOVING}`),
  ],
  ['never nevermind ignore', `${START}(?:never ?mind|ignore) (?:about )?${REST}`],
  ['replace swap exchange', `\\b(?:replace|swap|exchange) ${THING} (?:with|for|by)\\b`],
  ['no', '^no (?![-\\u2013\\u2014])(\\S[^,.!]{0,80})(?:[,.!]|$)', begins('no')],
  [
    'not',
    '^not (?!all|every|yet|sure|only|much|many|enough|bad|too|quite|really|that)(\\S(?:[^.!]|[.!](?=\\S)){0,80})(?:[.!]|$)',
    begins('not'),
  ],
])

const NOT_DOING =
  "(?:(?:do not|don't|won't|shouldn't|needn't|can't|cannot|aren't going to|are not going to|not going to|no longer|never|doesn't need to|not) (?:ever |actually |really |going to )?(?:use|using|do|doing|go with|go for|build|building|implement|continue with|continue|pursue|keep|keeping|need|want|bother with|worry about|add|adding|have|support|ship|take)|decided against|stopped (?:using|doing)|against)"

/** Sentences that name what is no longer wanted. */
const NAMED = createPhrases([
  [
    'instead rather place not',
    `\\b(?:use|using|go|going|do|doing|take|make|put|write|call|name|store|pick|choose|prefer|switch|want|need|let's|try|keep|build|with|have|should|be|to|it's|its|is|said|meant|mind|correction)\\b[^;]{1,200}?(?:\\binstead of|\\brather than|\\bin place of|\\band not|[,-] ?not| not) (?:using |with |doing |the one )?([^,;]{1,80}?)[^\\w]{0,3}$`,
  ],
  [
    'instead rather place',
    `\\b(?:use|using|go with|take|make|put|store|pick|choose|need|build|want)\\b[^.;]{1,200}?\\b(?:instead of|rather than|in place of) (?:using |with |doing |the one )?${REST}`,
  ],
  ['over', `\\b(?:prefer|choose|pick|chose|picked)\\b[^.;]{1,80}? over ${REST}`],
  [
    'instead rather place',
    `^(?:instead of|rather than|in place of) (?:using |doing )?${REST}`,
    begins('instead rather in'),
  ],
  ['not', `${START}not ${THING},? (?:but|use|do|it's|it is|make|go|i meant|take)\\b`, begins(`${OPENERS} not`)],
  [
    "not don't won't shouldn't needn't can't cannot aren't no never doesn't decided stopped against",
    `\\b(?:let's not|${NOT_DOING})(?: (?:do|use|go with|build|add))?(?: the| a| an)? ${REST}`,
  ],
  ['from', `\\b(?:switch(?:ing)?|mov(?:e|ing)|chang(?:e|ing)|migrat(?:e|ing)) (?:away )?from ${THING} to\\b`],
  [
    'mistake bad off deprecated canceled cancelled dropped scrapped postponed hold paused deferred obsolete vetoed rejected ruled no overkill discontinued abandoned shelved parked option out worth longer not old wrong',
    `(?:^|[,;:.] |and )${THING} (?:was|is|were|are) (?:(?:a|my) mistake|a bad idea|off the table|deprecated|cancell?ed|dropped|scrapped|postponed|on hold|paused|deferred|obsolete|vetoed|rejected|ruled out|a no-go|overkill|discontinued|abandoned|shelved|parked|not an option|out of (?:scope|the question)|not worth (?:it|the)|no longer (?:needed|wanted|relevant|happening|an option|on the table|part)|not (?:needed|happening)(?:\\s+any ?more)?|the (?:wrong|old) (?:one|name))\\b(?! (?:when|if|after|while|as|by|in|on|at|of)\\b)`,
  ],
  // What is wrong is often a bug; with what is right beside it, it is a correction.
  [
    'wrong right incorrect good dead gone out history too',
    `(?:^|[,;:.] )${THING} (?:was|is) (?:wrong|not right|incorrect|no good|dead|gone|out|history|too \\w+|a dead end)(?: here)?[,;.\\u2014-] ?(?:use|we need|we want|take|go with|switch|it(?:'s| is| should)|let's|make it)\\b`,
  ],
  [
    "should can has must won't didn't turned",
    `(?:^|[,;:.] )${THING} (?:should have been|can wait|has to go|must go|won't (?:do|fly|work)|didn't make the cut|turned out (?:to be )?(?:wrong|bad))\\b`,
  ],
  ['without', `\\b(?:go|do|live|work|manage) without ${REST}`],
  ['out', `\\bout with ${REST}`],
  ['where', `\\bwhere i (?:wrote|said|put) ${THING} i (?:meant|mean)\\b`],
  ['mind wrong time worth', `\\b(?:changed my mind (?:about|on)|wrong about|no time for|not worth) ${REST}`],
  ['favor favour', `\\bin favou?r of ${THING} over\\b`],
  [
    'not',
    '^(?:no|nope|nah|wrong|sorry|actually|correction)\\b.{1,160}[,;.] ?(?:and )?not ([^,;]{1,80}?)[.!]*$',
    begins('no nope nah wrong sorry actually correction'),
  ],
  ['you', `^you (?:took|used|chose|picked|went with) (\\S.{0,80}?)\\. `, begins('you')],
])

const LIFTED = createPhrases([
  [
    'rule rules instruction instructions ban bans restriction restrictions constraint constraints said',
    `\\b(?:rules?|instructions?|bans?|restrictions?|constraints?|what i said) (?:about|on|for|against) ${REST}`,
  ],
  [
    'fair fine no',
    `(?:^|[,;:.] )${THING} is (?:fair game|fine to (?:touch|edit|change|use)|no longer (?:off[- ]limits|forbidden))\\b`,
  ],
  [
    'can may',
    `\\byou (?:can|may) (?:now )?(?:change|edit|touch|modify|use|delete) ${THING} (?:after all|now|again)\\b`,
  ],
])
/** Says that something holds no more; "the rule for this repository" alone sets one up. */
const LIFTS = listWords('no lift lifted ignore forget after fine drop apply fair again now')

/** Takes back what was said last, whatever it was. */
const TAKES_BACK = createPhrases([
  [
    'never nevermind that it this mind plans plan different thought overkill complicated like want backtrack idea call not back',
    "\\b(never ?mind(?=\\s*(?:$|[,.!;]))|scratch that|strike that|forget (?:it|that|this)(?! \\w)|scrap (?:it|that|this)(?! \\w)|drop (?:it|that|this)(?! \\w)|changed? (?:my|of) mind|change of plans?|(?:a )?different (?:plan|approach|direction)|on second thought|cancel that|undo that|not that|let's not|that's overkill|take (?:it|that) back|backtrack|bad (?:idea|call)|not what i (?:want|meant|asked)|(?:do not|don't) want (?:that|this|it)|too complicated|i don't like (?:it|that))(?:\\b|$)",
  ],
])
/** Words for what was said last, where a thing could be named. */
const POINTS_BACK =
  /^(?:it|that|this|them|those|everything|all of (?:it|that)|(?:the|that|this|your|my) (?:whole |entire |last |previous )?(?:plan|idea|approach|proposal|thing|changes?|request|message|one|direction)|what i (?:just )?(?:said|asked|wrote))\b/

/** How a thing goes wrong, or was before, is told with the same words; that is a report, not a change of mind. */
const REPORT =
  /\b(?:returns?|returned|prints?|printed|shows?|showed|gives?|gave|gets?|got|throws?|threw|outputs?|says|fails?|failed|crashes|ends up|seems|appears|receives?|contains|expected|happens)\b[^,;]{0,120}\b(?:instead of|rather than)\b/
const BEFORE = /\b(?:was|were|used to|had been|have been|has been) (?:\w+ing|use)\b/
const MAY_REPORT = listWords('instead rather was were used been')

const back: GivenUp = { phrases: [], refersBack: true, isWeak: false, lifts: false }

/** What a sentence of the user takes back, or null when it takes nothing back. */
export function findGivenUp(sentence: string): GivenUp | null {
  const words = listWords(sentence)
  const lower = sentence.toLowerCase()
  const find = (phrases: Phrases) => phrases.find(words, sentence, lower)
  if (shareWord(words, MAY_REPORT) && (REPORT.test(lower) || BEFORE.test(lower))) return null
  const lifted = shareWord(words, LIFTS) ? nameThings(find(LIFTED)) : []
  if (lifted.length > 0) return { phrases: lifted, refersBack: false, isWeak: false, lifts: true }
  const ended = find(ENDED)
  const phrases = nameThings([...ended, ...find(NAMED)])
  if (phrases.length > 0) return { phrases, refersBack: false, isWeak: false, lifts: false }
  if (ended.some(pointsBack) || find(TAKES_BACK).length > 0) return back
  const weak = find(MAY_END)
  if (weak.some(pointsBack)) return back
  const named = nameThings(weak)
  return named.length === 0 ? null : { phrases: named, refersBack: false, isWeak: true, lifts: false }
}

function pointsBack(phrase: string): boolean {
  return POINTS_BACK.test(phrase.toLowerCase())
}

function nameThings(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(trimThing).filter((phrase) => findDistinctiveWords(phrase).size > 0))]
}

/** Where a thing ends: at the end of its clause, or where another clause begins. */
const END =
  /[,;!?()\u2014\u2013]|[.:](?=\s|$)| (?:and|but|so|because|since|for now|for this|for that|instead|please|after all|any more|anymore|entirely|no longer|use|take|go with|make|put|let's|we|i|it is|-)(?= |$)/i
const MAX_WORDS = 12

function trimThing(phrase: string): string {
  const end = phrase.search(END)
  return (end === -1 ? phrase : phrase.slice(0, end))
    .split(/\s+/)
    .slice(0, MAX_WORDS)
    .join(' ')
    .replace(
      /^(?:(?:the|a|an|that|this|those|these|my|our|about|using|with|doing|where|i said|but|hm+|no|nope) )+/i,
      '',
    )
    .replace(
      / (?:at all|altogether|completely|idea|plan|approach|thing|stuff|part|work|everywhere.*|in what you wrote|from (?:earlier|before)|we (?:discussed|talked about))$/i,
      '',
    )
    .replace(/["'`]/g, '')
    .trim()
}
