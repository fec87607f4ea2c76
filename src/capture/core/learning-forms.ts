import { createForms, WE } from './form.ts'

/** Words behind "the cause is" that name no cause: a place, a state, a negation. */
const NOT_A_CAUSE = '(?! ?(?:not|still|in|at|on|with|here|there|unknown|human|moot|known|exactly|also)\\b)'
const CLAUSE =
  "(?: that\\b|: | clear\\b.{10}|.*(?:\\b(?:that|which|who|because|is|are|was|were|does|do|did|has|have|had|can|will|needs?|requires?|expects?|creates?|falls|ignores?|drops?|returns?|calls?|uses?|runs?|gets?|keeps?|writes?|reads?|overwrites?|fires?|never)\\b|n't\\b|: ))"
const PROBLEM = '\\b(the (?:problem|issue|bug|error|failure)(?: (?:for|why|behind|with|of) [^,;]{1,60}?)?'
const PROBLEM_SAYS = new RegExp(`${PROBLEM} (?:is|was|came))`)
const PROBLEMS = ['the problem', 'the issue', 'the bug', 'the error', 'the failure']
const saysProblem = (lower: string) => PROBLEMS.some((problem) => lower.includes(problem)) && PROBLEM_SAYS.test(lower)
/** The failing thing, at the head of its own sentence. */
const SUBJECT =
  '^(?!(?:(?:so|and|but),? )?(?:this|that|it|these|those|they|there|which|note|see|i|we|you|if|when|wait)\\b)[^,;:()\\u2014?]{2,70}'
const FAILS =
  "\\b(?:fails?|failed|failing|hangs?|hung|breaks?|broke|crash(?:es|ed)?|killed|slow|slower|differs?|times out|never (?:appear|fire|r[ua]n|return)\\w*|twice|takes? \\d+\\w*(?: \\w+)?|(?:doesn't|don't|didn't|cannot|can't|could not) (?!need|want|have)\\w+|happens|lost|wrong|empty|rejected|refused|ignores?|ignored|over-represent\\w*)\\b"

/** A form that also describes how code works has a base below the threshold. A word for a misfit lifts it above. */
export const LEARNING_FORMS = createForms('learning', {
  both: [
    [
      0.93,
      'learning learned learnt lesson lessons til gotcha takeaway pitfall caveat',
      '^((?:key |main |important |the )*(?:learning|learned|learnt|lessons?(?: learned)?|til|gotcha|takeaway|pitfall|caveat)(?: \\d+)?\\s?(?:[:,\\u2014-]| is that))',
    ],
    [
      0.88,
      'insight finding',
      `^((?:key |main |important |the )*(?:insight|finding)(?: \\d+)?\\s?(?:[:,]| is that)(?=.*(?:, not | instead of | rather than )))`,
    ],
    [0.7, 'insight finding', '^((?:key |main |important |the )*(?:insight|finding)(?: \\d+)?\\s?(?:[:,]| is that))'],
    [
      0.86,
      'turns turned',
      '\\b((?:turns|turned) out(?:,? that| to be|:)?,? (?!(?:fine|you|to be (?:fine|right)|ok|well|i |the (?:file|test)))|turned out to be)',
    ],
    [
      0.9,
      'cause causes culprit',
      `\\b((?:root|actual|real|underlying|main) causes?(?: (?:of|for|behind) [^,;]{1,60}?)? ?(?:is|was|were|:)${NOT_A_CAUSE}|culprit (?:is|was|:)${NOT_A_CAUSE})`,
    ],
    [0.86, 'cause found', '^(found (?:the|it)[^.]{0,20}(?:cause|problem|bug|issue|reason|culprit)?:)'],
    [0.84, 'reason', `\\b(the reason (?:for|why|behind|with|of) [^,;]{1,60}? (?:is|was|comes from)${NOT_A_CAUSE})`],
    [
      0.78,
      'problem issue bug error failure',
      `${PROBLEM} (?:was${NOT_A_CAUSE}${CLAUSE}|came from|came in with))`,
      saysProblem,
    ],
    [0.72, 'problem issue bug error failure', `${PROBLEM} is${NOT_A_CAUSE}${CLAUSE})`, saysProblem],
    [
      0.82,
      'slow bottleneck catch difference',
      '\\b(the (?:slow part|bottleneck|catch|difference)(?: (?:for|why|behind|with|of|between) [^,;]{1,60}?)? (?:is|was)|(?:was|is) the bottleneck)',
    ],
    [
      0.84,
      'caused regression bug',
      "(?<!not |n't |never )\\b((?:is|was|were|are) (?:\\w+ly )?(?:caused by|the result of)|(?:regression|bug) came in)",
    ],
    [0.82, 'due came', "(?<!not |n't )\\b((?:was|were) due to|came (?:down to|from (?:a|an|the|code)))\\b"],
    [0.78, 'why hence', "(\\bwhich is why\\b|(?<!\\()\\b(?:that is|that's) why\\b|, hence\\b)"],
    [0.7, 'so', ', (so (?:the|a|every) )'],
    [
      0.88,
      'learned learnt found discovered figured realised realized',
      `(?:^|\\b${WE} )((?:learned|learnt|found out|discovered|figured out|reali[sz]ed)(?: the hard way)?,? (?:that|the hard way|how)\\b(?! (?:i|we) (?:should|need|have)))`,
    ],
    [
      0.84,
      'workaround trick helped solved fixed',
      '\\b(what (?:fixed|solved|helped) it (?:is|was)|the (?:workaround|trick) (?:is|was) to|workaround:|(?:setting|pinning|upgrading|downgrading) .{2,60} (?:fixed|solved|helped)\\b)',
    ],
    [
      0.84,
      'only',
      `${SUBJECT}.*\\b(only (?:happens|fails|occurs|works|breaks|dropped|appears) (?:when|on|if|with|for|in)\\b)`,
    ],
    [0.7, 'only', '\\b(only (?:happens|fails|occurs|works|breaks|appears) (?:when|on|if|with|for|in)\\b)'],
    [0.7, 'silently', '\\b(silently)\\b'],
    [0.86, 'contrary surprisingly', '^((?:contrary to|surprisingly)\\b)'],
    [0.76, 'not', "^((?:the|our) [\\w' -]{2,40}? (?:is|was|are) [\\w ./'-]{0,40}codespan[\\w ]{0,20}, not\\b)"],
    [0.7, 'not', "^((?:the|our) [\\w' -]{2,40}? (?:is|was|are) [\\w ./'-]{2,60}, not\\b)"],
  ],
  user: [
    [
      0.87,
      'fyi heads know important note apparently remember',
      '^((?:fyi|heads[- ]up|good to know|important|nb|apparently|note|just so you know|note that|beware|careful)\\b[:,!]?(?: that)?)',
    ],
    [
      0.88,
      'docs documentation readme',
      '\\b((?:docs|documentation|readme) (?:is|are) (?:wrong|outdated|out of date|misleading))',
    ],
    [
      0.82,
      'even only then',
      "^(?!(?:i|we|you|it|that|this)\\b)((?:the|our|their) [\\w' -]{2,40}? (?:returns?|sends?|counts|drops|retries|ignores|needs) .{2,60}(?:\\beven (?:for|when|if)\\b|\\bonly\\b|, then\\b))",
    ],
  ],
  assistant: [
    [0.81, 'because since', `(${SUBJECT}${FAILS}[^()\\u2014]{0,80}?\\b(?:because|since)\\b)`],
    [0.84, 'found measured confirmed established', `\\b(${WE} (?:found|measured|confirmed|established) that\\b)`],
  ],
})
