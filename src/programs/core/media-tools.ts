import { hasMarks } from '../../command/core/marks.ts'
import { parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Program, Programs } from '../../command/core/shell.ts'

// Converters of pictures, films and sounds. Their options are too many to list, so a file is a word with an extension.

const isFile = (word: string) => /[^./]\.[A-Za-z][\w-]{0,15}$/.test(word) && !/[=\s]/.test(word)

const FFMPEG =
  'i= f= c= c:v= c:a= vf= af= ss= t= to= r= s= b:v= b:a= map= vcodec= acodec= crf= preset= frames:v= vframes= ' +
  'filter_complex= filter_complex_script= filter_script:v= filter:v= filter:a= lavfi= attach= metadata= metadata:s:v= ' +
  'user_agent= headers= protocol_whitelist= loglevel= v= hide_banner y n nostdin'

/** Each file that no option takes is an output, and so is the last word, whatever its form. */
const ffmpeg: Program = ({ name, args, state, shell }) => {
  const { operands, flags } = parseOptions(args, { singleDash: true, long: FFMPEG })
  const loss = flags.has('y') ? { takes: 'entry' as const } : {}
  const outputs = operands.filter((word, index) => isFile(word) || index === operands.length - 1)
  for (const path of outputs)
    if (path !== '-' && !/^(?:[a-z0-9]+:\/\/|pipe:)/i.test(path)) shell.write(state, path, name, loss)
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

const EFFECTS = ` ${[
  'allpass band bandpass bandreject bass bend biquad channels chorus compand contrast dcshift deemph delay dither divide',
  'downsample earwax echo echos equalizer fade fir firfit flanger gain highpass hilbert loudness lowpass mcompand nofade',
  'noiseprof noisered norm oops overdrive pad phaser pitch rate remix repeat reverb reverse riaa silence sinc spectrogram',
  'speed splice stat stats stretch swap synth tempo treble tremolo trim upsample vad vol',
].join(' ')} `

/** The last file before the effects is the output; `-n` stands for no file. */
const sox: Program = ({ name, args, state, shell }) => {
  const from = args.findIndex((word) => EFFECTS.includes(` ${word} `))
  const files = args.slice(0, from === -1 ? args.length : from).map((word) => (word === '-n' ? '/dev/null' : word))
  const { operands } = parseOptions(files, {
    values: 'rbcetvC',
    long: 'rate= bits= channels= encoding= type= volume= compression= comment= combine= buffer= effects-file=',
  })
  const output = operands.length > 1 ? operands.at(-1) : undefined
  if (output !== undefined && output !== '-' && !hasMarks(output.slice(0, 1))) shell.write(state, output, name)
  const plot = args.indexOf('spectrogram') === -1 ? -1 : args.indexOf('-o', args.indexOf('spectrogram'))
  if (plot !== -1) shell.write(state, args[plot + 1] ?? '', name)
}

export const MEDIA_TOOLS: Programs = { ffmpeg, mogrify, sox }
