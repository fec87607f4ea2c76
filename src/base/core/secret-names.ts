import { once } from './remember.ts'
import { NO_ASCII, OTHER_WORDS } from './secret-marks.ts'
import type { SecretShape } from './secret-shape.ts'
import { type FoundValue, isMixed, isNoSecret, isRandom, REDACTED, readValue, redactValues } from './secret-value.ts'

/** Words that mark a value as a secret when they name the value. `max_tokens` and its kin are counts. */
const NAME =
  '(?:(?<![a-z])senha|wachtwoord|secret|token(?!s)|passw(?:or)?d|passwort|kennwort|contrase[nñ]a|mot de passe|passphrase|pass(?![a-z])|creds?(?![a-z])|credential|psk(?![a-z])|pwd(?![a-z])|(?<![a-z])(?:pat|pw)(?![a-z])|sst_auth|unseal[ _-]key|(?:api|access|account|private|signing|encryption|app|application|license|master|secret|subscription|shared|auth)[_-]?key|requirepass|masterauth)'
const NEEDLES = 'secret token pass key cred pwd psk pat pw kennwort contrase _auth masterauth senha wachtwoord'.split(
  ' ',
)
const NAMES = once(() => new RegExp(NAME, 'gi'))
/** Names in other scripts. V8 compiles them for a million instructions, because the pattern ignores case. */
const OTHER_NAMES = once(() => new RegExp(`${OTHER_WORDS.join('|')}|${NAME}`, 'gi'))
/** The needles that common words have, too: counts of tokens, and paths. */
const COMMON = new Set(['token', 'pat', 'pw'])
const SURE_NEEDLES = NEEDLES.filter((needle) => !COMMON.has(needle))
const COMMON_NAMES = () => /[Tt][Oo][Kk][Ee][Nn](?![Ss])|(?<![A-Za-z])(?:[Pp][Aa][Tt]|[Pp][Ww])(?![A-Za-z])/

/** Whether a text may have a name. The pattern of all names ignores case, and compiling it costs as much as ten others. */
function mayName(text: string): boolean {
  const lower = text.toLowerCase()
  if (SURE_NEEDLES.some((needle) => lower.includes(needle)) || COMMON_NAMES().test(text)) return true
  return NO_ASCII.test(text) && OTHER_WORDS.some((word) => lower.includes(word))
}
const SUFFIX = /[\w.-]{0,20}/y

/** Endings that make a name the name of something about a secret: `token_endpoint`, `secretName`, `--password-file`. */
const ABOUT = () =>
  /^s?[_.-]?(?:names?|type|files?|path|ur[il]|endpoint|counts?|limits?|length|size|fields?|label|policy|hint|class|ttl|expir\w*|version|arn|ref|prefix|input|reset|manager|providers?|store|service|stdin|confirmation|property|column|hash(?:er|ing)|regex|pattern|placeholder|rules?|headers?)(?![a-z])/i
const NUMBER_OF = () => /^s?[_.-]?ids?(?![a-z])/i
const OTHER_BEFORE = () => /(?:com|by|sur|tres|over|en)$/i

interface Named {
  readonly text: string
  readonly name: string
  readonly suffix: string
  readonly start: number
  readonly end: number
}

function findNamed(text: string, name: string, start: number): Named {
  SUFFIX.lastIndex = start + name.length
  const suffix = SUFFIX.exec(text)?.[0] ?? ''
  return { text, name, suffix, start, end: start + name.length + suffix.length }
}

/** Whether a name is part of another word: `tokenizer`, `compass`, `secretary`. */
function isOtherWord({ text, name, suffix, start }: Named): boolean {
  if (/^pass$/i.test(name) && OTHER_BEFORE().test(text.slice(Math.max(0, start - 4), start))) return true
  return ABOUT().test(suffix) || /^(?!s(?![a-z]))[a-z]/.test(suffix)
}

/** Text between a name and its value, each with the fewest characters of such a value. */
const ASSIGNED = () =>
  /(?:\\{0,7}["'`\]])?[ \t\n]{0,3}(?:=>|:=|\?=|[:=：＝]|%3D)(?:[ \t]{4,24}|(?:\s|\\t){0,3})(?:base64:)?/iy
const VALUE_INSIDE = () => /\{\s{0,8}\\{0,7}["']value\\{0,7}["']:\s{0,3}/y
/** `name: API_TOKEN`, then `value: ...`: how containers list their environment, and XML its settings. */
const VALUE_NEXT = () => /\\{0,7}["']?[,;]?\s{0,12}(?:\\{0,7}["'])?\bvalue(?:\\{0,7}["'])?[ \t]{0,3}[:=][ \t]{0,3}/iy
const ELEMENT = () => />(?=[^<>\n]{4,200}<\/)/y
const BESIDE = () =>
  /(?:[ \t](?:is|was|ist|war|lautet|es|est)[ \t]|[ \t]?[\u662f\u4e3a\u70ba\u306f\ub294\uc740][ \t]?|[ \t]{1,12})(?=["'\\]{0,3}[\w!@#$%^&*+~.-]{6})/y
const BEHIND_FLAG = () => /[ =]|\s{2,4}/y
const FLAG_BEFORE = () => /\s--?[A-Za-z.-]{0,24}$/
/** Files and commands that put the value beside the name. */
const SETTING_BEFORE = () => /\b(?:ENV|ARG|setx)\s{1,4}\w{0,40}$|\blogin\s{1,4}\S{1,80}\s{1,8}$/i

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  return match === null ? undefined : at + match[0].length
}

const readElement = (text: string, start: number): FoundValue => ({ start, end: text.indexOf('<', start), quote: '<' })

/** Beside its name only a word that mixes letters and digits is a value: sentences speak of tokens. */
function isProse(value: string, isSetting: boolean): boolean {
  if (isSetting) return false
  return !isMixed(value) || value.length < 8 || /^[a-z]+[-_./:][a-z\d_./:-]*$/.test(value)
}

/** `'password=a b'`: the quote before a name ends the value, too. */
function findQuoteBefore(text: string, start: number): string {
  let at = start
  while (at > 0 && start - at < 40 && /[\w.-]/.test(text[at - 1] ?? '')) at -= 1
  const quote = text[at - 1] ?? ''
  return /["']/.test(quote) && /[\s=(]/.test(text[at - 2] ?? ' ') ? quote : ''
}

function isNumber(suffix: string, value: string): boolean {
  return NUMBER_OF().test(suffix) && !(isMixed(value) && value.length >= 24)
}

function readFlag(named: Named, before: string): FoundValue | undefined {
  const { text, end } = named
  if (!FLAG_BEFORE().test(before)) return undefined
  const at = endOf(BEHIND_FLAG(), text, end)
  if (at === undefined) return undefined
  const found = readValue(text, at)
  const value = text.slice(found.start, found.end)
  const isValue = value.length >= 4 && !value.startsWith('-') && !isNoSecret(value, '"', '')
  return isValue && !isNumber(named.suffix, value) ? found : undefined
}

function readAssigned(named: Named): FoundValue | undefined {
  const { text, name, start, end } = named
  let at = endOf(ASSIGNED(), text, end)
  const sign = at === undefined ? '' : text.slice(end, at)
  // The name of a resource of AWS has colons on both sides of a word.
  if (at === undefined || (sign === ':' && text[start - 1] === ':')) return undefined
  at = endOf(VALUE_INSIDE(), text, at) ?? at
  const found = readValue(text, at, /["'`]/.test(sign) ? '' : findQuoteBefore(text, start))
  const value = text.slice(found.start, found.end)
  // Two colons stand in the path of a name: `token::Ident(name)`.
  if (sign === ':' && text[at] === ':' && !isMixed(value)) return undefined
  // Behind a name in capitals and a bare sign stands a value, and no sentence goes on.
  const next = sign === '=' && name === name.toUpperCase() ? '' : text.slice(found.end, found.end + 40)
  const isValue = value.length >= 6 && !isNoSecret(value, found.quote, next) && !isNumber(named.suffix, value)
  // Prose puts code between backticks: "the ones that pass: `npm test`".
  const isQuotation = found.quote === '`' && sign.includes(':') && !isMixed(value)
  return isValue && !isQuotation ? found : undefined
}

function readBeside(named: Named, before: string): FoundValue | undefined {
  const { text, end } = named
  const next = endOf(VALUE_NEXT(), text, end)
  const element = endOf(ELEMENT(), text, end)
  const beside = endOf(BESIDE(), text, end)
  const at = next ?? element ?? beside
  if (at === undefined) return undefined
  const isElement = next === undefined && element !== undefined
  const found = isElement ? readElement(text, at) : readValue(text, at)
  const value = text.slice(found.start, found.end)
  if (value.length < 6 || isNoSecret(value, found.quote, text.slice(found.end, found.end + 40))) return undefined
  if (isElement) return /<[\w.:-]{0,30}$/.test(before) && !/^[A-Z]?[a-z ?]+$/.test(value.trim()) ? found : undefined
  const isSetting = SETTING_BEFORE().test(before) || /^(?:requirepass|masterauth)$/i.test(named.name)
  return next === undefined && isProse(value, isSetting) ? undefined : found
}

/** The value of each name, in one pass: assignments, fields, flags, elements and sentences. */
function redactNamed(text: string): string {
  if (!mayName(text)) return text
  let out = ''
  let done = 0
  for (const { 0: name, index } of text.matchAll((NO_ASCII.test(text) ? OTHER_NAMES : NAMES)())) {
    const named = findNamed(text, name, index)
    if (named.end <= done || isOtherWord(named)) continue
    const before = text.slice(Math.max(0, index - 120), index)
    const found = readFlag(named, before) ?? readAssigned(named) ?? readBeside(named, before)
    if (found === undefined || found.start < done) continue
    out += text.slice(done, found.start) + REDACTED
    done = found.end
  }
  return done === 0 ? text : out + text.slice(done)
}

/** SQL and PowerShell: the word before the quoted value. */
const QUOTED_AFTER = () =>
  /\b(?:IDENTIFIED\s{1,3}(?:WITH\s{1,3}\w{1,40}\s{1,3})?(?:BY|AS)|PASSWORD(?=[\s(])|ConvertTo-SecureString(?:\s{1,3}-String)?)\s{0,3}\(?\s{0,3}(?=\\{0,7}['"])/gi
/** A value by a name that may be a secret's. A value counts as a secret when its characters look random. */
const MAYBE = () =>
  /((?:auth|salt|session|cookie|signature|hmac|webhook|dsn|key)[A-Za-z0-9_-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)([A-Za-z0-9+/_=-]{24,})/gi
/** Keys of services in the environment: hexadecimal digits behind a name in capitals. */
const KEY_IN_ENVIRONMENT = () =>
  /(\b(?!\w{0,40}(?:CACHE|PUBLIC|PRIMARY|FOREIGN|SORT|PUB)_KEY)[A-Z][A-Z0-9_]{0,40}_(?:KEY|AUTH)=["']?)[0-9a-f-]{32,}/g
const LOGIN_OF_REGISTRY = () =>
  /((?:"auth\\{0,7}"\s{0,3}:\s{0,3}\\{0,7}"|\b_auth\s{0,3}=\s{0,3}"?))[A-Za-z0-9+/]{12,}={0,2}/g

export const listNameShapes = (): readonly SecretShape[] => [
  { needles: [...NEEDLES, ...OTHER_WORDS], redact: redactNamed },
  {
    needles: ['identified', 'password', 'securestring'],
    redact: (text) => redactValues(text, QUOTED_AFTER(), { least: 4 }),
  },
  {
    needles: ['auth', 'salt', 'session', 'cookie', 'signature', 'hmac', 'webhook', 'dsn', 'key'],
    redact: (text) =>
      text.replace(MAYBE(), (match, before, value) => (isRandom(value) ? `${before}${REDACTED}` : match)),
  },
  {
    needles: ['_key', '_auth', '"auth'],
    redact: (text) => text.replace(KEY_IN_ENVIRONMENT(), `$1${REDACTED}`).replace(LOGIN_OF_REGISTRY(), `$1${REDACTED}`),
  },
]

const KEY = once(() => new RegExp(`${NAME}(?=[A-Za-z0-9_-]{0,20}$)`, 'i'))

/** Whether the key of a field says that the field's text is a secret. */
export function isSecretKey(key: string): boolean {
  const match = mayName(key) ? KEY().exec(key) : null
  return match !== null && !isOtherWord(findNamed(key, match[0], match.index))
}
