import { lazily, type Program } from '../program.ts'

export function addRewindCommand(program: Program): void {
  program
    .command('rewind')
    .description('bring uncommitted files back as they were before a call that destroyed them')
    .argument('[id]', 'a snapshot, for example 7, or a checkpoint, for example cx-004 (default: list all)')
    .argument('[paths...]', 'only these files and folders')
    .option('--dir <dir>', 'the repository', '.')
    .option('--list', 'list the snapshots, newest first')
    .option('--show', 'print the difference from the snapshot to now, and change nothing')
    .action(lazily(async () => (await import('./rewind.ts')).rewind))
}
