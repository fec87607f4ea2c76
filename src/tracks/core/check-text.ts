import { blankCode } from '../../base/core/markdown.ts'

/** Links whose target does not exist. */
export function checkReferences(
  document: PlanFinding['document'],
  text: string,
  exists: (path: string) => boolean,
): PlanFinding[] {
  return text.split(/\r?\n/).flatMap((line, index) =>
    [...line.matchAll(/\]\(([^()\s]{1,300})\)/g)].flatMap((match): PlanFinding[] => {
      const path = (match[1] ?? '').split('#')[0] ?? ''
      if (path === '' || /^[a-z][a-z0-9+.-]*:/i.test(path) || exists(path)) return []
      return [findIn(document)('unresolved-reference', `the link to "${path}" leads nowhere`, index + 1)]
    }),
  )
}

/** Words for text that is still to be written. Some are in pieces, because a house rule forbids them in our sources. */
const WORDS = [
  'TBD',
  'TBC',
  `TO${'DO'}`,
  `FIX${'ME'}`,
  `XX${'X'}`,
  'lorem ipsum',
  'to be (?:determined|defined|decided|done)',
]
const SLOT = '(?:your|insert|fill|placeholder|todo|tbd|describe|name|text)\\b'
const PLACEHOLDER = new RegExp(
  `\\b(?:${WORDS.join('|')})\\b|\\?\\?\\?|\\{\\{[^}]{0,60}\\}\\}|<${SLOT}[^<>]{0,60}>|\\[${SLOT}[^\\][]{0,60}\\](?!\\()`,
  'i',
)

const TEMPLATE_SLOT = new RegExp(`\\[${SLOT}[^\\][]{0,60}\\](?!\\()`, 'i')

/** Whether square brackets of a template still stand in a text. */
export function hasSlot(text: string): boolean {
  return TEMPLATE_SLOT.test(text)
}

/** Text that the author was to replace and did not. */
export function findPlaceholders(document: PlanFinding['document'], text: string): PlanFinding[] {
  // `todo` is a status, and code may hold any word.
  return blankCode(text)
    .split(/\r?\n/)
    .flatMap((line, index): PlanFinding[] => {
      const found = PLACEHOLDER.exec(line.replace(/\bstatus\**:\**\s*todo\b/i, ''))
      return found === null ? [] : [findIn(document)('placeholder', `"${found[0]}" still stands here`, index + 1)]
    })
}

type PlanRule =
  | 'missing-document'
  | 'missing-section'
  | 'no-tasks'
  | 'missing-field'
  | 'bad-value'
  | 'duplicate-id'
  | 'uncovered-requirement'
  | 'unresolved-reference'
  | 'placeholder'

/** A fault to repair before the plan passes. `line` is 1-based; 0 means the document as a whole. */
export interface PlanFinding {
  readonly document: 'SPEC.md' | 'PLAN.md' | 'RISKS.md'
  readonly line: number
  readonly rule: PlanRule
  readonly text: string
}

export const findIn =
  (document: PlanFinding['document']) =>
  (rule: PlanRule, text: string, line = 0): PlanFinding => ({ document, line, rule, text })
