import { createForms } from './form.ts'

/** Things that block by design, such as threads and calls: no work of ours is blocked there. */
const NOT_PEOPLE =
  '(?<!thread |call |page |site |request |content |user |loop |process |fulfillment |turn |time |it |endpoint |caller )'
/** Forms that announce work which cannot go on, and the thing awaited. */
export const BLOCKER_FORMS = createForms('blocker', {
  both: [
    [
      0.93,
      'blocker blocked',
      '^((?:the |main |current |blocker|blocked)*(?:blocker|blocked)(?: (?:is|was))?\\s?:|blocked (?:by|on) )',
    ],
    [
      0.88,
      'blocked stuck hold',
      `${NOT_PEOPLE}(?<!not |no longer |n't )\\b((?:is|are|am|'re|'m|was|were|still) (?:currently |still |now |completely )?(?:blocked (?:by|on|until)|stuck (?:until|on|:|because)|on hold (?:until|because)|stuck:))`,
    ],
    [0.86, 'blocking', '\\b((?:is|are) blocking (?:the|our|us|all|every|any)\\b)'],
    [
      0.85,
      "can't cannot can could not nothing",
      "(?<!n't )\\b((?:can't|cannot|can not|can't be|nothing can(?: be)?|could not) (?:currently |be )?(?:proceed|continue|upgraded?|deploy(?:ed)?|publish(?:ed)?|test(?:ed)?|push(?:ed)?|run|released?|finish(?:ed)?|go live|merged?|migrated?|started?|installed?|verif(?:y|ied))\\b.{3,200}?)(?:\\b(?:because|until|before|without|since|as)\\b|,|;|:)",
    ],
    [0.85, 'without', "^(without (?!(?:it|this|that|them)\\b).{3,60}\\b(?<!you )(?:can't|cannot)\\b)"],
    [0.85, 'depends depend', "\\b((?:depends?|relies) on .{3,80}\\b(?:isn't|aren't|not|unreleased|expected)\\b)"],
    [
      0.85,
      'before',
      '\\b((?:has|have|must|needs?) (?:to )?(?:be )?\\w+ .{0,40}before (?:we|it|anything|the \\w+) can\\b)',
    ],
  ],
  user: [
    [
      0.86,
      'waiting wait',
      "\\b((?:(?:we're|we are|still|is|are) )?waiting (?:on|for) (?!(?:the (?:build|response|server|result|lock|test)|it|you|input)\\b).{3,60}\\b(?:to|before|until|so)\\b|has to wait\\b|have to wait\\b)",
    ],
  ],
})
