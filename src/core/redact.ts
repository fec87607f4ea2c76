/** What replaces a secret in anything holdfast stores or tells. */
export const REDACTED = '[redacted]'

/** Words that, as the name of a value, say it is a secret. `max_tokens` and its kin are counts. */
const SECRET_NAME =
  '(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|credential)'

/** No character of a longer run before the match: a run is looked at once, whatever it holds. */
const ALONE = '(?<![A-Za-z0-9_-])'

/**
 * Formats of well-known credentials, then values by their names. Where a pattern has groups, group 1 is kept before the
 * secret and group 2 after it. Every pattern is linear in the text, which may be hostile.
 */
const PATTERNS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  new RegExp(`${ALONE}(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}`, 'g'),
  new RegExp(`${ALONE}(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})`, 'g'),
  new RegExp(`${ALONE}(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`, 'g'),
  new RegExp(`${ALONE}(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,})`, 'g'),
  new RegExp(`${ALONE}(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}`, 'g'),
  /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g,
  new RegExp(
    `${ALONE}(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})`,
    'g',
  ),
  new RegExp(`${ALONE}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}`, 'g'),
  new RegExp(`${ALONE}eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}`, 'g'),
  /(:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/g,
  /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi,
  /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi,
  /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g,
  new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, 'gi'),
  new RegExp(
    `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,}`,
    'gi',
  ),
]

/** Removes what looks like a credential. */
export function redactText(text: string): string {
  let out = text
  for (const pattern of PATTERNS) {
    out = out.replace(pattern, (_match, before, after) =>
      typeof before === 'string' ? `${before}${REDACTED}${typeof after === 'string' ? after : ''}` : REDACTED,
    )
  }
  return out
}

const SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, 'i')

/** `redactText` over every string in plain data, keys included; a secret's name redacts its value. Deeper than 32 levels is dropped. */
export function redactData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= 32) return null
  if (Array.isArray(value)) return value.map((item) => redactData(item, depth + 1))
  const entries = Object.entries(value).map(([key, item]) => {
    const secret = typeof item === 'string' && item !== '' && SECRET_KEY.test(key)
    return [redactText(key), secret ? REDACTED : redactData(item, depth + 1)] as const
  })
  return Object.fromEntries(entries)
}
