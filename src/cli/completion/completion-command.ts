import { choose, type Program } from '../program.ts'
import type { Shell } from './completion.ts'

export function addCompletionCommand(program: Program): void {
  program
    .command('completion')
    .description('print a script that completes commands and options, for example: source <(holdfast completion bash)')
    .addArgument(choose('<shell>', 'bash, zsh or fish', ['bash', 'zsh', 'fish']))
    .option('--json', 'print the script as a JSON string')
    .action(async (shell: Shell) => (await import('./completion.ts')).printCompletion(program, shell))
}
