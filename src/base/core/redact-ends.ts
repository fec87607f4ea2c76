/** Characters read behind a cut, so that a secret at the cut is seen whole. */
const BEYOND = 3000
/** Characters at the far end of those: a secret may begin there and be seen in part. */
const UNSURE = 1000

/**
 * A text without secrets, which can be cut to its ends. A long text loses its middle.
 *
 * @param redact Not imported, because a silent prompt loads the redaction only when the prompt may hold a secret.
 */
export function redactEnds(
  text: string,
  ends: { readonly headChars: number; readonly tailChars: number },
  redact: (text: string) => string,
): string {
  const [head, tail] = [ends.headChars + BEYOND, ends.tailChars + BEYOND]
  if (text.length <= head + tail) return redact(text)
  return `${redact(text.slice(0, head)).slice(0, -UNSURE)}\n...\n${redact(text.slice(-tail)).slice(UNSURE)}`
}
