import type { ReadSentence, Speaker } from './sentence.ts'

/** The purpose of a sentence that settles nothing. */
export type Act = 'asks' | 'supposes' | 'denies' | 'plans' | 'reports' | 'quotes' | 'teaches' | 'points'

/** Without a part the whole sentence counts, without a speaker anybody's. */
type Row = readonly [act: Act, source: RegExp, part?: 'lower' | 'main', speaker?: Speaker]

/** Verbs for steps of the work. A later session finds the step done, or finds the request as the newest prompt. */
const STEP =
  'add|apply|build|bump|change|check|clean|commit|compare|continue|convert|create|debug|delete|document|edit|explain|extend|extract|find|fix|format|generate|give|go(?! with| for)|implement|improve|install|investigate|list|look|make|measure|merge|move|open|print|push|put|read|rebase|refactor|remove|rename|replace|rerun|restart|review|run|search|see|show|sort|split|start|summari[sz]e|support|tell|test|translate|try|update|verify|write'
const LEAD =
  '^(?:(?:so|and|but|ok(?:ay)?|now|great|perfect|good|thanks?|interesting|sorry|yes|no|right|well|also|then|please|first|next|finally|one more thing|can you|could you|will you),?(?: [-\\u2014])? )*'
const opens = (source: string) => new RegExp(`${LEAD}(?:${source})`)

/** The first row that fits counts. Rows on `main` skip the reason, because doubt in a reason takes no decision back. */
const listActs = (): readonly Row[] => [
  ['points', /:["')\]*]*$|^\|/],
  ['asks', /\?["')\]]{0,3}$|\?["')]? /],
  [
    'asks',
    opens(
      "what |why |how |who |which |is |are |do |does |did |can (?!not)|could |should |shall |would |explain |describe |tell me |show me |remind me |you decide|it's up to you",
    ),
  ],
  [
    'supposes',
    /\b(?:maybe|perhaps|probably|possibly|potentially|presumably|supposedly|(?:un)?likely|might|may(?! \d)|could|would(?!n't| like| rather)|seems?|appears? to|looks like|i (?:think|guess|believe|suspect|assume)|my (?:guess|theory|hunch|suspicion)|suspect(?:ed)?|wonder(?:ing)?|suppos(?:e|ing)|imagin(?:e|ing)|assum(?:e|ing) (?:that |we|i|it|the)|hypothe\w+|unclear|unknown|unsure|not (?:entirely |quite |yet )?(?:sure|certain)|consider(?:ed|ing)?|recommend|suggest|propose|depends on the|whether|if you prefer|in theory)\b/,
    'main',
  ],
  ['supposes', /\b(?:let us|let's|lets) (?:just )?(?:say|assume|pretend|suppose|imagine)\b|\bfor the sake of\b/],
  [
    'supposes',
    opens('if |unless |had |once |when |as soon as |say (?:we|i|you|the)\\b|wait\\b|hm+\\b|an? (?:alternative|other) '),
  ],
  [
    'supposes',
    /\b(?:(?:an|another|one) (?:alternative|approach|option|possibility|way)|(?:the|are|two|three|both|of) options)\b|\b(?:to decide|will decide|deciding|decide (?:later|tomorrow|whether|which|on|after|for)|decides|can't decide|decision is yours|decided yet|undecided|(?:before|once|unless|until|as soon as|when|if) (?:we|you|i) decide)\b|\bstill (?:open|unknown|unclear)\b/,
    'main',
  ],
  ['quotes', /""|^>/],
  [
    'quotes',
    /\baccording to\b|\b(?:says?|said|claims?|asserts?|wrote|quotes)\b(?! me| no\b)|\b(?:states|reads)(?: that\b|:)|\b(?:is|are) called\b|\b(?:someone|somebody|he|she|boss|john|the (?:user|customer|client)) (?:thinks|wants|suggested|decided|chose|was asked)|^they \w+/,
    'main',
  ],
  [
    'denies',
    /(?:n't|\b(?:not|never|nobody|no one|none of us|neither|nothing (?:is|was)|far from))(?: (?:has|have|had|ever|yet|yet been|really|actually|been|of us|is|was)){0,2} (?:decid|chose|choos|agree(?:d|ing)\b|settl|opted|pick|select|commit(?:ted)? to|adopt|standardi|learned|figured)\w*/,
  ],
  [
    'denies',
    /n't true\b|\b(?:(?:not|hardly) true|is false|a myth|no (?:decision|agreement|rule|convention|policy|blocker)\b|(?:is|was|were)(?:n't| not) (?:the|a|our) (?:root |actual |real )?(?:cause|problem|issue|culprit|reason|blocker|rule|decision))/,
    'main',
  ],
  [
    'denies',
    /\b(?:used to|had (?:planned|wanted|used|we|i|chosen)|(?:was|were) going to|almost|initially|originally|earlier i|first draft|at first|at one point|back then)\b/,
    'main',
  ],
  [
    'teaches',
    /\b(?:for example|for instance|e\.g|in this (?:section|post|tutorial|guide|example|article|lesson|chapter|demo)|(?:the )?(?:next|following|above|below) (?:example|section|step)|in general|generally|rule of thumb|as always)\b/,
    'main',
  ],
  [
    'plans',
    opens(
      "let me|let's (?:see|run|start|look|try|check|begin|take|do|go through|go$|go[.!]|keep going|continue|move on|find|search|read|open|write|add|create|fix)|next,?|first,?|then,?|after that|before (?:i|we) |to (?:find|see|check|fix|decide|do|understand|verify) |here(?:'s| is| are)|below|i need to|i must|i want (?:to|you)|i'd like|you (?:can|could|should|must be)",
    ),
  ],
  ['plans', opens(`(?:${STEP}) (?!.*\\b(?:always|never|every|before)\\b)`), 'lower', 'assistant'],
  ['plans', new RegExp(`(?:\\u2014| -|codespan:|\\)?:) (?:${STEP}) (?:codespan|an?|the|more)\\b`)],
  [
    'plans',
    opens(
      "let's|i'll|i will|i'm|i need|we'll (?:start|see|now|begin|look|then|first)|we will (?:now|see|start|use)|so we (?:will|can)|for now|make sure|use |consider ",
    ),
    'lower',
    'assistant',
  ],
  ['plans', opens(`use .{1,60} to (?:${STEP})\\b`), 'lower', 'user'],
  ['plans', /\bjust (?:let|tell|show|give|check|validate|verify|list|explain|look|answer|report)\b/, 'lower', 'user'],
  [
    'reports',
    opens(
      "thanks|never ?mind|don't (?:worry|forget|know|understand)|you(?:'re| are) (?:right|welcome)|not sure|i (?:can )?see|i understand|i don't (?!want)|i'm |i am |i(?:'ve)? never|i tried|i(?:'ve| have) (?:now |also |just )?(?:implemented|added|fixed|updated|created|written|removed|renamed|read|finished|looked|checked|run)|i (?:fixed|added|updated|read|finished|noticed|understand)|done\\b|finished|always (?:happy|the same)|good catch|great job|verdict\\b|approved\\b|ship it|lgtm|the (?:fix|fixes|change|commit|patch) (?:addresses|resolves|solves|is in|works)|pr ?#?\\d+ |(?:before|after|status|result|summary)\\s?:|looking at ",
    ),
  ],
  [
    'reports',
    /\b(?:all|every|each|everything|\d+)\b.{0,40}\b(?:is|are|have been|has been|were) (?:now |all |already )?(?:complete|completed|done|finished|green|passing|merged|fixed|in place|implemented)\b|\ball \d* ?(?:tests|checks) pass/,
    'main',
  ],
  [
    'reports',
    /\b(?:address|fix|solv|resolv|find|found|identif|investigat|analy)\w* (?:the |a |its |this )?(?:root )?causes?\b(?!\s?:)|\bhave a meeting|\bis due\b/,
  ],
  [
    'reports',
    /(?:^|(?:\u2014| -) |^codespan )(?:added|updated|changed|fixed|removed|created|called|moved|renamed|replaced|extracted)\b/,
    'lower',
    'assistant',
  ],
  ['reports', /\b(?:is|are|looks?) (?:correct|right|fine|(?:as )?expected|good|harmless|safe)\b/, 'main', 'assistant'],
  ['reports', /\b(?:i|we)(?:'ve)? just\b|^[^,;:]{2,60} now \w+s\b/, 'main', 'assistant'],
  [
    'teaches',
    opens(
      'in (?:javascript|typescript|python|rust|go|java|react|node|css|sql|html|c\\+\\+|git)\\b|you |note (?:that you|the )|(?:this|the) (?:pr|change|function|method|class|file|component|variable|constructor|test|handler|loop|condition|option|panel) ',
    ),
    'lower',
    'assistant',
  ],
]
const RULE = /\b(?:always|never|whenever|from now on|every time|before every|each time)\b/
const asksStep = () => opens(`(?:i think |we |you )?(?:should |need to |can |could )?(?:${STEP})\\b`)

/** The patterns are made for the first sentence with a form: most stretches of work have none. */
let patterns: { readonly acts: readonly Row[]; readonly asksStep: RegExp } | undefined

/** The act of a sentence that settles nothing; null for a sentence that may settle something. */
export function findAct(read: ReadSentence, speaker: Speaker): Act | null {
  patterns ??= { acts: listActs(), asksStep: asksStep() }
  for (const [act, source, part = 'lower', who = speaker] of patterns.acts) {
    if (who === speaker && source.test(read[part])) return act
  }
  return speaker === 'user' && patterns.asksStep.test(read.lower) && !RULE.test(read.lower) ? 'plans' : null
}
