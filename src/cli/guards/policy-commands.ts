import { GATES, type GateName } from '../../documents/core/gate.ts'
import type { Program } from '../program.ts'
import type { ExplainOptions } from './explain.ts'
import type { SandboxOptions } from './sandbox.ts'

const GATE_DESCRIPTIONS: Readonly<Record<GateName | 'all', string>> = {
  determinism: 'check that compacting the same inputs under other circumstances gives the same bytes',
  recovery: 'check that a new session gets the plan the last compaction recorded',
  guardrails: 'check that a forbidden write is refused and journaled',
  evaluator: 'check that the plan of the active track passes',
  all: 'run the four of them',
}

/**
 * Adds the commands about the policy in force, the judgement of a call, and the gates. Callers add their own
 * subcommands to the returned `explain`.
 */
export function addPolicyCommands(program: Program): Program {
  const explain = program
    .command('explain')
    .description('show how a tool call would be judged, step by step')
    .argument('[command]', 'a shell command')
    .option('--tool <name>', 'the tool', 'Bash')
    .option('--path <path>', 'the file a tool would write')
    .option('--input <json>', "the tool's whole input")
    .option('--dir <dir>', 'the repository', '.')
    .option('--json', 'print the result as JSON')
    .action(async (command: string | undefined, options: ExplainOptions) =>
      (await import('./explain.ts')).explainCall(command, options),
    )

  const config = program.command('config').description('show, explain and set the configuration')
  config
    .command('show')
    .description('show every value in force and the layer it came from')
    .option('--dir <dir>', 'the repository', '.')
    .option('--json', 'print the result as JSON')
    .action(async (options: { dir: string; json?: boolean }) =>
      (await import('./config.ts')).showConfig(options.dir, options.json === true),
    )
  config
    .command('get')
    .description('show one value in force and the layer it came from')
    .argument('<key>', 'for example guardrails.write_roots')
    .option('--dir <dir>', 'the repository', '.')
    .option('--json', 'print the result as JSON')
    .action(async (key: string, options: { dir: string; json?: boolean }) =>
      (await import('./config.ts')).showKey(key, options.dir, options.json === true),
    )
  config
    .command('explain')
    .description('say what a key does, what it accepts, and where its default comes from')
    .argument('<key>', 'for example context_monitor.tone')
    .option('--json', 'print the result as JSON')
    .action(async (key: string, options: { json?: boolean }) =>
      (await import('./config.ts')).explainKey(key, options.json === true),
    )
  config
    .command('set')
    .description('set one key in .holdfast/config.toml')
    .argument('<key>', 'for example context_monitor.tone')
    .argument('<value>', 'lists with commas, tables as JSON')
    .option('--dir <dir>', 'the repository', '.')
    .action(async (key: string, value: string, options: { dir: string }) =>
      (await import('./config.ts')).setConfig(key, value, options.dir),
    )

  config
    .command('sandbox')
    .description("print the settings of the client's own sandbox that follow from the policy")
    .option('--write', 'merge them into .claude/settings.json')
    .option('--local', 'write into .claude/settings.local.json instead')
    .option('--dir <dir>', 'the repository', '.')
    .option('--json', 'print the result as JSON')
    .action(async (options: SandboxOptions) => (await import('./sandbox.ts')).showSandbox(options))

  const gate = program.command('gate').description('run checks for a person or a pipeline: exit 0 passes, 1 does not')
  for (const [name, description] of Object.entries(GATE_DESCRIPTIONS)) {
    gate
      .command(name)
      .description(description)
      .option('--dir <dir>', 'the repository', '.')
      .option('--json', 'print the findings as JSON')
      .action(async (options: { dir: string; json?: boolean }) =>
        (await import('./gate.ts')).runGates(
          name === 'all' ? GATES : [name as GateName],
          options.dir,
          options.json === true,
        ),
      )
  }
  gate
    .command('agents')
    .description('check the tools that agent definitions list')
    .option('--dir <dir>', 'the repository', '.')
    .option('--json', 'print the findings as JSON')
    .action(async (options: { dir: string; json?: boolean }) =>
      (await import('./gate.ts')).gateAgents(options.dir, options.json === true),
    )
  return explain
}
