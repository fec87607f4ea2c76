import { parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Program, Programs } from '../../command/core/shell.ts'

// Converters of pictures, films and sounds. Their options are too many to list, so a file is a word with an extension.

const isFile = (word: string) => /[^./]\.[A-Za-z][\w-]{0,15}$/.test(word) && !/[=\s]/.test(word)

/** Every other option takes the word behind it. */
const SWITCHES = /^-(?:y|n|[avsd]n|nostdin|hide_banner|shortest|re|(?:no)?stats)$/

/** Each file that no option takes is an output, and so is the last word, whatever its form. */
const ffmpeg: Program = ({ name, args, state, shell }) => {
  const loss = args.includes('-y') ? { takes: 'entry' as const } : {}
  const outputs = args.filter((word, at) => {
    const before = args[at - 1] ?? ''
    const isFree = !word.startsWith('-') && (!before.startsWith('-') || SWITCHES.test(before))
    return isFree && (isFile(word) || at === args.length - 1)
  })
  for (const path of outputs) if (!/^(?:[a-z0-9]+:\/\/|pipe:)/i.test(path)) shell.write(state, path, name, loss)
}

/** Pictures are changed where they lie; with `-path` or `-format` the results have other places. */
const mogrify: Program = ({ name, args, state, shell }) => {
  const options = parseOptions(args, { singleDash: true, long: 'path= format=' })
  const folders = valuesOf(options, 'path')
  const [format] = valuesOf(options, 'format')
  for (const path of folders) shell.write(state, path, name, { recursive: true })
  const files = options.operands.filter(isFile)
  for (const path of folders.length > 0 ? [] : files)
    shell.write(state, format === undefined ? path : path.replace(/\.[^./]*$/, `.${format}`), name)
}

/** The old names of the program are its first word now. */
const magick: Program = (call) => {
  const [verb = '', ...args] = call.args
  const path = args.at(-1)
  if (verb === 'mogrify') return mogrify({ ...call, args })
  if (verb !== 'identify' && path !== undefined && path !== '-') call.shell.write(call.state, path, call.name)
}

/** A tag with a value changes the files; without one they are read. */
const exiftool: Program = ({ name, args, state, shell }) => {
  if (!args.some((word) => /^-[\w:-]+[+-]?<?=/.test(word))) return
  for (const path of args) if (!path.startsWith('-')) shell.write(state, path, name, { recursive: args.includes('-r') })
}

/** The last of the files in front is the output; `-n` stands for no file. */
const sox: Program = ({ name, args, state, shell }) => {
  const words = args.map((word) => (word === '-n' ? '/dev/null' : word))
  const { operands } = parseOptions(words, { values: 'rbcetvC' })
  const end = operands.findIndex((word) => word !== '/dev/null' && !isFile(word))
  const output = operands.slice(0, end === -1 ? operands.length : end).at(-1)
  if (output !== undefined && output !== operands[0]) shell.write(state, output, name)
  const plot = args.indexOf('spectrogram') === -1 ? -1 : args.indexOf('-o', args.indexOf('spectrogram'))
  if (plot !== -1) shell.write(state, args[plot + 1] ?? '', name)
}

export const MEDIA_TOOLS: Programs = { ffmpeg, mogrify, magick, exiftool, sox }
