import { once } from '../../base/core/remember.ts'
import { beginsSmall, isShortWish } from './kinds-of-text.ts'

/** Assistants whose advice people hand on. */
const NAMES = 'gemini chatgpt gpt grok deepseek copilot perplexity codex kimi qwen claude'.split(' ')

/** Words that say whose advice follows. A mere name does not: "use Codex for these files:" is the person's order. */
const announcements = once(() => {
  const name = `\\b(?:${NAMES.join('|')})[\\w.-]{0,12}`
  const advice =
    '(?:feedback|reviews?|advice|opinion|thoughts|suggestions?|recommendations?|response|reply|answer|critique|comments)'
  const says =
    'said|says|suggest(?:ed|s)|recommend(?:ed|s)|wrote|respond(?:ed|s)|replied|answered|thinks|told me|gave me'
  const unspaced =
    '[\u7ed9\u7d66]\u6211|[\u8bf4\u8aaa]|\u5efa[\u8bae\u8b70]|\u56de[\u7b54\u590d\u8986]|\u610f[\u89c1\u898b]|[\u5bf9\u5c0d][\u8bdd\u8a71]|\u63d0\u6848|\u8a00[\u3044\u3063\u308f]|\ub2f5\ubcc0|\uc81c\uc548'
  const opens = `^\\W*(?:(?:here(?:'s| is| are)|this is|these are|and|also|ok|the|some|now)\\W+)*`
  return new RegExp(
    `${name}(?: \\w+){0,3} (?:${says})(?![\\p{L}])|${name}[^\\n:\uff1a]{0,8}(?:${unspaced})|${opens}(?:${advice} (?:from|by|of) (?:the )?${name}|${name}(?:'s)? ${advice})`,
    'iu',
  )
})
const POINTS_BELOW = /\b(?:below|following)\b|[\u4ee5\u5e95]\u4e0b|\u4e0b\u9762/i
const ASKS = /^[\s*_#>-]*(?:please|pls|bitte|[\u8bf7\u8acb])|[?\uff1f][\s*_)"]*$/i
/** Shorter words behind an announcement end the person's sentence. */
const FEWEST_CHARS = 40
const LONGEST_LINE = 300
const LONGEST_TAIL = 200

/** Splits a message around advice of another assistant, which a line announces: "Gemini says: ...". Null without any. */
export function splitHandedOn(message: string): readonly [above: string, advice: string, below: string] | null {
  if (message.length < FEWEST_CHARS) return null
  const lower = message.toLowerCase()
  if (!NAMES.some((name) => lower.includes(name))) return null
  for (let start = 0, end = 0; start < message.length; start = end + 1) {
    end = (message.indexOf('\n', start) + 1 || message.length + 1) - 1
    const at = start + findEnd(message.slice(start, end))
    if (at < start || message.length - at < FEWEST_CHARS) continue
    const paragraphs = message
      .slice(at)
      .trim()
      .split(/\n[ \t]*\n/)
    const tail = paragraphs.length > 1 && isOwn(paragraphs.at(-1) ?? '') ? (paragraphs.pop() ?? '') : ''
    return [message.slice(0, at).trim(), paragraphs.join('\n\n'), tail.trim()]
  }
  return null
}

/** The end of an announcement: behind its colon, or the end of a line that points below; -1 for none. */
function findEnd(line: string): number {
  const found = line.length > LONGEST_LINE ? null : announcements().exec(line)
  if (found === null) return -1
  const from = found.index + found[0].length
  const colon = /^[^:\uff1a]{0,24}[:\uff1a][*_ ]*/.exec(line.slice(from))?.[0]
  if (colon !== undefined) return from + colon.length
  return POINTS_BELOW.test(line) ? line.length : -1
}

/** Whether the last paragraph is the person's again: a question, a request or a quickly typed sentence. */
const isOwn = (paragraph: string) =>
  ASKS.test(paragraph) || (paragraph.length <= LONGEST_TAIL && (beginsSmall(paragraph) || isShortWish(paragraph)))
