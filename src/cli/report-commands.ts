import { addCommand, exclude, lazily, type Program, parseCount } from './program.ts'

export function addReportCommands(program: Program): void {
  const report = addCommand(program, 'report [dir]')
    .description('write one HTML page: what each compaction kept, lost and restored, memories made, and the fill')
    .option('--session <id>', 'only this session (the start of an id is enough)')
    .option('-n <count>', 'how many sessions, the newest', parseCount, 10)
    .option(
      '-o, --output <file>',
      'where to write it: a new file or an earlier report (default: .holdfast/report.html)',
    )
    .option('--json', 'print the data instead')
    .action(lazily(async () => (await import('./report.ts')).writeReport))

  addCommand(report, 'journal --dir')
    .description('show what the hooks recorded, and what became of each session')
    .option('--session <id>', 'only this session (the start of an id is enough)')
    .option('--event <name...>', 'only events of these names')
    .option('--since <when>', 'only events since a date, a time, or an age such as 90m, 24h, 7d')
    .addOption(
      exclude(
        ['event'],
        '--sessions',
        'one line for each session: start, end, prompts, compactions, checkpoints, fill',
      ),
    )
    .option('-n <count>', 'how many, the newest', parseCount, 50)
    .action(lazily(async () => (await import('./journal.ts')).showJournal))
}
