import type { FlagOptions } from '../flags.ts'
import type { Program } from '../program.ts'
import type { ExplainPromptOptions } from './explain-prompt.ts'

/** The commands about what sessions and prompts start from. */
export function addPromptCommands(program: Program, explain: Program): void {
  explain
    .command('prompt')
    .description('show what a session start and a prompt would be told now, section by section, and why')
    .argument('[words...]', 'the prompt')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'the session (default: the one that started last)')
    .option('--full', 'print the texts too')
    .option('--json', 'print the result as JSON')
    .action(async (words: string[], _options: unknown, own: Program) =>
      (await import('./explain-prompt.ts')).explainPromptCommand(words, own.optsWithGlobals<ExplainPromptOptions>()),
    )

  const flags = program
    .command('flags')
    .description('show the feature flags: on or off, and which layer says so')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'decide percentages for this session (default: the one that started last)')
    .option('--json', 'print the result as JSON')
    .action(async (options: FlagOptions) => (await import('../flags.ts')).listFlags(options))
  for (const [verb, about] of [
    ['enable', 'switch a flag on for this project'],
    ['disable', 'switch a flag off for this project'],
    ['reset', 'forget what was set here'],
  ] as const) {
    const command = flags.command(verb).description(about).argument('<name>', 'for example party_mode')
    if (verb === 'enable') command.option('--percent <n>', 'only for this share of sessions, from 0 to 100')
    command.action(async (name: string, _options: unknown, own: Program) =>
      (await import('../flags.ts')).setFlag(name, verb, own.optsWithGlobals()),
    )
  }
}
