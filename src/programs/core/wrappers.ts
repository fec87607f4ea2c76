import { enterDirectory } from '../../syntax/core/enter-directory.ts'
import { HOLE } from '../../syntax/core/marks.ts'
import { noteVariable } from '../../syntax/core/note-variable.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import type { Program, Programs } from '../../syntax/core/shell.ts'
import { forkState, setVariable, textValue } from '../../syntax/core/state.ts'
import { runner, wrapper } from '../../syntax/core/wrapper.ts'

/** `env A=b -C dir program`. */
const env: Program = (call) => {
  const options = parseOptions(call.args, {
    values: 'uCS',
    long: 'unset= chdir= split-string= ignore-environment',
    stopAtOperand: true,
  })
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
  const options = parseOptions(call.args, { values: 'ughpCrtTUDR', long, stopAtOperand: true })
  const state = forkState(call.state)
  // Another user has another home.
  if (hasFlag(options, 'H', 'i', 'login', 'set-home')) setVariable(state, 'HOME', textValue(HOLE))
  for (const directory of valuesOf(options, 'D', 'chdir')) enterDirectory(directory, state)
  if (hasFlag(options, 'e', 'edit')) for (const file of options.operands) call.shell.write(state, file, 'sudo -e')
  else
    return call.shell.runWords(
      options.operands.filter((word, index, all) => index > 0 || !/^\w+=/.test(word) || all.length === 0),
      state,
      call.input,
    )
  return null
}

/** `command -v x` only asks. */
const command: Program = (call) => {
  const { flags, operands } = parseOptions(call.args, { stopAtOperand: true })
  if (flags.has('v')) return call.shell.runWords(['which', ...operands], call.state, call.input)
  if (flags.has('V')) return null
  const state = call.state.functions.size === 0 ? call.state : { ...call.state, functions: new Map() }
  const output = call.shell.runWords(operands, state, call.input)
  if (state !== call.state) Object.assign(call.state, { ...state, functions: call.state.functions })
  return output
}

const trace: Program = (call) => {
  const options = parseOptions(call.args, { values: 'oepsuEIOPSabX', long: 'output=', stopAtOperand: true })
  for (const file of valuesOf(options, 'o', 'output')) call.shell.write(call.state, file, `${call.name} -o`)
  return call.shell.runWords(options.operands, call.state, call.input)
}

const time: Program = (call) => {
  const options = parseOptions(call.args, { values: 'of', long: 'output= format=', stopAtOperand: true })
  for (const file of valuesOf(options, 'o', 'output')) call.shell.write(call.state, file, 'time -o')
  return call.shell.runWords(options.operands, call.state, call.input)
}

const NPM = { values: 'cpwC', long: 'call= package= workspace= prefix=' }

export const WRAPPERS: Programs = {
  env,
  sudo,
  doas: wrapper({ values: 'uC' }),
  nohup: wrapper({}),
  nice: wrapper({ values: 'n', long: 'adjustment=' }),
  ionice: wrapper({ values: 'cnpPu', long: 'class= classdata=' }),
  chrt: wrapper({ values: 'TPD' }, 1),
  taskset: wrapper({}, 1),
  timeout: wrapper({ values: 'ks', long: 'kill-after= signal=' }, 1),
  gtimeout: wrapper({ values: 'ks', long: 'kill-after= signal=' }, 1),
  stdbuf: wrapper({ values: 'ioe', long: 'input= output= error=' }),
  setsid: wrapper({}),
  setarch: wrapper({}, 1),
  unshare: wrapper({ values: 'SG' }),
  command,
  builtin: command,
  exec: wrapper({ values: 'a' }),
  busybox: wrapper({}),
  toybox: wrapper({}),
  chronic: wrapper({}),
  unbuffer: wrapper({}),
  caffeinate: wrapper({ values: 'tw' }),
  coproc: wrapper({}),
  time,
  strace: trace,
  ltrace: trace,
  npx: runner([], NPM),
  bunx: runner([], NPM),
  pnpx: runner([], NPM),
  uvx: runner([], { long: 'from= with= python=', values: 'p' }),
  npm: runner(['exec', 'x'], NPM),
  pnpm: runner(['exec', 'dlx'], NPM),
  yarn: runner(['exec', 'dlx'], NPM),
  uv: runner(['run'], { long: 'with= python= project= directory=', values: 'p' }),
  poetry: runner(['run'], {}),
  pipenv: runner(['run'], {}),
  bundle: runner(['exec'], {}),
}
