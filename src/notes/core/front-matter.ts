import { attempt } from '../../base/core/attempt.ts'

/** The fields at the head of a memory, of whatever type they were written. */
export type FrontMatter = Readonly<Record<string, unknown>>

type Field = string | number | null | readonly string[]

/** YAML in the small form that `readFrontMatter` knows: a scalar or a list per line. Null fields are left out. */
export function serializeFrontMatter(fields: Readonly<Record<string, Field>>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => `${key}: ${serializeField(value)}\n`)
    .join('')
}

function serializeField(value: Field): string {
  if (Array.isArray(value)) return `[${value.map((item) => serializeField(item)).join(', ')}]`
  return typeof value === 'string' && !isPlain(value) ? JSON.stringify(value) : String(value)
}

/** Whether every YAML parser reads a text as that very string: no number, truth value, null or date. */
function isPlain(text: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_./-]{0,200}$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
}

/**
 * Fields of front matter written as plainly as ours; null leaves the text to a YAML parser. The record has no
 * prototype, so a key of a hostile note is only a key. `readPlainSection` cannot serve: it takes no list on one line.
 */
export function readFrontMatter(text: string): FrontMatter | null {
  const fields: Record<string, unknown> = Object.create(null)
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, key, value] = /^([a-z_]{1,40}): (.{1,4000})$/.exec(line) ?? []
    if (key === undefined || value === undefined || key in fields) return null
    const parsed = readField(value)
    if (parsed === undefined) return null
    fields[key] = parsed
  }
  return fields
}

function readField(text: string): unknown {
  if (!text.startsWith('[')) return readScalar(text)
  if (!text.endsWith(']')) return undefined
  const items = text.slice(1, -1).split(', ').map(readScalar)
  return items.every((item) => typeof item === 'string') ? items : undefined
}

function readScalar(text: string): unknown {
  if (isPlain(text)) return text
  if (/^(?:0|1|0\.\d{1,17})$/.test(text)) return Number(text)
  if (!text.startsWith('"')) return undefined
  const value: unknown = attempt(() => JSON.parse(text), null)
  return typeof value === 'string' ? value : undefined
}
