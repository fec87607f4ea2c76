import { HOLE } from '../../command/core/marks.ts'

export interface PowerShellWord {
  readonly text: string
  readonly isQuoted: boolean
}

/** One command of a pipeline: its words, and the files its output is sent to. */
export interface PowerShellCommand {
  readonly words: readonly PowerShellWord[]
  readonly redirects: readonly string[]
  /** The command reads the output of another. */
  readonly isPiped: boolean
  /** How many braces are open around it. */
  readonly depth: number
}

interface Draft {
  readonly commands: PowerShellCommand[]
  words: PowerShellWord[]
  redirects: string[]
  isPiped: boolean
  isRedirecting: boolean
  depth: number
}

/** Fills variables into a text; what is not known leaves a hole. */
export type FillText = (text: string) => string

function endCommand(draft: Draft, isPiped: boolean): void {
  if (draft.isRedirecting) draft.redirects.push(HOLE)
  if (draft.words.length > 0 || draft.redirects.length > 0) {
    draft.commands.push({ words: draft.words, redirects: draft.redirects, isPiped: draft.isPiped, depth: draft.depth })
  }
  Object.assign(draft, { words: [], redirects: [], isPiped, isRedirecting: false })
}

function addWord(draft: Draft, word: PowerShellWord): void {
  if (draft.isRedirecting) draft.redirects.push(word.text)
  else draft.words.push(word)
  draft.isRedirecting = false
}

/** A quoted stretch from `at`: its text and the index after it. */
function readQuoted(source: string, at: number, fill: FillText): { text: string; to: number } {
  const quote = source.charAt(at)
  let text = ''
  let index = at + 1
  while (index < source.length) {
    const char = source.charAt(index)
    if (char === '`' && quote === '"') {
      // An escaped dollar must not be filled in.
      text += source.charAt(index + 1) === '$' ? '\uFFFF' : source.charAt(index + 1)
      index += 2
    } else if (char === quote && source.charAt(index + 1) === quote) {
      text += quote
      index += 2
    } else if (char === quote) break
    else {
      text += char
      index += 1
    }
  }
  return { text: (quote === '"' ? fill(text) : text).replaceAll('\uFFFF', '$'), to: index + 1 }
}

const BARE = /^(?:`[\s\S]|\$\{[^}]*\}|\$\([^()]*\)|[^\s;|&(){}'"`,<>#]|(?<=\S)#)+/

/** Skips here-strings, comments and continued lines; gives the index after the stretch, or null. */
function skipSpecial(source: string, at: number, draft: Draft, fill: FillText): number | null {
  const rest = source.slice(at, at + 3)
  if (/^@["']\r?\n?/.test(rest) && /^@["']\s*$/m.test(source.slice(at, at + 3))) {
    const end = source.indexOf(`\n${rest.charAt(1)}@`, at)
    const body = source.slice(source.indexOf('\n', at) + 1, end === -1 ? undefined : end)
    addWord(draft, { text: rest.charAt(1) === '"' ? fill(body) : body, isQuoted: true })
    return end === -1 ? source.length : end + 3
  }
  if (rest.startsWith('<#')) return source.indexOf('#>', at) === -1 ? source.length : source.indexOf('#>', at) + 2
  if (rest.startsWith('#')) return source.indexOf('\n', at) === -1 ? source.length : source.indexOf('\n', at)
  return /^`\r?\n/.test(rest) ? at + rest.indexOf('\n') + 1 : null
}

/** Reads a redirection: `> a`, `2>> a`, `*> a`; `2>&1` only merges. */
function readRedirection(source: string, at: number, draft: Draft): number | null {
  const match = /^[*1-6]?>>?(&[12])?/.exec(source.slice(at, at + 6))
  if (match === null || (/^[*1-6]/.test(match[0]) && /\S/.test(source.charAt(at - 1)))) return null
  draft.isRedirecting = match[1] === undefined
  return at + match[0].length
}

/** Reads one word, which may be made of quoted and bare stretches. */
function readWord(source: string, from: number, draft: Draft, fill: FillText): number {
  let at = from
  let text = ''
  const isQuoted = /^['"]/.test(source.charAt(from))
  while (at < source.length) {
    if (/['"]/.test(source.charAt(at))) {
      const quoted = readQuoted(source, at, fill)
      text += quoted.text
      at = quoted.to
      continue
    }
    const bare = BARE.exec(source.slice(at, at + 4_000))?.[0] ?? ''
    if (bare === '') break
    text += fill(bare.replace(/`([\s\S])/g, '$1'))
    at += bare.length
  }
  addWord(draft, { text, isQuoted })
  return at
}

/**
 * Splits PowerShell into commands. Blocks and parentheses are read as commands of their own, in their order. More
 * commands may be read than really run, never fewer.
 */
export function parsePowerShell(source: string, fill: FillText, visit: (command: PowerShellCommand) => void): void {
  const draft: Draft = { commands: [], words: [], redirects: [], isPiped: false, isRedirecting: false, depth: 0 }
  let at = 0
  // Whether each open brace is one of a table: `@{key = value; ...}`.
  const tables: boolean[] = []
  const flush = (isPiped: boolean) => {
    endCommand(draft, isPiped)
    for (const command of draft.commands.splice(0)) visit(command)
  }
  while (at < source.length) {
    const char = source.charAt(at)
    const special = skipSpecial(source, at, draft, fill) ?? readRedirection(source, at, draft)
    if (special !== null) at = special
    else if (char === '(' && draft.words.length > 0) {
      // The value of a parenthesis is known only when the code runs.
      addWord(draft, { text: HOLE, isQuoted: false })
      const { words, redirects, isPiped } = draft
      const end = findEnd(source, at)
      parsePowerShell(source.slice(at + 1, end), fill, visit)
      Object.assign(draft, { words, redirects, isPiped })
      at = end + 1
    } else if (/[;\n(){}&|]/.test(char)) {
      const isPipe = char === '|' && source.charAt(at + 1) !== '|' && source.charAt(at - 1) !== '|'
      // A line may end behind the sign of a pipe.
      flush(isPipe || (char === '\n' && draft.isPiped && draft.words.length === 0))
      if (char === '&' && source.charAt(at + 1) !== '&') addWord(draft, { text: '&', isQuoted: false })
      at = passSign(source, at, tables)
      draft.depth = tables.length
    } else if (/[\s,`<]/.test(char)) at += 1
    else at = Math.max(at + 1, readWord(source, at, draft, fill))
  }
  flush(false)
}

const KEY = /^\s*(?:[\w.-]+|"[^"\n]*"|'[^'\n]*')\s*=(?!=)/

/** The index behind a sign that ends a command. A key of a table goes with the sign: the value alone may run anything. */
function passSign(source: string, at: number, tables: boolean[]): number {
  const char = source.charAt(at)
  if (char === '{') tables.push(source.charAt(at - 1) === '@')
  else if (char === '}') tables.pop()
  const hasKey = tables.at(-1) === true && /[{;\n]/.test(char)
  return at + 1 + (hasKey ? (KEY.exec(source.slice(at + 1, at + 200))?.[0].length ?? 0) : 0)
}

function findEnd(source: string, from: number): number {
  let depth = 0
  for (let at = from; at < source.length; at += 1) {
    if (source.charAt(at) === '(') depth += 1
    else if (source.charAt(at) === ')') depth -= 1
    if (depth === 0) return at
  }
  return source.length
}
