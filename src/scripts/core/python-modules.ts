import { everythingBelow } from '../../command/core/marks.ts'
import { noteOutputs } from '../../command/core/note-outputs.ts'
import { hasFlag, parseLeading, valuesOf } from '../../command/core/options.ts'
import type { Call } from '../../command/core/shell.ts'
import { LANGUAGES } from './languages.ts'
import { scanCode } from './scan-code.ts'

/** Notes one run of a module; `by` is what people call the program. */
type Module = (run: { readonly call: Call; readonly by: string }) => void

const operandsOf = ({ args }: Call) => args.filter((word) => !word.startsWith('-'))
const has = ({ args }: Call, ...options: string[]) => args.some((word) => options.includes(word))

const asProgram =
  (name: string): Module =>
  ({ call }) =>
    void call.shell.runWords([name, ...call.args], call.state, null)

const makeFolders: Module = ({ call, by }) => {
  for (const path of operandsOf(call)) call.shell.write(call.state, path, by, { action: 'create', recursive: true })
}

const archive: Module = ({ call, by }) => {
  const [first, second] = operandsOf(call)
  const taken = first === undefined ? {} : ({ takes: true, brings: { from: first } } as const)
  if (has(call, '-e', '--extract'))
    call.shell.write(call.state, everythingBelow(second ?? '.'), by, { action: 'extract', ...taken })
  else if (has(call, '-c', '--create')) call.shell.write(call.state, first ?? '', by, { action: 'create' })
}

const gzip: Module = ({ call, by }) => {
  const isUnpacking = has(call, '-d', '--decompress')
  for (const path of operandsOf(call))
    call.shell.write(call.state, isUnpacking ? path.replace(/\.gz$/, '') : `${path}.gz`, by)
}

/** A profiler or debugger runs another script, or another module. */
const running =
  (values: string): Module =>
  ({ call, by }) => {
    const { args, state, shell } = call
    const options = parseLeading(args, { values: `${values}m`, long: 'outfile= file= coverdir=' })
    for (const path of valuesOf(options, 'o', 'outfile')) shell.write(state, path, by)
    const modules = valuesOf(options, 'm').flatMap((name) => ['-m', name])
    shell.runWords(['python', ...modules, ...options.operands], state, null)
  }

const PROGRAMS = 'black isort ruff autopep8 yapf pip autoflake sqlfluff coverage'

const MODULES: ReadonlyMap<string, Module> = new Map([
  ...PROGRAMS.split(' ').map((name) => [name, asProgram(name)] as const),
  ['venv', makeFolders],
  ['virtualenv', makeFolders],
  ['json.tool', ({ call, by }) => call.shell.write(call.state, operandsOf(call)[1] ?? '', by)],
  ['zipfile', archive],
  ['tarfile', archive],
  ['gzip', gzip],
  ['cProfile', running('os')],
  ['profile', running('os')],
  ['pdb', running('c')],
  ['trace', running('Cf')],
])

/** Modules of Python that are tools. Another module may be a script file of the project. */
export function runModule(call: Call, module: string): void {
  const by = `python -m ${module}`
  const own = MODULES.get(module)
  if (own !== undefined) return own({ call, by })
  call.shell.noteUnknown('python')
  const file = module.replaceAll('.', '/')
  const follow = (text: string) => void scanCode(text, { ...call, args: [] }, { ...LANGUAGES.python, isFile: true })
  if (/^\w+(?:\/\w+)*$/.test(file))
    for (const path of [`${file}.py`, `${file}/__main__.py`]) call.shell.readScript(call.state, path, follow)
  noteOutputs({ ...call, name: by })
}

/** `coverage run script.py` is Python with the script's own words. */
export function coverage(call: Call): null {
  const [verb, ...rest] = call.args
  if (verb === 'run') {
    const long = 'concurrency= context= data-file= include= omit= rcfile= source= module'
    const options = parseLeading(rest, { long })
    const module = hasFlag(options, 'm', 'module') ? ['-m'] : []
    for (const path of valuesOf(options, 'data-file')) call.shell.write(call.state, path, 'coverage')
    call.shell.runWords(['python', ...module, ...options.operands], call.state, call.input)
  } else noteOutputs(call)
  call.shell.noteUnknown('coverage')
  return null
}
