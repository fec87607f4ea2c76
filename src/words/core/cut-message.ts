import { once } from '../../base/core/remember.ts'
import { cleanText, excerptMiddle } from '../../base/core/text.ts'
import { CUT, JOINED_CHARS, RULE_WEIGHT } from './message-pieces.ts'
import { pointsBack } from './points-back.ts'
import { weighWords } from './weigh-words.ts'

const MARK = `\n${CUT}\n`

/** The ends of a long message, and the rules in its middle. A rule brings the sentence that it means. */
export function cutMessage(text: string, maxChars: number): string {
  const clean = cleanText(text).trim()
  if (clean.length <= maxChars) return clean
  const units = clean.split(/(?<=\n|[.!?]\s|[\u3002\uff01\uff1f])/)
  const [head, tail] = [maxChars * 0.4, maxChars / 4]
  // A text without breaks has no sentence to keep.
  if ((units[0]?.length ?? 0) > head || (units.at(-1)?.length ?? 0) > tail - MARK.length)
    return excerptMiddle(clean, maxChars - tail, tail)
  const kept = new Set<number>()
  let left = maxChars
  /** Keeps a stretch of units if at least so many characters remain. */
  const keep = (from: number, to: number, least: number) => {
    const fresh = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((index) => !kept.has(index))
    const chars = fresh.reduce((sum, index) => sum + (units[index]?.length ?? 0), MARK.length)
    if (left - chars < least) return false
    left -= chars
    for (const index of fresh) kept.add(index)
    return true
  }
  let [first, last] = [0, units.length - 1]
  while (first < last && keep(first, first, maxChars - head)) first += 1
  while (last > first && keep(last, last, maxChars - head - tail)) last -= 1
  for (let index = first; index <= last; index += 1) {
    const unit = (units[index] ?? '').trim()
    if (unit.length > JOINED_CHARS || weighWords(unit) < RULE_WEIGHT) continue
    keep(pointsBack(unit) ? index - 1 : index, index, MARK.length)
  }
  while (keep(first, first, 0)) first += 1
  let [message, end] = ['', 0]
  for (const index of [...kept].sort((a, b) => a - b)) {
    message = `${index === end ? message : `${message.trimEnd()}${MARK}`}${units[index]}`
    end = index + 1
  }
  return message.trim()
}

/** Words that other languages do not put behind an "i", which is a word of many. */
const VERBS =
  "(?:'(?:m|d|ll|ve)| (?:am|was|want|have|had|need|think|will|would|can|could|should|don'?t|didn'?t|just|see|like|know))"
const small = once(() => new RegExp(`(?<![\\w./'-])i${VERBS}\\b`))
const capital = once(() => new RegExp(`(?<![\\w./'-])I${VERBS}\\b`))
/** Fewer messages show no habit. */
const FEWEST = 3
/** Most people never write a small "i": then no larger pattern compiles. */
const ANY_SMALL = /(?:^| )i[ ']/m

/** A person who types "i want" hands on another's words with "I am". Pieces that begin small are own. */
export function createHandTest(messages: readonly string[]): (piece: string, message: string) => boolean {
  const count = (form: RegExp) => messages.filter((text) => form.test(text)).length
  if (count(ANY_SMALL) < FEWEST || count(small()) < Math.max(FEWEST, count(capital()) + 1)) return () => false
  return (piece, message) => capital().test(message) && !small().test(message) && !/^[a-z]/.test(piece)
}
