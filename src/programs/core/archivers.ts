import { isAbsolutePath } from '../../command/core/locate-path.ts'
import { everythingBelow, hasMarks, STAR } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import { type Call, named, type Program, type Programs, type WriteOptions } from '../../command/core/shell.ts'
import { toolPrograms } from './tool-row.ts'

const TAR_LONG =
  'file= directory= extract get create append update list delete concatenate catenate diff compare ' +
  'to-stdout to-command= use-compress-program= checkpoint-action= info-script= listed-incremental= ' +
  'remove-files absolute-names one-top-level? transform= xform= strip-components= exclude= ' +
  'exclude-from= files-from= owner= group= mode= format= newer= rsh-command= new-volume-script= ' +
  'index-file= no-anchored'
const TAR_VALUES = 'fCbTXgILVNFKH'

const TAR_RUNS = ['to-command', 'info-script', 'new-volume-script', 'F', 'use-compress-program', 'I', 'rsh-command']

/** `tar xzf a.tgz`: letters without a dash, whose values follow in their order. */
function tarWords(args: readonly string[]): readonly string[] {
  const [letters = '', ...rest] = args
  if (letters.startsWith('-') || !/^[A-Za-z]+$/.test(letters)) return args
  const words: string[] = []
  let used = 0
  for (const letter of letters) {
    words.push(`-${letter}`)
    if (!TAR_VALUES.includes(letter)) continue
    words.push(rest[used] ?? '')
    used += 1
  }
  return [...words, ...rest.slice(used)]
}

/** Each -C counts from the -C before. */
function extractionFolder(options: ParsedOptions): string {
  const folders = valuesOf(options, 'C', 'directory')
  return (
    folders.reduce(
      (folder, next) => (next.startsWith('/') || hasMarks(next) || folder === '' ? next : `${folder}/${next}`),
      '',
    ) || '.'
  )
}

function runNamedPrograms({ state, shell, input }: Call, options: ParsedOptions): void {
  const actions = valuesOf(options, 'checkpoint-action').filter((text) => text.startsWith('exec='))
  const texts = [...valuesOf(options, ...TAR_RUNS), ...actions.map((text) => text.slice(5))]
  for (const text of texts)
    if (hasMarks(text)) shell.doubt(text, 'tar runs it')
    else shell.runText(text, state, input)
}

const tar: Program = (call) => {
  const { state, shell } = call
  const options = parseOptions(tarWords(call.args), { values: TAR_VALUES, long: TAR_LONG })
  runNamedPrograms(call, options)
  for (const path of valuesOf(options, 'g', 'listed-incremental', 'index-file'))
    shell.write(state, path, 'tar', { action: 'create' })
  if (hasFlag(options, 'x', 'extract', 'get')) extract(call, options)
  else if (hasFlag(options, ...MAKES)) pack(call, options)
}

const MAKES = ['c', 'create', 'r', 'append', 'u', 'update', 'A', 'catenate', 'concatenate', 'delete']

function extract({ name, state, shell, args }: Call, options: ParsedOptions): void {
  if (hasFlag(options, 'O', 'to-stdout', 'to-command')) return
  const folder = extractionFolder(options)
  const keeps = hasFlag(options, 'k', 'keep-old-files', 'skip-old-files', 'keep-newer-files')
  const effect = { action: 'extract', certainty: keeps ? 'possible' : 'likely' } as const
  const [file = '-'] = valuesOf(options, 'f', 'file')
  const stripped = Number(valuesOf(options, 'strip-components')[0] ?? '0')
  for (const top of valuesOf(options, 'one-top-level'))
    shell.write(state, everythingBelow(isAbsolutePath(top) ? top : `${folder}/${top}`), 'tar -x', effect)
  const isRenamed = hasFlag(options, 'transform', 'xform', 'strip-components', 'wildcards')
  const isMore = hasFlag(options, 'T', 'files-from', 'no-anchored')
  const isFree = hasFlag(options, 'P', 'absolute-names', 'transform', 'xform')
  const archive = file === '-' || keeps || isFree ? null : `${file}${'/*'.repeat(stripped)}`
  writeMembers(folder, { archive, members: isRenamed || isMore ? [] : options.operands }, (path, more) =>
    shell.write(state, path, `${name} -x`, { ...effect, ...more }),
  )
  if (isFree) shell.doubt(`tar ${args.join(' ')}`, 'names in the archive may lead anywhere')
}

/** An archive, with a star for each step taken off its names; null where the names may be any. */
interface Unpacking {
  readonly archive: string | null
  readonly members: readonly string[]
  /** Files that are there stay. */
  readonly keeps?: boolean
}

/** Names of members tell what comes out of an archive; without them any name may. */
function writeMembers(
  folder: string,
  { archive, members, keeps = false }: Unpacking,
  write: (path: string, more: WriteOptions) => void,
): void {
  const isAny = members.length === 0 || !members.every((name) => PLAIN_NAME.test(name))
  for (const name of isAny ? [''] : members) {
    const from = name === '' ? archive : `${archive}/${name}`
    const taken: WriteOptions =
      archive === null || from === null ? {} : { ...(!keeps && { takes: true }), brings: { from } }
    if (name === '') write(everythingBelow(folder), taken)
    else write(`${folder}/${name}`, { recursive: true, ...taken })
  }
}

const PLAIN_NAME = /^[\w./@+-]+$/

function pack({ state, shell }: Call, options: ParsedOptions): void {
  const taken = hasFlag(options, 'c', 'create') ? ({ takes: 'entry' } as const) : {}
  for (const path of valuesOf(options, 'f', 'file'))
    if (path !== '-') shell.write(state, path, 'tar -c', { action: 'create', ...taken })
  if (!hasFlag(options, 'remove-files')) return
  const folder = extractionFolder(options)
  for (const path of options.operands) {
    const place = isAbsolutePath(path) ? path : `${folder}/${path}`
    shell.write(state, place, 'tar --remove-files', { action: 'remove', recursive: true, keeps: true })
  }
}

const unzip: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'dPx' })
  if (hasFlag(options, 'l', 'p', 't', 'Z', 'z', 'v', 'c', 'h') || options.operands.length === 0) return
  const [folder = '.'] = valuesOf(options, 'd')
  // Without -o `unzip` asks before each file that exists, and nobody answers.
  const certainty = hasFlag(options, 'o') ? 'likely' : 'possible'
  const [file = '', ...members] = options.operands
  const isPlain = !hasFlag(options, 'x', 'j')
  const unpacking = { archive: isPlain ? file : null, members: isPlain ? members : [], keeps: !hasFlag(options, 'o') }
  writeMembers(folder, unpacking, (path, more) =>
    shell.write(state, path, 'unzip', { action: 'extract', certainty, ...more }),
  )
  if (hasFlag(options, ':')) shell.doubt(`unzip ${args.join(' ')}`, 'names in the archive may lead anywhere')
}

const zip: Program = ({ args, state, shell }) => {
  const at = args.findIndex((word) => word === '-TT' || word === '--unzip-command')
  if (at !== -1) shell.doubt(['zip', ...args].join(' '), 'it runs a command to test the archive')
  const options = parseOptions(args, { values: 'bnOPtxi', long: 'out= output-file= unzip-command=' })
  const [archive, ...files] = options.operands
  // -T alone tests what is there, and -sf only shows.
  if ((hasFlag(options, 'T') && files.length === 0) || args.some((word) => /^-sf$|^--show-files$/.test(word))) return
  const outputs = valuesOf(options, 'O', 'out', 'output-file')
  for (const path of outputs.length > 0 ? outputs : archive === undefined ? [] : [archive]) {
    if (path === '-') continue
    shell.write(state, path, 'zip')
    if (!/\.[^/]*$/.test(path)) shell.write(state, `${path}.zip`, 'zip')
  }
  if (hasFlag(options, 'm'))
    for (const path of files) shell.write(state, path, 'zip -m', { action: 'remove', recursive: true, keeps: true })
}

const sevenZip: Program = ({ name, args, state, shell }) => {
  const [command = '', ...rest] = args
  const archive = rest.find((word) => !word.startsWith('-'))
  const folder = rest.find((word) => word.startsWith('-o'))?.slice(2) ?? '.'
  const overwrites = command === 'x' && archive !== undefined && /^-(?:y|aoa)$/m.test(rest.join('\n'))
  const effect: WriteOptions = { action: 'extract', ...(overwrites && { takes: true, brings: { from: archive } }) }
  if (command === 'x' || command === 'e') shell.write(state, everythingBelow(folder), name, effect)
  else if (/^[adu]$|^rn$/.test(command) && archive !== undefined)
    shell.write(state, `${archive}${/\.[^/]*$/.test(archive) ? '' : STAR}`, name)
}

const cpio: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, {
    values: 'OFDIEHCM',
    long: 'file= directory= extract create pass-through list to-stdout',
  })
  const [folder = '.'] = valuesOf(options, 'D', 'directory')
  if (hasFlag(options, 'i', 'extract') && !hasFlag(options, 't', 'list', 'to-stdout')) {
    shell.write(state, everythingBelow(folder), 'cpio -i', { action: 'extract' })
    if (!hasFlag(options, 'no-absolute-filenames'))
      shell.doubt(`cpio ${args.join(' ')}`, 'names in the archive may lead anywhere')
  }
  if (hasFlag(options, 'o', 'create'))
    for (const path of valuesOf(options, 'O', 'F', 'file')) shell.write(state, path, 'cpio -o')
  if (hasFlag(options, 'p', 'pass-through'))
    for (const path of options.operands) shell.write(state, everythingBelow(path), 'cpio -p', { action: 'copy' })
}

/** `ar t lib.a` lists, `ar rcs lib.a x.o` writes. */
const archive: Program = ({ name, args, state, shell }) => {
  const [letters = '', path] = args
  if (path !== undefined && /^-?[a-zA-Z]*[rqdmsx]/.test(letters))
    shell.write(state, /x/.test(letters) ? everythingBelow('.') : path, name, { certainty: 'possible' })
}

export const ARCHIVERS: Programs = {
  ...toolPrograms({ unrar: { targets: 'last', action: 'extract' } }),
  ar: archive,
  ...named('tar gtar bsdtar jar', tar),
  unzip,
  zip,
  ...named('7z 7za 7zz', sevenZip),
  cpio,
}
