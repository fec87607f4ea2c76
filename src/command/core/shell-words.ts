import { type Document, take } from './literal-words.ts'

/** Stands in a word for text that only the shell knows. Such text stays in one word. */
export const UNSURE = '\u0001'
export const SPREAD = '\u0002'
/** Stands for a pattern that is one or several names. */
const NAMES = '\u0003'

/** One program with its words, as far as they are known before the command runs. */
export interface PlainStep {
  readonly words: readonly string[]
  readonly assigned: readonly string[]
  readonly targets: readonly PlainTarget[]
}

/** A file that a redirection opens for writing. */
export interface PlainTarget {
  readonly path: string
  /** The file keeps its earlier content. */
  readonly keeps: boolean
}

/** Place of the reading in a text. */
export interface Reader {
  readonly source: string
  at: number
  depth: number
  /** The text has something that only the whole parser knows. */
  hasFailed: boolean
  /** Some text that stays as written holds what would be code to a shell. */
  holdsCode: boolean
  readonly steps: PlainStep[]
  /** Here-documents whose bodies start after this line. */
  documents: Omit<Document, 'body'>[]
  /** Bodies of here-documents that the shell takes as they are. */
  readonly bodies: { readonly from: number; readonly to: number }[]
  /** Reads the commands of a substitution, up to the `)` that closes them. */
  readonly readInner: (reader: Reader) => void
}

export function fail(reader: Reader): null {
  reader.hasFailed = true
  reader.at = reader.source.length
  return null
}

export const BLANKS = /(?:[ \t]|\\\n)*(?:(?<=[\s;|&(]|^)#[^\n]*)?/y
const SINGLE_QUOTED = /'[^']*'/y
const LITERAL = /[^\s;|&<>()'"$`\\*?[{]+/y
const QUOTED_LITERAL = /[^"$`\\]+/y
const EXPANSION = /\$(?:[A-Za-z_]\w*|[\d@*#?$!_-]|\{#?\w+(?:(?::?[-+]|##?|%%?)[\w ./*:,+@%=-]*)?\})/y

/** Keeps text that the shell leaves as it is. A document may not begin in the middle of such text. */
function keep(reader: Reader, text: string): string {
  if (/[$`]/.test(text)) reader.holdsCode = true
  if (reader.documents.length > 0 && text.includes('\n')) fail(reader)
  return text
}

function readDollar(reader: Reader, isQuoted: boolean): string {
  const mark = isQuoted ? UNSURE : SPREAD
  if (take(reader, EXPANSION) !== null) return mark
  const next = reader.source.charAt(reader.at + 1)
  if (next === '(' && reader.source.charAt(reader.at + 2) !== '(') {
    reader.at += 2
    if (reader.documents.length > 0) fail(reader)
    reader.readInner(reader)
    return mark
  }
  if (/[({[]/.test(next) || (!isQuoted && /['"]/.test(next))) fail(reader)
  reader.at += 1
  return keep(reader, '$')
}

/** Reads a backslash between double quotes with the sign behind, which only some signs lose the backslash to. */
function readQuotedSign(reader: Reader): string {
  const next = reader.source.charAt(reader.at + 1)
  reader.at += 2
  return next === '\n' ? keep(reader, next).slice(1) : keep(reader, /[$`"\\]/.test(next) ? next : `\\${next}`)
}

function readDoubleQuoted(reader: Reader): string {
  let text = ''
  reader.at += 1
  for (;;) {
    const char = reader.source.charAt(reader.at)
    if (char === '"') break
    if (char === '' || char === '`') return fail(reader) ?? ''
    if (char === '$') text += readDollar(reader, true)
    else if (char === '\\') text += readQuotedSign(reader)
    else text += keep(reader, take(reader, QUOTED_LITERAL) ?? '')
  }
  reader.at += 1
  return text
}

/** `{}` of find, and the program `[`. */
const ALONE = /\{\}|(?<=[\s;|&(]|^)\[(?=[ \t])/y
const WORD_END = /[\s;|&<>()]|$/y

/** Reads one part of a word that begins with a sign. */
function readSign(reader: Reader): string {
  const { source, at } = reader
  const char = source.charAt(at)
  if (char === "'") {
    const text = take(reader, SINGLE_QUOTED)
    return text === null ? (fail(reader) ?? '') : keep(reader, text.slice(1, -1))
  }
  if (char === '"') return readDoubleQuoted(reader)
  if (char === '$') return readDollar(reader, false)
  if (char === '\\' && at + 1 < source.length) {
    reader.at += 2
    return source.charAt(at + 1) === '\n' ? keep(reader, '\n').slice(1) : keep(reader, source.charAt(at + 1))
  }
  const alone = take(reader, ALONE)
  if (alone !== null) return alone
  if (char === '' || !'*?[{'.includes(char)) return fail(reader) ?? ''
  reader.at += 1
  return NAMES
}

export function readWord(reader: Reader): string {
  // The home of somebody else, or an earlier folder.
  let text = /^~[^/\s]/.test(reader.source.slice(reader.at, reader.at + 2)) ? SPREAD : ''
  for (;;) {
    WORD_END.lastIndex = reader.at
    if (WORD_END.test(reader.source)) return text
    text += take(reader, LITERAL) ?? readSign(reader)
  }
}
