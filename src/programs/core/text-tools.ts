import { baseName } from '../../syntax/core/locate-path.ts'
import { HOLE, hasMarks, STAR } from '../../syntax/core/marks.ts'
import { noteOutputs } from '../../syntax/core/note-outputs.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import type { Program, Programs } from '../../syntax/core/shell.ts'
import { type ToolRow, toolPrograms } from '../../syntax/core/tool-row.ts'

const ROWS: Readonly<Record<string, ToolRow>> = {
  sort: {
    values: 'oktST',
    long: 'output= key= field-separator= buffer-size= temporary-directory= parallel= files0-from=',
    outputs: ['o', 'output'],
  },
  uniq: { targets: 'second', values: 'fsw', long: 'skip-fields= skip-chars= check-chars=' },
  xxd: { targets: 'second', values: 'cglosnR' },
  iconv: { values: 'fto', long: 'output= from-code= to-code=', outputs: ['o', 'output'] },
  shuf: { values: 'oni', long: 'output= head-count= input-range=', outputs: ['o', 'output'] },
  tree: { values: 'oLPI', outputs: ['o'] },
  column: { values: 'csoNtR' },
  openssl: {
    singleDash: true,
    long: 'out= keyout= outform= in= key= subj= days= newkey= CAserial=',
    outputs: ['out', 'keyout'],
  },
  gpg: { values: 'oru', long: 'output= recipient= local-user= homedir=', outputs: ['o', 'output'] },
  ffmpeg: {
    targets: 'final',
    singleDash: true,
    long:
      'i= f= c= c:v= c:a= vf= af= ss= t= to= r= s= b:v= b:a= map= vcodec= acodec= crf= preset= frames:v= ' +
      'vframes= filter_complex= loglevel= v=',
  },
  convert: { targets: 'last', singleDash: true },
  yq: { targets: 'rest', only: ['i', 'inplace'], values: 'opI', long: 'inplace output-format= input-format=' },
  jq: { values: 'Lf', long: 'arg= argjson= slurpfile= rawfile=' },
  prettier: { targets: 'all', only: ['write', 'w'], recursive: true, long: 'write config= parser=' },
  eslint: {
    targets: 'all',
    only: ['fix'],
    recursive: true,
    values: 'cfo',
    long: 'fix config= ext= format= output-file= rule=',
    outputs: ['o', 'output-file'],
  },
  gofmt: { targets: 'all', only: ['w'], recursive: true, values: 'r' },
  goimports: { targets: 'all', only: ['w'], recursive: true },
  shfmt: { targets: 'all', only: ['w', 'write'], recursive: true, values: 'iln' },
  rustfmt: { targets: 'all', except: ['check'], long: 'edition= config= config-path= emit=' },
  'clang-format': { targets: 'all', only: ['i'], long: 'style= assume-filename=' },
  autopep8: {
    targets: 'all',
    only: ['in-place', 'i'],
    recursive: true,
    long: 'in-place max-line-length= aggressive',
  },
  black: {
    targets: 'all',
    recursive: true,
    values: 'lctc',
    except: ['check', 'diff'],
    long: 'check diff line-length= config= target-version= exclude= include=',
  },
  isort: {
    targets: 'all',
    recursive: true,
    except: ['c', 'check', 'check-only', 'diff'],
    long: 'check check-only diff profile=',
  },
}

const split: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, {
    values: 'abClnt',
    long:
      'suffix-length= bytes= line-bytes= lines= number= additional-suffix= filter= numeric-suffixes? ' +
      'hex-suffixes? separator=',
  })
  for (const code of valuesOf(options, 'filter'))
    shell.doubt(`split --filter ${code}`, 'it runs a command for each part')
  if (hasFlag(options, 'help', 'version')) return null
  const prefix = options.operands[1] ?? 'x'
  shell.write(state, prefix + STAR, 'split')
  return null
}

const splitByContext: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'fbn', long: 'prefix= suffix-format= digits=' })
  const [prefix = 'xx'] = valuesOf(options, 'f', 'prefix')
  shell.write(state, prefix + STAR, 'csplit')
  return null
}

const PATCH_LONG = 'directory= output= reject-file= input= strip= dry-run backup prefix= suffix= reverse forward'

/** The file a patch changes is named in the patch, somewhere below the folder, unless it stands in the command. */
const patch: Program = ({ args, state, shell, input }) => {
  const options = parseOptions(args, { values: 'doripBzFDVYg', long: PATCH_LONG })
  if (hasFlag(options, 'dry-run', 'C')) return null
  const [folder = '.'] = valuesOf(options, 'd', 'directory')
  const outputs = valuesOf(options, 'o', 'output', 'r', 'reject-file')
  for (const path of outputs) if (path !== '-') shell.write(state, path, 'patch')
  const [file] = options.operands
  if (hasFlag(options, 'o', 'output')) return null
  if (file !== undefined) {
    shell.write(state, `${folder}/${file}`, 'patch')
    return null
  }
  const names =
    input === null || hasMarks(input)
      ? []
      : [...input.matchAll(/^(?:\+\+\+|---) ([^\t\n]+)/gm)].map((match) => match[1] ?? '')
  const strip = Number(valuesOf(options, 'p', 'strip')[0] ?? '-1')
  const isNamed = names.length > 0 && strip >= 0
  if (!isNamed) shell.write(state, folder, 'patch', { recursive: true })
  else
    for (const name of names)
      if (name !== '/dev/null') shell.write(state, `${folder}/${name.split('/').slice(strip).join('/')}`, 'patch')
  return null
}

/** `biome check --write a`, `ruff check --fix a`: formatters with subcommands. */
const formatter: Program = ({ name, args, state, shell }) => {
  const [subcommand = '', ...rest] = args
  const options = parseOptions(rest, {
    values: 'c',
    long: 'write fix apply config= config-path= select= check diff unsafe',
  })
  const isFormat = name === 'ruff' && subcommand === 'format' && !hasFlag(options, 'check', 'diff')
  if (!isFormat && !hasFlag(options, 'write', 'fix', 'apply')) return null
  for (const path of options.operands.length > 0 ? options.operands : ['.'])
    shell.write(state, path, `${name} ${subcommand}`, { recursive: true })
  return null
}

/** A compiler without -o names its output itself. */
const compiler: Program = ({ name, args, state, shell }) => {
  const options = parseOptions(args, { values: 'oILlDxfWmOU', long: 'std= version help' })
  const isSilent =
    hasFlag(options, 'E', 'version', 'help') || args.some((word) => /^-(?:fsyntax-only|v|MM?)$/.test(word))
  if (isSilent || options.operands.length === 0) return null
  noteOutputs({ name, args, state, shell })
  const outs = valuesOf(options, 'o')
  const made = { action: 'create' } as const
  for (const path of outs) if (path !== '-') shell.write(state, path, `${name} -o`, made)
  if (outs.length > 0) return null
  const suffix = hasFlag(options, 'c') ? 'o' : hasFlag(options, 'S') ? 's' : null
  if (suffix === null) shell.write(state, 'a.out', name, made)
  else
    for (const path of options.operands)
      shell.write(state, baseName(path).replace(/\.[^.]*$/, `.${suffix}`), name, made)
  return null
}

/** `sd find replace files`. */
const sd: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'nf', long: 'preview max-replacements= flags= fixed-strings' })
  if (!hasFlag(options, 'p', 'preview')) for (const path of options.operands.slice(2)) shell.write(state, path, 'sd')
  return null
}

const crontab: Program = ({ args, shell }) => {
  if (!args.includes('-l')) shell.doubt(['crontab', ...args].join(' '), 'it changes what runs later')
  return null
}

export const TEXT_TOOLS: Programs = {
  ...toolPrograms(ROWS),
  split,
  csplit: splitByContext,
  patch,
  biome: formatter,
  ruff: formatter,
  ...Object.fromEntries(['gcc', 'g++', 'cc', 'c++', 'clang', 'clang++'].map((name) => [name, compiler])),
  sd,
  crontab,
  at: ({ shell }) => {
    shell.doubt(`at ${HOLE}`, 'it changes what runs later')
    return null
  },
}
