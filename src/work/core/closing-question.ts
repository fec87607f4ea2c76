import { excerpt, excerptLine } from '../../base/core/text.ts'
import { maskQuotes } from '../../words/core/plain-words.ts'
import { LIMITS } from './work-limits.ts'

const OPTION = /^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/
/** Lines inside a list: items, their continuations, and empty lines between items. */
const IN_LIST = /^\s*$|^\s{2,}\S|^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/
/** A question to the user with a sentence behind: a proposal of the model, or its work meanwhile. */
const ASKS_USER =
  /\b(?:should (?:i|we)|shall (?:i|we)|do you (?:want|prefer|agree|need)|(?:what|how|which|where) (?:do|would) you|would you (?:like|rather|prefer|want)|are you (?:ok|okay|fine|happy)|(?:can|could) you (?:confirm|tell|share|send|check)|want me to|which (?:[^?.]|\.\d){1,80} (?:do|should|would)|may i|is (?:that|it|this) (?:ok|okay|fine|what you)|does (?:that|this|it) (?:work for|sound|look right|make sense)|ok(?:ay)? (?:to|if)|soll(?:en)? (?:ich|wir)|m\u00f6chtest du|willst du|darf ich|quer que|prefere|posso|devo|podemos|devemos|quieres que|prefieres|puedo|debo|debemos|dois-je|veux-tu|voulez-vous|puis-je)\b(?:[^?.]|\.\d){0,200}\?[^?]{0,200}$/i
const ASKS = /[?\uff1f]["')\]*_`:]{0,4}$/

const INVITATION =
  /^[^?\uff1f]{0,40}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i

/** A closing paragraph that waits for words or an act of the person without a question mark. */
const WAITS =
  /\b(?:please (?:tell|send|give|provide|share|confirm|choose|pick)\b|let me know (?:which|what|whether)\b|(?:that|it|this|which)(?:'s| is) (?:your (?:decision|call)|up to you)|(?:a|\b)wait(?:ing)? (?:for |on )?your\b|(?:when|once) you (?:confirm|approve)\b[^.]{0,60}\bi\b|(?:when|once) you(?:'ve|'re| have| are) [^.]{1,100}(?:let me know|tell me|say)\b)|\u8bf7(?:\u60a8)?(?:\u544a\u8bc9|\u63d0\u4f9b|\u9009\u62e9|\u786e\u8ba4|\u51b3\u5b9a)|(?:\u3067\u3057\u3087\u3046|\u3067\u3059|\u307e\u3059|\u307e\u305b\u3093)\u304b\u3002?$|(?:\u6559\u3048|\u77e5\u3089\u305b|\u9078\u3093\u3067|\u6307\u793a\u3057|\u6307\u5b9a\u3057|\u63d0\u4f9b\u3057|\u5171\u6709\u3057|\u9001\u3063|\u6c7a\u3081)\u3066?\u304f\u3060\u3055\u3044\u3002?$/i
/** Such a paragraph waits only for a case that may never come. */
const IN_CASE =
  /\b(?:if|any|anything|whenever|in case)\b|\u5982\u679c|\u5982\u6709|\u5834\u5408|\u3042\u308c\u3070|\u305f\u3089/i
const waits = (paragraph: string) => WAITS.test(maskQuotes(paragraph)) && !IN_CASE.test(paragraph)

function withoutInvitation(paragraph: string): string {
  return paragraph.replace(
    /([?\uff1f]["')\]*_`]{0,4})\s+[^?\uff1f]{0,20}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i,
    '$1',
  )
}

const isQuestion = (words: string) => ASKS.test(withoutInvitation(words).trimEnd()) || ASKS_USER.test(words)

/** The last paragraph, with a list of options behind. The turn ended with it, so the user was to reply. */
export function findClosingQuestion(text: string): string | null {
  const lines = text.trimEnd().split('\n')
  const options: string[] = []
  while (lines.length > 0 && (options.length > 0 ? IN_LIST : OPTION).test(lines.at(-1) ?? ''))
    options.unshift(lines.pop() ?? '')
  const blocks = lines
    .join('\n')
    .trimEnd()
    .split(/\n\s*\n/)
  const last = blocks.at(-1) ?? ''
  if (blocks.length > 1 && INVITATION.test(last)) blocks.pop()
  const closing = blocks.at(-1) ?? ''
  const asked = isQuestion(closing) ? closing : waits(last) ? last : ''
  const shown = options.filter((line) => line.trim() !== '')
  // A list without options may itself end with the question.
  if (asked === '' && !ASKS.test(shown.at(-1)?.trimEnd() ?? '')) return null
  const lead = shown.length === 0 && asksBarely(asked.trim()) ? describeLead(blocks.slice(0, -1)) : ''
  return excerpt([asked.trim() + lead, ...shown].join('\n').trim(), LIMITS.outcomeChars)
}

/** A question of few signs in a script without spaces between all words: "shall I go on?" in Korean has six. */
const SHORT_FOREIGN_CHARS = 12
const asksBarely = (asked: string) =>
  ASKS_BARELY.test(asked) || (asked.length <= SHORT_FOREIGN_CHARS && /[\u1100-\uffff]/.test(asked))

/** A question about options that stand before. */
const ASKS_BARELY =
  /^(?:so,? )?(?:what(?:'s| is) your (?:preference|choice|call|take)|what (?:do|would) you (?:prefer|think)|which (?:one|of these|option|approach|way)?\s?(?:(?:do|would|should) (?:you|i|we) (?:prefer|like|want|pick|choose|use|take))?|your (?:preference|choice)|\u3069(?:\u3061\u3089|\u308c)[\u3040-\u30ff\u4e00-\u9fff]{1,12}\u304b)[?\uff1f]$/i
const LEAD_CHARS = 200
const SHORTEST_LEAD = 20

/** The words before a question that names no option. Options in paragraphs of their own stand there all. */
function describeLead(blocks: readonly string[]): string {
  const options = listOptions(blocks)
  if (options.length > 1) return ` (${options.map((text) => shorten(text, OPTION_CHARS)).join('; ')})`
  const words = shorten((blocks.at(-1) ?? '').replace(/^[ \t]{0,8}(?:[-*+\u2022]|\d{1,2}[.)])[ \t]/gm, ''), LEAD_CHARS)
  return words.length < SHORTEST_LEAD ? '' : ` (${words})`
}

const OPTION_CHARS = 90
const shorten = (text: string, chars: number) => excerptLine(text.replace(/\*\*|^#+ .*$/gm, ''), chars)

/** The first lines of numbered paragraphs at the end, from the first number on. A paragraph may have lines below. */
function listOptions(blocks: readonly string[]): string[] {
  const options: string[] = []
  for (let at = blocks.length - 1; at >= 0; at -= 1) {
    const line = blocks[at]?.split('\n', 1)[0]?.trim() ?? ''
    const mark = /^(?:#{1,6} |\*\*)?(?:option )?\(?([1-9a-d])[.):]/i.exec(line)?.[1]
    if (mark === undefined) return []
    options.unshift(line)
    if (/[1a]/i.test(mark)) return options
  }
  return []
}
