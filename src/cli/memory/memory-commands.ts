import { findProjectDir } from '../../files/io/project-dir.ts'
import type { Program } from '../program.ts'
import type { MemoryOptions } from './memory.ts'

interface MemoryCommand {
  /** The name and its arguments, as the help shows them. */
  readonly usage: string
  readonly description: string
  readonly options?: readonly (readonly [flags: string, description: string])[]
  readonly load: () => Promise<(options: MemoryOptions, words: readonly string[]) => void | Promise<void>>
}

const FILTERS = [
  ['--namespace <name>', 'only this namespace'],
  ['--tag <tag>', 'only memories with this tag'],
  ['--limit <n>', 'how many to show (default: 20)'],
] as const

const MEMORY_COMMANDS: readonly MemoryCommand[] = [
  {
    usage: 'list',
    description: 'list what is kept, the newest last',
    options: FILTERS,
    load: async () => (await import('./memory.ts')).listAllMemories,
  },
  {
    usage: 'search <words...>',
    description: 'search memories by their words, the best first; beginnings of words and small slips are forgiven',
    options: FILTERS,
    load: async () => (await import('./memory.ts')).searchAllMemories,
  },
  {
    usage: 'show <id>',
    description: 'show one memory whole (the start of its id is enough)',
    load: async () => (await import('./memory.ts')).showMemory,
  },
  {
    usage: 'add <text...>',
    description: 'keep something; secrets and <private> spans are left out',
    options: [
      ['--namespace <name>', 'what it is about (default: learnings)'],
      ['--tag <tags>', 'tags, separated by commas'],
    ],
    load: async () => (await import('./memory.ts')).addMemory,
  },
  {
    usage: 'adopt <ids...>',
    description: 'take memories of somebody else, or of an earlier version, as your own',
    load: async () => (await import('./memory-adopt.ts')).adoptMemories,
  },
  {
    usage: 'sync',
    description: 'fetch the memories of a remote, merge them with yours, and push',
    options: [['--remote <name>', "the remote (default: the branch's, else origin)"]],
    load: async () => (await import('./memory.ts')).syncAllMemories,
  },
  {
    usage: 'reindex',
    description: 'make the index anew from everything that is stored',
    load: async () => (await import('./memory.ts')).reindexMemories,
  },
  {
    usage: 'proposals [ids...]',
    description: 'list, keep or drop what was found and is not sure enough to be kept unasked',
    options: [
      ['--keep', 'store them'],
      ['--drop', 'forget them'],
    ],
    load: async () => (await import('./memory-proposals.ts')).settleProposals,
  },
  {
    usage: 'check',
    description:
      "say how long the logs and the client's own memory are; exit code 1 when a rotation is due or a format unknown",
    load: async () => (await import('./memory-rotate.ts')).checkLogs,
  },
  {
    usage: 'rotate',
    description: 'move old decisions and resolved issues of logs over their limit into archives by month',
    options: [
      ['--dry-run', 'only say what would move'],
      ['--force', 'also logs under their limit'],
    ],
    load: async () => (await import('./memory-rotate.ts')).rotateMemoryLogs,
  },
]

/** `holdfast memory ...`: adds the subcommands. Each takes `--dir` and `--json` besides its own options. */
export function addMemoryCommands(program: Program): void {
  const memory = program
    .command('memory')
    .description('keep, find and share what is worth knowing in later sessions, in git notes')
  for (const { usage, description, options = [], load } of MEMORY_COMMANDS) {
    const command = memory.command(usage).description(description).option('--dir <dir>', 'the repository', '.')
    for (const [flags, text] of options) command.option(flags, text)
    command.action(async (...given: unknown[]) => {
      const { dir, ...filters } = command.opts()
      return (await load())({ ...filters, project: findProjectDir(dir) ?? dir }, given.slice(0, -2).flat().map(String))
    })
  }
}
