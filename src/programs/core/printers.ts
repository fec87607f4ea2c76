import { foundBelow, sparePath } from '../../command/core/found-paths.ts'
import { baseName, parentPath } from '../../command/core/locate-path.ts'
import {
  dropSpared,
  everythingBelow,
  HOLE,
  hasMarks,
  isKnown,
  listSpared,
  NAME,
  noteSpared,
  STAR,
} from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import { type Call, named, type Output, type Program, type Programs } from '../../command/core/shell.ts'
import { setVariable, UNKNOWN_VALUE } from '../../command/core/state.ts'

// Programs that write nothing themselves, whose output decides what others write: `echo x | sh`, `rm $(ls)`.

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' }
const unescapeText = (text: string) => text.replace(/\\([nt\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter)

const echo: Program = ({ args }) => {
  let from = 0
  while (/^-[neE]+$/.test(args[from] ?? '')) from += 1
  const flags = args.slice(0, from).join('')
  const text = args.slice(from).join(' ')
  if (flags.includes('e') && /\\[^nt\\]/.test(text)) return null
  return (flags.includes('e') ? unescapeText(text) : text) + (flags.includes('n') ? '' : '\n')
}

const printf: Program = ({ args, state }) => {
  if (args[0] === '-v' && args[1] !== undefined) {
    setVariable(state, args[1], UNKNOWN_VALUE)
    return ''
  }
  const [format = '', ...values] = args[0] === '--' ? args.slice(1) : args
  const text = unescapeText(format)
  if (/\\/.test(text) || /%(?![sd%])/.test(text)) return null
  const places = text.match(/%[sd]/g)?.length ?? 0
  if (places === 0) return text.replaceAll('%%', '%')
  let output = ''
  // The format is used again until all values are printed.
  for (let index = 0; index < Math.max(1, values.length); index += places) {
    let place = index
    output += text.replace(/%[sd%]/g, (part) => {
      if (part === '%%') return '%'
      place += 1
      return values[place - 1] ?? ''
    })
    if (output.length > 100_000) return null
  }
  return output
}

/** Passes on what it reads, or some lines of it. */
const passOn: Program = ({ args, input }) => (args.every((word) => word.startsWith('-')) ? input : null)

const date: Program = ({ args }) => {
  const format = args.find((word) => word.startsWith('+')) ?? ''
  return format !== '' && !/[/\uFDD0-\uFDD6]|%[-_0^#]*[DxcE]/.test(format) && !/\s/.test(format) ? STAR : HOLE
}

const printNames = (names: readonly string[]): Output => `${names.join('\n')}\n`

const printBaseName: Program = ({ args }) => {
  const options = parseOptions(args, { values: 's', long: 'suffix= multiple zero' })
  const [path = '', suffix = ''] = options.operands
  if (hasFlag(options, 's', 'suffix', 'a', 'multiple')) return printNames(options.operands.map(() => NAME))
  const name = baseName(path)
  if (!isKnown(name) || hasMarks(suffix)) return NAME
  return suffix !== '' && name.endsWith(suffix) && name !== suffix ? name.slice(0, -suffix.length) : name
}

const printDirectory: Program = ({ args }) => {
  const [path = ''] = args.filter((word) => word !== '--')
  const name = baseName(path)
  return args.length === 1 && isKnown(name) && !name.includes(everythingBelow('.')) ? parentPath(path) : HOLE
}

const printPlace: Program = ({ state }) => (state.cwd?.length === 1 ? `${state.cwd[0]}\n` : null)

/** Names in folders, and the files named themselves. */
const list: Program = ({ args }: Call) => {
  const options = parseOptions(args, { values: 'ITw' })
  if (hasFlag(options, 'l', 'R', 's', 'i', 'F', 'p', 'o', 'g', 'n')) return null
  // Names with a leading dot stay out, so no name leads up.
  if (options.operands.length === 0) return hasFlag(options, 'a', 'A', 'f') ? NAME : STAR
  return options.operands.every((path) => hasMarks(path)) ? printNames(options.operands) : null
}

const count: Program = ({ args }) => (args.every((word) => /^-?\d+$/.test(word)) ? STAR : null)

/** Makes an empty file or folder with a name of its own; the temporary folder is taken to be /tmp. */
const makeTemporary: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'p', long: 'tmpdir? suffix= directory dry-run quiet' })
  const [template] = options.operands
  const [folder] = valuesOf(options, 'p', 'tmpdir')
  const isBare = template === undefined
  const name = isBare ? `tmp.${STAR}` : template.replace(/X{3,}/, STAR)
  const isTemporary = isBare || hasFlag(options, 'p', 't', 'tmpdir')
  const variable = state.variables.get('TMPDIR')
  const temporary = variable?.kind === 'text' && variable.texts.length === 1 ? (variable.texts[0] ?? HOLE) : '/tmp'
  const path = isTemporary ? `${folder ?? temporary}/${name}` : name
  if (!hasFlag(options, 'u', 'dry-run')) shell.write(state, path, 'mktemp')
  return path
}

const GREP = {
  values: 'efmABCdD',
  long:
    'include= exclude= exclude-dir= exclude-from= regexp= file= max-count= after-context= before-context= context= ' +
    'directories= devices= binary-files= label= color? colour? recursive dereference-recursive files-with-matches ' +
    'files-without-match null fixed-strings',
}

/** The plain texts of which `grep -v` leaves out each line; none where its pattern says more. */
function findLeftOut(options: ParsedOptions): readonly string[] {
  const isInverted = hasFlag(options, 'v', 'invert-match')
  if (!isInverted || hasFlag(options, 'f', 'file', 'w', 'x', 'word-regexp', 'line-regexp')) return []
  // Context brings back lines that hold the text.
  const isWide = hasFlag(options, 'A', 'B', 'C', 'after-context', 'before-context', 'context')
  if (isWide || [...options.flags].some((flag) => /^\d/.test(flag))) return []
  const given = valuesOf(options, 'e', 'regexp')
  const patterns = given.length > 0 ? given : options.operands.slice(0, 1)
  const isLiteral = hasFlag(options, 'F', 'fixed-strings')
  const parting = hasFlag(options, 'E', 'P') ? '|' : '\\|'
  const texts = patterns.flatMap((pattern) => (isLiteral ? [pattern] : pattern.split(parting)))
  const plain = texts.map((text) => (isLiteral ? text : text.replaceAll('\\.', '.')))
  return plain.every((text) => /^[\w./@-]+$/.test(text)) ? plain : []
}

/** The lines without those that hold a text. A line that stands for many paths notes which are left out. */
function leaveOut(input: string, texts: readonly string[]): string {
  const lines = input.split('\n').filter((line) => hasMarks(line) || !texts.some((text) => line.includes(text)))
  const patterns = texts.map((text) => `*${text}*`)
  return lines
    .map((line) => (hasMarks(line) ? noteSpared(dropSpared(line), [...listSpared(line), ...patterns]) : line))
    .join('\n')
}

/** Passes lines on, or prints the names of files with a match. */
const grep: Program = ({ args, input }) => {
  const options = parseOptions(args, GREP)
  if (!hasFlag(options, 'l', 'L', 'files-with-matches', 'files-without-match')) {
    const isFilter = !/-[a-zA-Z]*[cnobH]/.test(args.filter((word) => word.startsWith('-')).join(' '))
    const texts = findLeftOut(options)
    if (!isFilter || options.operands.length > 1 || input === null) return null
    return texts.length === 0 ? input : leaveOut(input, texts)
  }
  const given = options.operands.slice(hasFlag(options, 'e', 'f', 'regexp', 'file') ? 0 : 1)
  if (options.mayHoldMore) return null
  if (!hasFlag(options, 'r', 'R', 'recursive', 'dereference-recursive'))
    return given.length > 0 ? printNames(given) : null
  const left = [...valuesOf(options, 'exclude'), ...valuesOf(options, 'exclude-dir')]
  const limits = { names: valuesOf(options, 'include'), spared: left.flatMap(sparePath) }
  return printNames([...given, ...foundBelow(given.length > 0 ? given : ['.'], limits)])
}

const silent: Program = () => ''

/** The folder of an installed program is known to nobody, its name is. */
const printProgram: Program = ({ args }) => {
  const names = args.filter((word) => !word.startsWith('-'))
  return names.length === 1 ? `${HOLE}/${baseName(names[0] ?? '')}` : null
}

export const PRINTERS: Programs = {
  which: printProgram,
  echo,
  printf,
  ...named('cat head tail tac', passOn),
  date,
  basename: printBaseName,
  dirname: printDirectory,
  pwd: printPlace,
  ls: list,
  seq: count,
  mktemp: makeTemporary,
  ...named('true false : test [', silent),
  // Filters that leave out lines of what they read. Their patterns are not looked at: what is left is among what was read.
  grep,
}
