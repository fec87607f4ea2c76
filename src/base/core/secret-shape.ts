/** A shape of secret, and the needles without which the shape is not looked for. */
export interface SecretShape {
  /**
   * Every match has one of these texts, in lower case. A search for needles costs a hundredth of trying the pattern.
   */
  readonly needles: readonly string[]
  /** Takes linear time in the text, which may be hostile. */
  readonly redact: (text: string) => string
}

/**
 * A shape by a pattern. A first group is kept before the secret, a second group after the secret. The pattern is made
 * where a text has a needle, because most texts have few.
 */
export function createShape(needles: readonly string[], pattern: () => RegExp): SecretShape {
  return {
    needles,
    redact: (text) =>
      text.replace(pattern(), (_match, before, after) =>
        typeof before === 'string' ? `${before}[redacted]${typeof after === 'string' ? after : ''}` : '[redacted]',
      ),
  }
}
