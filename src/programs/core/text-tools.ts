import { baseName } from '../../command/core/locate-path.ts'
import { HOLE, STAR } from '../../command/core/marks.ts'
import { noteOutputs } from '../../command/core/note-outputs.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { named, type Program, type Programs } from '../../command/core/shell.ts'
import { patch } from './patches.ts'
import { joinValues, noteRow, type ToolRow, toolPrograms } from './tool-row.ts'

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
  convert: { targets: 'last', singleDash: true },
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
  gofmt: { targets: 'all', only: ['w'], recursive: true, endings: '.go', values: 'r' },
  goimports: { targets: 'all', only: ['w'], recursive: true, endings: '.go' },
  shfmt: { targets: 'all', only: ['w', 'write'], recursive: true, values: 'iln' },
  rustfmt: { targets: 'all', except: ['check'], long: 'edition= config= config-path= emit=' },
  'clang-format': {
    targets: 'all',
    only: ['i'],
    except: ['n', 'dry-run', 'output-replacements-xml'],
    long: 'style= assume-filename= dry-run',
  },
  autopep8: {
    targets: 'all',
    only: ['in-place', 'i'],
    recursive: true,
    endings: '.py',
    long: 'in-place max-line-length= aggressive',
  },
  black: {
    targets: 'all',
    recursive: true,
    endings: '.py .pyi .ipynb',
    values: 'lctc',
    except: ['check', 'diff'],
    long: 'check diff line-length= config= target-version= exclude= include=',
  },
  isort: {
    targets: 'all',
    recursive: true,
    endings: '.py .pyi .pyx .pxd',
    except: ['c', 'check', 'check-only', 'diff'],
    long: 'check check-only diff profile=',
  },
}

/** Results of gpg lie beside the file, unless -o names a place; decrypting takes the ending off. */
const gpg: Program = ({ name, args, state, shell }) => {
  const options = parseOptions(args, {
    values: 'oruN',
    long:
      'output= recipient= local-user= homedir= default-key= passphrase= passphrase-file= passphrase-fd= pinentry-mode= ' +
      'cipher-algo= trust-model= symmetric encrypt sign detach-sign clear-sign clearsign armor decrypt verify',
  })
  const outputs = valuesOf(options, 'o', 'output')
  for (const path of outputs) if (path !== '-') shell.write(state, path, `${name} -o`)
  const [file] = options.operands
  if (outputs.length > 0 || file === undefined || file === '-') return
  const isClear = hasFlag(options, 'clear-sign', 'clearsign')
  const isDetached = hasFlag(options, 'b', 'detach-sign')
  if (!isClear && !isDetached && !hasFlag(options, 'c', 'symmetric', 'e', 'encrypt', 's', 'sign')) return
  const ending = isClear || hasFlag(options, 'a', 'armor') ? 'asc' : isDetached ? 'sig' : 'gpg'
  shell.write(state, `${file}.${ending}`, name)
}

const DATA_FILE = /^(?:\.{0,2}\/)?[\w-][\w./-]*\.(?:ya?ml|json|toml|xml|csv|tsv|properties)$/

/** `yq -i expression files`; without an expression the first word is a file. */
const yq: Program = ({ name, args, state, shell }) => {
  const options = parseOptions(args, {
    values: 'opIfs',
    long: 'inplace output-format= input-format= from-file= indent= front-matter= split-exp=',
  })
  if (!hasFlag(options, 'i', 'inplace')) return
  const words = /^(?:e|eval|ea|eval-all)$/.test(options.operands[0] ?? '')
    ? options.operands.slice(1)
    : options.operands
  const isBare = hasFlag(options, 'from-file') || DATA_FILE.test(words[0] ?? '')
  for (const path of isBare ? words : words.slice(1)) shell.write(state, path, `${name} -i`)
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
  if (hasFlag(options, 'help', 'version')) return
  const prefix = options.operands[1] ?? 'x'
  shell.write(state, prefix + STAR, 'split')
}

const splitByContext: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'fbn', long: 'prefix= suffix-format= digits=' })
  const [prefix = 'xx'] = valuesOf(options, 'f', 'prefix')
  shell.write(state, prefix + STAR, 'csplit')
}

/** `biome check --write a`, `ruff check --fix a`: formatters with subcommands. */
const formatter: Program = (call) => {
  const { name } = call
  const [subcommand = '', ...rest] = call.args
  const options = parseOptions(joinValues({ ...call, args: rest }, ['write', 'fix', 'apply', 'check', 'diff']), {
    values: 'c',
    long: 'write fix apply config= config-path= select= check diff unsafe',
  })
  const isFormat = name === 'ruff' && subcommand === 'format' && !hasFlag(options, 'check', 'diff')
  if (!isFormat && !hasFlag(options, 'write', 'fix', 'apply')) return
  const endings = name === 'ruff' ? { endings: '.py .pyi .ipynb' } : {}
  const operands = options.operands.length > 0 ? options.operands : ['.']
  noteRow(
    { ...call, name: `${name} ${subcommand}` },
    { targets: 'all', recursive: true, ...endings },
    { ...options, operands },
  )
}

/** A compiler without -o names its output itself. */
const compiler: Program = ({ name, args, state, shell }) => {
  const options = parseOptions(args, { values: 'oILlDxfWmOU', long: 'std= version help' })
  const isSilent =
    hasFlag(options, 'E', 'version', 'help') || args.some((word) => /^-(?:fsyntax-only|v|MM?)$/.test(word))
  if (isSilent || options.operands.length === 0) return
  noteOutputs({ name, args, state, shell })
  const outs = valuesOf(options, 'o')
  const made = { action: 'create' } as const
  for (const path of outs) if (path !== '-') shell.write(state, path, `${name} -o`, made)
  if (outs.length > 0) return
  const suffix = hasFlag(options, 'c') ? 'o' : hasFlag(options, 'S') ? 's' : null
  if (suffix === null) shell.write(state, 'a.out', name, made)
  else
    for (const path of options.operands)
      shell.write(state, baseName(path).replace(/\.[^.]*$/, `.${suffix}`), name, made)
}

/** `sd find replace files`. */
const sd: Program = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'nf', long: 'preview max-replacements= flags= fixed-strings' })
  if (!hasFlag(options, 'p', 'preview')) for (const path of options.operands.slice(2)) shell.write(state, path, 'sd')
}

const crontab: Program = ({ args, shell }) => {
  if (!args.includes('-l')) shell.doubt(['crontab', ...args].join(' '), 'it changes what runs later')
}

export const TEXT_TOOLS: Programs = {
  ...toolPrograms(ROWS),
  gpg,
  yq,
  split,
  csplit: splitByContext,
  patch,
  ...named('biome ruff', formatter),
  ...named('gcc g++ cc c++ clang clang++', compiler),
  sd,
  crontab,
  at: ({ shell }) => {
    shell.doubt(`at ${HOLE}`, 'it changes what runs later')
  },
}
