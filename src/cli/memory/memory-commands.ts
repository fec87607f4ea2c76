import { findProjectDir } from '../../files/io/project-dir.ts'
import { NAMESPACES } from '../../memory/core/memory.ts'
import { addCommand, oneOf, type Program, parseCount } from '../program.ts'
import type { MemoryOptions } from './memory.ts'

type Act = (options: MemoryOptions, words: readonly string[]) => void | Promise<void>

/** An action whose module is loaded when its command is called. It is given the project and the words of the call. */
function onMemories(load: () => Promise<Act>) {
  return async (...given: unknown[]): Promise<void> => {
    const { dir, ...options } = (given.at(-1) as Program).opts()
    await (await load())({ ...options, project: findProjectDir(dir) ?? dir }, given.slice(0, -2).flat().map(String))
  }
}

const addFilters = (command: Program) =>
  command
    .addOption(oneOf('--namespace <name>', 'only this namespace', NAMESPACES))
    .option('--tag <tag>', 'only memories with this tag')
    .option('--limit <n>', 'how many to show', parseCount, 20)

export function addMemoryCommands(program: Program): void {
  const memory = addCommand(program, 'memory').description(
    'keep, find and share what is worth knowing in later sessions, in git notes',
  )
  addFilters(addCommand(memory, 'list --dir'))
    .description('list what is kept, the newest last')
    .action(onMemories(async () => (await import('./memory.ts')).listAllMemories))
  addFilters(addCommand(memory, 'search --dir'))
    .description('search memories by their words, the best first; beginnings of words and small slips are forgiven')
    .argument('<words...>')
    .action(onMemories(async () => (await import('./memory.ts')).searchAllMemories))
  addCommand(memory, 'show --dir')
    .description('show one memory whole (the start of its id is enough)')
    .argument('<id>')
    .action(onMemories(async () => (await import('./memory.ts')).showMemory))
  addCommand(memory, 'add --dir')
    .description('keep something; secrets and <private> spans are left out')
    .argument('<text...>')
    .addOption(oneOf('--namespace <name>', 'what it is about (default: learnings)', NAMESPACES))
    .option('--tag <tags>', 'tags, separated by commas')
    .action(onMemories(async () => (await import('./memory.ts')).addMemory))
  addCommand(memory, 'adopt --dir')
    .description('take memories of somebody else, or of an earlier version, as your own')
    .argument('<ids...>')
    .action(onMemories(async () => (await import('./memory.ts')).adoptMemories))
  addCommand(memory, 'sync --dir')
    .description('fetch the memories of a remote, merge them with yours, and push')
    .option('--remote <name>', "the remote (default: the branch's, else origin)")
    .action(onMemories(async () => (await import('./memory.ts')).syncAllMemories))
  addCommand(memory, 'reindex --dir')
    .description('make the index anew from everything that is stored')
    .action(onMemories(async () => (await import('./memory.ts')).reindexMemories))
  addCommand(memory, 'proposals --dir')
    .description('list, keep or drop what was found and is not sure enough to be kept unasked')
    .argument('[ids...]')
    .option('--keep', 'store them')
    .option('--drop', 'forget them')
    .action(onMemories(async () => (await import('./memory-proposals.ts')).settleProposals))
  addCommand(memory, 'check --dir')
    .description(
      "say how long the logs and the client's own memory are; exit code 1 when a rotation is due or a format unknown",
    )
    .action(onMemories(async () => (await import('./memory-rotate.ts')).checkLogs))
  addCommand(memory, 'rotate --dir')
    .description('move old decisions and resolved issues of logs over their limit into archives by month')
    .option('--dry-run', 'only say what would move')
    .option('--force', 'also logs under their limit')
    .action(onMemories(async () => (await import('./memory-rotate.ts')).rotateMemoryLogs))
}
