/** What replaces a secret in anything holdfast stores or tells. */
export const REDACTED = '[redacted]'

/** Words that, as the name of a value, say it is a secret. `max_tokens` and its kin are counts. */
const SECRET_NAME =
  '(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|credential)'

/** No character of a longer run before the match: a run is looked at once, whatever it holds. */
const ALONE = '(?<![A-Za-z0-9_-])'

/** Whether a text in lower case has one of these pieces, as every match of its pattern does: the patterns cost far more. */
const has =
  (...pieces: readonly string[]) =>
  (lower: string) =>
    pieces.some((piece) => lower.includes(piece))
const NAMED = new RegExp(SECRET_NAME)
const hasName = (lower: string) => NAMED.test(lower)

/**
 * Formats of well-known credentials, then values by their names, each with what a text needs to be searched for it. Where a
 * pattern has groups, group 1 is kept before the secret and group 2 after it. Every pattern is linear in the text, which may
 * be hostile.
 */
const PATTERNS: readonly (readonly [maySee: (lower: string) => boolean, pattern: RegExp])[] = [
  [
    has('private key-----'),
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  ],
  [
    has('sk-', 'sk_', 'rk-', 'rk_'),
    new RegExp(`${ALONE}(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}`, 'g'),
  ],
  [
    has('ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-'),
    new RegExp(`${ALONE}(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})`, 'g'),
  ],
  [has('akia', 'asia'), new RegExp(`${ALONE}(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`, 'g')],
  [has('aiza', 'ya29.'), new RegExp(`${ALONE}(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,})`, 'g')],
  [has('xox', 'xapp-'), new RegExp(`${ALONE}(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}`, 'g')],
  [has('hooks.slack.com'), /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g],
  [
    has('npm_', 'hf_', 'pypi-', '_v1_'),
    new RegExp(
      `${ALONE}(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})`,
      'g',
    ),
  ],
  [has('sg.'), new RegExp(`${ALONE}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}`, 'g')],
  [has('eyj'), new RegExp(`${ALONE}eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}`, 'g')],
  [has('://'), /(:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/g],
  [has('authorization'), /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi],
  [has('bearer', 'basic'), /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi],
  [has('-u'), /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g],
  [
    (lower) => lower.includes('--') && hasName(lower),
    new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, 'gi'),
  ],
  [
    hasName,
    new RegExp(
      `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,}`,
      'gi',
    ),
  ],
]

function findPatterns(text: string): RegExp[] {
  const lower = text.toLowerCase()
  return PATTERNS.flatMap(([maySee, pattern]) => (maySee(lower) ? pattern : []))
}

/** Removes what looks like a credential. */
export function redactText(text: string): string {
  return redactWith(findPatterns(text), text)
}

function redactWith(patterns: readonly RegExp[], text: string): string {
  let out = text
  for (const pattern of patterns) {
    out = out.replace(pattern, (_match, before, after) =>
      typeof before === 'string' ? `${before}${REDACTED}${typeof after === 'string' ? after : ''}` : REDACTED,
    )
  }
  return out
}

const SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, 'i')
const MAX_DEPTH = 32

/** `redactText` over every string in plain data, keys included; a secret's name redacts its value. Deeper than 32 levels is dropped. */
export function redactData(value: unknown): unknown {
  const texts: string[] = []
  collectTexts(value, texts, 0)
  // What no text has, all of them together have not: nearly always there is nothing to search for.
  const together = texts.join('\n')
  const patterns = findPatterns(together)
  const hasSecretKey = hasName(together.toLowerCase())
  const redact = (item: unknown, depth: number): unknown => {
    if (typeof item === 'string') return redactWith(patterns, item)
    if (typeof item !== 'object' || item === null) return item
    if (depth >= MAX_DEPTH) return null
    if (Array.isArray(item)) return item.map((inner) => redact(inner, depth + 1))
    const entries = Object.entries(item).map(([key, inner]) => {
      const secret = hasSecretKey && typeof inner === 'string' && inner !== '' && SECRET_KEY.test(key)
      return [redactWith(patterns, key), secret ? REDACTED : redact(inner, depth + 1)] as const
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
