import { excerptLine } from '../text.ts'
import { findDistinctiveWords } from './distinctive-words.ts'
import { findGivenUp, type GivenUp } from './given-up.ts'
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
export function findStatements(message: string): Statement[] {
  const whole = message.trim().replace(/^["'\u201c]([^"\u201c\u201d]*)["'\u201d]$/, '$1')
  if (/\b(?:just (?:asking|wondering|curious|a question)|only asking|out of curiosity)\b/i.test(whole)) return []
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
  const words = maskQuotes(restoreApostrophes(sentence))
  if (isUndecided(words) || PLEASANTRY.test(words)) return null
  const givenUp = BUILDS.test(words) && !/\b(?:instead of|rather than)\b/i.test(words) ? null : findGivenUp(words)
  // "Agreed." says nothing by itself.
  if (givenUp === null && findDistinctiveWords(words).size === 0 && !/\boption \w/i.test(words)) return null
  const text = excerptLine(sentence, LIMITS.statementChars)
  const kind = classify(words)
  if (GOAL.test(words)) return { kind: 'goal', text, givenUp, otherwise: null }
  if (givenUp === null) return kind === null ? null : { kind, text, givenUp, otherwise: null }
  const otherwise = kind === 'finished' ? null : kind
  return { kind: kind === 'rule' && !givenUp.lifts ? 'rule' : 'correction', text, givenUp, otherwise }
}

/** What a sentence is, whatever it gives up. */
function classify(words: string): Exclude<StatementKind, 'goal'> | null {
  if (FINISHED.test(words) && !NOT_FINISHED.test(words)) return 'finished'
  if (RULE.test(words) && !BUILDS.test(words)) return 'rule'
  if (CONTRADICTS.test(words)) return 'correction'
  if (DECISION.test(words)) return 'decision'
  return isRemark(words) ? 'remark' : null
}

/** Quickly typed, `don't` is often `dont`. */
function restoreApostrophes(sentence: string): string {
  return sentence
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\b(do|does|did|ca|wo|are|is|was|were|should|would|could|need|have|has|must)nt\b/gi, "$1n't")
    .replace(
      /\b(let|that|it|what|he|she|there)s\b(?= (?:not|use|go|do|keep|the|a|what|better|wrong|try|take|make|switch|stick|put|overkill))/gi,
      "$1's",
    )
    .replace(/\bi(m|ll|d|ve)\b/gi, "i'$1")
}

/** Longer quotations are somebody else's words. A quoted name stays: it may be what is chosen. */
function maskQuotes(sentence: string): string {
  return sentence.replace(/"[^"]{0,400}"|\u201c[^\u201d]{0,400}\u201d/g, (quoted) =>
    /\s\S+\s/.test(quoted) ? '""' : quoted,
  )
}

/** A message that only asks. */
export function isQuestion(message: string): boolean {
  return splitSentences(message).every(isUndecided)
}

/** A question or a supposition. "Can you ..." and its kin ask for something, and so decide it. */
function isUndecided(words: string): boolean {
  if (/^(?:ok(?:ay)?,? |so,? |and |but )?(?:can|could|would|will) you (?:please )?\w/i.test(words)) return false
  return (
    /\?["')\]\u201d]{0,3}$/.test(words) ||
    /^(?:if|what if|suppose|maybe|perhaps|i wonder|wondering|should (?:we|i|it)|could we|what about|how about|not sure|who|why|when|where(?! i (?:wrote|said|put))|which|what|(?:please )?(?:explain|describe|tell me|show(?: me)?|find out|check|see|look into|remind me) (?:why|how|whether|if|what|where|when|which|who))\b/i.test(
      words,
    ) ||
    /\b(?:i'm not sure|haven't decided|not decided|undecided|might want to|might be|we could (?:also )?(?:use|try|go))\b/i.test(
      words,
    )
  )
}

/** What is asked for next; it is done, or it is the newest request. */
const TASK =
  /^(?:(?:ok(?:ay)?|so|now|next|then|also|and|please|can you|could you|will you|first|let's|great|good|one more thing|hm+|hi(?: again)?|thanks|i(?:'d| would) like (?:you )?to|i want you to|we (?:should|need to|want to|could)|i think we should|you (?:should|can|could))[,:.!]? )*(?:add|put|generate|split|clean|fix|run|re-?run|check|show|explain|format|rename|write|update|refactor|look|find|document|test|debug|implement|create|build|remove|delete|move|extract|convert|commit|push|pull|open|read|list|print|tell|give|try|review|summari[sz]e|describe|investigate|search|continue|compare|install|start|restart|generate|improve|speed|measure|profile|change|edit|merge|rebase|apply|see|go|do|make|cover|handle|support|port|help)\b/i
/** Words that set something up, forbid it, or turn it round. */
const CUE =
  /\b(?:should|shall|must|need|needs|want|wants|has to|have to|only|not|no|nothing|none|keep|stay|stays|prefer|rather|instead|avoid|better|unless|until|except|cannot|allowed|final|ours|both|either|without|off|out|wrong|old|over|against|forget|skip|dead|gone|from today|as of now|belongs|goes|lives|wins|enough|matters|careful|off limits|hands|respect|requires?|required|policy|convention|standard|first|sacred|steer|refrain|watch|ask|sign-?off|approval|through|via|exclusively|strictly|solely|every|each|all|whenever|before|by hand|manually|generated|read-only|immutable|frozen|locked|follow|backwards|mixed|misread|typo|other one|take (?:it|that) back|call|vote|deal)\b|n't\b/i
const PAST =
  /\b(?:yesterday|was|were|did|had|last (?:week|night|time)|apparently|it seems|looks like|happened|noticed|tried)\b/i

/** A statement in none of the known forms: kept as said, in case it matters. */
function isRemark(words: string): boolean {
  if (TASK.test(words) || words.length > 240 || words.split(/\s+/).length < 3) return false
  return hasCue(words) || !PAST.test(words)
}

/** Whether a remark has a word that sets something up, forbids it, or turns it round. */
export function hasCue(text: string): boolean {
  return CUE.test(restoreApostrophes(text))
}

/** Whether a remark turns against something, so that earlier words on the same thing may no longer hold. */
export function isContrary(text: string): boolean {
  return /\b(?:not|no|nothing|never|instead|rather|without|stop|drop|off|out|wrong|old|longer|against|but|however|actually|forget|skip|cancel|dead|gone|over|done with|enough|may|can|free|again|allowed|lifted|after all)\b|n't\b/i.test(
    restoreApostrophes(text),
  )
}

/** Begins with a no that denies nothing. */
const PLEASANTRY =
  /^no (?:worries|problem|rush|hurry|idea|thanks|thank|doubt|issue|pressure|big deal|matter|need|wonder)\b/i

/** Asks for something to be written; what that has to do is not asked of the model. */
const BUILDS =
  /^(?:please |can you |now |next |then |also )*(?:add|write|implement|create|build|generate|extend) (?!.*\b(?:always|from now on|every time)\b)/i

const GOAL =
  /^(?:(?:the|our|my|new|today's|real|actual|main) )*(?:goal|objective|mission|task)(?: (?:for|of) [\w ]{1,30})?(?: (?:is )?now)?(?: is)?\s?[:,-]|\bgoal (?:is now|now is|has changed|of this session is)\b|\bfrom now on (?:this|it|we|the session)(?:'s| is|'re| are) (?:about|working on)\b|\b(?:this|the) session is (?:now )?about\b|\b(?:focus|priority|direction) (?:is now|now is|shifts|moves|changes)\b|^(?:new|our|the) (?:focus|priority|direction)\b.{0,20}[:,]|\bpivot(?:ing)? to\b|\bwhat (?:i|we)(?:'re| are) after is\b|\b(?:the )?point of (?:this|today|all this|the session) is\b|\bby the end of (?:today|the day|this session|the week)\b|^(?:big picture|project|mission|objective)\s?[:,-]|\bwe(?:'re| are) here to\b|^instead,? we (?:build|make|do|work on)\b/i

const FINISHED =
  /\b(?:(?:is|are|was|were|got|been|looks) (?:now |all |already )?(?:done|finished|complete|completed|merged|shipped|fixed|deployed|released|resolved|sorted)|(?:works|work|passes|pass|working|passing) now|(?:we|i)(?:'ve| have) (?:already )?(?:finished|completed|merged|shipped|deployed|released)|done with|no need to (?:redo|repeat|touch))\b/i
const NOT_FINISHED =
  /\b(?:not|isn't|aren't|wasn't|never|once|when|until|till|after|before|if|unless|must be|should be|needs? to be|has to be|make sure|almost|half|nearly)\b/i

const RULE =
  /\b(?:always|never(?! ?mind)|from now on|going forward|under no circumstances|at all times|every time|whenever you|whatever you do|only ever|only use|use only|must(?:n't| not)?\b|do not ever|don't ever|hard requirement|is off[- ]limits|not allowed|forbidden|no exceptions|make sure|keep in mind|(?:before|after|on|for|in) (?:each|every|any) |(?<!not )every (?:new |single )?[\w-]+ (?:must|has to|needs|is|should)|without (?:touching|changing|breaking|adding|asking)|leave .{1,80} (?:alone|as (?:it )?is|untouched)|stay (?:away from|out of|clear of)|steer clear of|hands off|keep (?:your )?(?:hands|fingers) off|refrain from|avoid (?:using|touching|editing|changing)|by convention|as a rule|(?:our|team|house) (?:policy|convention|rule)|needs? (?:my |a )?(?:sign-?off|approval)|ask (?:me )?(?:first|before)|read-only|source of truth|nobody (?:touches|edits)|no one (?:touches|edits)|(?:do not|don't) (?:touch|change|edit|modify|delete|remove|commit|push|rename|break|reformat|install|publish|deploy|merge|overwrite|log|expose|store|add)|keep .{1,80} (?:below|under|above|within|unchanged|intact|in sync))|^(?:rule|important|reminder|remember|note|convention|policy|constraint|careful|attention)\b.{0,30}[:!]|\bremember (?:that|to)\b|^no [\w -]{2,40} (?:from|in|on|to|without|into)\b/i

const CHOOSE =
  '(?:use|go (?:with|for|ahead with)|stick (?:to|with)|keep|prefer|pick|choose|take|settle on|opt for|stay (?:with|on)|target|call it|name it|base it on|standardi[sz]e on|switch (?:over |back )?to|move (?:over |back )?to|go back to|back to|put|store|limit|cap)'
const DECISION = new RegExp(
  [
    `^(?:[^,:]{1,60}[,:] )?(?:ok(?:ay)?|yes|yeah|right|so|well|good|great|fine|alright|then|please|and|also|for now|for [^,]{1,60})?[,:]? ?(?:then |please |just )?(?:let's |let us |we(?:'ll| will| should)? |you (?:should|can|must) |i(?:'d| would)? (?:like to |want (?:you )?to |prefer to )?|i'll |(?:can|could|will|would) you )?(?:just |please |rather |definitely )?${CHOOSE}\\b`,
    "\\b(?:(?:i|we)(?:'ve| have)? (?:decided|agreed|settled|chosen|chose)|decided|decision|agreed|settled|my call|my choice|gets my vote|let it be|make it [\\w.-]+[.!]?$|going (?:to use|with)|sounds? best|runs on|lives in|belongs (?:in|to)|\\S+ it is[.!]?$|\\S+ wins\\b|final(?:ly)?[.!]?$|option (?:\\d|[a-d])\\b|i(?:'d| would)? (?:rather|prefer)|(?:it|that|this|they|the [\\w -]{1,40}) (?:should|must|has to|will|shall) (?:be|go|live|stay|use|return|end up)|[\\w-]+ will be|i want [^,;]{1,80} (?:for|in|on)|the (?:answer|name|limit|format|port|timeout|default|plan|approach|deadline|budget)(?: (?:for|to|of|on) [^,;]{1,60})? (?:is|will be|stays))\\b",
    '^[^\\s,]+(?: [^\\s,]+){0,4} for (?:the )?[\\w-]+,? please[.!]?$',
    '^[\\w-]+: [^:]{2,80}\\. final\\b',
  ].join('|'),
  'i',
)

/** Says no to what was said last, and what holds instead. */
const CONTRADICTS =
  /^(?:no|nope|nah|wrong|actually|wait|hm+|sorry)\b[,.!: \u2014-].*\b(?:use|keep|leave|go with|do|make|take|it(?:'s| is| should)|i (?:meant|want|said|need)|we need|let's|should be|instead)\b|^(?:no|nope|nah)(?:[,.:] ?|(?= ?[-\u2013\u2014])) ?[-\u2014\u2013]? ?\S+(?: \S+){0,5}[.!]?$|\binstead[.!]?$|\bi meant\b|\blet me correct\b|^should be\b|\bthat's (?:the (?:old|wrong) one|not (?:right|what i))\b/i
