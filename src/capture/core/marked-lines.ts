import { findCode } from '../../base/core/markdown.ts'

export type MarkedLabel = 'Decision' | 'Learning' | 'Blocker' | 'Pattern'

export interface MarkedLine {
  readonly label: MarkedLabel
  readonly text: string
  /** The lines below that give the reason, without their bullets. */
  readonly reasons: readonly string[]
  readonly lines: readonly string[]
}

const LABEL = '(Decision|Learning|Blocker|Pattern)(?:[ \\t]{1,3}(?:\\([^()\\n]{1,40}\\)|#?\\d{1,3}))?'
const BOLD = `(?:\\*\\*${LABEL}(?::\\*\\*|\\*\\*:)|__${LABEL}(?::__|__:))`
const OPENING = '^[ \\t]*(?:(?:[-+*\\u2022]|\\d{1,3}[.)])[ \\t]+)?'
const LINE = new RegExp(`${OPENING}(?:${BOLD}|(Decision):)[ \\t]+(?=\\S)`)
/** A label in bold behind the end of a sentence begins a marked line of its own. */
const NEXT = new RegExp(`(?<=[.;!?)][ \\t]{1,3})(?=${BOLD})`)
export const REASON_LINE =
  /^\W{0,4}(?:because|since|reason|rationale|why|the reason|that way|this way|otherwise|application|impact)\b/i
const MAY_MARK = /Decision:|(?:\*\*|__)(?:Decision|Learning|Blocker|Pattern)\b/
/** Longer lines are no statement, and their end is left out. */
const LONGEST_LINE = 2000
const MAX_REASONS = 4

/** Whether a line is marked: it begins with a label in bold, or with `Decision:`. */
export function isMarkedLine(line: string): boolean {
  return LINE.test(line)
}

/** Finds the marked lines of a message, outside of code blocks. */
export function findMarkedLines(message: string): MarkedLine[] {
  const isBold = message.includes('**') || message.includes('__')
  if ((!isBold && !message.includes('Decision:')) || !MAY_MARK.test(message)) return []
  const found: MarkedLine[] = []
  let open: {
    readonly label: MarkedLabel
    readonly text: string
    readonly reasons: string[]
    readonly lines: string[]
  } | null = null
  const close = () => {
    if (open !== null) found.push(open)
    open = null
  }
  for (const whole of withoutCode(message).split('\n')) {
    for (const line of whole.slice(0, LONGEST_LINE).split(NEXT)) {
      const [head = '', bold, low, plain] = LINE.exec(line) ?? []
      const label = bold ?? low ?? plain
      if (label !== undefined) {
        close()
        open = { label: label as MarkedLabel, text: line.slice(head.length).trim(), reasons: [], lines: [line] }
      } else if (open !== null && open.reasons.length < MAX_REASONS && REASON_LINE.test(line)) {
        open.reasons.push(line.trim().replace(/^(?:[-+*\u2022]|\d{1,3}[.)])[ \t]+/, ''))
        open.lines.push(line)
      } else close()
    }
  }
  close()
  return found
}

/** A text begins so when it only says that there is nothing yet. A time or a remark may follow. */
const ABSENCE =
  /^\W{0,4}(?:(?:none|nothing|n\/a|tbd|tba|(?:still )?(?:pending|undecided|open)|no (?:(?:new|open|known|further|other|current|active|major) )?(?:decision|learning|blocker|pattern)s?)(?=\W{0,3}(?:$|[-.,;:(\u2013\u2014]|(?:yet|so far|for now|to report|at (?:this|the)|currently|right now|identified|remaining)\b))|(?:not yet|(?:still )?to be) (?:decided|determined|confirmed|settled)\b)/i

/** Whether a marked text settles something: no question, no blank to fill in, no single word and no "none yet". */
export function settlesSomething(text: string): boolean {
  if (ABSENCE.test(text)) return false
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return (words.length > 1 || /[\u3040-\uffdc]{4}/u.test(text)) && !/\?["')*\]]*$|^(?:<|\{\{|\.\.\.|\u2026)/.test(text)
}

/** Drops fenced code, in nested lists too, and code that is indented. */
function withoutCode(message: string): string {
  let rest = message.replace(/^(?: {4}|\t)[ \t]{0,20}(?=```|~~~)/gm, '')
  for (const { from, to } of findCode(rest, false).reverse()) rest = `${rest.slice(0, from)}\n${rest.slice(to)}`
  const lines = rest.split('\n')
  const isCode = findIndentedCode(lines)
  return lines.filter((_, index) => !isCode[index]).join('\n')
}

const ITEM = /^\s*(?:[-+*\u2022]|\d{1,3}[.)])\s/

/** For each line, whether Markdown takes the line for code: indented behind a blank line, and below no list. */
export function findIndentedCode(lines: readonly string[]): boolean[] {
  let isList = false
  let mayBegin = true
  return lines.map((line) => {
    const isBlank = line.trim() === ''
    const isIndented = /^(?: {4}|\t)/.test(line)
    if (!isIndented && !isBlank) isList = ITEM.test(line) || (isList && continuesList(line, mayBegin))
    const isCode = isIndented && !isBlank && !isList && mayBegin
    // A line of code lets the next line be code.
    mayBegin = isBlank || isCode
    return isCode
  })
}

/** Whether a line belongs to the list above: indented, or at once behind a line of an item. A heading ends a list. */
function continuesList(line: string, isBehindBlank: boolean): boolean {
  return /^\s/.test(line) || (!isBehindBlank && !/^#{1,6}\s/.test(line))
}
