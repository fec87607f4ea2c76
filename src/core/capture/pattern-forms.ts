import { createForms } from './form.ts'

/** Not a word that points at something said before. */
const THING = '(?!(?:it|that|this|there|i|you|he|she|they)\\b)'
/** How a rule is said that holds from now on. The model's own are descriptions of what it reads. */
export const PATTERN_FORMS = createForms('pattern', [
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
  [
    0.9,
    'user',
    'repo repository project codebase code team',
    '^(in (?:this|our) (?:repo|repository|project|codebase|code base|team)\\b)',
  ],
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
  [0.86, 'user', 'anything everything all any', '^(for (?:anything|everything|all|any)\\b .{3,60}\\buse\\b)'],
])
