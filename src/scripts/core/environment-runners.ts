import { hasMarks } from '../../command/core/marks.ts'
import { noteOutputs } from '../../command/core/note-outputs.ts'
import { type OptionRules, parseLeading, parseOptions, valuesOf } from '../../command/core/options.ts'
import { doubtRun, named, type Program, type Programs } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'
import { runPackageScripts } from './package-scripts.ts'
import { runShellText } from './shell-programs.ts'
import { runner, wrapper } from './wrapper.ts'

// Programs that set up an environment, a terminal or a watch, and run the words behind their own.

/** Leaves out words like `A=b` before the program. */
const afterAssignments: Program = ({ args, state, input, shell }) => {
  const at = args.findIndex((word) => !word.startsWith('-') && !/^\w+=/.test(word))
  return at === -1 ? null : shell.runWords(args.slice(at), state, input)
}

/** Runs what follows `exec` or `run`, and a number of words of its own, or `--`. */
const afterVerb =
  (verbs: readonly string[], skip: number): Program =>
  (call) => {
    const { args, state, input, shell, name } = call
    const dashes = args.indexOf('--')
    if (dashes !== -1) return shell.runWords(args.slice(dashes + 1), state, input)
    const verb = args.findIndex((word) => verbs.includes(word))
    if (verb === -1) {
      shell.noteUnknown(name)
      noteOutputs({ name, args, state, shell })
      return null
    }
    const { operands } = parseLeading(args.slice(verb + 1), { values: 'npC', long: 'name= prefix=' })
    return shell.runWords(operands.slice(skip), state, input)
  }

/** A short form of a package's script: `npm:build` is `npm run build`. */
const SHORT_FORM = /^(npm|pnpm|yarn|bun|node|deno):(?=\S)/

/** Every operand is a script, and so are the values of some options. */
const texts =
  (rules: OptionRules, ...codes: string[]): Program =>
  (call) => {
    const options = parseOptions(call.args, rules)
    noteOutputs(call)
    for (const text of [...valuesOf(options, ...codes), ...options.operands])
      runShellText(text.replace(SHORT_FORM, '$1 run '), [], { ...call, state: forkState(call.state) })
  }

/** A loader of variables, whose own word `run` may stand before the program. */
const dotenv: Program = (call) => {
  const { operands } = parseLeading(call.args, { values: 'efvp', long: 'file=' })
  const words = operands[0] === 'run' ? operands.slice(1) : operands
  const inner = parseLeading(words, { values: 'efvp' }).operands
  return call.shell.runWords(inner, call.state, call.input)
}

/** Like `texts`, but words alone are a script file and its arguments. */
const textOption =
  (values: string, long: string): Program =>
  (call) => {
    const options = parseLeading(call.args, { values, long })
    const codes = valuesOf(options, 'x', 'exec', 'run', 'command', 'c')
    for (const text of codes) runShellText(text, [], { ...call, state: forkState(call.state) })
    if (codes.length === 0) call.shell.noteUnknown(call.name)
  }

const STARTS = /^(?:new|new-session|neww|new-window|splitw|split-window|respawn-pane|respawnp|popup|display-popup)$/

/** A terminal multiplexer: a new window runs its words; keys go to a shell that stands somewhere else. */
const tmux: Program = (call) => {
  const at = call.args.findIndex((word) => STARTS.test(word))
  if (
    call.args.some((word) =>
      /^(?:send|send-keys|run|run-shell|if|if-shell|pipe-pane|pipep|source|source-file)$/.test(word),
    )
  )
    doubtRun(call, 'it runs in another shell, whose place is not known')
  if (at === -1) return
  const options = parseLeading(call.args.slice(at + 1), { values: 'scntxyFeplEhwTSb' })
  const state = forkState(call.state)
  if (options.values.has('c')) state.cwd = null
  const [first = '', ...rest] = options.operands
  if (rest.length > 0) call.shell.runWords([first, ...rest], state, null)
  else if (first !== '') runShellText(first, [], { ...call, state })
}

const screen: Program = (call) => {
  if (call.args.includes('-X')) doubtRun(call, 'it runs in another shell, whose place is not known')
  const { operands } = parseLeading(call.args, { values: 'SctpehsT' })
  return operands.length === 0 || hasMarks(operands[0] ?? '') ? null : call.shell.runWords(operands, call.state, null)
}

const runEach: Program = (call) => {
  call.shell.noteUnknown(call.name)
  for (const name of parseOptions(call.args, { values: 'c' }).operands)
    runPackageScripts({ ...call, name: 'npm' }, ['run', ...name.split(/\s+/)])
}

export const ENVIRONMENT_RUNNERS: Programs = {
  ...named('npm-run-all run-s run-p', runEach),
  tmux,
  screen,
  gosu: wrapper({}, 1),
  setpriv: wrapper({ long: 'reuid= regid= groups= inh-caps= bounding-set=' }),
  fakeroot: wrapper({ values: 'lsib' }),
  'xvfb-run': wrapper({ values: 'enfps', long: 'server-num= error-file= server-args= auto-servernum' }),
  ...named('dbus-run-session catchsegv firejail entr ts', wrapper({})),
  rlwrap: wrapper({ values: 'fHbCs' }),
  'systemd-inhibit': wrapper({ long: 'what= who= why= mode=' }),
  dotenv,
  ...named('dotenvx conda mamba micromamba volta op doppler infisical', afterVerb(['run'], 0)),
  'cross-env': afterAssignments,
  'env-cmd': wrapper({ values: 'fer', long: 'file= environments=' }),
  ...named('direnv nvm aws-vault', afterVerb(['exec'], 1)),
  ...named('pyenv rbenv nodenv asdf goenv fnm lerna', afterVerb(['exec'], 0)),
  ...named('mise rtx', afterVerb(['exec', 'x'], 0)),
  ...named('hatch pdm rye pixi', runner(['run'], {})),
  'nix-shell': textOption('pAI', 'run= command= pure packages='),
  nix: afterVerb(['-c', '--command'], 0),
  nodemon: textOption('xwei', 'exec= watch= ext= ignore='),
  watchexec: wrapper({ values: 'wefiEW', long: 'watch= exts= filter= ignore=' }),
  concurrently: texts({
    values: 'nmclpts',
    long: 'names= name-separator= max-processes= prefix-colors= prefix= prefix-length= success= restart-tries= restart-after= kill-others',
  }),
  hyperfine: texts(
    {
      values: 'wrmMpcsCLnSDPu',
      long:
        'warmup= runs= min-runs= max-runs= prepare= cleanup= setup= conclude= export-json= export-markdown= export-csv= ' +
        'command-name= parameter-list= shell= style= output= input= time-unit=',
    },
    ...['p', 'prepare', 'c', 'cleanup', 's', 'setup', 'C', 'conclude'],
  ),
}
