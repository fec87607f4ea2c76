/** Plain texts, in lower case, one of which most texts with a secret have. */
const WORDS = [
  ...['pass', 'secret', 'token', 'key', 'auth', 'cred', 'cookie', 'psk', 'pwd', 'identified', '://', 'begin ', ':*:'],
  ...['--value', '--body', 'net use', 'config:set', 'kv put', 'variable set', 'rabbitmqctl', 'sqlplus', 'sqlldr'],
  ...['impdp', 'expdp', 'jdbc', '\\r', 'kennwort', 'contrase', 'mnemonic', 'phrase'],
]
/** A run as long as a key or a number. */
const RUN = /[a-z0-9+/=_-]{16}|\d{6}/
/** Flags of one letter, columns of files with access data, and short names. */
const PLACE = /\s-[a-z]|@[\w.-]{1,80}:|:\d{4,5}:|\$\d|pw\b|\bpat\b/

/**
 * Whether a text may hold a secret: every text with one has a mark, and most prompts have none. The look costs a
 * thousandth of loading the part that removes secrets.
 */
export function mayHoldSecret(text: string): boolean {
  const lower = text.toLowerCase()
  return WORDS.some((word) => lower.includes(word)) || RUN.test(lower) || PLACE.test(lower)
}
