import { createForms, WE } from './form.ts'

/** Verbs for single steps of work. Deciding to take a step is no decision. */
const STEP =
  '(?:read|look|start|begin|check|investigate|search|open|try|leave|skip|continue|first|run|grep|examine|focus|inspect|go through|test|verify|write|wait|find|see|add|fix)\\b'
/** Forms that announce a choice. "Use X" alone may be a task; with a reason or a replaced thing the words choose. */
export const DECISION_FORMS = createForms('decision', {
  both: [
    [
      0.95,
      'decision decided ruling',
      '^((?:final |design |architecture |team |my |our |so,? )*(?:decision|decided|ruling):(?! ?(?:approved?|ship|merge|lgtm|pending|none|tbd|open|yes|no)\\b))',
    ],
    [
      0.9,
      'call decision conclusion choice',
      '\\b((?:my|the|our|final) (?:final )?(?:call|decision|conclusion|choice)(?: (?:of|for|on) [\\w -]{1,40})?(?: (?:is|was) (?:to|that)\\b|:))',
    ],
    [
      0.88,
      'decided agreed settled standardized standardised standardise standardize opted',
      `\\b(${WE} (?:decided(?::| (?:to (?!${STEP})|on|against|for|that))|agreed (?:to|on|that)|settled on|standardi[sz]ed? on|opted for))`,
    ],
    [
      0.88,
      'decided decision',
      "(\\bthat's (?:decided|settled|final)\\b|\\b(?:is|are|was|were|has been|have been) (?:now )?(?:decided|settled|confirmed|agreed)\\b(?!.{0,20}\\byet))",
    ],
    [
      0.8,
      'chose chosen picked selected',
      `(?:\\b${WE} |^)((?:chose|chosen|picked|selected) (?!(?:a few|some|the first|one of|at random)))`,
    ],
    [0.8, 'went', `\\b(${WE} went with (?!(?:you|him|her|them|my|it\\b|someone)))`],
    [0.76, 'design approach architecture', '^(the (?:design|approach|architecture) (?:uses|relies on|keeps))'],
  ],
  user: [
    [0.86, 'go going', "\\b(we(?:'ll| will|'re| are) (?:go|going) with (?!(?:that|it|this|the first|you)\\b))"],
    [
      0.8,
      'go going',
      "(?:^|\\b(?:we(?:'ll| will| are going to|'re| should)?|let's|yes,?|ok,?|then) )((?:go|going) (?:with|for) (?!(?:that|it|this|the first|you)\\b))",
    ],
    [
      0.78,
      "let's",
      "^(?:\\w+,? ){0,2}(let's (?:not )?(?:use|keep|drop|stick|stay|move to|switch|make|call|put|store|have|support|limit|avoid|target|build on|base|ship|postpone|defer) (?!(?:that|it|this|going)\\b))",
    ],
    [
      0.84,
      "we'll we will are we're",
      "\\b(we(?:'ll| will|'re going to| are going to) (?:only )?(?:use|stick|keep|support|ship|drop|stay|store|retry|run|have|target|move|switch|build|make|host|deploy|limit|release) (?!(?:that|it|this|see)\\b))",
    ],
    [
      0.84,
      "we're we are",
      "\\b(we(?:'re| are) (?:now )?(?:dropping|replacing|moving|switching|using|removing|killing|retiring|keeping|adopting|migrating|deprecating|standardi[sz]ing))",
    ],
    [
      0.82,
      'will gets stays lives live',
      '^(?!(?:it|that|this|there|i|you|he|she|they|we)\\b)((?:the |our )?[\\w ./-]{2,50}? (?:will (?:not )?(?:be|live|get|have|stay|become|run|return)|gets|stays? (?:at|on|in|the|with|as)|lives? in|goes to) )',
    ],
    [
      0.86,
      'will',
      '^(?!(?:it|that|this|there|i|you|he|she|they|we)\\b)((?:the |our )?[\\w ./-]{2,50}? will not (?:be|live|get|have|run|return|support) )',
    ],
    [
      0.79,
      'use keep stick store put take pick choose make target',
      '^(?:(?:ok(?:ay)?|yes|no|actually|right|then|so|well|for [\\w ]{1,30}),? (?:then )?)?(?:please |just )?((?:use|keep|stick with|stay with|store|take|pick|choose|target|go back to) (?!(?:that|it|this|the (?:first|second|last)(?: one)?[.!]?$|going)\\b)(?!.{1,60}\\bto (?:find|see|check|debug|look|figure)))',
    ],
    [
      0.79,
      'drop scrap kill killing postpone defer adopt abandon cancel ship reject',
      '^((?:drop|scrap|kill(?:ing)?|postpone|defer|adopt|abandon|cancel|ship|reject) (?!(?:that|it|this)\\b))',
    ],
    [0.79, 'want rather', "^(i want (?!(?:to|you)\\b)|i(?:'d| would) rather )"],
    [0.9, 'instead', '^(instead of .{3,60},? (?:we|use|let|the)\\b)'],
    [0.84, 'it out', '(\\b[\\w-]+ it is[.!]?$|\\b[\\w-]+ is out\\b)'],
    [0.8, 'no', '^(no [\\w -]{2,40} (?:in|for|until|before) (?:v?\\d|the (?:first|library|mvp|core)|version))'],
    [
      0.82,
      'apply applies only must',
      '^((?:[\\w -]{3,40}) (?:applies|apply) (?:per|to|only)|releases? (?:only )?on \\w+days?\\b)',
    ],
  ],
  assistant: [
    [
      0.76,
      "we're we are",
      "\\b(we(?:'re| are) (?:now )?(?:dropping|replacing|moving|switching|using|removing|retiring|keeping|adopting|migrating|deprecating|standardi[sz]ing))",
    ],
  ],
})
