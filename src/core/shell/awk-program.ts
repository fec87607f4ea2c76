/** What an awk program opens for writing and runs; null where that is not written out in one literal. */
export interface AwkProgram {
  readonly files: readonly (string | null)[]
  readonly runs: readonly (string | null)[]
}

type Token = { readonly kind: 'text' | 'word' | 'sign' | 'end'; readonly text: string }

/** Signs after which a slash starts a pattern, not a division. */
const BEFORE_PATTERN = /^[(,{};!~&|\n?:=]$|^(?:&&|\|\|)$/

function readLiteral(source: string, from: number, quote: string): number {
  let at = from
  while (at < source.length && source.charAt(at) !== quote) at += source.charAt(at) === '\\' ? 2 : 1
  return at
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    const last = tokens.at(-1)
    if (
      char === '"' ||
      (char === '/' && (last === undefined || last.kind === 'end' || BEFORE_PATTERN.test(last.text)))
    ) {
      const end = readLiteral(source, at + 1, char)
      tokens.push(char === '"' ? { kind: 'text', text: source.slice(at + 1, end) } : { kind: 'word', text: '0' })
      at = end + 1
    } else if (char === '#') at = source.indexOf('\n', at) === -1 ? source.length : source.indexOf('\n', at)
    else if (/[;\n}]/.test(char)) {
      tokens.push({ kind: 'end', text: char })
      at += 1
    } else if (/\s/.test(char)) at += 1
    else {
      const [text] = /^(?:\w+|>>|>=|\|\||\|&|&&|[\s\S])/.exec(source.slice(at, at + 80)) ?? [char]
      tokens.push({ kind: /\w/.test(text) ? 'word' : 'sign', text })
      at += text.length
    }
  }
  return tokens
}

/** A literal that stands alone between operator and the end of the statement. */
function literalAfter(tokens: readonly Token[], index: number): string | null {
  const [first, next] = [tokens[index + 1], tokens[index + 2]]
  const isAlone = next === undefined || next.kind === 'end' || next.text === ')'
  return first?.kind === 'text' && isAlone && !first.text.includes('\\') ? first.text : null
}

/** Finds redirections of print, pipes and system(). A `>` outside print, or in parentheses, compares. */
export function parseAwkProgram(source: string): AwkProgram {
  const files: (string | null)[] = []
  const runs: (string | null)[] = []
  const tokens = tokenize(source)
  let depth = 0
  let printDepth = -1
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'end') printDepth = -1
    else if (kind === 'word' && (text === 'print' || text === 'printf')) printDepth = depth
    else if (kind === 'word' && text === 'system')
      runs.push(tokens[index + 1]?.text === '(' ? literalAfter(tokens, index + 1) : null)
    else if (kind === 'word' && text === 'getline' && /^\|&?$/.test(tokens[index - 1]?.text ?? '')) {
      const source = tokens[index - 2]
      runs.push(source?.kind === 'text' && !source.text.includes('\\') ? source.text : null)
    } else if (kind === 'sign' && /^[([]$/.test(text)) depth += 1
    else if (kind === 'sign' && /^[)\]]$/.test(text)) depth -= 1
    else if (kind === 'sign' && depth === printDepth && /^>>?$/.test(text)) files.push(literalAfter(tokens, index))
    else if (kind === 'sign' && depth === printDepth && /^\|&?$/.test(text) && tokens[index + 1]?.text !== 'getline')
      runs.push(literalAfter(tokens, index))
  }
  return { files, runs }
}
