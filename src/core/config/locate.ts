/**
 * The 1-based line of a dotted key in TOML text, or undefined when it cannot be told. TOML parsers give positions of
 * syntax errors only; this reads headers and keys line by line, which is enough to point a person at the place.
 */
export function locateKey(toml: string, key: string): number | undefined {
  let section = ''
  for (const [index, raw] of toml.split('\n').entries()) {
    const line = raw.trim()
    const header = /^\[{1,2}\s*([^\]]{1,200})\s*\]{1,2}/.exec(line)
    if (header?.[1]) {
      section = unquote(header[1])
      if (section === key || section.startsWith(`${key}.`)) return index + 1
      continue
    }
    const assignment = /^([^=#]{1,200})=/.exec(line)
    if (!assignment?.[1]) continue
    const name = unquote(assignment[1])
    const full = section === '' ? name : `${section}.${name}`
    if (full === key || key.startsWith(`${full}.`)) return index + 1
  }
  return undefined
}

function unquote(path: string): string {
  return path
    .split('.')
    .map((part) => part.trim().replace(/^["']|["']$/g, ''))
    .join('.')
}
