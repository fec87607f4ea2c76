import { createKeyLocator } from './locate.ts'

/**
 * A TOML text with one key set. A present line is replaced. Else a line goes below the header of its table, else a new
 * table to the end. All else stays, comments included. `planSetting` does not understand values over several lines, so
 * the caller reads the result back.
 */
export function planSetting(toml: string, key: string, value: unknown): string {
  const lines = toml.split('\n')
  const locate = createKeyLocator(toml)
  const dot = key.lastIndexOf('.')
  const [table, name] = dot === -1 ? ['', key] : [key.slice(0, dot), key.slice(dot + 1)]
  const own = locate(key)
  const ownLine = own === undefined ? undefined : lines[own - 1]
  const written = ownLine === undefined ? null : /^([^=[\]]+)=/.exec(ownLine)?.[1]?.trim()
  if (own !== undefined && written && (written.endsWith(name) || written.endsWith(`${name}"`))) {
    lines[own - 1] = `${written} = ${serializeValue(value)}${findComment(ownLine ?? '')}`
    return lines.join('\n')
  }
  const line = `${name} = ${serializeValue(value)}`
  const header = lines.findIndex((text) => text.trim().replace(/(?<!\s)\s*#.*$/, '') === `[${table}]`)
  if (header !== -1) lines.splice(header + 1, 0, line)
  else if (table === '') lines.splice(lines[0]?.startsWith('#:schema ') ? 1 : 0, 0, line)
  else return `${toml.trimEnd()}${toml.trim() === '' ? '' : '\n\n'}[${table}]\n${line}\n`
  return lines.join('\n')
}

/** JSON's texts, numbers and lists are TOML's too; a table is written in one line. */
function serializeValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serializeValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)} = ${serializeValue(item)}`)
  return `{ ${entries.join(', ')} }`
}

/** The comment behind a value on its line, with the space before. */
function findComment(line: string): string {
  return /^(?:[^#"']|"(?:[^"\\]|\\.)*"|'[^']*')*?((?<!\s)\s*#.*)$/.exec(line)?.[1] ?? ''
}
