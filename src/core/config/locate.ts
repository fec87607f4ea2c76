/**
 * Finds the 1-based line of a dotted key in TOML text; undefined when it cannot be told. TOML parsers give positions of
 * syntax errors only; this reads headers and keys line by line, which is enough to point a person at the place.
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

function indexKeys(toml: string): Map<string, number> {
  const lines = new Map<string, number>()
  let section = ''
  for (const [index, raw] of toml.split('\n').entries()) {
    const line = raw.trim()
    const header = /^\[{1,2}\s*([^\]]{1,200})\s*\]{1,2}/.exec(line)?.[1]
    const name = header ?? /^([^=#]{1,200})=/.exec(line)?.[1]
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
