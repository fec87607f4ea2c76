import { begins, createCue, shareWord } from './phrases.ts'

export const namesGoal = createCue([
  [
    'goal objective mission task project',
    "^((?:(?:the|our|my|new|today's|real|actual|main) )*(?:goal|objective|mission|task|project)(?: (?:for|of) [\\w ]{1,30})?(?: (?:is )?now)?(?: is)?\\s?[:,-])",
    begins('the our my new today real actual main goal objective mission task project'),
  ],
  ['goal', '\\b(goal (?:is now|now is|has changed|of this session is))\\b'],
  ['from', "\\b(from now on (?:this|it|we|the session)(?:'s| is|'re| are) (?:about|working on))\\b"],
  ['session', '\\b((?:this|the) session is (?:now )?about)\\b'],
  [
    'focus priority direction',
    '(\\b(?:focus|priority|direction) (?:is now|now is|shifts|moves|changes)\\b|^(?:new|our|the) (?:focus|priority|direction)\\b.{0,20}[:,])',
  ],
  ['pivot pivoting', '\\b(pivot(?:ing)? to)\\b'],
  ['after', "\\b(what (?:i|we)(?:'re| are) after is)\\b"],
  ['point', '\\b(point of (?:this|today|all this|the session) is)\\b'],
  ['end', '\\b(by the end of (?:today|the day|this session|the week))\\b'],
  ['picture', '^(big picture\\s?[:,-])'],
  ["we're we", "\\b(we(?:'re| are) here to)\\b"],
  ['instead', '^(instead,? we (?:build|make|do|work on))\\b'],
])

export const setsRule = createCue([
  [
    "always never must mustn't forbidden only",
    "\\b(always|never(?! ?mind)|must(?:n't| not)?|forbidden|only ever|only use|use only)\\b",
  ],
  [
    'from going under at every whenever whatever',
    '\\b(from now on|going forward|under no circumstances|at all times|every time|whenever you|whatever you do)\\b',
  ],
  [
    "do don't",
    "\\b(do not ever|don't ever|(?:do not|don't) (?:touch|change|edit|modify|delete|remove|commit|push|rename|break|reformat|install|publish|deploy|merge|overwrite|log|expose|store|add))\\b",
  ],
  ['hard off not no rule requirement', '\\b(hard requirement|is off[- ]limits|not allowed|no exceptions|as a rule)\\b'],
  ['sure keep mind', '\\b(make sure|keep in mind)\\b'],
  [
    'each every any',
    '\\b((?:before|after|on|for|in) (?:each|every|any) |(?<!not )every (?:new |single )?[\\w-]+ (?:must|has to|needs|is|should)\\b)',
  ],
  ['without', '\\b(without (?:touching|changing|breaking|adding|asking))\\b'],
  ['leave', '\\b(leave .{1,80} (?:alone|as (?:it )?is|untouched))\\b'],
  [
    'stay steer hands keep refrain avoid',
    '\\b(stay (?:away from|out of|clear of)|steer clear of|hands off|keep (?:your )?(?:hands|fingers) off|refrain from|avoid (?:using|touching|editing|changing))\\b',
  ],
  ['convention policy rule house team', '\\b(by convention|(?:our|team|house) (?:policy|convention|rule))\\b'],
  ['approval sign signoff', '\\b(needs? (?:my |a )?(?:sign-?off|approval))\\b'],
  ['ask', '\\b(ask (?:me )?(?:first|before))\\b'],
  ['read', '\\b(read-only)\\b'],
  ['source', '\\b(source of truth)\\b'],
  ['nobody no', '\\b((?:nobody|no one) (?:touches|edits))\\b'],
  ['keep', '\\b(keep .{1,80} (?:below|under|above|within|unchanged|intact|in sync))\\b'],
  [
    'rule important reminder remember note convention policy constraint careful attention',
    '^((?:rule|important|reminder|remember|note|convention|policy|constraint|careful|attention)\\b.{0,30}[:!])|\\b(?:remember (?:that|to))\\b',
  ],
  ['remember', '\\b(remember (?:that|to))\\b'],
  ['no', '^(no [\\w -]{2,40} (?:from|in|on|to|without|into))\\b', begins('no')],
  ['go way', '\\b(as (?:you|we) go|along the way)\\b'],
])

const CHOOSE =
  '(?:use|go (?:with|for|ahead with)|stick (?:to|with)|keep|prefer|pick|choose|settle on|opt for|stay (?:with|on)|target|call it|name it|base it on|standardi[sz]e on|switch (?:over |back )?to|move (?:over |back )?to|go back to|back to|put|store|limit|cap|take)'
export const decides = createCue([
  [
    'use go stick keep prefer pick choose settle opt stay target call name base standardise standardize switch move back put store limit cap take',
    `^(?:[^,:]{1,60}[,:] )?((?:ok(?:ay)?|yes|yeah|right|so|well|good|great|fine|alright|then|please|and|also|for now|(?:and |so )?for [^,]{1,60})?[,:]? ?(?:then |please |just )?(?:let's |let us |we(?:'ll| will| should)? |you (?:should|can|must) |i(?:'d| would)? (?:like to |want (?:you )?to |prefer to )|i(?:'d| would) |i'll |(?:can|could|will|would) you )?(?:just |please |rather |definitely )?${CHOOSE}\\b)`,
  ],
  [
    'decided agreed settled chosen chose decision final finally',
    "(\\b(?:i|we)(?:'ve| have)? (?:decided|agreed|settled|chosen|chose)\\b|\\b(?:decided|decision|agreed|settled)\\b|\\bfinal(?:ly)?[.!]?$)",
  ],
  [
    'my call choice vote be it option',
    '\\b(my call|my choice|gets my vote|let it be|option (?:\\d|[a-d])|make it [\\w.-]+[.!]?$|\\S+ it is[.!]?$)',
  ],
  [
    'going best runs lives belongs wins',
    '\\b(going (?:to use|with)|sounds? best|runs on|lives in|belongs (?:in|to)|wins)\\b',
  ],
  ["i i'd rather prefer want", "\\b(i(?:'d| would)? (?:rather|prefer)|i want [^,;]{1,80} (?:for|in|on))\\b"],
  [
    'should must has will shall',
    '\\b((?:it|that|this|they|the [\\w -]{1,40}) (?:should|must|has to|will|shall) (?:be|go|live|stay|use|return|end up)|[\\w-]+ will be)\\b',
  ],
  [
    'answer name limit format port timeout default plan approach deadline budget',
    '\\b(the (?:answer|name|limit|format|port|timeout|default|plan|approach|deadline|budget)(?: (?:for|to|of|on) [^,;]{1,60})? (?:is|will be|stays))\\b',
  ],
  ['please', '^([^\\s,]+(?: [^\\s,]+){0,4} for (?:the )?[\\w-]+,? please[.!]?)$'],
  ['final', '^([\\w-]+: [^:]{2,80}\\. final)\\b'],
])

/** Whether a sentence contradicts the last answer and names a better one. */
export const contradicts = createCue([
  [
    'no nope nah wrong actually wait hm hmm sorry',
    "^((?:no|nope|nah|wrong|actually|wait|hm+|sorry)\\b[,.!: \\u2014-].*\\b(?:use|keep|leave|go with|do|make|take|it(?:'s| is| should)|i (?:meant|want|said|need)|we need|let's|should be|instead)\\b)",
  ],
  [
    'no nope nah',
    '^((?:no|nope|nah)(?:[,.:] ?|(?= ?[-\\u2013\\u2014])) ?[-\\u2014\\u2013]? ?\\S+(?: \\S+){0,5}[.!]?)$',
    begins('no nope nah'),
  ],
  ['instead', '\\b(instead)[.!]?$'],
  ['meant correct misspoke', '\\b(i meant|let me correct|misspoke|should have been)\\b'],
  ['should', '^(should be)\\b'],
  ["that's", "\\b(that's (?:the (?:old|wrong) one|not (?:right|what i)))\\b"],
])

/** Verbs of a request for the next step. Such a request is done, or the newest prompt has the request. */
const TASKS = new Set(
  'add put generate split clean fix run rerun check show explain format rename write update refactor look find document test debug implement create build remove delete move extract convert commit push pull open read list print tell give try review summarise summarize describe investigate search continue compare install start restart generate improve speed measure profile change edit merge rebase apply see go do make cover handle support port help sort translate'.split(
    ' ',
  ),
)
const OPENINGS =
  /^(?:(?:ok(?:ay)?|so|now|next|then|also|and|please|can you|could you|will you|first|let's|great|good|one more thing|hm+|hi(?: again)?|thanks|i(?:'d| would) like (?:you )?to|i want you to|we (?:should|need to|want to|could)|i think we should|you (?:should|can|could))[,:.!]? )*/
const mayOpen = begins(
  'ok okay so now next then also and please can could will first let great good one hm hi thanks i we you',
)

/** Whether a sentence begins with a verb of `TASKS`, perhaps behind an opening such as "ok, now please". */
export function asksNext(words: ReadonlySet<string>, lower: string): boolean {
  if (!shareWord(words, TASKS)) return false
  const rest = mayOpen(lower) ? lower.slice(OPENINGS.exec(lower)?.[0].length) : lower
  return TASKS.has(/^\w+/.exec(rest)?.[0] ?? '')
}

export const supposes = createCue([
  [
    'what suppose maybe perhaps wonder wondering should could how sure who why when where which',
    '^(suppose|maybe|perhaps|i wonder|wondering|should (?:we|i|it)|could we|what about|how about|not sure|who|why|when|where(?! i (?:wrote|said|put))|which|what)\\b',
    begins('what suppose maybe perhaps i wondering should could how not who why when where which'),
  ],
  [
    'explain describe tell show find check see look remind',
    '^((?:please )?(?:explain|describe|tell me|show(?: me)?|find out|check|see|look into|remind me) (?:why|how|whether|if|what|where|when|which|who))\\b',
    begins('please explain describe tell show find check see look remind'),
  ],
  [
    'sure decided undecided might could remember recall understand understanding fuzzy confused',
    "\\b(i (?:can't|don't|didn't) (?:really |quite |totally )?(?:remember|recall|understand)|i'm (?:not (?:quite |really )?(?:sure|understanding)|(?:a (?:little|bit) )?(?:fuzzy|confused))|haven't decided|not decided|undecided|might want to|might be|we could (?:also )?(?:use|try|go))\\b",
  ],
])

/** Whether a sentence ends a plan, a wish or an approach, or goes back to an older approach. */
export const givesUp = createCue([
  [
    'scrap scratch forget ditch abandon nix shelve postpone drop cancel skip undo revert strike stop leave hold abandon remove',
    "(?:^|[,;.!] ?|\\b(?:please|just|then|and|so|let's|we|we'll|i'd|no|wait|actually) )((?:scrap|scratch|forget|ditch|abandon|nix|shelve|postpone|drop|cancel|skip|undo|strike|hold off|leave (?:that|it|.{1,40} out)|stop (?:using|doing|working|the)|remove .{1,60} (?:again|from the (?:plan|list)))\\b)",
  ],
  [
    'mind plans plan thought approach reflection back',
    '\\b(changed? (?:my|of) mind|change of (?:mind|plans?)|plans? changed|on second thought|on reflection|different (?:plan|approach|direction)|take that back|back to)\\b',
  ],
  [
    'off dead dropped cancelled canceled deprecated obsolete gone longer descoped needed happening mistake wrong overkill complicated idea enough part',
    "\\b((?:is|are|was|were|isn't|got|that's|too|not|no longer|any|will not be|won't be) (?:off the table|dead|dropped|cancell?ed|deprecated|obsolete|gone|descoped|needed|happening|(?:a|my) mistake|wrong|overkill|(?:a )?bad idea|too complicated|part of|more|longer)|too (?:much|complicated)|bad idea)\\b",
  ],
  [
    "not don't won't against without no",
    "\\b(let's not|(?:don't|do not|won't|no longer) (?:use|do|need|want|continue|bother|go)|decided against|can live without|live without|no need)\\b",
  ],
  [
    'instead rather replace swap switch over not place',
    '\\b(instead(?: of)?|rather than|in place of|replace .{1,60} (?:with|by)|swap .{1,60} for|switch (?:from|to)|, not|and not|prefer .{1,60} (?:to|over))\\b',
  ],
  [
    'lift ban again permission rule restriction earlier fair',
    '\\b(lift the ban|may be (?:edited|changed) again|you (?:can|may) (?:change|edit|touch).{1,60}(?:after all|again|now)|(?:rule|restriction|instruction)s? (?:about|on|for) .{1,80}(?:no longer|gone|over)|fair game|ignore (?:my|the|what))\\b',
  ],
])
