import { take } from './literal-words.ts'
import { BLANKS, fail, type PlainStep, type PlainTarget, type Reader, readWord } from './shell-words.ts'

/** Commands of a text, and whether quoted text in the command would be code to a shell. */
export interface PlainScript {
  readonly steps: readonly PlainStep[]
  readonly holdsCode: boolean
  /** The bodies of here-documents that the shell takes as they are: offsets into the source. */
  readonly bodies: Reader['bodies']
}

const MAX_DEPTH = 8

const DOCUMENT = /<<[ \t]*(?:'[\w.-]+'|"[\w.-]+"|[\w.-]+)(?=[\s;|&<>)]|$)/y
const HARMLESS = /(?:\d?[<>]&(?:\d|-)|(?:\d?>>?|&>>?)[ \t]*\/dev\/(?:null|stdout|stderr))(?=[\s;|&)]|$)/y
const READING = /\d?<(?:<<)?(?![<>&(])[ \t]*/y
const WRITING = /(?:\d?>>?|&>>?)(?![>&|(])[ \t]*/y
const AT_REDIRECTION = /\d*[<>]|&>/y

/** Reads a redirection; false when none stands here. */
function readRedirection(reader: Reader, targets: PlainTarget[]): boolean {
  AT_REDIRECTION.lastIndex = reader.at
  if (!AT_REDIRECTION.test(reader.source)) return false
  const document = take(reader, DOCUMENT)
  if (document !== null) {
    const [, quote, delimiter = ''] = /^<<[ \t]*(["']?)([\w.-]+)/.exec(document) ?? []
    reader.documents.push({ delimiter, isQuoted: quote !== '' })
    return true
  }
  if (take(reader, HARMLESS) !== null) return true
  const isReading = take(reader, READING) !== null
  const operator = isReading ? null : take(reader, WRITING)
  if (!isReading && operator === null) fail(reader)
  const from = reader.at
  const path = readWord(reader)
  if (reader.at === from || /^(?:#|\\\n)/.test(reader.source.slice(from, from + 2))) fail(reader)
  if (operator !== null) targets.push({ path, keeps: operator.includes('>>') })
  return true
}

const ASSIGNMENT = /[A-Za-z_]\w*\+?=/y

/** Reads one simple command; one without words, assignments and redirections is none. */
function readCommand(reader: Reader): void {
  const [words, assigned, targets]: [string[], string[], PlainTarget[]] = [[], [], []]
  for (;;) {
    take(reader, BLANKS)
    const start = reader.at
    if (readRedirection(reader, targets)) continue
    const name = words.length === 0 ? take(reader, ASSIGNMENT) : null
    const word = readWord(reader)
    if (name !== null) assigned.push(name.replace(/\+?=$/, ''))
    else if (reader.at > start) words.push(word)
    else break
  }
  if (words.length + assigned.length === 0) fail(reader)
  reader.steps.push({ words, assigned, targets })
}

/**
 * Goes over a line's end and the bodies of the here-documents the line announced. Shells differ about a line that only
 * begins like the delimiter, so no body may hold such a line.
 */
function endLine(reader: Reader): void {
  const { documents, source } = reader
  reader.documents = []
  for (const { delimiter, isQuoted } of documents) {
    const end = `${source}\n`.indexOf(`\n${delimiter}\n`, reader.at)
    const body = source.slice(reader.at, end)
    if (end === -1 || body.includes(`\n${delimiter}`) || (!isQuoted && /[`\\]|\$[({[]/.test(body)))
      return void fail(reader)
    if (/[$`]/.test(body)) reader.holdsCode = true
    if (isQuoted) reader.bodies.push({ from: reader.at, to: end })
    reader.at = end + 1 + delimiter.length
  }
  if (documents.length === 0) reader.at += 1
}

const KEYWORD = /(?:if|then|elif|else|fi|while|until|do|done|[!{}])(?=[\s;)|&]|$)/y
const LOOP = /for[ \t]+[a-z]\w*[ \t]+in(?=[ \t])/y
const LOOP_BODY = /[;\n](?:[ \t]|\\?\n)*do(?=\s)/y
const SEPARATOR = /&&|\|\||\|(?![|&]|[\s\\]*!)|;(?![;&])|(?=[\n)]|$)/y

/** Closes a compound command, or goes on with its next part; `open` holds the words that may come. */
const STEPS: ReadonlyMap<string, readonly [closes: string | null, opens: string | null]> = new Map([
  ['if', [null, 'then']],
  ['then', ['then', 'elif else fi']],
  ['elif', ['elif', 'then']],
  ['else', ['else', 'fi']],
  ['fi', ['fi', null]],
  ['while', [null, 'do']],
  ['until', [null, 'do']],
  ['do', ['do', 'done']],
  ['done', ['done', null]],
  ['{', [null, '}']],
  ['}', ['}', null]],
])

function readLoopHead(reader: Reader, open: string[]): 'opens' | null {
  for (;;) {
    take(reader, BLANKS)
    if (/[;\n]/.test(reader.source.charAt(reader.at))) break
    const start = reader.at
    readWord(reader)
    if (reader.at === start || reader.hasFailed) return fail(reader)
  }
  if (reader.documents.length > 0 || take(reader, LOOP_BODY) === null) return fail(reader)
  open.push('done')
  return 'opens'
}

/** Takes a word of the shell's own; null when a command stands here. */
function readKeyword(reader: Reader, open: string[], mustFollow: boolean): 'opens' | 'closes' | null {
  if (take(reader, LOOP) !== null) return readLoopHead(reader, open)
  const word = take(reader, KEYWORD)
  if (word === null) return null
  const [closes = null, opens = null] = STEPS.get(word) ?? []
  if (closes !== null && (mustFollow || !` ${open.pop()} `.includes(` ${closes} `))) return fail(reader)
  if (opens !== null) open.push(opens)
  return opens === null && word !== '!' ? 'closes' : 'opens'
}

/** Reads what may stand where a command begins. */
function readElement(reader: Reader, open: string[], mustFollow: boolean): 'opens' | 'ends' {
  if (/\((?!\()/y.test(reader.source.slice(reader.at, reader.at + 2))) {
    reader.at += 1
    readList(reader, true)
  } else {
    const keyword = readKeyword(reader, open, mustFollow)
    if (keyword === 'opens') return 'opens'
    if (keyword === null) return readCommand(reader) ?? 'ends'
  }
  const targets: PlainTarget[] = []
  do take(reader, BLANKS)
  while (readRedirection(reader, targets))
  if (targets.length > 0) reader.steps.push({ words: [], assigned: [], targets })
  return 'ends'
}

/** Reads commands up to the end of the text, or up to the `)` that closes them. */
function readList(reader: Reader, isInner: boolean): void {
  const open: string[] = []
  let mustFollow = true
  reader.depth += 1
  if (reader.depth > MAX_DEPTH) fail(reader)
  for (;;) {
    take(reader, BLANKS)
    const char = reader.source.charAt(reader.at)
    if (char === '\n') {
      endLine(reader)
      continue
    }
    if (char === '' || char === ')') {
      const isEnd = (char === ')') === isInner && open.length === 0 && !mustFollow && reader.documents.length === 0
      if (!isEnd) fail(reader)
      reader.at += 1
      break
    }
    mustFollow = readElement(reader, open, mustFollow) === 'opens'
    if (mustFollow) continue
    take(reader, BLANKS)
    const separator = take(reader, SEPARATOR)
    if (separator === null) fail(reader)
    mustFollow = /[|&]/.test(separator ?? '')
  }
  reader.depth -= 1
}

const CONTROLS = /[\0-\u0008\u000b-\u001f\u007f]/
const readInner = (reader: Reader) => readList(reader, true)

/**
 * Reads the commands of a text without their order. Each command of a list, pipe, loop, condition or substitution counts
 * as one that runs. Null for text with anything else.
 */
export function readPlainScript(source: string): PlainScript | null {
  if (CONTROLS.test(source)) return null
  const reader: Reader = {
    source,
    at: 0,
    depth: 0,
    hasFailed: false,
    holdsCode: false,
    steps: [],
    documents: [],
    bodies: [],
    readInner,
  }
  readList(reader, false)
  return reader.hasFailed ? null : reader
}
