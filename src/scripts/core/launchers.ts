import { HOLE, hasMarks } from '../../command/core/marks.ts'
import { noteOutputs } from '../../command/core/note-outputs.ts'
import { hasFlag, parseLeading, parseOptions, valuesOf } from '../../command/core/options.ts'
import { doubtRun, named, type Program, type Programs } from '../../command/core/shell.ts'
import { runMakefile } from './makefile.ts'

// Tools whose options or words can run a program or code of another kind. Such code is not followed but noted as a
// doubt.

const doubtIf =
  (pattern: RegExp, why: string): Program =>
  (call) => {
    if (call.args.some((word) => pattern.test(word) || hasMarks(word.slice(0, 1)))) doubtRun(call, why)
  }

const RUNS = 'it runs a program that its options name'

/** Runs a program somewhere else on this machine, as another user or later. */
const launch: Program = (call) => {
  const { operands } = parseLeading(call.args, {
    values: 'pEuMHtr',
    long: 'unit= property= setenv= machine= slice= uid= gid= on-calendar= description= working-directory=',
  })
  if (operands.length > 0) doubtRun(call, 'the service manager runs it, out of sight')
}

const ssh: Program = (call) => {
  const options = parseLeading(call.args, { values: 'bcDEeFIiJLlmOopQRSWw' })
  const [host = '', ...words] = options.operands
  if (words.length > 0 && /^(?:\w+@)?(?:localhost|127\.|::1|0\.0\.0\.0|ip6-localhost)/.test(host))
    doubtRun(call, 'it runs on this machine')
  for (const path of valuesOf(options, 'E')) call.shell.write(call.state, path, 'ssh -E')
  const runs = /^(?:proxycommand|localcommand|knownhostscommand|permitlocalcommand)\b/i
  if (valuesOf(options, 'o').some((text) => runs.test(text))) doubtRun(call, RUNS)
}

/** A word such as `+!command` has `less` run a command. */
const less: Program = (call) => {
  if (call.args.some((word) => /^\+[^\d/gG]/.test(word))) doubtRun(call, RUNS)
  const options = parseOptions(call.args, {
    values: 'oOpPtTxyzhjkD',
    long: 'log-file= LOG-FILE= pattern= tabs= window=',
  })
  for (const path of valuesOf(options, 'o', 'O', 'log-file', 'LOG-FILE')) call.shell.write(call.state, path, 'less -o')
}

const history: Program = ({ args, state, shell }) => {
  const at = args.findIndex((word) => /^-[wa]$/.test(word))
  if (at !== -1) shell.write(state, args[at + 1] ?? `${shell.context.home ?? HOLE}/.bash_history`, 'history -w')
}

/** A debugger's own commands run programs and write files, but for those that only look. */
const debug: Program = (call) => {
  const options = parseOptions(call.args, { values: 'x', long: 'ex= eval-command= command= args batch' })
  const commands = valuesOf(options, 'ex', 'eval-command')
  const words = call.args.flatMap((word, index) =>
    /^-?-(?:ex|iex|eval-command)$/.test(word) ? (call.args[index + 1] ?? '') : [],
  )
  const isTame = (text: string) =>
    /^(?:bt|backtrace|run|r|q|quit|c|continue|info|p|print|x|l|list|b|break|thread|frame|set pagination)\b[^!|>]*$/.test(
      text.trim(),
    )
  if ([...commands, ...words].some((text) => !isTame(text))) doubtRun(call, RUNS)
}

const make: Program = (call) => {
  const options = parseOptions(call.args, {
    values: 'CfoWI',
    attached: 'j',
    long: 'file= makefile= directory= eval= jobs? dry-run just-print recon',
  })
  const { operands } = options
  const files = valuesOf(options, 'f', 'file', 'makefile')
  if (files.includes('-') || options.values.has('eval')) doubtRun(call, 'it runs what it reads')
  for (const file of files)
    if (call.shell.isWritten(call.state, file)) doubtRun(call, 'it runs a file that this command writes')
  call.shell.noteUnknown(call.name)
  const folder = valuesOf(options, 'C', 'directory').join('/') || '.'
  const isDry = hasFlag(options, 'n', 'dry-run', 'just-print', 'recon')
  const installed = operands.some((word) => word.startsWith('install')) ? operands : []
  for (const [, path = ''] of installed.flatMap((word) => [...word.matchAll(/^(?:DESTDIR|PREFIX|prefix)=(.+)$/g)]))
    if (!isDry) call.shell.write(call.state, path, `${call.name} install`, { action: 'create', recursive: true })
  if (!isDry) runMakefile(call, operands, folder, files[0])
}

const runsInput: Program = (call) => {
  if (call.input !== '' && !call.args.some((word) => !word.startsWith('-'))) doubtRun(call, 'it runs what it reads')
  else {
    call.shell.noteUnknown(call.name)
    noteOutputs(call)
  }
}

/** Other languages, whose code in an option is not read. */
const unread =
  (options: string): Program =>
  (call) => {
    const names = options.split(' ')
    if (call.args.some((word) => names.some((name) => word === name || word.startsWith(`${name}=`))))
      doubtRun(call, `code for ${call.name} is not read`)
    else return runsInput(call)
  }

export const LAUNCHERS: Programs = {
  ...named('ocaml kotlin Rscript R elixir iex groovy scala swift ghc osascript gnuplot', unread('-e')),
  ...named('expect tclsh wish', unread('-c')),
  ...named('octave nim', unread('--eval')),
  ...named('clojure clj', unread('-e --eval -M -X')),
  guile: unread('-c -e'),
  racket: unread('-e --eval'),
  sbcl: unread('--eval --load'),
  erl: unread('-eval -s -run'),
  matlab: unread('-r -batch'),
  julia: unread('-e -E'),
  'systemd-run': launch,
  launchctl: doubtIf(/^(?:load|bootstrap|submit)$/, 'it starts something that runs out of sight'),
  socat: doubtIf(/^(?:exec|system|open|create|file|gopen|pipe):/i, RUNS),
  ...named('nc ncat', doubtIf(/^-[a-z]*[ec]$|^--(?:exec|sh-exec)/, RUNS)),
  netcat: doubtIf(/^-[a-z]*[ec]$/, RUNS),
  cmd: doubtIf(/^\/[ck]$/i, 'commands of cmd are not read'),
  man: doubtIf(/^-[a-zA-Z]*[PH]|^--(?:pager|html)/, RUNS),
  hash: doubtIf(/^-p$/, 'another program runs under this name'),
  compgen: doubtIf(/^-[a-zA-Z]*[CF]/, RUNS),
  complete: doubtIf(/^-[a-zA-Z]*C/, RUNS),
  fc: doubtIf(/^-[es]/, 'it runs an earlier command'),
  history,
  chroot: doubtIf(/^/, 'paths mean something else inside another root'),
  enable: doubtIf(/^-[a-z]*f/, 'it loads code into the shell'),
  ...named('less more', less),
  ...named('gdb lldb', debug),
  ssh,
  ...named('make gmake', make),
}
