/** Plain texts, in lower case, one of which most texts with a secret have. */
const WORDS = [
  ...['pass', 'secret', 'token', 'key', 'auth', 'cred', 'cookie', 'psk', 'pwd', 'identified', '://', 'begin ', ':*:'],
  ...['--value', '--body', 'net use', 'config:set', 'kv put', 'variable set', 'rabbitmqctl', 'sqlplus', 'sqlldr'],
  ...['impdp', 'expdp', 'jdbc', '\\r', 'kennwort', 'contrase', 'mnemonic', 'phrase', 'senha', 'wachtwoord'],
]
/** Words for a password in other scripts. */
export const OTHER_WORDS: readonly string[] = 'lösenord hasło пароль 密码 密碼 口令 パスワード 비밀번호'.split(' ')
export const NO_ASCII = /[\u0080-\uffff]/
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
  const words = NO_ASCII.test(lower) ? [...WORDS, ...OTHER_WORDS] : WORDS
  return words.some((word) => lower.includes(word)) || RUN.test(lower) || PLACE.test(lower)
}

/** Plain texts, in lower case, beside secrets in names and documents of a project. */
const SHOWN_WORDS = [
  ...['passw', 'secret', 'api_key', 'api-key', 'api key', 'apikey', 'access_key', 'access key', 'private key'],
  ...['token=', 'token:', 'akia', 'asia', 'eyj', '-----begin', 'kennwort', 'bearer'],
]

/**
 * Whether told text may hold a secret. Most of that text was clean when stored, and the rest are names and documents of
 * the project. Paths, digests and numbers of tokens are no marks here, unlike in a prompt.
 */
export function mayShowSecret(text: string): boolean {
  const lower = text.toLowerCase()
  if (SHOWN_WORDS.some((word) => lower.includes(word))) return true
  if (text.includes('://') && /:\/\/[^\s/@]{1,100}:[^\s/@]{1,100}@/.test(text)) return true
  return /[A-Za-z0-9]{20}/.test(text) && text.match(/[A-Za-z0-9]{20,}/g)?.some(isRun) === true
}

/** A run with digits that is no digest. */
const isRun = (run: string) => /\d/.test(run) && !/^(?:[a-f0-9]{40}|[a-f0-9]{64})$/.test(run)
