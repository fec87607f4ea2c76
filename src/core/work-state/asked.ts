import { isRecord, stringOf } from '../record.ts'
import { excerpt, excerptLine } from '../text.ts'
import { findDistinctiveWords } from './distinctive-words.ts'
import type { ToolResult, ToolUse } from './row.ts'
import { LIMITS } from './work-state.ts'

/** What a tool call that presents a plan waits for. */
export const PLAN_WAITS = 'A plan was presented and has not been approved.'

const OPTION = /^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/
/** Inside a list, items may go on and be set apart. */
const IN_LIST = /^\s*$|^\s{2,}\S|^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/
/** Asks the user something although a sentence follows: what the model would do, or does meanwhile. */
const ASKS_USER =
  /\b(?:should i|shall i|do you (?:want|prefer)|would you (?:like|rather|prefer)|want me to|which [^?.]{1,80} (?:do|should|would)|may i|is (?:that|it|this) (?:ok|fine)|ok(?:ay)? (?:to|if))\b[^?.]{0,200}\?[^?]{0,200}$/i
const ASKS = /[?\uff1f]["')\]*_`:]{0,4}$/

/** Asks for the answer, and nothing else. */
const INVITATION =
  /^[^?\uff1f]{0,40}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i

/** "Let me know." after a question asks nothing more. */
function withoutInvitation(paragraph: string): string {
  return paragraph.replace(
    /([?\uff1f]["')\]*_`]{0,4})\s+[^?\uff1f]{0,20}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i,
    '$1',
  )
}

/**
 * What an answer ends by asking: its last paragraph, with the options that follow it as a list. The turn ended there, so
 * the user was to reply.
 */
export function findClosingQuestion(text: string): string | null {
  const lines = text.trimEnd().split('\n')
  const options: string[] = []
  while (lines.length > 0 && (options.length > 0 ? IN_LIST : OPTION).test(lines.at(-1) ?? ''))
    options.unshift(lines.pop() ?? '')
  const blocks = lines
    .join('\n')
    .trimEnd()
    .split(/\n\s*\n/)
  if (blocks.length > 1 && INVITATION.test(blocks.at(-1) ?? '')) blocks.pop()
  const closing = blocks.at(-1) ?? ''
  if (!ASKS.test(withoutInvitation(closing).trimEnd()) && !ASKS_USER.test(closing)) {
    // A list that is no list of options may itself end with the question.
    return options.length > 0 && ASKS.test(options.at(-1)?.trimEnd() ?? '')
      ? excerpt(options.join('\n'), LIMITS.outcomeChars)
      : null
  }
  const shown = options.filter((line) => line.trim() !== '')
  return excerpt([closing.trim(), ...shown].join('\n'), LIMITS.outcomeChars)
}

/** What a tool call asks of the person, or null for tools that ask nothing. */
export function describeAsked(tool: ToolUse): string | null {
  if (tool.name === 'ExitPlanMode') return PLAN_WAITS
  if (tool.name !== 'AskUserQuestion') return null
  const questions = Array.isArray(tool.input.questions) ? tool.input.questions.filter(isRecord) : []
  const texts = questions.map((item) => {
    const options = Array.isArray(item.options) ? item.options.filter(isRecord) : []
    const labels = options.flatMap((option) => stringOf(option.label) ?? [])
    return `${stringOf(item.question) ?? ''}${labels.length === 0 ? '' : ` (${labels.join(' / ')})`}`
  })
  return excerpt(texts.join(' ').trim() || 'A question was put to the user.', LIMITS.outcomeChars)
}

/**
 * The user's answers to a question tool, as `question: answer`. The client 2.1.329 writes them as `"question"="answer"`
 * into the result; an unanswered question is a result too, and no answer.
 */
export function findAnswers(result: ToolResult): string[] {
  if (!/^(?:Your questions have been answered|The user answered|User has answered)/.test(result.text)) return []
  const pairs = result.text.slice(0, 8000).matchAll(/"([^"]{1,600})"="([^"]{1,600})"/g)
  return [...pairs].map(([, question = '', answer = '']) => excerptLine(`${question} ${answer}`, LIMITS.statementChars))
}

/**
 * Whether the question stands after its tool has ended: the user turned it down, or did not answer. A call that failed for
 * another reason put no question to anybody.
 */
export function isUnanswered(result: ToolResult): boolean {
  return /^The user (?:did not answer|doesn't want to)/.test(result.text)
}

/** More words than this are understood without the question. */
const REPLY_WORDS = 8

/**
 * Whether a message only makes sense together with what was asked, and then decides something: a yes or no to a question
 * that names something, or a few words in answer to one that offers a choice.
 */
export function isReply(question: string, message: string): boolean {
  const words = message.trim().split(/\s+/)
  if (question === PLAN_WAITS || words.length > REPLY_WORDS || /\?$/.test(message)) return false
  if (findDistinctiveWords(question).size === 0 || /\b(?:go on|continue|proceed|next)\b[^.]{0,40}\?/i.test(question))
    return false
  const assent =
    /^(?:yes|yep|yeah|no|nope|nah|sure|ok(?:ay)?|fine|agreed|great|perfect|sounds good|works for me|please do|go ahead|do (?:it|that|so)|both|neither|either|none|all)\b/i.exec(
      message,
    )
  // A sentence of its own behind the yes or no speaks for itself.
  if (assent !== null) {
    const rest = message.slice(assent[0].length)
    return !/^\s*[.!]/.test(rest) || findDistinctiveWords(rest).size === 0
  }
  return /\b(?:which|what|where|who|when|how (?:many|much|long|often)|or)\b/i.test(question)
}

/** A reply with what it replies to. */
export function describeReply(question: string, reply: string): string {
  return `${excerptLine(question, 200)} "${reply}"`
}
