import { dropPrivate } from '../../base/core/private-spans.ts'
import { isRecord, stringOf, type UnknownRecord } from '../../base/core/record.ts'
import { excerpt, excerptEnds, excerptLine } from '../../base/core/text.ts'
import type { ToolResult, ToolUse } from '../../sessions/core/row.ts'
import { turnsDownFirst } from '../../words/core/passing-words.ts'
import { begins } from '../../words/core/phrases.ts'
import { splitSentences } from '../../words/core/sentences.ts'
import { LIMITS } from './work-limits.ts'

export const PLAN_WAITS = 'A plan was presented and has not been approved.'

export function describeAsked(tool: ToolUse): string | null {
  if (tool.name === 'ExitPlanMode') return PLAN_WAITS
  if (tool.name !== 'AskUserQuestion') return null
  const questions = Array.isArray(tool.input.questions) ? tool.input.questions.filter(isRecord) : []
  const texts = questions.map((item) => {
    const labels = listOptions(item)
    return `${stringOf(item.question) ?? ''}${labels.length === 0 ? '' : ` (${labels.join(' / ')})`}`
  })
  return excerpt(texts.join(' ').trim() || 'A question was put to the user.', LIMITS.outcomeChars)
}

export interface Answer {
  /** The question. Behind it stand all options, when the person typed an answer of their own. */
  readonly asked: string
  readonly answer: string
  readonly isChosen: boolean
  readonly passedOver: readonly string[]
}

/**
 * The user's answers to a question tool. The client (2.1.329) writes the answers as `"question"="answer"` into the
 * result, with the quotes of both as they are. An unanswered question gives a result without an answer.
 */
export function findAnswers(call: ToolUse, result: ToolResult): Answer[] {
  if (call.name !== 'AskUserQuestion' || !isAnswered(result)) return []
  const questions = Array.isArray(call.input.questions) ? call.input.questions.filter(isRecord) : []
  const known = questions.map((item) => stringOf(item.question) ?? '')
  // A question may have quotes, which its number has not.
  const text = known.reduce(
    (before, asked, index) => (asked === '' ? before : before.replace(`"${asked}"="`, () => `"${index}"="`)),
    result.text.slice(0, 8000),
  )
  const pairs = [...text.matchAll(/"([^"]{1,600})"="/g)]
  return pairs.flatMap(({ 0: begin, 1: name = '', index }, at): Answer[] => {
    const rest = text.slice(index + begin.length, pairs[at + 1]?.index)
    const typed = rest.slice(0, ANSWER_END.exec(rest)?.index ?? Math.max(0, rest.lastIndexOf('"')))
    const asked = known[Number(name)] ?? name
    const labels = listOptions(questions[known.indexOf(asked)])
    const answer = excerptLine(dropPrivate(typed), LIMITS.statementChars)
    if (answer === '') return []
    const picked = labels.length === 0 ? [] : pickLabels(answer, labels)
    const whole = picked === null ? `${asked} (${labels.join(' / ')})` : asked
    const passedOver = picked === null ? [] : labels.filter((label) => !picked.includes(label))
    return [{ asked: excerptEnds(whole, 240), answer, isChosen: picked !== null, passedOver }]
  })
}

/** Text of the client behind an answer: notes, the preview of an option, or the closing words. */
const ANSWER_END = /" (?:user notes|selected preview):|"\. You can now continue\b/

/** The labels that an answer consists of; null for words that the person typed. */
function pickLabels(answer: string, labels: readonly string[]): readonly string[] | null {
  const picked: string[] = []
  for (let rest = answer; rest !== ''; ) {
    const [label] = labels.filter((item) => rest.startsWith(item)).sort((a, b) => b.length - a.length)
    if (label === undefined) return null
    picked.push(label)
    rest = rest.slice(label.length).replace(/^[\s,;]+/, '')
  }
  return picked
}

/** A chosen option as it is told: the choice first, so that no cut takes it away. */
export function describeChoice({ asked, answer, passedOver }: Pick<Answer, 'asked' | 'answer' | 'passedOver'>): string {
  const others = passedOver.length === 0 ? '' : `; not: ${passedOver.join(' / ')}`
  return `${answer} (to: "${excerptEnds(asked, 160)}"${others})`
}

function isAnswered({ isError, text }: ToolResult): boolean {
  return !isError && /^(?:Your questions have been answered|The user answered|User has answered)/.test(text)
}

function listOptions(question: UnknownRecord | undefined): string[] {
  const options = Array.isArray(question?.options) ? question.options.filter(isRecord) : []
  return options.flatMap((option) => stringOf(option.label) || [])
}

/** A call that failed for another reason never put the question to the user. */
export function isUnanswered(result: ToolResult): boolean {
  return /^The user (?:did not answer|doesn't want to)/.test(result.text)
}

/** A reply with more words makes sense without the question. */
const REPLY_WORDS = 8

/** Whether a message only makes sense together with the question: "yes", "1", "the second one". */
export function answersQuestion(question: string, message: string): boolean {
  const words = message.trim().split(/\s+/)
  const isReplying = !/[?\uff1f]$/.test(message.trim()) || turnsDownFirst(message)
  return message !== '' && question !== PLAN_WAITS && words.length <= REPLY_WORDS && isReplying
}

export type NumberedAnswer = Readonly<Record<'text' | 'asked', string>>

/** Characters at the end of an answer that may hold its numbered points. */
export const POINTS_CHARS = 8_000

/** Empty when the message does not begin with a number, or when an item has no point with its number. */
export function pairNumbered(points: string, message: string): NumberedAnswer[] {
  if (!(Number.parseInt(message, 10) >= 0)) return []
  const lines = message.split(/\n(?=[ \t]{0,8}\d{1,2}[.)]\s)/)
  if (lines.length < 2 || !/^\s*\d{1,2}[.)]\s/.test(message)) return []
  const byNumber = new Map(
    [...points.matchAll(/^[ \t]*(?:#{1,6} |\*\*)?(\d{1,2})[.)](?:\*\*)?[ \t]+(\S.*)$/gm)].map(
      ([, number = '', point = '']) => [Number(number), point],
    ),
  )
  const pairs = lines.flatMap((line) => {
    const asked = byNumber.get(Number.parseInt(line, 10))
    return asked === undefined ? [] : [{ text: line.trim(), asked: excerptLine(asked.replace(/\*\*/g, ''), 240) }]
  })
  return pairs.length === lines.length ? pairs : []
}

/** Finds the model's last sentence for a message that corrects it in a few words: "no, B", "should be B". */
export function findCorrected(message: string, text: string): string | null {
  const isShort = message.length <= SHORT_CHARS && mayCorrect(message.toLowerCase()) && SHORT_CORRECTION.test(message)
  const last = isShort ? splitSentences(text).at(-1) : undefined
  return last === undefined || ANNOUNCES.test(last) ? null : last
}

/** An announcement of the next step asks for no answer. */
const ANNOUNCES = /:$|^(?:i'll|i will|let me|now)\b/i

/** First words of a short correction; `hm` may have any number of `m`. */
const mayCorrect = begins(
  'no nope nah wrong not hm er negative other should that thats i use take scrap forget actually stop too bad leave never nevermind on changed let lets',
)

const SHORT_CHARS = 60
const SHORT_CORRECTION =
  /^(?:no|nope|nah|wrong|not|hm+|er|negative|other way|should be|that'?s|thats|i meant|use|take|scrap|forget|actually|stop|too|bad|leave|never ?mind|on (?:second|reflection)|changed|let'?s (?:not|simplify))\b/i

/** Whether a message only picks: "2", "B)", "1 and 3", "option 2". */
export function picksOne(message: string): boolean {
  // The pattern has none of these letters, and its ten alternatives are dear to compile.
  if (message === '' || /[f-hj-mqswxzF-HJ-MQSWXZ]/.test(message)) return false
  return /^\W*(?:option |variant |nr\.? ?|no\. ?)?(?:\d{1,2}|[a-e])(?:[ ,&+]+(?:and |und |et |y )?(?:\d{1,2}|[a-e]))*\W*$/i.test(
    message,
  )
}
