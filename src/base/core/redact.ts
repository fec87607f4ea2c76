import { NAME_NEEDLES, SECRET_NAME, SECRET_SHAPES } from './secret-shapes.ts'

/** Text in place of a secret, in all that holdfast stores or tells. */
export const REDACTED = '[redacted]'

/** A value by the name of a secret: the name with its sign, a quote, the value. */
const NAMED = new RegExp(
  `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3})(["']?)((?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,})`,
  'gi',
)
/** A value by a name that may be a secret's. A value counts as a secret when its characters look random. */
const RANDOM =
  /((?:auth|salt|session|cookie|signature|hmac|webhook|dsn|key)[A-Za-z0-9_-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)([A-Za-z0-9+/_=-]{24,})/gi
const RANDOM_NEEDLES = ['auth', 'salt', 'session', 'cookie', 'signature', 'hmac', 'webhook', 'dsn', 'key']

/** Kinds of secret that a text may hold: the shapes to look for, and the kinds of named values. */
interface Suspicion {
  readonly shapes: readonly RegExp[]
  readonly random: boolean
  readonly named: boolean
}

function findSuspicion(text: string): Suspicion {
  const lower = text.toLowerCase()
  const has = (needles: readonly string[]) => needles.some((needle) => lower.includes(needle))
  const shapes = SECRET_SHAPES.filter(({ needles }) => has(needles)).map(({ pattern }) => pattern)
  return { shapes, random: has(RANDOM_NEEDLES), named: has(NAME_NEEDLES) }
}

/**
 * Removes text that looks like a credential. `redactText` looks for a shape only if one of its needles is in the text.
 */
export function redactText(text: string): string {
  return redactWith(findSuspicion(text), text)
}

function redactWith({ shapes, random, named }: Suspicion, text: string): string {
  let out = text
  for (const pattern of shapes) {
    out = out.replace(pattern, (_match, before, after) =>
      typeof before === 'string' ? `${before}${REDACTED}${typeof after === 'string' ? after : ''}` : REDACTED,
    )
  }
  if (random) out = out.replace(RANDOM, (match, before, value) => (isRandom(value) ? `${before}${REDACTED}` : match))
  if (!named) return out
  return out.replace(NAMED, (match, before, quote, value, offset, whole) => {
    const isHarmless = quote === '' && isCode(value, whole.slice(offset + match.length, offset + match.length + 40))
    return isHarmless ? match : `${before}${quote}${REDACTED}`
  })
}

/** Digits and both cases, hardly any character twice: so neither a word, a path nor a hash in hex. */
function isRandom(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  if (digits < 2 || !/[a-z]/.test(value) || !/[A-Z]/.test(value)) return false
  const counts = new Map<string, number>()
  for (const character of value.slice(0, 128)) counts.set(character, (counts.get(character) ?? 0) + 1)
  const length = Math.min(value.length, 128)
  let bits = 0
  for (const count of counts.values()) bits -= (count / length) * Math.log2(count / length)
  return bits >= 3.8
}

const TYPE_NAME =
  /^(?:string|number|boolean|unknown|undefined|object|symbol|bigint|readonly|optional|required|[A-Za-z]{0,40}(?:String|Str|Token|Secret|Password|Key|Credentials?|Type|Bytes|Bu(?:ffer)|Options|Config|Provider|Service|Response|Request))$/

/**
 * Whether an unquoted value is a type, a piece of a program or a sentence that goes on: `token: string`, `token =
 * input.token`, `password = readPassword()`, "the token: expires after an hour".
 */
function isCode(value: string, next: string): boolean {
  if (!/^[A-Za-z_.?!]+$/.test(value)) return false
  if (TYPE_NAME.test(value) || next.startsWith('(') || next.startsWith('[')) return true
  if (/^[A-Za-z_]+(?:[?!]?\.[A-Za-z_]+)+$/.test(value)) return true
  return /^[a-z]+$/.test(value) && /^ [a-z]{2,}/.test(next)
}

const SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, 'i')
const MAX_DEPTH = 32

/**
 * `redactText` over every string in plain data, keys included; a secret's name redacts its value. Levels below the 32nd
 * are dropped.
 */
export function redactData(value: unknown): unknown {
  const texts: string[] = []
  collectTexts(value, texts, 0)
  // One search over the joined texts decides for all; nearly always no shape is left to look for.
  const together = texts.join('\n')
  const suspicion = findSuspicion(together)
  const redact = (item: unknown, depth: number): unknown => {
    if (typeof item === 'string') return redactWith(suspicion, item)
    if (typeof item !== 'object' || item === null) return item
    if (depth >= MAX_DEPTH) return null
    if (Array.isArray(item)) return item.map((inner) => redact(inner, depth + 1))
    const entries = Object.entries(item).map(([key, inner]) => {
      const secret = suspicion.named && typeof inner === 'string' && inner !== '' && SECRET_KEY.test(key)
      return [redactWith(suspicion, key), secret ? REDACTED : redact(inner, depth + 1)] as const
    })
    return Object.fromEntries(entries)
  }
  return redact(value, 0)
}

function collectTexts(value: unknown, texts: string[], depth: number): void {
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH) {
    for (const [key, item] of Object.entries(value)) {
      texts.push(key)
      collectTexts(item, texts, depth + 1)
    }
  }
}
