import { createPhrases, type PhraseRow } from '../work-state/phrases.ts'
import type { Speaker } from './sentence.ts'

export type SignalKind = 'decision' | 'learning' | 'blocker' | 'pattern'

/** A form of words that makes a sentence worth keeping, and how sure it alone makes us. */
export interface Form extends PhraseRow {
  readonly kind: SignalKind
  readonly base: number
  /** Whose sentences it counts in. */
  readonly speaker: Speaker | 'both'
  readonly triggers: readonly string[]
}

type FormRow = readonly [base: number, speaker: Form['speaker'], words: string, source: string]

function createForms(kind: SignalKind, rows: readonly FormRow[]): Form[] {
  const phrases = createPhrases(rows.map(([, , words, source]) => [words, source]))
  return phrases.map((phrase, index) => {
    const [base, speaker, words] = rows[index] as FormRow
    return { kind, base, speaker, triggers: words.split(' '), find: phrase.find }
  })
}

/** What work is done with, one step after the other. Deciding to do it is no decision. */
const STEP =
  '(?:read|look|start|begin|check|investigate|search|open|try|leave|skip|continue|first|run|grep|examine|focus|inspect|go through|test|verify|write|wait|find|see|add|fix)\\b'
const WE =
  "(?:i|we|the (?:team|group|board|project))(?:'ve| have| has)?(?: (?:all|both|now|finally|also|just|therefore|already))?"

const DECISIONS = createForms('decision', [
  [
    0.95,
    'both',
    'decision decided verdict',
    '^((?:final |design |architecture |team |my |our |so,? )*(?:decision|decided|verdict|ruling):)',
  ],
  [
    0.9,
    'both',
    'call decision conclusion choice',
    '\\b((?:my|the|our|final) (?:final )?(?:call|decision|conclusion|choice)(?: (?:of|for|on) [\\w -]{1,40})?(?: (?:is|was) (?:to|that)\\b|:))',
  ],
  [
    0.88,
    'both',
    'decided agreed settled standardized standardised standardise standardize opted',
    `\\b(${WE} (?:decided(?::| (?:to (?!${STEP})|on|against|for|that))|agreed (?:to|on|that)|settled on|standardi[sz]ed? on|opted for))`,
  ],
  [
    0.88,
    'both',
    'decided decision',
    "(\\bthat's (?:decided|settled|final)\\b|\\b(?:is|are|was|were|has been|have been) (?:now )?(?:decided|settled|confirmed|agreed)\\b(?!.{0,20}\\byet))",
  ],
  [
    0.8,
    'both',
    'chose chosen picked selected',
    `(?:\\b${WE} |^)((?:chose|chosen|picked|selected) (?!(?:a few|some|the first|one of|at random)))`,
  ],
  [0.8, 'both', 'went', `\\b(${WE} went with (?!(?:you|him|her|them|my|it\\b|someone)))`],
  [
    0.8,
    'user',
    'go going',
    "(?:^|\\b(?:we(?:'ll| will| are going to|'re| should)?|let's|yes,?|ok,?|then) )((?:go|going) (?:with|for) (?!(?:that|it|this|the first|you)\\b))",
  ],
  [
    0.78,
    'user',
    "let's",
    "^(?:\\w+,? ){0,2}(let's (?:not )?(?:use|keep|drop|stick|stay|move to|switch|make|call|put|store|have|support|limit|avoid|target|build on|base|ship|postpone|defer) (?!(?:that|it|this|going)\\b))",
  ],
  [
    0.84,
    'user',
    "we'll we will are we're",
    "\\b(we(?:'ll| will|'re going to| are going to) (?:only )?(?:use|stick|keep|support|ship|drop|stay|store|retry|run|have|target|move|switch|build|make|host|deploy|limit|release) (?!(?:that|it|this|see)\\b))",
  ],
  [
    0.68,
    'assistant',
    "we'll we will are we're",
    "^(?:[^,]{1,40}, )?(we(?:'ll| will|'re going to| are going to) (?:use|stick|keep|support|store|retry|run|target|host|deploy|limit) (?!(?:that|it|this|see)\\b))",
  ],
  [
    0.84,
    'user',
    "we're we are",
    "\\b(we(?:'re| are) (?:now )?(?:dropping|replacing|moving|switching|using|removing|killing|retiring|keeping|adopting|migrating|deprecating|standardi[sz]ing))",
  ],
  [
    0.74,
    'assistant',
    "we're we are",
    "\\b(we(?:'re| are) (?:now )?(?:dropping|replacing|moving|switching|using|removing|retiring|keeping|adopting|migrating|deprecating|standardi[sz]ing))",
  ],
  [
    0.82,
    'user',
    'will gets stays lives live',
    '^(?!(?:it|that|this|there|i|you|he|she|they|we)\\b)((?:the |our )?[\\w ./-]{2,50}? (?:will (?:not )?(?:be|live|get|have|stay|become|run|return)|gets|stays? (?:at|on|in|the|with|as)|lives? in|goes to) )',
  ],
  [0.72, 'assistant', 'keeps uses stays', '^(?:the|our) ([\\w ./-]{2,40}? (?:keeps|uses|stays (?:on|with|at)) )'],
  [
    0.79,
    'user',
    'use keep stick store put take pick choose make target',
    '^(?:(?:ok(?:ay)?|yes|no|actually|right|then|so|well|for [\\w ]{1,30}),? (?:then )?)?(?:please |just )?((?:use|keep|stick with|stay with|store|take|pick|choose|target|go back to) (?!(?:that|it|this|the (?:first|second|last)(?: one)?[.!]?$|going)\\b)(?!.{1,60}\\bto (?:find|see|check|debug|look|figure)))',
  ],
  [
    0.79,
    'user',
    'drop scrap kill killing postpone defer adopt abandon cancel ship reject',
    '^((?:drop|scrap|kill(?:ing)?|postpone|defer|adopt|abandon|cancel|ship|reject) (?!(?:that|it|this)\\b))',
  ],
  [0.79, 'user', 'want rather', "^(i want (?!(?:to|you)\\b)|i(?:'d| would) rather )"],
  [0.9, 'user', 'instead', '^(instead of .{3,60},? (?:we|use|let|the)\\b)'],
  [0.84, 'user', 'it out', '(\\b[\\w-]+ it is[.!]?$|\\b[\\w-]+ is out\\b)'],
  [0.8, 'user', 'no', '^(no [\\w -]{2,40} (?:in|for|until|before) (?:v?\\d|the (?:first|library|mvp|core)|version))'],
  [
    0.76,
    'user',
    'apply applies only must',
    '^((?:[\\w -]{3,40}) (?:applies|apply) (?:per|to|only)|releases? (?:only )?on \\w+days?\\b)',
  ],
  [0.76, 'user', 'take', '^for [\\w -]{2,40} (?:we|i) (take|use|pick|want)\\b'],
  [0.86, 'both', 'design approach uses', '^(the (?:design|approach|architecture|plan) (?:uses|relies on|is to|keeps))'],
])

const LEARNINGS = createForms('learning', [
  [
    0.93,
    'both',
    'learning learned learnt lesson lessons til insight gotcha finding takeaway pitfall caveat',
    '^((?:key |main |important |the )*(?:learning|learned|learnt|lessons?(?: learned)?|til|insight|gotcha|finding|takeaway|pitfall|caveat)(?: \\d+)?\\s?(?:[:,\\u2014-]| is that))',
  ],
  [
    0.87,
    'user',
    'fyi heads know important note apparently remember',
    '^((?:fyi|heads[- ]up|good to know|important|nb|apparently|note|just so you know|note that|beware|careful)\\b[:,!]?(?: that)?)',
  ],
  [
    0.88,
    'both',
    'turns turned',
    '\\b((?:turns|turned) out(?:,? that| to be|:)?,? (?!(?:fine|you|to be (?:fine|right)|ok|well|i |the (?:file|test)))|turned out to be)',
  ],
  [
    0.9,
    'both',
    'cause causes culprit',
    '\\b((?:root|actual|real|underlying|main) causes?(?: (?:of|for|behind) [^,;]{1,60}?)? ?(?:is|was|were|:)(?! (?:not|still|unknown|human)\\b)|culprit (?:is|was|:))',
  ],
  [0.84, 'both', 'cause found', '^(found (?:the|it)[^.]{0,20}(?:cause|problem|bug|issue|reason|culprit)?:)'],
  [
    0.82,
    'both',
    'reason problem issue bug bottleneck part',
    '\\b(the (?:reason|problem|issue|bug|error|failure|slow part|bottleneck|trick|catch|difference)(?: (?:for|why|behind|with|of) [^,;]{1,60}?)? (?:is|was|comes from|came from|came in with)(?! (?:not|still|in\\b.*(?:form|somewhere)|somewhere)))',
  ],
  [0.84, 'both', 'bottleneck', '\\b((?:was|is) the bottleneck)'],
  [
    0.85,
    'both',
    'caused came comes due',
    "(?<!not |n't |never )\\b((?:is|was|were|are|been|being) (?:\\w+ly )?(?:caused by|due to|restricted to|the result of)|comes? (?:down to|from a|from the|from code)|came from (?:a|an|the|code)\\b|(?:regression|bug) came in)",
  ],
  [
    0.8,
    'assistant',
    'because since',
    "\\b((?:fails?|failed|failing|hangs?|hung|breaks?|broke|crash(?:es|ed)?|killed|slow|slower|differs?|error|errors|times out|never (?:appear|fire|r[ua]n|return)\\w*|twice|takes? \\d+\\w*(?: \\w+)?|missing|(?:doesn't|don't|didn't|cannot|can't|could not) \\w+|happens|lost|wrong|empty|rejected|refused|ignores?|ignored|over-represent\\w*)\\b.{0,80}?\\b(?:because|since)\\b)",
  ],
  [0.8, 'assistant', 'because', '^((?:this|that|it) (?:only )?(?:happens|fails|failed|occurs|broke) because)\\b'],
  [
    0.84,
    'both',
    'why hence',
    "(\\b(?:which|that) is why\\b|\\bthat's why\\b|, hence\\b|, so (?:the|a|every|uploads|predicate)\\b)",
  ],
  [
    0.88,
    'both',
    'learned learnt found discovered figured realised realized',
    `(?:^|\\b${WE} )((?:learned|learnt|found out|discovered|figured out|reali[sz]ed)(?: the hard way)?,? (?:that|the hard way|how)\\b(?! (?:i|we) (?:should|need|have)))`,
  ],
  [0.84, 'assistant', 'found measured', `\\b(${WE} (?:found|measured|confirmed|established) that\\b)`],
  [
    0.84,
    'both',
    'fixed fixes fix workaround solution trick solved',
    '\\b(what (?:fixed|solved|helped) it (?:is|was)|the (?:fix|workaround|trick|solution) (?:is|was) to|workaround:|(?:fixed|solved|fixes|solves) (?:it|the \\w+)(?::|;| by| -)|(?:adding|setting|switching|pinning|removing|using) .{2,60} (?:fixe[sd]|solve[sd]|made|helped)\\b)',
  ],
  [
    0.86,
    'both',
    'only',
    '\\b(only (?:happens|fails|occurs|works|breaks|dropped|appears) (?:when|on|if|with|for|in)|(?:is|are) only \\w+ed on\\b)',
  ],
  [
    0.81,
    'both',
    'default contrary surprisingly silently despite unlike documentation',
    '(\\b(?:off|on|disabled|enabled|cached|ignored|sorted) by default\\b|^contrary to\\b|^surprisingly\\b|\\bsilently\\b|^unlike\\b|^despite\\b|\\bwhatever .{2,40} says\\b)',
  ],
  [
    0.88,
    'user',
    'docs documentation readme',
    '\\b((?:docs|documentation|readme) (?:is|are) (?:wrong|outdated|out of date|misleading))',
  ],
  [
    0.84,
    'both',
    'not',
    "^(?!(?:i|we|you)\\b)((?:the|our|that|this) [\\w' -]{2,40}? (?:is|was|were|are) (?:in )?[\\w ./`-]{2,60}, not\\b|the [\\w' -]{2,40} (?:was|were) not [\\w ]{3,40}[;,:])",
  ],
  [
    0.82,
    'user',
    'even never returns',
    "^(?!(?:i|we|you|it|that|this)\\b)((?:the|our|their) [\\w' -]{2,40}? (?:returns?|sends?|counts|drops|retries|ignores|needs) .{2,60}(?:\\beven (?:for|when|if)\\b|\\bonly\\b|, then\\b))",
  ],
])

const NOT_PEOPLE =
  '(?<!thread |call |page |site |request |content |user |loop |process |fulfillment |turn |time |it |endpoint |caller )'
const BLOCKERS = createForms('blocker', [
  [
    0.93,
    'both',
    'blocker blocked',
    '^((?:the |main |current |blocker|blocked)*(?:blocker|blocked)(?: (?:is|was))?\\s?:|blocked (?:by|on) )',
  ],
  [
    0.88,
    'both',
    'blocked stuck hold',
    `${NOT_PEOPLE}(?<!not |no longer |n't )\\b((?:is|are|am|'re|'m|was|were|still) (?:currently |still |now |completely )?(?:blocked (?:by|on|until)|stuck (?:until|on|:|because)|on hold (?:until|because)|stuck:))`,
  ],
  [0.86, 'both', 'blocking', '\\b((?:is|are) blocking (?:the|our|us|all|every|any)\\b)'],
  [
    0.8,
    'both',
    'waiting wait',
    "\\b((?:(?:we're|we are|still|is|are) )?waiting (?:on|for) (?!(?:the (?:build|response|server|result|lock|test)|it|you|input)\\b).{3,60}\\b(?:to|before|until|so)\\b|has to wait\\b|have to wait\\b)",
  ],
  [
    0.85,
    'both',
    "can't cannot can could not nothing",
    "(?<!n't )\\b((?:can't|cannot|can not|can't be|nothing can(?: be)?|could not) (?:currently |be )?(?:proceed|continue|upgraded?|deploy(?:ed)?|publish(?:ed)?|test(?:ed)?|push(?:ed)?|run|released?|finish(?:ed)?|go live|merged?|migrated?|started?|installed?|verif(?:y|ied))\\b.{3,200}?)(?:\\b(?:because|until|before|without|since|as)\\b|,|;|:)",
  ],
  [0.85, 'both', 'nothing', '^(nothing can (?:be )?\\w+)\\b'],
  [0.85, 'both', 'without', "^(without .{3,60}\\b(?:can't|cannot)\\b)"],
  [0.85, 'both', 'depends depend', "\\b((?:depends?|relies) on .{3,80}\\b(?:isn't|aren't|not|unreleased|expected)\\b)"],
  [
    0.85,
    'both',
    'before',
    '\\b((?:has|have|must|needs?) (?:to )?(?:be )?\\w+ .{0,40}before (?:we|it|anything|the \\w+) can\\b)',
  ],
  [0.84, 'both', 'until', '\\b((?:is|are) (?:down|frozen|locked|unavailable|closed)\\b.{0,60}\\b(?:until|so)\\b)'],
  [0.85, 'both', 'missing', "\\b((?:we're|we are|i'm|still) (?:still )?missing .{3,80}\\b(?:can't|cannot)\\b)"],
])

const THING = '(?!(?:it|that|this|there|i|you|he|she|they)\\b)'
const PATTERNS = createForms('pattern', [
  [
    0.93,
    'both',
    'pattern convention rule policy guideline',
    '^((?:our |the |house |team )*(?:pattern|convention|rule|policy|guideline)(?: (?:for|of|in) [\\w -]{2,40})?\\s?:)',
  ],
  [
    0.92,
    'both',
    'convention pattern policy scheme rule',
    '\\b((?:our|the|team|house)(?: \\w+)? (?:convention|policy|rule|scheme)(?: (?:here|for|in|of) ?[\\w -]{0,40}?)? (?:is|here is))\\b',
  ],
  [
    0.88,
    'user',
    'always never',
    '^(?:please |and |also |but )*((?:always|never) (?!(?:mind|the same|happy|again|ever seen)\\b)\\w+)',
  ],
  [
    0.88,
    'user',
    'always never',
    '\\b((?:we|i) (?:always|never) (?!(?:got|had|did|saw|said|seen|knew|thought|finished|managed|came)\\b)\\w+)',
  ],
  [
    0.86,
    'user',
    'always never only',
    `^${THING}((?:[\\w /-]{3,50}) (?:are|is|go|goes|belong|belongs|stay|stays|live|lives|use|start|starts|end|comes?|come) (?:always|never|only|in|under|next to|with|from|inside)\\b)`,
  ],
  [0.9, 'user', 'from going', '^(?:please,? )?((?:from now on|going forward|from here on),? \\w+)'],
  [
    0.86,
    'user',
    "don't do dont",
    "^(?:please |and |also )*((?:don't|do not)(?: ever)? (?!(?:worry|forget|know|understand|bother|think|mind|care|panic|stop|need|we|see|get|do that|do it|want)\\b)\\w+ (?!(?:that|it|this|yet|now)[.!]?$))",
  ],
  [0.86, 'user', "i don't want", "^(i (?:don't|do not|never) want (?!(?:to|you|that|it|this)\\b)\\w+)"],
  [
    0.88,
    'user',
    'must',
    `^(?!(?:it|that|this|there|i|you|he|she)\\b)((?:[\\w /-]{3,60}) must(?:n't| not| never)? (?!(?:have been|be (?:kidding|the|a)\\b))\\w+)`,
  ],
  [
    0.88,
    'user',
    'every all each any',
    '\\b((?:every|all|each|any) (?:new |single |public )?[\\w -]{3,40} (?:must|has to|have to|needs?(?: to)?|goes|go|should|is|are|gets?)\\b)',
  ],
  [
    0.88,
    'user',
    'whenever every before after',
    '^((?:whenever|every time|each time) (?:you|we|the|a)\\b.{3,}|before (?:every|each|any|merging|committing|pushing|releasing)\\b.{3,}|after (?:every|each)\\b.{3,})',
  ],
  [0.84, 'user', 'whenever', '\\b(\\w+ .{3,60} whenever .{3,})'],
  [0.9, 'user', 'in', '^(in (?:this|our) (?:repo|repository|project|codebase|code base|team)\\b)'],
  [0.86, 'user', 'no without', '^(no [\\w. -]{2,40} (?:without|in (?:production|the|our|prod|core)|outside)\\b)'],
  [0.84, 'user', 'prefer', '^(?:i |we |please )*(prefer (?!(?:that|it|this)\\b)\\w+)'],
  [0.84, 'user', 'keep', '^(keep [\\w -]{3,40} (?:under|below|above|within|small|short|sorted|in sync|free of)\\b)'],
  [
    0.8,
    'user',
    'use prefix write put name start',
    '^((?:use|prefix|write|name|start|wrap|put|format) [\\w` -]{2,60} (?:for|with|in|as) \\w+)',
  ],
  [0.88, 'user', 'only', '^(only (?:the|use|ever|commit|write|import|export|run)\\b .{3,}|.{3,40} only ever\\b)'],
  [0.84, 'user', 'regenerate run update document add', '\\b(?:whenever|every time|each time|any time) (\\w+)'],
  [0.88, 'user', 'ask', '\\b((?:ask|check with) me (?:before|first)\\b|without asking me\\b)'],
  [0.88, 'user', 'remember', '^(remember (?:that|to)\\b)'],
  [0.86, 'user', 'use', '^(use \\w+ in (?:this|our) )'],
  [0.86, 'user', 'for', '^(for (?:anything|everything|all|any)\\b .{3,60}\\buse\\b)'],
])

/** A session says thousands of sentences, and most have no form: each word is looked up once. */
const BY_WORD = new Map<string, Form[]>()
for (const form of [...BLOCKERS, ...LEARNINGS, ...PATTERNS, ...DECISIONS]) {
  for (const word of form.triggers) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), form])
}

/** The forms a sentence with these words may have, of what this speaker says. */
export function listForms(words: ReadonlySet<string>, speaker: Speaker): ReadonlySet<Form> {
  const found = new Set<Form>()
  for (const word of words) {
    for (const form of BY_WORD.get(word) ?? []) if (form.speaker === 'both' || form.speaker === speaker) found.add(form)
  }
  return found
}
