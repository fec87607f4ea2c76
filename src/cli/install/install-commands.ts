import { CLIENTS, type Client } from '../../client/core/client.ts'
import { RUNTIMES } from '../../client/core/registration.ts'
import type { UninstallOptions } from '../../install/remove-shared.ts'
import { addCommand, oneOf, type Program } from '../program.ts'
import { fail } from '../terminal.ts'
import type { InstallOptions } from './init.ts'

interface ClientOption {
  readonly client?: Client
}

export function addInstallCommands(program: Program): void {
  addCommand(program, 'init [dir]')
    .description('copy the hooks into a repository, register them, and fire each one to prove it')
    .option('--tracks', 'adopt tracks: a policy and the documents in docs/context/ that are not there yet')
    .option('--statusline', 'put the status line into your own settings too; the one you have runs beside it')
    .option(
      '--commands',
      'put /holdfast:status, checkpoint, handoff, summarize-changes and recall into .claude/commands',
    )
    .option('--exec', 'register the hooks as program and arguments, without a shell (the default on Windows)')
    .option('--shell', 'register the hooks as lines for a POSIX shell (the default elsewhere)')
    .addOption(
      oneOf('--runtime <program>', 'what runs the hooks: node, bun (default: node, or the registered one)', RUNTIMES),
    )
    .addOption(
      oneOf('--client <client>', 'the client to install for: claude, codex, gemini (default: claude)', CLIENTS),
    )
    .action(async (dir: string, options: InstallOptions & ClientOption) => {
      const { client = 'claude' } = options
      const misuse = findMisuse(client, options)
      if (misuse !== null) return fail(misuse, 2)
      if (client !== 'claude') return (await import('./client-install.ts')).installForClient(client, dir)
      return (await import('./init.ts')).install(dir, options)
    })

  addCommand(program, 'uninstall [dir]')
    .description('remove the hooks and their registration from a repository')
    .option('--state', 'remove .holdfast/ too: checkpoints, journal, configuration')
    .option('--memories', 'remove the memories too, in git notes and in files')
    .addOption(
      oneOf('--client <client>', 'only what this client has: claude, codex, gemini (default: all of them)', CLIENTS),
    )
    .action(async (dir: string, options: UninstallOptions & ClientOption) => {
      const { client } = options
      if (client !== undefined && client !== 'claude')
        return (await import('./uninstall.ts')).uninstallFromClient(client, dir, options)
      return (await import('./uninstall.ts')).uninstall(dir, options, client && [])
    })
}

/** The complaint about options that would be passed over silently, or that contradict each other. */
function findMisuse(client: Client, options: InstallOptions): string | null {
  if (options.exec === true && options.shell === true)
    return '--exec and --shell are two ways to register the same hooks; give one of them'
  if (options.runtime === 'bun' && process.platform === 'win32')
    return '--runtime bun is for POSIX systems: on Windows no file stands for an empty configuration of bun'
  const names = client === 'claude' ? [] : OF_CLAUDE.filter((name) => options[name] !== undefined)
  const given = names.map((name) => `--${name}`).join(', ')
  return names.length === 0
    ? null
    : `--client ${client} does not go with ${given}: that is for Claude Code; run init once for each client`
}

const OF_CLAUDE = ['tracks', 'statusline', 'commands', 'exec', 'shell', 'runtime'] as const
