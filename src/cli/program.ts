import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { version } from '../../package.json'
import { isSafeName } from '../base/core/safe-name.ts'
import { cleanText } from '../base/core/text.ts'
import { errorCode } from '../files/io/read-text.ts'
import { findFolder } from '../install/io/install-files.ts'
import { COMMAND_OUTPUT, fail, finishJson, isJson, printJson } from './terminal.ts'

export const VERSION = version

/** Groups of commands in the help. A command outside the groups stands under "Commands". */
const GROUPS: Readonly<Record<string, string>> = {
  'Setting up': 'init uninstall doctor completion',
  Looking: 'status report explain',
  'Going on with work': 'checkpoint resume recall rewind',
  'What holds beyond a session': 'memory track config ci',
}

/** Names of earlier versions, and the places of these commands now. They can be relied on and stand in no help. */
export const MOVED: Readonly<Record<string, readonly string[]>> = {
  audit: ['ci', 'audit'],
  calibrate: ['config', 'calibrate'],
  clean: ['checkpoint', 'clean'],
  compact: ['track', 'compact'],
  flags: ['config', 'flags'],
  gate: ['ci', 'gate'],
  handoff: ['checkpoint', 'handoff'],
  journal: ['report', 'journal'],
  note: ['track', 'note'],
  tiers: ['track', 'tiers'],
  verify: ['ci', 'verify'],
}

/** Words of a call as the program reads them: an earlier name in its place. */
export function placeWords([name = '', ...rest]: readonly string[]): string[] {
  return name === '' ? [] : [...(Object.hasOwn(MOVED, name) ? (MOVED[name] ?? []) : [name]), ...rest]
}

/** Takes `--json` out of the words of a call, so that no option takes it for a value. Words behind `--` are no options. */
export function takeJson(words: readonly string[]): { readonly asJson: boolean; readonly words: readonly string[] } {
  const end = words.includes('--') ? words.indexOf('--') : words.length
  const own = words.slice(0, end).filter((word) => word !== '--json')
  return { asJson: own.length < end, words: [...own, ...words.slice(end)] }
}

export type Program = Command

export function createProgram(): Program {
  return new Command('holdfast')
    .configureOutput(COMMAND_OUTPUT)
    .description("Keeps a Claude Code session's work alive through context compaction.")
    .version(VERSION, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .enablePositionalOptions()
    .addHelpText(
      'after',
      '\nholdfast demo plays a whole session; holdfast COMMAND --help lists what stands below a command.',
    )
    .addHelpText('afterAll', '\nExit codes: 0 done, 1 did not work or nothing was found, 2 called wrongly.')
    .showHelpAfterError('(holdfast --help lists the commands)')
    .exitOverride((error) => {
      process.exitCode = error.exitCode === 0 ? 0 : 2
      finishJson(error.code === 'commander.version' ? 'version' : 'help')
      process.exit()
    })
}

/** Adds a command. `--dir` or `[dir]` behind its name stands for the option or the argument that names its repository. */
export function addCommand(parent: Program, usage: string): Program {
  const [name = '', place] = usage.split(' ')
  const command = parent.command(name)
  if (place === '--dir') return command.option('--dir <dir>', 'the repository', '.')
  return place === undefined ? command : command.argument('[dir]', 'the repository', '.')
}

/** `help checkpoint list` is `checkpoint list --help`. The caller adds this command after all others. */
export function addHelpCommand(program: Program): void {
  program
    .command('help', { hidden: true })
    .description('show the help of a command')
    .argument('[command...]', 'its name, of two words for a command below another')
    .option('--json', 'print the text as JSON')
    .action((names: readonly string[]) => {
      let found: Program | undefined = program
      for (const name of placeWords(names)) found = found?.commands.find((command) => command.name() === name)
      if (found !== undefined && isJson()) return printJson({ help: found.helpInformation().trimEnd() })
      if (found !== undefined) return found.outputHelp()
      fail(`There is no command "${cleanText(names.join(' '))}"; holdfast --help lists them`, 2)
    })
}

/** Every command prints JSON; the commands that say more about it have declared the option. A command with arguments acts itself. */
export function addJsonOption(command: Program): void {
  for (const below of command.commands) addJsonOption(below)
  const isGroup = command.commands.length > 0 && command.registeredArguments.length === 0
  if (!isGroup && !command.options.some(({ long }) => long === '--json'))
    command.option('--json', 'print the result as JSON')
}

/**
 * Puts the absolute path of the repository into `--dir` and `[dir]`, also of the command above; null or a complaint.
 */
export function placeCall(command: Program): string | null {
  for (let each: Program | null = command; each !== null; each = each.parent) {
    const { dir, session } = each.opts<{ dir?: string; session?: string }>()
    if (session !== undefined && !isSafeName(session)) return `"${cleanText(session)}" is not a session id`
    const at = findDir(each)
    const named = dir ?? each.processedArgs[at]
    if (typeof named !== 'string') continue
    const root = findFolder(named)
    if (root === null) return `"${cleanText(named)}" is not a folder; name the repository${at < 0 ? ' with --dir' : ''}`
    if (at < 0) each.setOptionValueWithSource('dir', root, each.getOptionValueSource('dir'))
    else each.processedArgs[at] = root
  }
  return null
}

export function groupCommands(program: Program): void {
  for (const [heading, names] of Object.entries(GROUPS)) {
    for (const command of program.commands) {
      if (names.split(' ').includes(command.name())) command.helpGroup(`${heading}:`)
    }
  }
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It is not a whole number from 1 up.')
  return Number(text)
}

/** An option with one of these words as its value. */
export function oneOf(flags: string, about: string, words: readonly string[]): Option {
  return new Option(flags, about).choices(words)
}

/** An action whose module is loaded when its command is called. */
export function lazily<Given extends unknown[]>(load: () => Promise<(...given: Given) => unknown>) {
  return async (...given: Given): Promise<void> => void (await (await load())(...given))
}

/** An option that has no effect beside the others, so that a call with both is refused. */
export function exclude(others: string[], flags: string, about: string): Option {
  return new Option(flags, about).conflicts(others)
}

export function choose(name: string, about: string, words: readonly string[]): Argument {
  return new Argument(name, about).choices(words)
}

/** Reports an error that no command foresaw, most often with a file: one line and exit code 1. */
export function failUnforeseen(error: unknown, args: readonly string[]): void {
  const { path } = error as NodeJS.ErrnoException
  const place = typeof path === 'string' ? ` on "${path}"` : ''
  const cause = error instanceof Error && !('code' in error) ? `${error.name}: ${error.message}` : errorCode(error)
  const command = `holdfast ${args.join(' ')}`.trim().slice(0, 100)
  fail(cleanText(`Cannot finish "${command}": ${cause}${place}; what it did before stays, and it can be run again`))
}

const findDir = (command: Program): number =>
  command.registeredArguments.findIndex((argument) => argument.name() === 'dir')
