import { addCommand, lazily, type Program } from '../program.ts'

export function addCheckpointCommands(program: Program): Program {
  const checkpoint = addCommand(program, 'checkpoint').description(
    'list, show, save, compare, acknowledge, hand over and clean up checkpoints; sum up what a session changed',
  )
  addCommand(checkpoint, 'list --dir')
    .description('list all checkpoints, oldest first')
    .action(lazily(async () => (await import('./checkpoint.ts')).listAll))
  addCommand(checkpoint, 'show --dir')
    .description('show one checkpoint as a continuing session would be told of it')
    .argument('<id>', 'for example cx-001')
    .option('--json', 'print the file')
    .action(lazily(async () => (await import('./checkpoint.ts')).showCheckpoint))
  addCommand(checkpoint, 'create --dir')
    .description('save the state of a session now')
    .option('--session <id>', 'the session (default: the one that started last)')
    .action(lazily(async () => (await import('./checkpoint.ts')).createCheckpoint))

  addCommand(checkpoint, 'diff --dir')
    .description('show what changed from one checkpoint to another (default: the newest two of a session)')
    .argument('[a]', 'for example cx-001; alone it is compared with the one before it')
    .argument('[b]', 'for example cx-002')
    .option('--session <id>', 'the newest two of this session (default: the one that saved last)')
    .option('--json', 'print the changes as JSON')
    .action(lazily(async () => (await import('./checkpoint-diff.ts')).showDifference))

  addCommand(checkpoint, 'changes --dir')
    .description('show what a session changed, by its record and git: files, commits, tests, what is open')
    .option('--session <id>', 'the session (default: the one that started last)')
    .option('--json', 'print the changes as JSON')
    .action(lazily(async () => (await import('./changes.ts')).showChanges))

  addCommand(checkpoint, 'ack --dir')
    .description('acknowledge a checkpoint: no prompt alerts to it and no session is handed it any more')
    .argument(
      '[id]',
      'for example cx-001 (default: the newest one that waits, of the session this is called in, else of any)',
    )
    .option('--session <id>', 'the newest one that waits of this session')
    .action(lazily(async () => (await import('./checkpoint.ts')).acknowledge))
  return checkpoint
}
