import { baseName, parentPath } from './locate-path.ts'
import { everythingBelow, HOLE, hasMarks, isKnown, NAME, STAR } from './marks.ts'
import { hasFlag, parseOptions } from './options.ts'
import type { Call, Output, Program, Programs } from './shell.ts'
import { setVariable, UNKNOWN_VALUE } from './state.ts'

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
  const folder = [...(options.values.get('p') ?? []), ...(options.values.get('tmpdir') ?? [])][0]
  const isBare = template === undefined
  const name = isBare ? `tmp.${STAR}` : template.replace(/X{3,}/, STAR)
  const isTemporary = isBare || hasFlag(options, 'p', 't', 'tmpdir')
  const variable = state.variables.get('TMPDIR')
  const temporary = variable?.kind === 'text' && variable.texts.length === 1 ? (variable.texts[0] ?? HOLE) : '/tmp'
  const path = isTemporary ? `${folder ?? temporary}/${name}` : name
  if (!hasFlag(options, 'u', 'dry-run')) shell.write(state, path, 'mktemp')
  return path
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
  cat: passOn,
  head: passOn,
  tail: passOn,
  tac: passOn,
  date,
  basename: printBaseName,
  dirname: printDirectory,
  pwd: printPlace,
  ls: list,
  seq: count,
  mktemp: makeTemporary,
  true: silent,
  false: silent,
  ':': silent,
  test: silent,
  '[': silent,
  // Filters that leave out lines of what they read. Their patterns are not looked at: what is left is among what was read.
  grep: ({ args, input }) =>
    parseOptions(args, { values: 'efmABC' }).operands.length <= 1 &&
    !/-[a-zA-Z]*[clnobHL]/.test(args.filter((word) => word.startsWith('-')).join(' '))
      ? input
      : null,
}
