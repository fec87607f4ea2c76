import { showAudit } from './audit.ts'
import { showCalibration } from './calibrate.ts'
import { createCheckpoint, listAll, showCheckpoint } from './checkpoint.ts'
import { showDifference } from './checkpoint-diff.ts'
import { playDemo } from './demo.ts'
import { addDocumentCommands } from './document-commands.ts'
import { type InstallOptions, install } from './init.ts'
import { showJournal } from './journal.ts'
import { addMemoryCommands } from './memory-commands.ts'
import { addPolicyCommands } from './policy-commands.ts'
import { createProgram, parseCount } from './program.ts'
import { addPromptCommands } from './prompt-commands.ts'
import { type RecallOptions, recall } from './recall.ts'
import { writeReport } from './report.ts'
import { printResumption } from './resume.ts'
import { showStatus } from './status.ts'
import { addTrackCommands } from './track-commands.ts'
import { uninstall } from './uninstall.ts'
import { verifyJournal } from './verify.ts'

const program = createProgram()

program
  .command('init')
  .description('copy the hooks into a repository, register them, and fire each one to prove it')
  .argument('[dir]', 'the repository', '.')
  .option('--tracks', 'adopt tracks: a policy and the documents in docs/context/ that are not there yet')
  .option('--statusline', 'put the status line into your own settings too; the one you have runs beside it')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: InstallOptions) => install(dir, options))

program
  .command('uninstall')
  .description('remove the hooks and their registration from a repository')
  .argument('[dir]', 'the repository', '.')
  .option('--state', 'remove .holdfast/ too: checkpoints, journal, configuration')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { state?: boolean; json?: boolean }) =>
    uninstall(dir, options.state === true, options.json === true),
  )

program
  .command('status')
  .description('show how full the newest session is, its checkpoints, and what went wrong lately')
  .argument('[dir]', 'the repository', '.')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { json?: boolean }) => showStatus(dir, options.json === true))

const checkpoint = program.command('checkpoint').description('the checkpoints of a repository')
checkpoint
  .command('list')
  .description('all checkpoints, oldest first')
  .option('--dir <dir>', 'the repository', '.')
  .option('--json', 'print the result as JSON')
  .action((options: { dir: string; json?: boolean }) => listAll(options.dir, options.json === true))
checkpoint
  .command('show')
  .description('one checkpoint as a continuing session would be told of it')
  .argument('<id>', 'for example cx-001')
  .option('--dir <dir>', 'the repository', '.')
  .option('--json', 'print the file')
  .action((id: string, options: { dir: string; json?: boolean }) =>
    showCheckpoint(options.dir, id, options.json === true),
  )
checkpoint
  .command('create')
  .description('save the state of a session now')
  .option('--dir <dir>', 'the repository', '.')
  .option('--session <id>', 'the session (default: the one that started last)')
  .option('--json', 'print the result as JSON')
  .action((options: { dir: string; session?: string; json?: boolean }) =>
    createCheckpoint(options.dir, options.session ?? null, options.json === true),
  )

checkpoint
  .command('diff')
  .description('what changed from one checkpoint to another (default: the newest two of a session)')
  .argument('[a]', 'for example cx-001; alone it is compared with the one before it')
  .argument('[b]', 'for example cx-002')
  .option('--dir <dir>', 'the repository', '.')
  .option('--session <id>', 'the newest two of this session (default: the one that saved last)')
  .option('--json', 'print the changes as JSON')
  .action((a: string | undefined, b: string | undefined, options: { dir: string; session?: string; json?: boolean }) =>
    showDifference(
      options.dir,
      [a, b].filter((id) => id !== undefined),
      options,
    ),
  )

program
  .command('resume')
  .description('print the saved work as a prompt for a new session')
  .argument('[dir]', 'the repository', '.')
  .option('--session <id>', 'the newest checkpoint of this session')
  .option('--checkpoint <id>', 'this checkpoint, for example cx-001')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { session?: string; checkpoint?: string; json?: boolean }) =>
    printResumption(dir, options),
  )

program
  .command('audit')
  .description('what the summaries of compactions kept of what was recorded before them')
  .argument('[dir]', 'the repository', '.')
  .option('--session <id>', 'only this session (the start of an id is enough)')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { session?: string; json?: boolean }) => showAudit(dir, options))

program
  .command('recall')
  .description('search the transcripts for what was said and done, before and after compactions')
  .argument('[words...]', 'all have to be there, each at the beginning of a word; a quoted phrase word for word')
  .option('--dir <dir>', 'the repository (default: the one this is called in)')
  .option('--session <id>', 'the session (default: the one this is called in, else the one active last)')
  .option('--all', 'all transcripts of the project')
  .option('--kind <kind>', 'only user, assistant, command, file or agent')
  .option('--limit <n>', 'how many to show', '10')
  .option('--full <row>', 'print one row whole: the beginning of its uuid, or its line')
  .option('--json', 'print the result as JSON')
  .action((words: string[], options: RecallOptions) => recall(words, options))

program
  .command('journal')
  .description('what the hooks recorded, and what became of each session')
  .option('--dir <dir>', 'the repository', '.')
  .option('--session <id>', 'only this session (the start of an id is enough)')
  .option('--event <name...>', 'only events of these names')
  .option('--since <when>', 'only events since a date, a time, or an age such as 90m, 24h, 7d')
  .option('-n <count>', 'how many, the newest', parseCount, 50)
  .option('--json', 'print the result as JSON')
  .action((options: { dir: string; session?: string; event?: string[]; since?: string; n: number; json?: boolean }) =>
    showJournal({
      dir: options.dir,
      session: options.session ?? null,
      events: options.event ?? [],
      since: options.since ?? null,
      count: options.n,
      json: options.json === true,
    }),
  )

program
  .command('report')
  .description('write one HTML page: how each session filled its context and what happened')
  .argument('[dir]', 'the repository', '.')
  .option('--session <id>', 'only this session (the start of an id is enough)')
  .option('-n <count>', 'how many sessions, the newest', parseCount, 10)
  .option('-o, --output <file>', 'where to write it (default: .holdfast/report.html)')
  .option('--json', 'print the data instead')
  .action((dir: string, options: { session?: string; n: number; output?: string; json?: boolean }) =>
    writeReport(dir, {
      session: options.session ?? null,
      limit: options.n,
      output: options.output ?? null,
      json: options.json === true,
    }),
  )

program
  .command('calibrate')
  .description('hold the thresholds against what the sessions really did, and recommend better ones')
  .argument('[dir]', 'the repository', '.')
  .option('-n <count>', 'how many sessions, the newest', parseCount, 50)
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { n: number; json?: boolean }) =>
    showCalibration(dir, options.n, options.json === true),
  )

addDocumentCommands(program)

program
  .command('demo')
  .description('play a session through the five hooks in a temporary repository and show what the model is told')
  .option('--json', 'print the steps as JSON')
  .action((options: { json?: boolean }) => playDemo(options.json === true))

addPromptCommands(program, addPolicyCommands(program))
addMemoryCommands(program)
addTrackCommands(program)

program
  .command('verify')
  .description('fail when a session crossed CRITICAL without the checkpoint that demands (for CI)')
  .argument('[dir]', 'the repository', '.')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { json?: boolean }) => verifyJournal(dir, options.json === true))

await program.parseAsync()
