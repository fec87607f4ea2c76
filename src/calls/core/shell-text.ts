/** A file that a command names, and the characters of the command's own text that would land in the file. */
export interface WrittenText {
  readonly target: string
  readonly chars: number
}

/** A redirection into a file, and the programs that write what they are given. */
const REDIRECTION = /(?<![0-9&<-])(?:1?|&)>{1,2}\|?\s*(?![&>])("[^"\n]*"|'[^'\n]*'|[^\s;|&<>()]+)/
const WRITER =
  /\b(?:tee(?:\s+-\w+)*|(?:set|add)-content(?:\s+-(?:literal)?path)?|out-file(?:\s+-(?:filepath|append|encoding\s+\w+))*)\s+("[^"\n]*"|'[^'\n]*'|[^\s;|&<>()]+)/i
const HEREDOC = /(?<!<)<<(?!<)-?\s*(["']?)([A-Za-z_][\w.-]*)\1/g
/** Programs that pass a here-document on. To any other program the document is a program, or data it keeps. */
const PASSES_ON = /^\s*>|\b(?:cat|tee|sponge|sed|tr|envsubst|base64)\b/
const HERE_STRING = /@(["'])\r?\n/g
const DEVICES = /^(?:\/dev\/|\$null$)/i

/** Text shorter than this is looked over for the name of a file, but not for text to be written. */
const LONG_QUOTE = 200

/**
 * Finds the file that gets most of the text a command holds. Such text stands in here-documents, in here-strings and in
 * quotes. Only text on the way into a file counts. Null when there is none.
 */
export function measureShellText(command: string): WrittenText | null {
  const sizes = new Map<string, number>()
  const add = (target: string | null, chars: number) => {
    if (target !== null) sizes.set(target, (sizes.get(target) ?? 0) + chars)
  }
  const rest = takeHereStrings(takeHeredocs(command, add), add)
  for (const { text, chars } of listStatements(rest)) if (chars > 0) add(findTarget(text), chars)
  const [most] = [...sizes].sort(([, a], [, b]) => b - a)
  return most === undefined ? null : { target: most[0], chars: most[1] }
}

type Add = (target: string | null, chars: number) => void

/** Adds the bodies of here-documents and leaves the lines that have them. */
function takeHeredocs(command: string, add: Add): string {
  const kept: string[] = []
  const lines = command.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    kept.push(line)
    for (const [, , word = ''] of line.length > 10_000 ? [] : line.matchAll(HEREDOC)) {
      let chars = 0
      for (at += 1; at < lines.length && (lines[at] ?? '').trim() !== word; at += 1)
        chars += (lines[at] ?? '').length + 1
      add(PASSES_ON.test(line) ? findTarget(line) : null, chars)
    }
  }
  return kept.join('\n')
}

/** Adds PowerShell's here-strings. Their file stands behind them in a pipe, or before them on the same line. */
function takeHereStrings(command: string, add: Add): string {
  const unclosed = new Set<string>()
  let rest = ''
  let from = 0
  for (const match of command.matchAll(HERE_STRING)) {
    const start = match.index + match[0].length
    const quote = match[1] ?? ''
    const isOpen = match.index < from || unclosed.has(quote)
    const end = isOpen ? -1 : command.indexOf(`\n${quote}@`, start - 1)
    if (end === -1) {
      if (match.index >= from) unclosed.add(quote)
      continue
    }
    const before =
      command
        .slice(Math.max(from, match.index - 500), match.index)
        .split(/[\n;]/)
        .at(-1) ?? ''
    const after = command.slice(end + 3, end + 503).split(/[\n;]/)[0] ?? ''
    add(findTarget(before) ?? findTarget(after), end - start)
    rest += command.slice(from, match.index)
    from = end + 3
  }
  return rest + command.slice(from)
}

interface Statement {
  readonly text: string
  readonly chars: number
}

function listStatements(command: string): Statement[] {
  const found: Statement[] = []
  // Characters that open no text; a quote that nothing closes is looked for once.
  const unclosed = new Set<string>()
  let text = ''
  let chars = 0
  const end = () => {
    found.push({ text, chars })
    text = ''
    chars = 0
  }
  for (let at = 0; at < command.length; at += 1) {
    const char = command[at] ?? ''
    const close = (char === '"' || char === "'") && !unclosed.has(char) ? findClose(command, at) : -1
    if (close === -1) unclosed.add(char)
    if (close !== -1) {
      const isLong = close - at > LONG_QUOTE
      chars += isLong ? close - at - 1 : 0
      text += isLong ? '""' : command.slice(at, close + 1)
      at = close
    } else if (char === '\n' || char === ';') end()
    else text += char
  }
  end()
  return found
}

/** The quote that ends a text; a backslash keeps the next character inside double quotes. */
function findClose(command: string, start: number): number {
  const quote = command[start] ?? ''
  for (let at = start + 1; at < command.length; at += 1) {
    if (command[at] === '\\' && quote === '"') at += 1
    else if (command[at] === quote) return at
  }
  return -1
}

/** The file a statement writes its text to. A substitution keeps what it prints away from the file. */
function findTarget(statement: string): string | null {
  const text = statement.slice(0, 20_000)
  const match = REDIRECTION.exec(text) ?? WRITER.exec(text)
  const target = (match?.[1] ?? '').replaceAll(/^["']|["']$/g, '')
  return target === '' || DEVICES.test(target) ? null : target
}
