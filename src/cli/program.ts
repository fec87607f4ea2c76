import { Command, InvalidArgumentError } from 'commander'
import { version } from '../../package.json'
import { cleanText } from '../base/core/text.ts'
import { errorCode } from '../files/io/read-text.ts'
import { COMMAND_OUTPUT, fail } from '../files/io/terminal.ts'

export const VERSION = version

/** Groups of commands in the help. A command outside the groups stands under "Commands". */
const GROUPS: Readonly<Record<string, string>> = {
  'Setting up': 'init uninstall doctor demo',
  Looking: 'status journal report audit calibrate tiers explain',
  'Going on with work': 'checkpoint resume handoff rewind recall memory',
  Rules: 'config flags gate verify',
  'Tracks and their documents': 'track note compact',
}

/** The command that subcommands are added to. */
export type Program = Command

export function createProgram(): Program {
  return new Command('holdfast')
    .configureOutput(COMMAND_OUTPUT)
    .description("Keeps a Claude Code session's work alive through context compaction.")
    .version(VERSION, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand(false)
    .addHelpText('afterAll', '\nExit codes: 0 done, 1 did not work or nothing was found, 2 called wrongly.')
    .showHelpAfterError('(holdfast --help lists the commands)')
    .exitOverride((error) => {
      process.exit(error.exitCode === 0 ? 0 : 2)
    })
}

/** `help checkpoint list` is `checkpoint list --help`. The caller adds this command after all others. */
export function addHelpCommand(program: Program): void {
  program
    .command('help')
    .description('show the help of a command')
    .argument('[command...]', 'its name, of two words for a command below another')
    .action((names: readonly string[]) => {
      let found: Program | undefined = program
      for (const name of names) found = found?.commands.find((command) => command.name() === name)
      if (found !== undefined) return found.outputHelp()
      fail(`There is no command "${cleanText(names.join(' '))}"; holdfast --help lists them`, 2)
    })
}

/** Puts the commands of a program into the groups of its help. */
export function groupCommands(program: Program): void {
  for (const [heading, names] of Object.entries(GROUPS)) {
    for (const command of program.commands) {
      if (names.split(' ').includes(command.name())) command.helpGroup(`${heading}:`)
    }
  }
}

/** A whole number from 1 up, as an option gives it. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It is not a whole number from 1 up.')
  return Number(text)
}

/** Reports an error that no command foresaw, most often with a file: one line and exit code 1. */
export function failUnforeseen(error: unknown, args: readonly string[]): void {
  const { path } = error as NodeJS.ErrnoException
  const place = typeof path === 'string' ? ` on "${path}"` : ''
  const cause = error instanceof Error && !('code' in error) ? `${error.name}: ${error.message}` : errorCode(error)
  const command = `holdfast ${args.join(' ')}`.trim().slice(0, 100)
  fail(cleanText(`Cannot finish "${command}": ${cause}${place}; what it did before stays, and it can be run again`))
}
