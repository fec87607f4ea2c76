import { STAR } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import { named, type Program, type Programs } from '../../command/core/shell.ts'

/** These leave the file they read, unless an option says otherwise. */
const KEEPING = /^(?:un)?zstd$|^lz4$|^brotli$/

/** The files that are read, and the results that words name; lz4 takes its result for a second word. */
function sortFiles(name: string, options: ParsedOptions): { files: readonly string[]; outputs: readonly string[] } {
  const [first = '', second = '', ...rest] = options.operands
  const isPair = name === 'lz4' && second !== '' && rest.length === 0 && !hasFlag(options, 'm')
  const outputs = [...valuesOf(options, 'o', 'output'), ...(isPair ? [second] : [])]
  return { files: isPair ? [first] : options.operands, outputs }
}

/** A compressor puts its result beside the file it reads, and most take that file away. */
const compress: Program = ({ name, args, state, shell }) => {
  const options = parseOptions(args, {
    values: 'SbTMLoD',
    long: 'suffix= stdout to-stdout list test recursive keep decompress force output= output-dir-flat= rm',
  })
  if (hasFlag(options, 'c', 'stdout', 'to-stdout', 'l', 'list', 't', 'test')) return
  const { files, outputs } = sortFiles(name, options)
  const folders = valuesOf(options, 'output-dir-flat')
  // Without `-f` a file that stands there stays.
  const taken = hasFlag(options, 'f', 'force') ? ({ takes: 'entry' } as const) : {}
  for (const path of outputs) if (path !== '-') shell.write(state, path, `${name} -o`, taken)
  for (const path of folders) shell.write(state, path, name, { recursive: true })
  const recursive = hasFlag(options, 'r', 'recursive')
  const keeps = hasFlag(options, 'k', 'keep') || (KEEPING.test(name) && !hasFlag(options, 'rm', 'j'))
  const isUnpacking = /^un|^gun|^bun/.test(name) || hasFlag(options, 'd', 'decompress')
  for (const path of files.filter((file) => file !== '-')) {
    if (recursive || !keeps) shell.write(state, path, name, { recursive })
    if (outputs.length > 0 || folders.length > 0) continue
    if (isUnpacking) shell.write(state, path.replace(/\.[a-zA-Z0-9]+$/, ''), name, taken)
    else shell.write(state, `${path}.${STAR}`, name)
  }
}

export const COMPRESSORS: Programs = named(
  'gzip gunzip bzip2 bunzip2 xz unxz lzma unlzma zstd unzstd lz4 compress uncompress pigz brotli',
  compress,
)
