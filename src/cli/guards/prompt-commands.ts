import { addCommand, lazily, type Program } from '../program.ts'
import type { ExplainPromptOptions } from './explain-prompt.ts'

export function addPromptCommands(config: Program, explain: Program): void {
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
    .argument('[change]', 'enable, disable or reset')
    .argument('[name]', 'for example party_mode')
    .option('--percent <n>', 'enable for this share of sessions only, from 0 to 100')
    .option('--dir <dir>', 'the repository', '.')
    .option('--session <id>', 'decide percentages for this session (default: the one that started last)')
    .action(lazily(async () => (await import('../flags.ts')).showOrSetFlags))
}
