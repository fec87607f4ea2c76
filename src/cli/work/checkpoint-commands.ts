import type { Program } from '../program.ts'
import type { ChangesOptions } from './changes.ts'
import type { AckOptions } from './checkpoint-ack.ts'

/** Adds the commands about checkpoints, and returns the command they stand below. */
export function addCheckpointCommands(program: Program): Program {
  const checkpoint = program
    .command('checkpoint')
    .description(
      'list, show, save, compare, acknowledge, hand over and clean up checkpoints; sum up what a session changed',
    )
  checkpoint
    .command('list')
    .description('list all checkpoints, oldest first')
    .option('--dir <dir>', 'the repository', '.')
    .action(async (options: { dir: string; json?: boolean }) =>
      (await import('./checkpoint.ts')).listAll(options.dir, options.json === true),
    )
  checkpoint
    .command('show')
    .description('show one checkpoint as a continuing session would be told of it')
    .argument('<id>', 'for example cx-001')
    .option('--dir <dir>', 'the repository', '.')
    .option('--json', 'print the file')
    .action(async (id: string, options: { dir: string; json?: boolean }) =>
      (await import('./checkpoint.ts')).showCheckpoint(options.dir, id, options.json === true),
    )
  checkpoint
    .command('create')
    .description('save the state of a session now')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'the session (default: the one that started last)')
    .action(async (options: { dir: string; session?: string; json?: boolean }) =>
      (await import('./checkpoint.ts')).createCheckpoint(options.dir, options.session ?? null, options.json === true),
    )

  checkpoint
    .command('diff')
    .description('show what changed from one checkpoint to another (default: the newest two of a session)')
    .argument('[a]', 'for example cx-001; alone it is compared with the one before it')
    .argument('[b]', 'for example cx-002')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'the newest two of this session (default: the one that saved last)')
    .option('--json', 'print the changes as JSON')
    .action(
      async (
        a: string | undefined,
        b: string | undefined,
        options: { dir: string; session?: string; json?: boolean },
      ) =>
        (await import('./checkpoint-diff.ts')).showDifference(
          options.dir,
          [a, b].filter((id) => id !== undefined),
          options,
        ),
    )

  checkpoint
    .command('changes')
    .description('show what a session changed, by its record and git: files, commits, tests, what is open')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'the session (default: the one that started last)')
    .option('--json', 'print the changes as JSON')
    .action(async (options: ChangesOptions) => (await import('./changes.ts')).showChanges(options))

  checkpoint
    .command('ack')
    .description('acknowledge a checkpoint: no prompt alerts to it and no session is handed it any more')
    .argument(
      '[id]',
      'for example cx-001 (default: the newest one that waits, of the session this is called in, else of any)',
    )
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'the newest one that waits of this session')
    .action(async (id: string | undefined, options: AckOptions) =>
      (await import('./checkpoint-ack.ts')).acknowledge(id, options),
    )
  return checkpoint
}
