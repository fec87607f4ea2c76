import { createKeyLocator, findDottedTable } from './locate.ts'
import { planListEdit } from './multi-line-list.ts'

/**
 * A TOML text with one key set. A present line is replaced, and in a list over several lines further texts get their own.
 * Else a line goes below the header of its table, or below a dotted key of that table. A table that lacks both comes
 * new to the end. All else stays: comments, line ends and a byte order mark included. `planSetting` does not understand
 * every layout, so the caller reads the result back.
 */
export function planSetting(toml: string, key: string, value: unknown): string {
  if (toml.startsWith('\ufeff')) return `\ufeff${planSetting(toml.slice(1), key, value)}`
  const dot = key.lastIndexOf('.')
  const [table, name] = dot === -1 ? ['', key] : [key.slice(0, dot), key.slice(dot + 1)]
  const own = createKeyLocator(toml)(key)
  const replaced = own === undefined ? null : replaceValue(toml, own - 1, { name, value })
  if (replaced !== null) return replaced
  const eol = toml.includes('\r\n') ? '\r\n' : '\n'
  const lines = toml.split('\n')
  const line = `${name} = ${serializeValue(value)}`
  const header = lines.findIndex((text) => text.trim().replace(/(?<!\s)\s*#.*$/, '') === `[${table}]`)
  const dotted = header === -1 && table !== '' ? findDottedTable(toml, table) : null
  if (dotted !== null) {
    lines.splice(dotted.line, 0, `${dotted.name}.${line}${eol.slice(0, -1)}`)
    return lines.join('\n')
  }
  if (header === -1 && table !== '')
    return `${toml.trimEnd()}${toml.trim() === '' ? '' : eol + eol}[${table}]${eol}${line}${eol}`
  const at = header !== -1 ? header + 1 : lines[0]?.startsWith('#:schema ') ? 1 : 0
  lines.splice(at, 0, line + eol.slice(0, -1))
  return lines.join('\n')
}

interface Setting {
  readonly name: string
  readonly value: unknown
}

/** A TOML text with another value behind the key on a line. Null where the line is of another key. */
function replaceValue(toml: string, index: number, { name, value }: Setting): string | null {
  const lines = toml.split('\n')
  const line = lines[index] ?? ''
  const [start = '', before = ''] = /^([^=[\]]+)=[ \t]*/.exec(line) ?? []
  const written = before.trim()
  if (!written.endsWith(name) && !written.endsWith(`${name}"`)) return null
  const text = serializeValue(value)
  const offset = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, start.length)
  const inList = planListEdit(toml, offset, { value, line: text })
  if (inList !== null) return inList
  lines[index] = `${written} = ${text}${findComment(line)}${line.endsWith('\r') ? '\r' : ''}`
  return lines.join('\n')
}

/** JSON's texts, numbers and lists are TOML's too; a table is written in one line. */
function serializeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serializeValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)} = ${serializeValue(item)}`)
  return `{ ${entries.join(', ')} }`
}

function findComment(line: string): string {
  return /^(?:[^#"']|"(?:[^"\\]|\\.)*"|'[^']*')*?((?<!\s)\s*#.*)$/.exec(line.replace(/\r$/, ''))?.[1] ?? ''
}
