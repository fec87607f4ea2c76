import { HOLE, hasMarks, SPLIT } from '../../command/core/marks.ts'
import { hasFlag, parseLeading, parseOptions, valuesOf } from '../../command/core/options.ts'
import { noteScriptFile } from '../../command/core/run-file.ts'
import { type Call, doubtRun, named, type Output, type Program, type Programs } from '../../command/core/shell.ts'
import { forkState, nameScript, setVariable, startChild, textValue } from '../../command/core/state.ts'

const PLAIN_SHELLS = new Set(['sh', 'dash', 'ash', 'busybox', 'watch', 'su', 'runuser', 'sg', 'flock', 'script'])

/** Runs a script held in a word, with the words after it as parameters. */
export function runShellText(
  code: string,
  parameters: readonly string[],
  { state, input, shell, name, args }: Call,
): Output {
  if (hasMarks(code)) {
    doubtRun({ name, args, shell }, 'the script it runs is known only when the command runs')
    return null
  }
  const inner = startChild(state, parameters.slice(1), PLAIN_SHELLS.has(name))
  return shell.runText(code, inner, input)
}

function runScriptFile(text: string, path: string, args: readonly string[], { state, input, shell, name }: Call): void {
  const inner = startChild(state, args, PLAIN_SHELLS.has(name))
  nameScript(inner, path)
  shell.runText(text, inner, input)
}

/** A shell: `-c` text, a script's text on its input, or a script file, which is a program like any other. */
const shellProgram: Program = (call) => {
  const { args, input, shell, name } = call
  const words = args.map((word) => (/^\+[A-Za-z]/.test(word) ? `-${word.slice(1)}` : word))
  const options = parseLeading(words, { values: 'oO', long: 'rcfile= init-file=' })
  const [first, ...rest] = options.operands
  if (hasFlag(options, 'c')) return first === undefined ? null : runShellText(first, rest, call)
  const readsInput = first === undefined || first === '-' || first === '/dev/stdin' || hasFlag(options, 's')
  // With -n a shell only checks the syntax.
  if (!readsInput && hasFlag(options, 'n')) return
  if (!readsInput) {
    if (/^\/(?:dev|proc)\//.test(first) || first.startsWith(SPLIT))
      doubtRun({ name, args, shell }, 'it runs what another command prints')
    else noteScriptFile(call, first, (text, path) => void runScriptFile(text, path, rest, call))
    return
  }
  if (hasFlag(options, 'version', 'help')) return
  if (input !== null && !hasMarks(input))
    return runShellText(input, [name, ...(hasFlag(options, 's') ? options.operands : rest)], { ...call, input: null })
  doubtRun({ name, args, shell }, 'it runs what it reads, which is not known')
}

/** `flock file command`: the lock file is made. */
const flock: Program = (call) => {
  const options = parseLeading(call.args, {
    values: 'wEc',
    long: 'timeout= wait= conflict-exit-code= command=',
  })
  const [file, ...words] = options.operands
  if (file !== undefined && !/^\d+$/.test(file)) call.shell.write(call.state, file, 'flock')
  const text = valuesOf(options, 'c', 'command')[0]
  if (text !== undefined) return runShellText(text, [], call)
  return words[0] === '-c'
    ? runShellText(words.slice(1).join(' '), [], call)
    : call.shell.runWords(words, call.state, call.input)
}

const TAKES_TEXT = { values: 'csgGEIOBTmou', long: 'command= shell= log-out= log-io= user=' }

/** `su user -c text`, `script -c text file`. */
const takesText: Program = (call) => {
  const options = parseOptions(call.args, TAKES_TEXT)
  const state = forkState(call.state)
  if (call.name !== 'script') setVariable(state, 'HOME', textValue(HOLE))
  const texts = valuesOf(options, 'c', 'command')
  for (const text of texts) runShellText(text, [], { ...call, state })
  if (call.name !== 'script' && texts.length === 0 && call.input) call.shell.runWords(['sh'], state, call.input)
  if (call.name === 'script')
    for (const file of options.operands.length > 0 ? options.operands : ['typescript'])
      call.shell.write(call.state, file, 'script')
}

/** `runuser -u user -- program` runs words; without `-u` the program is like `su`. */
const runuser: Program = (call) => {
  const options = parseLeading(call.args, TAKES_TEXT)
  return hasFlag(options, 'u', 'user') ? call.shell.runWords(options.operands, call.state, call.input) : takesText(call)
}

/** `sg group text`, with or without `-c`. With other options the name is that of ast-grep. */
const sg: Program = (call) => {
  const [group = '', ...words] = call.args.filter((word) => word !== '-' && word !== '-c')
  if (/^-|^(?:run|scan|test|new|lsp)$/.test(group))
    return call.shell.runWords(['ast-grep', ...call.args], call.state, null)
  return words[0] === undefined ? null : runShellText(words[0], [], call)
}

/** `watch`, `ssh`-less runners that join their words into one script. */
const joinsWords: Program = (call) => {
  const { operands } = parseLeading(call.args, { values: 'nqs', long: 'interval= equexit= differences?' })
  return operands.length === 0 ? null : runShellText(operands.join(' '), [], call)
}

export const SHELL_PROGRAMS: Programs = {
  ...named('sh bash dash zsh ksh ash mksh rbash fish csh tcsh', shellProgram),
  flock,
  ...named('su script', takesText),
  runuser,
  sg,
  watch: joinsWords,
}
