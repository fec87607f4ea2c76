import { isKnown } from '../../command/core/marks.ts'
import { noteOutputs } from '../../command/core/note-outputs.ts'
import { hasFlag, type OptionRules, parseLeading, parseOptions, valuesOf } from '../../command/core/options.ts'
import { noteScriptFile } from '../../command/core/run-file.ts'
import { type Call, doubtRun, named, type Program, type Programs } from '../../command/core/shell.ts'
import type { Language } from './language.ts'
import { LANGUAGES } from './languages.ts'
import { coverage, runModule } from './python-modules.ts'
import { scanCode } from './scan-code.ts'
import { runPackageWord } from './wrapper.ts'

interface Interpreter extends OptionRules {
  readonly language: Language
  readonly code: readonly string[]
  /** Options with which the interpreter only says something about itself, or asks a person. */
  readonly idle: readonly string[]
}

/** The file by which a package brings a program: `node node_modules/.bin/prettier` runs prettier. */
const PACKAGE_PROGRAM = /(?:^|\/)node_modules\/(?:\.bin|\S*\/bin)\/([\w-]+)(?:\.[cm]?js)?$/

/** Runs code from an option, or from the input when no script is named. A script file is a program like any other. */
function runInterpreter(call: Call, rules: Interpreter): void {
  const options = parseLeading(call.args, rules)
  const codes = valuesOf(options, ...rules.code)
  if (codes.length > 0) return codes.forEach((code) => void scanCode(code, call, rules.language))
  const [script, ...words] = options.operands
  noteOutputs({ ...call, args: call.args.slice(0, call.args.length - options.operands.length) })
  if (hasFlag(options, ...rules.idle)) return
  const program = PACKAGE_PROGRAM.exec(script ?? '')?.[1]
  if (program !== undefined) return void call.shell.runWords([program, ...words], call.state, call.input)
  if (script !== undefined && script !== '-' && script !== '/dev/stdin') {
    if (/^\/(?:dev|proc)\//.test(script)) doubtRun(call, 'it runs what another command prints')
    else
      noteScriptFile(
        call,
        script,
        (text) => void scanCode(text.replace(/^#!.*/, ''), { ...call, args: [] }, { ...rules.language, isFile: true }),
      )
    return
  }
  if (call.input !== null && isKnown(call.input)) scanCode(call.input, { ...call, args: words }, rules.language)
  else if (call.input !== null || script !== undefined || rules.idle.length > 0)
    doubtRun(call, 'it runs what it reads, which is not known')
}

const python: Program = (call) => {
  const rules: Interpreter = {
    language: LANGUAGES.python,
    code: ['c'],
    idle: ['V', 'VV', 'version', 'h', 'help', 'm'],
    values: 'cmWX',
    long: 'version help',
  }
  // Words behind -c or -m belong to the code.
  const at = call.args.findIndex((word) => /^-[a-zA-Z]*[cm]/.test(word))
  const isInline = at !== -1 && call.args.slice(0, at).every((word) => word.startsWith('-'))
  if (!isInline) return void runInterpreter(call, rules)
  const [word = '', next = ''] = call.args.slice(at)
  const letter = word.search(/[cm]/)
  const attached = word.slice(letter + 1)
  const value = attached === '' ? next : attached
  const own = { ...call, args: call.args.slice(at + (attached === '' ? 2 : 1)) }
  if (word.charAt(letter) === 'c') scanCode(value, own, LANGUAGES.python)
  else runModule(own, value)
}

const interpreter =
  (rules: Interpreter): Program =>
  (call) =>
    void runInterpreter(call, rules)

const NODE: Interpreter = {
  language: LANGUAGES.javascript,
  code: ['e', 'p', 'pe', 'eval', 'print'],
  idle: ['v', 'h', 'version', 'help', 'i', 'interactive', 'test', 'run', 'check', 'c', 'watch'],
  values: 'eprC',
  long:
    'eval= print= require= import= loader= env-file= input-type= version help check test conditions= ' +
    'cpu-prof heap-prof cpu-prof-dir= cpu-prof-name= heap-prof-dir= heap-prof-name= report-dir= report-directory= diagnostic-dir=',
}

/** Files changed in place, and the copies a suffix keeps of them. */
function noteInPlace({ name, state, shell }: Call, paths: readonly string[], suffix = ''): void {
  for (const path of paths) {
    shell.write(state, path, `${name} -i`)
    const copy = suffix.includes('*') ? suffix.replaceAll('*', path) : path + suffix
    if (suffix !== '') shell.write(state, copy, `${name} -i`)
  }
}

/** Perl and Ruby: -i changes the operands in place, -e is code; its letters run together. */
const inPlace =
  (language: Language, values: string): Program =>
  (call) => {
    const options = parseOptions(call.args, { values, attached: 'iFMmIxdDC' })
    const codes = valuesOf(options, 'e', 'E')
    for (const code of codes) scanCode(code, call, language)
    if (hasFlag(options, 'i'))
      noteInPlace(call, codes.length > 0 ? options.operands : options.operands.slice(1), valuesOf(options, 'i')[0])
    const isIdle = hasFlag(options, 'v', 'V', 'c', 'version', 'help')
    if (codes.length === 0 && !isIdle)
      runInterpreter({ ...call, args: options.operands }, { language, code: [], idle: [] })
  }

const isFile = (word: string) => word.includes('/') || /\.[cm]?[jt]sx?$/.test(word)

/** `bun gen` runs a script or a program of a package, `bun src/a.ts` a file; `bun x` is bunx. */
const bun: Program = (call) => {
  const options = parseLeading(call.args, { ...NODE, long: `${NODE.long} cwd= filter=` })
  const [first = '', ...rest] = options.operands
  if (first === 'x') return call.shell.runWords(['bunx', ...rest], call.state, call.input)
  const words = first === 'run' ? parseLeading(rest).operands : options.operands
  const [word = ''] = words
  if (word !== '' && word !== '-' && !isFile(word) && !hasFlag(options, ...NODE.code)) {
    call.shell.noteUnknown('bun')
    noteOutputs(call)
    const [folder = '.'] = valuesOf(options, 'cwd')
    return runPackageWord(call, first === 'run' ? ['run', ...words] : words, [folder])
  }
  runInterpreter(first === 'run' ? { ...call, args: words } : call, { ...NODE, idle: [...NODE.idle, 'x'] })
}

const deno: Program = (call) => {
  const [subcommand, ...rest] = call.args
  const paths = rest.filter((word) => !word.startsWith('-'))
  if (subcommand === 'fmt') {
    const isLooking = rest.includes('--check')
    for (const path of isLooking ? [] : paths.length > 0 ? paths : ['.'])
      call.shell.write(call.state, path, 'deno fmt', { recursive: true })
  } else if (subcommand === 'eval') for (const code of paths) scanCode(code, call, LANGUAGES.javascript)
  else runInterpreter(subcommand === 'run' ? { ...call, args: rest } : call, { ...NODE, idle: [...NODE.idle, 'x'] })
}

export const INTERPRETERS: Programs = {
  ...named(
    'python python2 python3 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14 py',
    python,
  ),
  ...named('node nodejs tsx ts-node', interpreter(NODE)),
  bun,
  coverage,
  deno,
  perl: inPlace(LANGUAGES.perl, 'eE'),
  ruby: inPlace(LANGUAGES.ruby, 'erC'),
  php: interpreter({
    language: LANGUAGES.php,
    code: ['r', 'B', 'R', 'E'],
    idle: ['v', 'i', 'm', 'l', 'h', 'version'],
    values: 'rBREdcfz',
  }),
  ...named(
    'lua luajit lua5.1 lua5.2 lua5.3 lua5.4',
    interpreter({ language: LANGUAGES.lua, code: ['e'], idle: ['v', 'i'], values: 'el' }),
  ),
}
