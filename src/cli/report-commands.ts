import { type Program, parseCount } from './program.ts'

/** The page of sessions, and below it the journal that the page is drawn from. */
export function addReportCommands(program: Program): void {
  const report = program
    .command('report')
    .description('write one HTML page: what each compaction kept, lost and restored, memories made, and the fill')
    .argument('[dir]', 'the repository', '.')
    .option('--session <id>', 'only this session (the start of an id is enough)')
    .option('-n <count>', 'how many sessions, the newest', parseCount, 10)
    .option('-o, --output <file>', 'where to write it (default: .holdfast/report.html)')
    .option('--json', 'print the data instead')
    .action(async (dir: string, options: { session?: string; n: number; output?: string; json?: boolean }) =>
      (await import('./report.ts')).writeReport(dir, {
        session: options.session ?? null,
        limit: options.n,
        output: options.output ?? null,
        json: options.json === true,
      }),
    )

  report
    .command('journal')
    .description('show what the hooks recorded, and what became of each session')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'only this session (the start of an id is enough)')
    .option('--event <name...>', 'only events of these names')
    .option('--since <when>', 'only events since a date, a time, or an age such as 90m, 24h, 7d')
    .option('--sessions', 'one line for each session: start, end, prompts, compactions, checkpoints, fill')
    .option('-n <count>', 'how many, the newest', parseCount, 50)
    .action(
      async (options: {
        dir: string
        session?: string
        event?: string[]
        since?: string
        sessions?: boolean
        n: number
        json?: boolean
      }) =>
        (await import('./journal.ts')).showJournal({
          dir: options.dir,
          session: options.session ?? null,
          events: options.event ?? [],
          since: options.since ?? null,
          sessions: options.sessions === true,
          count: options.n,
          json: options.json === true,
        }),
    )
}
