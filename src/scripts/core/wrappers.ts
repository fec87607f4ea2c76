import { enterDirectory } from '../../command/core/locate-words.ts'
import { HOLE } from '../../command/core/marks.ts'
import { noteVariable } from '../../command/core/note-variable.ts'
import { hasFlag, type OptionRules, parseLeading, valuesOf } from '../../command/core/options.ts'
import { named, type Program, type Programs } from '../../command/core/shell.ts'
import { forkState, setVariable, textValue } from '../../command/core/state.ts'
import { runner, wrapper } from './wrapper.ts'

const env: Program = (call) => {
  const options = parseLeading(call.args, { values: 'uCS', long: 'unset= chdir= split-string= ignore-environment' })
  const state = forkState(call.state)
  for (const directory of valuesOf(options, 'C', 'chdir')) enterDirectory(directory, state)
  const words = [
    ...valuesOf(options, 'S', 'split-string').flatMap((text) => text.trim().split(/\s+/)),
    ...options.operands,
  ]
  const from = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word))
  for (const word of from === -1 ? words : words.slice(0, from)) {
    const equals = word.indexOf('=')
    const name = word.slice(0, equals)
    setVariable(state, name, textValue(word.slice(equals + 1)))
    noteVariable(call.shell, name, [word.slice(equals + 1)])
    state.exported = new Set([...state.exported, name])
  }
  return from === -1 ? null : call.shell.runWords(words.slice(from), state, call.input)
}

const sudo: Program = (call) => {
  const long = 'user= group= chdir= host= prompt= close-from= role= type= other-user= chroot= command-timeout='
  const options = parseLeading(call.args, { values: 'ughpCrtTUDR', long })
  const state = forkState(call.state)
  // Another user has another home.
  if (hasFlag(options, 'H', 'i', 'login', 'set-home')) setVariable(state, 'HOME', textValue(HOLE))
  for (const directory of valuesOf(options, 'D', 'chdir')) enterDirectory(directory, state)
  if (hasFlag(options, 'e', 'edit')) for (const file of options.operands) call.shell.write(state, file, 'sudo -e')
  else {
    const words = options.operands.filter((word, index) => index > 0 || !/^\w+=/.test(word))
    const isShell = words.length === 0 && hasFlag(options, 's', 'shell', 'i', 'login')
    return call.shell.runWords(isShell ? ['sh'] : words, state, call.input)
  }
}

const MACHINE =
  /^(?:x86_64|i[3-6]86|linux(?:32|64)|uname26|aarch64|arm\w*|ppc\w*|s390x?|mips\w*|sparc\w*|riscv\w*|ia64|alpha)$/

const setarch: Program = (call) => {
  const [first = '', ...rest] = parseLeading(call.args).operands
  const words = MACHINE.test(first) ? parseLeading(rest).operands : [first, ...rest]
  return call.shell.runWords(words, call.state, call.input)
}

/** `perf record` makes a file of its own; other subcommands write where an option says. */
const perf: Program = (call) => {
  const [verb, ...rest] = call.args
  const options = parseLeading(rest, {
    values: 'eprItCgFcomjkxGDbu',
    long: 'event= pid= repeat= tid= cpu= output= delay= call-graph= count= freq= field-separator= log-fd=',
  })
  const outputs = valuesOf(options, 'o', 'output')
  for (const path of verb === 'record' && outputs.length === 0 ? ['perf.data'] : outputs)
    call.shell.write(call.state, path, `perf ${verb}`)
  return /^(?:stat|record|trace)$/.test(verb ?? '')
    ? call.shell.runWords(options.operands, call.state, call.input)
    : null
}

/** Notes in a file what it sees of the program it runs. With a standard file, it notes in any case. */
const recorder =
  (rules: OptionRules, standard?: string): Program =>
  ({ name, args, state, input, shell }) => {
    const options = parseLeading(args, rules)
    const given = valuesOf(options, 'o', 'output')
    for (const path of given.length === 0 && standard !== undefined ? [standard] : given)
      shell.write(state, path, standard === undefined ? `${name} -o` : name)
    return shell.runWords(options.operands, state, input)
  }

const command: Program = (call) => {
  const { flags, operands } = parseLeading(call.args)
  if (flags.has('v')) return call.shell.runWords(['which', ...operands], call.state, call.input)
  if (flags.has('V')) return null
  const state = call.state.functions.size === 0 ? call.state : { ...call.state, functions: new Map() }
  const output = call.shell.runWords(operands, state, call.input)
  if (state !== call.state) Object.assign(call.state, { ...state, functions: call.state.functions })
  return output
}

const NPM = { values: 'cpwC', long: 'call= package= workspace= prefix= loglevel= workspaces' }
const PNPM = {
  values: 'CF',
  long: 'filter= filter-prod= dir= prefix= package= reporter= loglevel= workspace-concurrency=',
}
const YARN = { values: 'p', long: 'cwd= package= mutex= modules-folder=' }
const UV = {
  values: 'pmfiP',
  long:
    'upgrade refresh reinstall no-build no-binary module= extra= group= no-group= only-group= no-extra= env-file= with= ' +
    'with-editable= with-requirements= package= project= directory= python= index= default-index= index-url= ' +
    'extra-index-url= find-links= index-strategy= resolution= prerelease= config-setting= exclude-newer= link-mode= ' +
    'cache-dir= config-file= color= from= refresh-package= upgrade-package= no-binary-package= no-build-package=',
}

/** `uv` has programs of its own inside: an installer like pip, and a runner of tools. */
const uv: Program = (call) => {
  const { operands } = parseLeading(call.args, UV)
  const [verb, second, ...rest] = operands
  const inner =
    verb === 'pip' ? ['pip', second ?? '', ...rest] : verb === 'tool' && second === 'run' ? ['uvx', ...rest] : null
  return inner === null ? runner(['run'], UV)(call) : call.shell.runWords(inner, call.state, call.input)
}

export const WRAPPERS: Programs = {
  env,
  sudo,
  doas: wrapper({ values: 'uC' }),
  ...named('nohup setsid valgrind ccache torsocks busybox toybox chronic unbuffer coproc', wrapper({})),
  nice: wrapper({ values: 'n', long: 'adjustment=' }),
  ionice: wrapper({ values: 'cnpPu', long: 'class= classdata=' }),
  chrt: wrapper({ values: 'TPD' }, 1),
  ...named('taskset su-exec', wrapper({}, 1)),
  ...named('timeout gtimeout', wrapper({ values: 'ks', long: 'kill-after= signal=' }, 1)),
  stdbuf: wrapper({ values: 'ioe', long: 'input= output= error=' }),
  ...named('setarch linux32 linux64', setarch),
  // On macOS `arch -arm64 program` runs the program; alone it names the machine.
  arch: wrapper({ singleDash: true, long: 'd= e= arch=' }),
  perf,
  // It writes down the compilations of a build.
  bear: recorder({ values: 'o', long: 'output= config=' }, 'compile_commands.json'),
  prlimit: wrapper({ values: 'po', long: 'pid= output=' }),
  numactl: wrapper({
    values: 'NmCipM',
    long: 'cpunodebind= membind= physcpubind= interleave= preferred= preferred-many= weighted-interleave= localalloc',
  }),
  pkexec: wrapper({ long: 'user=' }),
  tini: wrapper({ values: 'pe' }),
  'dumb-init': wrapper({ values: 'r', long: 'rewrite=' }),
  ...named('proxychains proxychains4', wrapper({ values: 'f' })),
  cpulimit: wrapper({ values: 'lpeP', long: 'limit=' }),
  choom: wrapper({ values: 'np', long: 'adjust= pid=' }),
  unshare: wrapper({ values: 'SG' }),
  ...named('command builtin', command),
  exec: wrapper({ values: 'a' }),
  caffeinate: wrapper({ values: 'tw' }),
  time: recorder({ values: 'of', long: 'output= format=' }),
  ...named('strace ltrace', recorder({ values: 'oepsuEIOPSabX', long: 'output=' })),
  ...named('npx bunx pnpx', runner([], NPM)),
  uvx: runner([], UV),
  npm: runner(['exec', 'x'], NPM),
  pnpm: runner(['exec', 'dlx'], PNPM),
  yarn: runner(['exec', 'dlx'], YARN),
  uv,
  pipx: runner(['run'], { long: 'spec= python= pip-args= index-url= suffix=' }),
  poetry: runner(['run'], { values: 'CP', long: 'directory= project=' }),
  pipenv: runner(['run'], {}),
  bundle: runner(['exec'], {}),
}
