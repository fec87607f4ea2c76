import { attempt } from '../../base/core/attempt.ts'
import { DEFAULT_CONFIG } from './config.ts'
import { acceptsValue } from './config-rules.ts'
import { parseVariable } from './env.ts'
import { isConfigKey } from './flatten.ts'

/**
 * The value of a text for a key. A key of another type than text takes a number, a switch, or a list of the parts
 * between commas. Text that opens like JSON is parsed as JSON.
 */
export function parseSettingText(key: string, text: string): unknown {
  const trimmed = text.trim()
  if (/^[[{]/.test(trimmed) && isConfigKey(key)) return attempt((): unknown => JSON.parse(trimmed), trimmed)
  if (isConfigKey(key) && acceptsValue(key, [])) {
    return trimmed
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  }
  if (isConfigKey(key) && typeof DEFAULT_CONFIG[key] === 'boolean' && /^[01]$/.test(trimmed)) return trimmed === '1'
  return trimmed === '' || (isConfigKey(key) && acceptsValue(key, trimmed)) ? trimmed : parseVariable(trimmed)
}

export function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}...` : text
}

/** Null stands for a key that nothing sets. Among the guards those are the lists. */
export function describeUsed(key: string, value: unknown): string {
  if (value === null && key.startsWith('guardrails.')) return 'no list'
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : describeValue(value)
  return shorten(text)
}

export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value)
  if (value === null) return 'the value of the criticality or model'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a table' : String(value)
}
