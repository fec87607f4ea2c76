import { BLANKS, HERE, isAtWordEnd, type Reader, readWord, take } from './literal-words.ts'
import type { BashCommand, BashNode, BashRedirection, BashScript, BashStatement, BashWord } from './parse-bash.ts'

/** A longer script is read by the whole parser, which is the faster one once it is there. */
const MAX_COMMANDS = 300

/** Words with a meaning of their own where a command starts, and commands whose arguments are read as assignments. */
const SPECIAL = new Set(
  '! ]] if then elif else fi for while until do done case esac select function time coproc in export declare typeset local readonly let eval alias'.split(
    ' ',
  ),
)

const HERE_DOCUMENT = /<<[ \t]*(?:'[\w.-]+'|"[\w.-]+"|[A-Za-z_]\w*)(?=[ \t\n;|&<>]|$)/y
const COPY = /\d?>&\d(?=[ \t\n;|&<>]|$)/y
const REDIRECTION = /(?:\d?(?:>>|>\||>|<)|&>>|&>)(?![<>&(|])/y

/** Reads one redirection; null when none starts here, or only the whole parser knows it. */
function readRedirection(reader: Reader): BashRedirection | null {
  const document = take(reader, HERE_DOCUMENT)
  if (document !== null) {
    const [, quote = '', delimiter = ''] = /^<<[ \t]*(["']?)([\w.-]+)/.exec(document) ?? []
    const body = { ...HERE, type: 'HereDocBody', text: '', parts: undefined } as const
    reader.documents.push({ delimiter, isQuoted: quote !== '', body })
    const rest = { descriptor: undefined, delimiter: undefined, closing: undefined }
    return { ...HERE, ...rest, type: 'HereDoc', operator: '<<', body }
  }
  const text = take(reader, COPY) ?? take(reader, REDIRECTION)
  if (text === null) return null
  const [, number, operator = '', copied] = /^(\d?)([<>&|]+)(\d?)$/.exec(text) ?? []
  if (operator === '>&') reader.at -= copied?.length ?? 0
  else take(reader, BLANKS)
  const target = readWord(reader)
  if (target === null) return null
  const descriptor = number === '' ? undefined : { ...HERE, type: 'FileDescriptor' as const, value: Number(number) }
  return { ...HERE, type: 'Redirect', operator, descriptor, target } as BashRedirection
}

const isAtRedirection = ({ source, at }: Reader) => /^(?:\d*[<>]|&>)/.test(source.slice(at, at + 12))

function readCommand(reader: Reader): BashCommand | null {
  const args: BashWord[] = []
  const redirects: BashRedirection[] = []
  for (;;) {
    take(reader, BLANKS)
    if (isAtRedirection(reader)) {
      const redirection = readRedirection(reader)
      if (redirection === null) return null
      redirects.push(redirection)
    } else if (isAtWordEnd(reader)) break
    else {
      const word = readWord(reader)
      if (word === null) return null
      args.push(word)
    }
  }
  const name = args.shift()
  if (name === undefined || SPECIAL.has(name.text) || /^\w+\+?=/.test(name.text)) return null
  return { ...HERE, type: 'Command', name, prefix: [], suffix: [...args, ...redirects], args, redirects }
}

/** Goes to the next line, over the bodies of the here-documents this one announced. */
function endLine(reader: Reader): void {
  const documents = reader.documents.splice(0)
  if (documents.length === 0) reader.at += 1
  for (const { delimiter, isQuoted, body } of documents) {
    const start = reader.at + 1
    const end = `\n${reader.source.slice(start - 1)}\n`.indexOf(`\n${delimiter}\n`, 1)
    if (end === -1) reader.hasFailed = true
    body.text = reader.source.slice(start, start + Math.max(0, end - 1))
    if (!isQuoted && /[$`\\]/.test(body.text)) reader.hasFailed = true
    reader.at = Math.min(reader.source.length, start + body.text.length + delimiter.length)
  }
}

/** Reads commands joined by one kind of sign. */
function readChain<Item>(reader: Reader, sign: RegExp, read: (reader: Reader) => Item | null) {
  const items: Item[] = []
  const operators: string[] = []
  for (;;) {
    const item = read(reader)
    if (item === null) return null
    items.push(item)
    take(reader, BLANKS)
    const operator = take(reader, sign)
    if (operator === null) return { items, operators }
    operators.push(operator)
    take(reader, BLANKS)
    while (reader.source.charAt(reader.at) === '\n') {
      endLine(reader)
      take(reader, BLANKS)
    }
  }
}

function readPipeline(reader: Reader): BashNode | null {
  const chain = readChain(reader, /\|(?![|&])/y, readCommand)
  if (chain === null) return null
  const { items: commands, operators } = chain
  if (commands.length === 1) return commands[0] ?? null
  return { ...HERE, type: 'Pipeline', prefixes: [], commands, operators } as BashNode
}

function readStatement(reader: Reader): BashStatement | null {
  const chain = readChain(reader, /&&|\|\|/y, readPipeline)
  if (chain === null) return null
  const { items: commands, operators } = chain
  const command = commands.length === 1 ? commands[0] : { ...HERE, type: 'AndOr', commands, operators }
  take(reader, BLANKS)
  const background = take(reader, /&(?![&>])/y) === null ? undefined : true
  return { ...HERE, type: 'Statement', command, background } as BashStatement
}

const isEnd = (source: string, at: number) => /^(?:;(?![;&])|\n|$)/.test(source.slice(at, at + 2))

/**
 * Reads the syntax of most commands. Such syntax is plain and quoted words, `$name`, stars, redirections,
 * here-documents, `&&`, `||`, `;` and pipes. Null for anything else, which is for the whole parser. Compiling the whole
 * parser costs more than all the rest.
 */
export function parsePlainBash(source: string): BashScript | null {
  const reader: Reader = { source, at: 0, hasFailed: false, documents: [] }
  const commands: BashStatement[] = []
  for (;;) {
    take(reader, BLANKS)
    const char = source.charAt(reader.at)
    if (reader.at >= source.length) break
    if (char === '\n') endLine(reader)
    else {
      const statement = readStatement(reader)
      if (statement === null || (statement.background !== true && !isEnd(source, reader.at))) return null
      commands.push(statement)
      if (statement.background !== true && source.charAt(reader.at) === ';') reader.at += 1
    }
    if (reader.hasFailed || commands.length > MAX_COMMANDS) return null
  }
  if (reader.documents.length > 0) return null
  return { ...HERE, type: 'Script', shebang: undefined, commands }
}
