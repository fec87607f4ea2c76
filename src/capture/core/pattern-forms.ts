import { createForms } from './form.ts'

/** Excludes words that point back at an earlier sentence. */
const THING = '(?!(?:it|that|this|there|i|you|he|she|they)\\b)'
/** Forms that announce a rule for the future. Most count for the user alone: a model's rules describe code. */
export const PATTERN_FORMS = createForms('pattern', {
  both: [
    [0.8, 'pattern', '^((?:our |the )*pattern(?: (?:for|of|in) [\\w -]{2,40})?\\s?:)'],
    [
      0.93,
      'pattern',
      '^((?:our |the )*pattern\\b[^:]{0,44}:.*\\b(?:every|each|all|any|always|never|must|no|not|only|whenever)\\b)',
    ],
    [
      0.93,
      'convention rule policy guideline',
      '^((?:our |the |house |team )*(?:convention|rule|policy|guideline)(?: (?:for|of|in) [\\w -]{2,40})?\\s?:)',
    ],
    [
      0.92,
      'convention pattern policy scheme rule',
      '\\b((?:our|the|team|house)(?: \\w+)? (?:convention|policy|rule|scheme)(?: (?:here|for|in|of) ?[\\w -]{0,40}?)? (?:is|here is))\\b',
    ],
  ],
  user: [
    [
      0.88,
      'always never',
      '^(?:please |and |also |but )*((?:always|never) (?!(?:mind|the same|happy|again|ever seen)\\b)\\w+)',
    ],
    [
      0.88,
      'always never',
      '\\b((?:we|i) (?:always|never) (?!(?:got|had|did|saw|said|seen|knew|thought|finished|managed|came)\\b)\\w+)',
    ],
    [
      0.86,
      'always never only',
      `^${THING}((?:[\\w /-]{3,50}) (?:go|goes|belong|belongs|stay|stays|live|lives|use|start|starts|end|comes?|come) (?:always|never|only|in|under|next to|with|from|inside)\\b)`,
    ],
    [0.9, 'from going', '^(?:please,? )?((?:from now on|going forward|from here on),? \\w+)'],
    [
      0.86,
      "don't do dont",
      "^(?:please |and |also )*((?:don't|do not)(?: ever)? (?!(?:worry|forget|know|understand|bother|think|mind|care|panic|stop|need|we|see|get|do that|do it|want)\\b)\\w+ (?!(?:that|it|this|yet|now)[.!]?$|(?:it|them|these|those|any|anything|everything|me)\\b))",
    ],
    [0.86, "i don't want", "^(i (?:don't|do not|never) want (?!(?:to|you|that|it|this)\\b)\\w+)"],
    [
      0.88,
      'must',
      `^(?!(?:it|that|this|there|i|you|he|she)\\b)((?:[\\w /-]{3,60}) must(?:n't| not| never)? (?!(?:have been|be (?:kidding|the|a)\\b))\\w+)`,
    ],
    [
      0.88,
      'every all each any',
      '\\b((?:every|all|each|any) (?:new |single |public )?[\\w -]{3,40} (?:must|has to|have to|needs?(?: to)?|should)\\b)',
    ],
    [
      0.88,
      'whenever every before after',
      '^((?:whenever|every time|each time) (?:you|we|the|a)\\b.{3,}|before (?:every|each|any|merging|committing|pushing|releasing)\\b.{3,}|after (?:every|each)\\b.{3,})',
    ],
    [
      0.9,
      'repo repository project codebase code team',
      '^(in (?:this|our) (?:repo|repository|project|codebase|code base|team)\\b)',
    ],
    [0.86, 'no without', '^(no [\\w. -]{2,40} (?:without|in (?:production|the|our|prod|core)|outside)\\b)'],
    [0.84, 'prefer', '^(?:i |we |please )*(prefer (?!(?:that|it|this)\\b)\\w+)'],
    [0.84, 'keep', '^(keep [\\w -]{3,40} (?:under|below|above|within|small|short|sorted|in sync|free of)\\b)'],
    [0.88, 'only', '^(only (?:the|use|ever|commit|write|import|export|run)\\b .{3,}|.{3,40} only ever\\b)'],
    [0.88, 'ask', '\\b((?:ask|check with) me (?:before|first)\\b|without asking me\\b)'],
  ],
})
