/** What replaces a secret in anything holdfast stores. */
export const REDACTED = '[redacted]'

/** Each pattern's groups 1 and 2, where present, are the text kept before and after the secret. */
const PATTERNS: readonly RegExp[] = [
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  /\b(?:sk-(?:ant-|proj-|live-)?[A-Za-z0-9_-]{16,}|sk_live_[A-Za-z0-9]{16,}|rk_live_[A-Za-z0-9]{16,})/g,
  /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[A-Za-z0-9_-]{30,}/g,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
  /\bnpm_[A-Za-z0-9]{30,}/g,
  /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{5,}/g,
  /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/gi,
  /(\b(?:authorization|proxy-authorization)["']?\s*[:=]\s*["']?(?:bearer|basic|token)\s+)[A-Za-z0-9._~+/=-]{8,}/gi,
  /(\b[A-Za-z0-9_-]{0,40}(?:secret|token|passwd|password|api[_-]?key|access[_-]?key|private[_-]?key|credential)[A-Za-z0-9_-]{0,20}["']?\s{0,3}[:=]\s{0,3}["']?)(?!\[redacted\])[^\s"'`,;&|<>(){}[\]$]{6,}/gi,
]

/** Removes what looks like a credential. Linear patterns only: the text may be hostile. */
export function redactText(text: string): string {
  let out = text
  for (const pattern of PATTERNS) {
    out = out.replace(pattern, (_match, before, after) =>
      typeof before === 'string' ? `${before}${REDACTED}${typeof after === 'string' ? after : ''}` : REDACTED,
    )
  }
  return out
}

/** `redactText` over every string in plain data, keys included; anything deeper than 32 levels is dropped. */
export function redactData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= 32) return null
  if (Array.isArray(value)) return value.map((item) => redactData(item, depth + 1))
  const entries = Object.entries(value).map(([key, item]) => [redactText(key), redactData(item, depth + 1)] as const)
  return Object.fromEntries(entries)
}
