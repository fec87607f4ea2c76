import { findDistinctiveWords } from './distinctive-words.ts'

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

const CHAR = '(?:[^\\s,;:.!?()\\u2014\\u2013]|[.:](?=\\S))'
/** A thing that is named: up to twelve words, to the end of its clause. */
const THING = `(${CHAR}{1,80}(?: (?!and |but |so |because |since |for now|for this|for that|instead|please|after all|any more|anymore|entirely|no longer|use |take |go with |make |put |let's |we |i |it is|- |\\u2013 )${CHAR}{1,80}){0,11})`
/** What people say before they come to it. */
const START =
  '^(?:(?:actually|ok(?:ay)?|so|hm+|wait|please|no|nope|nah|right|well|sorry|yeah|yes|alright|look|hold on|stop|and|but|then|also|on second thought|in fact|for now|honestly|change of (?:mind|plans?))[,.!: \\u2014-]{1,3}){0,4}'
/** Ways of asking for it. */
const WE =
  "(?:let's |let us |we(?:'ll| will| should| can|'re going to| are going to)? |please |just |you (?:can|should|may) |i(?:'d| would)? (?:like|want)(?: you)? to |i'll |i'm going to |go ahead and |simply )*"
const pattern = (source: string) => new RegExp(source, 'i')

/** Verbs that end a plan or a wish; what they end may be a word for what was said last. */
const ENDED: readonly RegExp[] = [
  pattern(
    `${START}${WE}(?:scrap|scratch|forget about|forget|ditch|abandon|nix|shelve|axe|postpone|throw (?:out|away)|back out|give up on|hold off on|pull the plug on|do away with|walk back|set aside|put aside|defer|move away from|stop (?:doing|working on|with|using))\\s+${THING}`,
  ),
  pattern(`${START}(?:disregard)(?: about)?\\s+${THING}`),
  pattern(`${START}${WE}leave ${THING} out\\b`),
]

/** Ordinary work uses these verbs too: they end something only where it was wanted before. */
const MAY_END: readonly RegExp[] = [
  pattern(
    `${START}${WE}(?:drop|cancel|discard|bin|toss(?: out)?|park|get rid of|rip out|revert|undo|kill|skip|leave out|lose|strike|pass on|no more|enough of|delay|table|remove|leave behind|get off)\\s+${THING}`,
  ),
  pattern(`${START}(?:never ?mind|ignore)(?: about)?\\s+${THING}`),
  pattern(`\\b(?:replace|swap|exchange)\\s+${THING}\\s+(?:with|for|by)\\b`),
  pattern(`^no\\s+(?![-\\u2013\\u2014])${THING}(?:[,.!]|$)`),
  pattern(`^not\\s+(?!all|every|yet|sure|only|much|many|enough|bad|too|quite|really|that)${THING}(?:[.!]|$)`),
]

const NOT_DOING =
  "(?:(?:do not|don't|won't|shouldn't|needn't|can't|cannot|aren't going to|are not going to|not going to|no longer|never|doesn't need to|not) (?:ever |actually |really |going to )?(?:use|using|do|doing|go with|go for|build|building|implement|continue with|continue|pursue|keep|keeping|need|want|bother with|worry about|add|adding|have|support|ship|take)|decided against|stopped (?:using|doing)|against)"

/** Sentences that name what is no longer wanted. */
const NAMED: readonly RegExp[] = [
  pattern(
    `\\b(?:use|using|go|going|do|doing|take|make|put|write|call|name|store|pick|choose|prefer|switch|want|need|let's|try|keep|build|with|have|should|be|to|it's|its|is|said|meant|mind|correction)\\b[^;]{1,200}?(?:\\binstead of|\\brather than|\\bin place of|\\band not|[,-] ?not| not)\\s+(?:using |with |doing |the one )?${THING}[^\\w]{0,3}$`,
  ),
  pattern(
    `\\b(?:use|using|go with|take|make|put|store|pick|choose|need|build|want)\\b[^.;]{1,200}?\\b(?:instead of|rather than|in place of)\\s+(?:using |with |doing |the one )?${THING}`,
  ),
  pattern(`\\b(?:prefer|choose|pick|chose|picked)\\b[^.;]{1,80}? over ${THING}`),
  pattern(`^(?:instead of|rather than|in place of)\\s+(?:using |doing )?${THING}`),
  pattern(`${START}not\\s+${THING},? (?:but|use|do|it's|it is|make|go|i meant|take)\\b`),
  pattern(`\\b(?:let's not|${NOT_DOING})(?: (?:do|use|go with|build|add))?(?: the| a| an)?\\s+${THING}`),
  pattern(`\\b(?:switch(?:ing)?|mov(?:e|ing)|chang(?:e|ing)|migrat(?:e|ing)) (?:away )?from ${THING}\\s+to\\b`),
  pattern(
    `(?:^|[,;:.] |and )${THING} (?:was|is|were|are) (?:(?:a|my) mistake|a bad idea|off the table|deprecated|cancell?ed|dropped|scrapped|postponed|on hold|paused|deferred|obsolete|vetoed|rejected|ruled out|a no-go|overkill|discontinued|abandoned|shelved|parked|not an option|out of (?:scope|the question)|not worth (?:it|the)|no longer (?:needed|wanted|relevant|happening|an option|on the table|part)|not (?:needed|happening)(?: any ?more)?|the (?:wrong|old) (?:one|name))\\b(?!\\s+(?:when|if|after|while|as|by|in|on|at|of)\\b)`,
  ),
  // What is wrong is often a bug; with what is right beside it, it is a correction.
  pattern(
    `(?:^|[,;:.] )${THING} (?:was|is) (?:wrong|not right|incorrect|no good|dead|gone|out|history|too \\w+|a dead end)(?: here)?[,;.\\u2014-] ?(?:use|we need|we want|take|go with|switch|it(?:'s| is| should)|let's|make it)\\b`,
  ),
  pattern(
    `(?:^|[,;:.] )${THING} (?:should have been|can wait|has to go|must go|won't (?:do|fly|work)|didn't make the cut|turned out (?:to be )?(?:wrong|bad))\\b`,
  ),
  pattern(`\\b(?:go|do|live|work|manage) without ${THING}`),
  pattern(`\\bout with ${THING}`),
  pattern(`\\b(?:from|mixed up) ${THING} to\\b.{0,80}\\b(?:please|now|instead)\\b`),
  pattern(`\\bwhere i (?:wrote|said|put) ${THING} i (?:meant|mean)\\b`),
  pattern(`\\b(?:changed my mind (?:about|on)|wrong about|no time for|not worth)\\s+${THING}`),
  pattern(`\\bin favou?r of ${THING} over\\b`),
  pattern(`^(?:no|nope|nah|wrong|sorry|actually|correction)\\b.{1,160}[,;.] ?(?:and )?not ${THING}[.!]*$`),
  pattern(`^you (?:took|used|chose|picked|went with) ${THING}\\. `),
]

/** Says that something holds no more; "the rule for this repository" alone sets one up. */
const LIFTS =
  /\b(?:no longer|lift(?:ed)?|ignore|forget|after all|fine|drop|(?:does|do)(?:n't| not) apply|fair game|again|now)\b/i
const LIFTED: readonly RegExp[] = [
  pattern(
    `\\b(?:rules?|instructions?|bans?|restrictions?|constraints?|what i said) (?:about|on|for|against)\\s+${THING}`,
  ),
  pattern(
    `(?:^|[,;:.] )${THING} is (?:fair game|fine to (?:touch|edit|change|use)|no longer (?:off[- ]limits|forbidden))\\b`,
  ),
  pattern(`\\byou (?:can|may) (?:now )?(?:change|edit|touch|modify|use|delete) ${THING} (?:after all|now|again)\\b`),
]

/** Takes back what was said last, whatever it was. */
const TAKES_BACK =
  /\b(?:never ?mind(?=\s*(?:$|[,.!;]))|scratch that|strike that|forget (?:it|that|this)(?! \w)|scrap (?:it|that|this)(?! \w)|drop (?:it|that|this)(?! \w)|changed? (?:my|of) mind|change of plans?|(?:a )?different (?:plan|approach|direction)|on second thought|cancel that|undo that|not that|let's not|that's overkill|take (?:it|that) back|backtrack|bad (?:idea|call)|not what i (?:want|meant|asked)|(?:do not|don't) want (?:that|this|it)|too complicated|i don't like (?:it|that))\b/i
/** Words for what was said last, where a thing could be named. */
const POINTS_BACK =
  /^(?:it|that|this|them|those|everything|all of (?:it|that)|(?:the|that|this|your|my) (?:whole |entire |last |previous )?(?:plan|idea|approach|proposal|thing|changes?|request|message|one|direction)|what i (?:just )?(?:said|asked|wrote))\b/i

/** How a thing goes wrong, or was before, is told with the same words; that is a report, not a change of mind. */
const BEFORE = /\b(?:was|were|used to|had been|have been|has been) (?:\w+ing|use)\b/i
const REPORT =
  /\b(?:returns?|returned|prints?|printed|shows?|showed|gives?|gave|gets?|got|throws?|threw|outputs?|says|fails?|failed|crashes|ends up|seems|appears|receives?|contains|expected|happens)\b[^,;]{0,120}\b(?:instead of|rather than)\b/i

/** What a sentence of the user takes back, or null when it takes nothing back. */
export function findGivenUp(sentence: string): GivenUp | null {
  if (REPORT.test(sentence) || BEFORE.test(sentence)) return null
  const lifted = LIFTS.test(sentence) ? findThings(LIFTED, sentence) : []
  if (lifted.length > 0) return { phrases: lifted, refersBack: false, isWeak: false, lifts: true }
  const raw = [...ENDED, ...NAMED].flatMap((item) => item.exec(sentence)?.[1] ?? [])
  const phrases = nameThings(raw)
  if (phrases.length > 0) return { phrases, refersBack: false, isWeak: false, lifts: false }
  const ended = ENDED.flatMap((item) => item.exec(sentence)?.[1] ?? [])
  if (TAKES_BACK.test(sentence) || ended.some((phrase) => POINTS_BACK.test(phrase))) {
    return { phrases: [], refersBack: true, isWeak: false, lifts: false }
  }
  const weak = MAY_END.flatMap((item) => item.exec(sentence)?.[1] ?? [])
  if (weak.some((phrase) => POINTS_BACK.test(phrase)))
    return { phrases: [], refersBack: true, isWeak: false, lifts: false }
  const named = nameThings(weak)
  return named.length === 0 ? null : { phrases: named, refersBack: false, isWeak: true, lifts: false }
}

function findThings(patterns: readonly RegExp[], sentence: string): string[] {
  return nameThings(patterns.flatMap((item) => item.exec(sentence)?.[1] ?? []))
}

function nameThings(phrases: readonly string[]): string[] {
  return [...new Set(phrases.map(trimThing).filter((phrase) => findDistinctiveWords(phrase).size > 0))]
}

function trimThing(phrase: string): string {
  return phrase
    .replace(
      /^(?:(?:the|a|an|that|this|those|these|my|our|about|using|with|doing|where|i said|but|hm+|no|nope)\s+)+/i,
      '',
    )
    .replace(
      /\s+(?:at all|altogether|completely|idea|plan|approach|thing|stuff|part|work|everywhere.*|in what you wrote|from (?:earlier|before)|we (?:discussed|talked about))$/i,
      '',
    )
    .replace(/["'`]/g, '')
    .trim()
}
