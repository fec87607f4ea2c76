import { createForms, WE } from './form.ts'

/** How what was found out is said: a cause, a surprise, a limit of something. */
export const LEARNING_FORMS = createForms('learning', [
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
