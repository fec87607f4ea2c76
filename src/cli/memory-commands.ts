import {
  addMemory,
  listAllMemories,
  type MemoryOptions,
  reindexMemories,
  searchAllMemories,
  showMemory,
  syncAllMemories,
} from './memory.ts'
import { settleProposals } from './memory-proposals.ts'
import { checkLogs, rotateMemoryLogs } from './memory-rotate.ts'
import type { Program } from './program.ts'

interface MemoryCommand {
  /** The name and its arguments, as the help shows them. */
  readonly usage: string
  readonly description: string
  readonly options: readonly (readonly [flags: string, description: string])[]
  readonly run: (options: MemoryOptions, words: readonly string[]) => void | Promise<void>
}

const FILTERS = [
  ['--namespace <name>', 'only this namespace'],
  ['--tag <tag>', 'only memories with this tag'],
  ['--limit <n>', 'how many to show (default: 20)'],
] as const

const MEMORY_COMMANDS: readonly MemoryCommand[] = [
  { usage: 'list', description: 'list what is kept, the newest last', options: FILTERS, run: listAllMemories },
  {
    usage: 'search <words...>',
    description: 'search memories by their words, the best first; beginnings of words and small slips are forgiven',
    options: FILTERS,
    run: searchAllMemories,
  },
  {
    usage: 'show <id>',
    description: 'show one memory whole (the start of its id is enough)',
    options: [],
    run: showMemory,
  },
  {
    usage: 'add <text...>',
    description: 'keep something; secrets and <private> spans are left out',
    options: [
      ['--namespace <name>', 'what it is about (default: learnings)'],
      ['--tag <tags>', 'tags, separated by commas'],
    ],
    run: addMemory,
  },
  {
    usage: 'sync',
    description: 'fetch the memories of a remote, merge them with yours, and push',
    options: [['--remote <name>', "the remote (default: the branch's, else origin)"]],
    run: syncAllMemories,
  },
  {
    usage: 'reindex',
    description: 'make the index anew from everything that is stored',
    options: [],
    run: reindexMemories,
  },
  {
    usage: 'proposals [ids...]',
    description: 'list, keep or drop what was found worth keeping (memory.auto_capture.prompt_first)',
    options: [
      ['--keep', 'store them'],
      ['--drop', 'forget them'],
    ],
    run: settleProposals,
  },
  {
    usage: 'check',
    description: 'say how long the decision and issue logs are; exit code 1 when a rotation is due',
    options: [],
    run: checkLogs,
  },
  {
    usage: 'rotate',
    description: 'move old decisions and resolved issues of logs over their limit into archives by month',
    options: [
      ['--dry-run', 'only say what would move'],
      ['--force', 'also logs under their limit'],
    ],
    run: rotateMemoryLogs,
  },
]

/** `holdfast memory ...`: what is kept, found and shared. Each takes `--dir` and `--json` besides its own options. */
export function addMemoryCommands(program: Program): void {
  const memory = program
    .command('memory')
    .description('keep, find and share what is worth knowing in later sessions, in git notes')
  for (const { usage, description, options, run } of MEMORY_COMMANDS) {
    const command = memory.command(usage).description(description).option('--dir <dir>', 'the repository', '.')
    for (const [flags, text] of [...options, ['--json', 'print the result as JSON'] as const])
      command.option(flags, text)
    command.action((...given: unknown[]) => run(command.opts(), given.slice(0, -2).flat().map(String)))
  }
}
