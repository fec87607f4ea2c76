/**
 * Finds the 1-based line of a dotted key in TOML text, or undefined. TOML parsers give positions of syntax errors only.
 * `createKeyLocator` reads headers and keys line by line, which suffices to point a person at the place.
 */
export function createKeyLocator(toml: string): (key: string) => number | undefined {
  let lines: ReadonlyMap<string, number> | undefined
  return (key) => {
    lines ??= indexKeys(toml)
    for (let name = key; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
      const line = lines.get(name)
      if (line !== undefined) return line
    }
    return undefined
  }
}

/**
 * Finds a line whose dotted key makes a table, as `a.b = 1` makes `a`. The name of the table is as the line has it. A
 * header of that table is no valid TOML beside such a line.
 */
export function findDottedTable(toml: string, table: string): { readonly line: number; readonly name: string } | null {
  const lines = toml.split('\n')
  for (const [key, line] of indexKeys(toml)) {
    if (!key.startsWith(`${table}.`)) continue
    const written = KEY.exec(lines[line - 1]?.trim() ?? '')?.[1]?.split('.') ?? []
    const own = written.slice(0, Math.max(0, written.length - key.slice(table.length + 1).split('.').length))
    if (own.length > 0) return { line, name: own.join('.') }
  }
  return null
}

const PART = String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`
const HEADER = new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`)
const KEY = new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`)

function indexKeys(toml: string): Map<string, number> {
  const lines = new Map<string, number>()
  let section = ''
  let isInString = false
  for (const [index, raw] of toml.split('\n').entries()) {
    const line = raw.trim()
    const wasInString = isInString
    // A text over several lines may hold any words. An odd number of its marks opens or closes such a text.
    if ((line.match(/"""|'''/g)?.length ?? 0) % 2 === 1) isInString = !isInString
    if (wasInString) continue
    const header = HEADER.exec(line)?.[1]
    const name = header ?? KEY.exec(line)?.[1]
    if (name === undefined) continue
    if (header !== undefined) section = unquote(header)
    const key = header !== undefined || section === '' ? unquote(name) : `${section}.${unquote(name)}`
    if (!lines.has(key)) lines.set(key, index + 1)
  }
  return lines
}

function unquote(path: string): string {
  return path
    .split('.')
    .map((part) => part.trim().replace(/^["']|["']$/g, ''))
    .join('.')
}
