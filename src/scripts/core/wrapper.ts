import { baseName } from '../../command/core/locate-path.ts'
import { enterDirectory } from '../../command/core/locate-words.ts'
import { HOLE } from '../../command/core/marks.ts'
import { noteOutputs } from '../../command/core/note-outputs.ts'
import { type OptionRules, parseLeading, parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Call, Output, Program } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'
import { runPackageScripts } from './package-scripts.ts'
import { runShellText } from './shell-programs.ts'

/** A program that runs the words after its own options, and after so many operands of its own. */
export function wrapper(rules: OptionRules, skip = 0): Program {
  return ({ name, args, state, input, shell }) => {
    const { operands } = parseLeading(args, rules)
    noteOutputs({ name, args: args.slice(0, args.length - operands.length), state, shell })
    return shell.runWords(operands.slice(skip), state, input)
  }
}

/** The program a package is run for: `@biomejs/biome@2` is biome. */
const packageProgram = (word: string) => baseName(word.replace(/(.)@.*$/, '$1'))

/** Commands of pnpm, yarn and bun. Any other word is the name of a script, or of a program that a package brings. */
const COMMANDS = ` ${[
  'add audit autoclean bin build cache cat-file cat-index check completion config constraints create dedupe deploy dlx',
  'docs doctor env exec explain fetch find-hash generate-lock-entry global help i import info init install link licenses',
  'list ll ln la login logout ls multi m outdated owner pack patch patch-commit patch-remove pkg plugin pm policies prefix',
  'prune publish rb rebuild recursive remove repl restart rm root run run-script s se search server set setup start stage',
  'stop store t tag team test tst uninstall unlink unplug unpublish up update upgrade v version versions view whoami why',
  'workspace workspaces x self-update approve-builds ignored-builds c get it install-test',
].join(' ')} `

/** Runs a word that a package manager takes for a script or for a program: the script comes first. */
export function runPackageWord(call: Call, operands: readonly string[], folders: readonly string[]): Output {
  const isRun = operands[0] === 'run' && call.name !== 'pnpm'
  const [program = '', ...words] = isRun
    ? operands.slice(operands.findIndex((word, at) => at > 0 && !word.startsWith('-')))
    : operands
  const isCommand = !isRun && COMMANDS.includes(` ${program} `)
  // bun has commands of its own where the others take the script of that name.
  if (isCommand && call.name === 'bun') return null
  if (folders.some((folder) => runPackageScripts(call, operands, folder))) return null
  const [folder = '.', ...others] = folders
  const isProgram = !isCommand && /^(?:pnpm|yarn|bun)$/.test(call.name) && /^[\w@]/.test(program)
  // The place of a package that only its name tells is not known.
  if (!isProgram || others.length > 0) return null
  const state = forkState(call.state)
  if (folder !== '.') enterDirectory(folder, state)
  return call.shell.runWords([packageProgram(program), ...words], state, call.input)
}

/** Folders in which a package that an option names may lie: the option holds a path, or a name. */
const packageFolders = (name: string) => {
  const base = baseName(name.replace(/\.\.\.$/, ''))
  return name.startsWith('.') ? [name] : [name, `packages/${base}`, `apps/${base}`, '.']
}

/** Commands that change the manifest or `.npmrc` by name are writes, and packages are put below a named folder. */
function noteManifest(call: Call, words: readonly string[], folder: string | undefined): void {
  const [verb = '', second, third] = words
  // A manager of Python names the new project itself; the others name a template first.
  const made = /^(?:uv|poetry)$/.test(call.name) ? second : third
  if (/^(?:new|init|create)$/.test(verb) && made !== undefined && !made.startsWith('-'))
    call.shell.write(call.state, made, `${call.name} ${verb}`, { action: 'create', recursive: true })
  const isChange =
    (verb === 'init' && (second === undefined || second.startsWith('-'))) ||
    (verb === 'version' && second !== undefined) ||
    (verb === 'pkg' && /^(?:set|delete|fix)$/.test(second ?? ''))
  if (isChange && /^(?:p?npm|yarn|bun)$/.test(call.name))
    call.shell.write(
      call.state,
      folder === undefined ? 'package.json' : `${folder}/package.json`,
      `${call.name} ${verb}`,
    )
  if (call.name === 'npm' && /^(?:c|config)$/.test(verb) && /^(?:set|delete|edit)$/.test(second ?? ''))
    call.shell.write(call.state, `${call.shell.context.home ?? HOLE}/.npmrc`, 'npm config')
  if (folder !== undefined && /^(?:i|install|add|ci|link|update|up)$/.test(verb))
    call.shell.write(call.state, folder, `${call.name} ${verb}`, { recursive: true })
}

/** Names a package manager as unknown, and follows the script or the program that its words run. */
function notePackage(call: Call, given: readonly string[], rules: OptionRules): Output {
  // The folder may stand behind the verb as well.
  const options = parseOptions(call.args, { ...rules, long: `${rules.long ?? ''} dir=` })
  // npm takes every option before `--` for its own, the others those before the name of a script.
  const [run = '', ...behind] = call.name === 'npm' ? options.operands : given
  const words = /^run(?:-script)?$/.test(run) ? parseLeading(behind, rules).operands : behind
  const [place, ...inside] = words
  const isInside = call.name === 'yarn' && run === 'workspace' && place !== undefined
  const operands = isInside ? inside : [run, ...words]
  const [verb = ''] = operands
  const [folder] = valuesOf(options, 'prefix', 'C', 'dir', 'cwd')
  const named = valuesOf(options, 'filter', 'F', 'workspace', 'w')
  const packages = (isInside ? [place] : named).flatMap(packageFolders)
  noteManifest(call, operands, folder)
  call.shell.noteUnknown(call.name)
  // A script gets the words itself.
  const isOwn = !/^(?:pnpm|yarn)$/.test(call.name) || COMMANDS.includes(` ${verb} `)
  if (isOwn && !/^(?:run|run-script|test|tst|t|start|stop|restart)$/.test(verb)) noteOutputs(call)
  return runPackageWord(call, operands, folder === undefined && packages.length > 0 ? packages : [folder ?? '.'])
}

/** A file of Python is run by Python, and so is a script on the input. */
const withInterpreter = (words: readonly string[]) =>
  words[0] === '-' || /\.pyw?$/.test(words[0] ?? '') ? ['python', ...words] : words

/** Package runners: `npx prettier --write a`, `uv run python -c ...`. */
export function runner(subcommands: readonly string[], rules: OptionRules): Program {
  return (call) => {
    const options = parseLeading(call.args, rules)
    const { operands } = options
    for (const text of valuesOf(options, 'c', 'call')) runShellText(text, [], call)
    if (subcommands.length === 0)
      return call.shell.runWords(
        operands.map((word, index) => (index === 0 ? packageProgram(word) : word)),
        call.state,
        call.input,
      )
    const [subcommand, ...rest] = operands
    if (subcommand === 'publish' || subcommand === 'unpublish')
      call.shell.noteIrreversible(`${call.name} ${subcommand}`)
    if (subcommand === undefined || !subcommands.includes(subcommand)) return notePackage(call, operands, rules)
    const own = parseLeading(rest, rules)
    const inner = own.operands.filter((word, index) => index !== 1 || word !== '--')
    for (const text of valuesOf(own, 'c', 'call')) runShellText(text, [], call)
    const state = forkState(call.state)
    for (const folder of [options, own].flatMap((each) => valuesOf(each, 'C', 'dir', 'directory', 'cwd')))
      enterDirectory(folder, state)
    const [module] = valuesOf(own, 'm', 'module')
    const words = module === undefined ? withInterpreter(inner) : ['python', '-m', module, ...inner]
    return call.shell.runWords(words, state, call.input)
  }
}
