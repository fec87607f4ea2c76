import { once } from '../../base/core/remember.ts'

/** Words that other languages do not put behind an "i", which is a word of many. */
const VERBS =
  "(?:'(?:m|d|ll|ve)| (?:am|was|want|have|had|need|think|will|would|can|could|should|don'?t|didn'?t|just|see|like|know))"
const small = once(() => new RegExp(`(?<![\\w./'-])i${VERBS}\\b`))
const capital = once(() => new RegExp(`(?<![\\w./'-])I${VERBS}\\b`))
/** Fewer messages show no habit. */
const FEWEST = 3
/** Most people never write a small "i": then no larger pattern compiles. */
const ANY_SMALL = /(?:^| )i[ ']/m

/**
 * Tests whether a piece of a message is in another's hand. A person who types "i want" leaves the pronoun small.
 * A message with "I am" then hands on the words of another, but for pieces that begin small.
 */
export function createHandTest(messages: readonly string[]): (piece: string, message: string) => boolean {
  const count = (form: RegExp) => messages.filter((text) => form.test(text)).length
  if (count(ANY_SMALL) < FEWEST || count(small()) < Math.max(FEWEST, count(capital()) + 1)) return () => false
  return (piece, message) => capital().test(message) && !small().test(message) && !/^[a-z]/.test(piece)
}
