import { Command } from 'commander'
import { version } from '../../package.json'
import { createCheckpoint, listAll, showCheckpoint } from './checkpoint.ts'
import { playDemo } from './demo.ts'
import { install } from './init.ts'
import { showStatus } from './status.ts'
import { uninstall } from './uninstall.ts'
import { verifyJournal } from './verify.ts'

const program = new Command('holdfast')
  .description('Keeps a Claude Code session alive through context compaction.')
  .version(version)
  .showHelpAfterError('(holdfast --help lists the commands)')
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : 2)
  })

program
  .command('init')
  .description('copy the hooks into a repository, register them, and fire each one to prove it')
  .argument('[dir]', 'the repository', '.')
  .option('--statusline', 'put the status line into your own settings too; the one you have runs beside it')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { statusline?: boolean; json?: boolean }) =>
    install(dir, options.json === true, options.statusline === true),
  )

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

program
  .command('demo')
  .description('play a session through the five hooks in a temporary repository and show what the model is told')
  .option('--json', 'print the steps as JSON')
  .action((options: { json?: boolean }) => playDemo(options.json === true))

program
  .command('verify')
  .description('fail when a session crossed CRITICAL without the checkpoint that demands (for CI)')
  .argument('[dir]', 'the repository', '.')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { json?: boolean }) => verifyJournal(dir, options.json === true))

await program.parseAsync()
