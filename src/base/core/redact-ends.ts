import { redactText } from './redact.ts'

/** Characters read behind a cut, so that a secret at the cut is seen whole. */
const BEYOND = 3000
/** Characters at the far end of those: a secret may begin there and be seen in part. */
const UNSURE = 1000

/**
 * A text without secrets, which can be cut to its ends. A long text loses its middle. Secrets go before a cut, because a
 * piece of a secret is not recognized.
 */
export function redactEnds(text: string, ends: { readonly headChars: number; readonly tailChars: number }): string {
  const [head, tail] = [ends.headChars + BEYOND, ends.tailChars + BEYOND]
  if (text.length <= head + tail) return redactText(text)
  return `${redactText(text.slice(0, head)).slice(0, -UNSURE)}\n...\n${redactText(text.slice(-tail)).slice(UNSURE)}`
}
