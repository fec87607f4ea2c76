import { Command, InvalidArgumentError } from 'commander'
import { version } from '../../package.json'

/** What subcommands are added to. */
export type Program = Command

export function createProgram(): Program {
  return new Command('holdfast')
    .description('Keeps a Claude Code session alive through context compaction.')
    .version(version)
    .showHelpAfterError('(holdfast --help lists the commands)')
    .exitOverride((error) => {
      process.exit(error.exitCode === 0 ? 0 : 2)
    })
}

/** A whole number from 1 up, as an option gives it. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It is not a whole number from 1 up.')
  return Number(text)
}
