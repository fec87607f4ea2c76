import { addCommand, choose, exclude, lazily, type Program } from '../program.ts'
import type { ExplainPromptOptions } from './explain-prompt.ts'

const collect = (entry: string, before: readonly string[] = []) => [...before, entry]

/** Callers add their own subcommands to `config`, which is returned. */
export function addPolicyCommands(program: Program): Program {
  const explain = program
    .command('explain')
    .enablePositionalOptions(false)
    .description('show how a tool call would be judged, step by step')
    .argument('[shell-command]', 'a shell command, in quotes')
    .showHelpAfterError('(put the command in quotes; holdfast explain --help has the options)')
    .option('--tool <name>', 'the tool', 'Bash')
    .option('--path <path>', 'the file a tool would write')
    .addOption(exclude(['path'], '--input <json>', "the tool's whole input"))
    .option('--dir <dir>', 'the repository', '.')
    .action(lazily(async () => (await import('./explain.ts')).explainCall))

  const config = addCommand(program, 'config').description('show and set the configuration, its flags and the policy')
  addCommand(config, 'show --dir')
    .description('show every value in force and the layer it came from')
    .action(lazily(async () => (await import('./config.ts')).showConfig))
  addCommand(config, 'get --dir')
    .description('show one value in force and the layer it came from')
    .argument('<key>', 'for example guardrails.write_roots')
    .action(lazily(async () => (await import('./config.ts')).showKey))
  addCommand(config, 'set')
    .description('set one key in .holdfast/config.toml')
    .argument('<key>', 'for example context_monitor.tone')
    .argument('[value]', 'lists with commas, tables as JSON')
    .option('--add <entry>', 'add an entry to the list in force; give it once for each entry', collect)
    .option('--remove <entry>', 'take an entry out of the list in force', collect)
    .option('--dir <dir>', 'the repository', '.')
    .action(lazily(async () => (await import('./config.ts')).changeConfig))

  addCommand(config, 'adopt --dir')
    .description(
      'adopt the policy of this repository: from then on it may become tighter, and looser only by this command',
    )
    .option('--json', 'print the adopted values as JSON')
    .action(lazily(async () => (await import('./config.ts')).adoptPolicy))

  addCommand(config, 'sandbox')
    .description("print the settings of the client's own sandbox that follow from the policy")
    .option('--write', 'merge them into .claude/settings.json')
    .option('--local', 'show or change .claude/settings.local.json instead')
    .option('--dir <dir>', 'the repository', '.')
    .action(lazily(async () => (await import('./sandbox.ts')).showSandbox))

  addCommand(explain, 'prompt --dir')
    .description('show what a session start and a prompt would be told now, section by section, and why')
    .argument('[words...]', 'the prompt')
    .option('--session <id>', 'the session (default: the one that started last)')
    .option('--full', 'print the texts too')
    .action(async (words: string[], _options: unknown, own: Program) =>
      (await import('./explain-prompt.ts')).explainPromptCommand(words, own.optsWithGlobals<ExplainPromptOptions>()),
    )

  addCommand(config, 'flags')
    .description('show the feature flags and the layer that says so, or set one for this project')
    .addArgument(choose('[change]', 'enable, disable or reset', ['enable', 'disable', 'reset']))
    .argument('[name]', 'for example party_mode')
    .option('--percent <n>', 'enable for this share of sessions only, from 0 to 100')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'decide percentages for this session (default: the one that started last)')
    .action(lazily(async () => (await import('../flags.ts')).showOrSetFlags))
  return config
}
