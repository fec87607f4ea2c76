import { Command } from 'commander'
import { version } from '../../package.json'
import { createCheckpoint, listAll, showCheckpoint } from './checkpoint.ts'
import { setConfig, showConfig, showKey } from './config.ts'
import { playDemo } from './demo.ts'
import { type ExplainOptions, explainCall } from './explain.ts'
import { gateAgents, gateEvaluator } from './gate.ts'
import { install } from './init.ts'
import { showStatus } from './status.ts'
import { uninstall } from './uninstall.ts'

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
  .option('--tracks', 'adopt a policy: writes docs/context/GUARDRAILS.md unless there is one')
  .option('--json', 'print the result as JSON')
  .action((dir: string, options: { tracks?: boolean; json?: boolean }) => install(dir, options))

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
  .command('explain')
  .description('how a tool call would be judged, step by step')
  .argument('[command]', 'a shell command')
  .option('--tool <name>', 'the tool', 'Bash')
  .option('--path <path>', 'the file a tool would write')
  .option('--input <json>', "the tool's whole input")
  .option('--dir <dir>', 'the repository', '.')
  .option('--json', 'print the result as JSON')
  .action((command: string | undefined, options: ExplainOptions) => explainCall(command, options))

const config = program.command('config').description('the configuration in force, and the layer each value came from')
config
  .command('show')
  .description('every key')
  .option('--dir <dir>', 'the repository', '.')
  .option('--json', 'print the result as JSON')
  .action((options: { dir: string; json?: boolean }) => showConfig(options.dir, options.json === true))
config
  .command('get')
  .description('one key')
  .argument('<key>', 'for example guardrails.write_roots')
  .option('--dir <dir>', 'the repository', '.')
  .option('--json', 'print the result as JSON')
  .action((key: string, options: { dir: string; json?: boolean }) => showKey(key, options.dir, options.json === true))
config
  .command('set')
  .description('set one key in .holdfast/config.toml')
  .argument('<key>')
  .argument('<value>', 'lists with commas, tables as JSON')
  .option('--dir <dir>', 'the repository', '.')
  .action((key: string, value: string, options: { dir: string }) => setConfig(key, value, options.dir))

const gate = program.command('gate').description('checks for a person or a pipeline: exit 0 passes, 1 does not')
gate
  .command('evaluator')
  .description('the plan of the active track')
  .option('--dir <dir>', 'the repository', '.')
  .option('--json', 'print the findings as JSON')
  .action((options: { dir: string; json?: boolean }) => gateEvaluator(options.dir, options.json === true))
gate
  .command('agents')
  .description('the tools that agent definitions list')
  .option('--dir <dir>', 'the repository', '.')
  .option('--json', 'print the findings as JSON')
  .action((options: { dir: string; json?: boolean }) => gateAgents(options.dir, options.json === true))

await program.parseAsync()
