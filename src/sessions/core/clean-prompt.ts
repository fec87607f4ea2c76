import { dropPrivate } from '../../base/core/private-spans.ts'
import { redactEnds } from '../../base/core/redact-ends.ts'

/** Kept characters of a prompt, at both ends: the request often stands behind pasted text. */
const ENDS = { headChars: 3000, tailChars: 1000 }

/**
 * The kept text of a prompt, without private spans and secrets, cut to its ends. Secrets go before the middle does,
 * because a piece of a secret is not recognized.
 */
export function cleanPrompt(prompt: string): string {
  const { headChars, tailChars } = ENDS
  const text = redactEnds(dropPrivate(prompt), ENDS)
  return text.length <= headChars + tailChars ? text : `${text.slice(0, headChars)}\n...\n${text.slice(-tailChars)}`
}
