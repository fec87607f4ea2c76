import { type FoundImport, type ScannedSource, skipString } from './script-imports.ts'

export function scanPython(text: string): ScannedSource {
  const lines = joinLines(blankOut(text))
  const imports: FoundImport[] = []
  const classes: string[] = []
  for (const { code, line } of lines) {
    for (const statement of code.split(';')) {
      for (const specifier of findModules(statement.trim())) imports.push({ specifier, line })
    }
    const name = /^class\s+(\w+)/.exec(code)?.[1]
    if (name !== undefined) classes.push(name)
  }
  return { imports, classes }
}

/** `from ..a import b, c` names the module and, as they may be modules too, what is taken from it. */
function findModules(statement: string): string[] {
  const from = /^from\s+(?=[\w.])([\w.]+)\s+import\s+(\S.*)$/.exec(statement)
  if (from?.[1] !== undefined && from[2] !== undefined) {
    const [base, list] = [from[1], from[2]]
    const names = list
      .replaceAll(/[()]/g, '')
      .split(',')
      .map((item) => item.trim().split(/\s/)[0] ?? '')
    const taken = names
      .filter((name) => /^\w+$/.test(name))
      .map((name) => (base.endsWith('.') ? base + name : `${base}.${name}`))
    return /^\.*$/.test(base) ? taken : [base, ...taken]
  }
  const plain = /^import\s+(.+)$/.exec(statement)?.[1]
  if (plain !== undefined) return plain.split(',').flatMap((item) => item.trim().split(/\s/)[0] || [])
  return [...statement.matchAll(/\b(?:import_module|__import__)\(\s*\u0001([\w.]+)\u0001/g)].flatMap(
    ([, name]) => name ?? [],
  )
}

/** Comments and strings taken out; a short string stays between marks, because a dynamic import names its module in one. */
function blankOut(text: string): string {
  let code = ''
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at)
    if (char === '#') {
      const end = text.indexOf('\n', at)
      at = end === -1 ? text.length : end
    } else if (char === '"' || char === "'") {
      const quote = text.startsWith(char.repeat(3), at) ? char.repeat(3) : char
      const end = skipString(text, at + quote.length, quote)
      const inside = text.slice(at + quote.length, end - quote.length)
      code += quote.length === 1 && inside.length < 200 ? `\u0001${inside}\u0001` : inside.replaceAll(/[^\n]+/g, ' ')
      at = end
    } else {
      code += char
      at += 1
    }
  }
  return code
}

/** Logical lines: what stands in brackets or behind a backslash goes on in the next line. */
function joinLines(code: string): { readonly code: string; readonly line: number }[] {
  const joined: { code: string; line: number }[] = []
  let depth = 0
  let open = false
  for (const [index, text] of code.split('\n').entries()) {
    const last = joined.at(-1)
    if (open && last !== undefined) last.code += ` ${text}`
    else joined.push({ code: text, line: index + 1 })
    for (const char of text) depth += '([{'.includes(char) ? 1 : ')]}'.includes(char) ? -1 : 0
    depth = Math.max(0, depth)
    open = depth > 0 || text.endsWith('\\')
    if (text.endsWith('\\')) {
      const whole = joined.at(-1)
      if (whole !== undefined) whole.code = whole.code.slice(0, -1)
    }
  }
  return joined
}
