import { lazily, type Program } from '../program.ts'

export function addGateCommands(program: Program): Program {
  const ci = program.command('ci').description('checks for a pipeline: exit 0 passes, 1 does not')
  ci.command('gate')
    .description('check documents, recovery, guards, plan or agent definitions')
    .argument(
      '<name>',
      'determinism (the same inputs compact to the same bytes), recovery (a new session gets the recorded plan), ' +
        'guardrails (a forbidden write is refused), evaluator (the plan passes), all (these four), or agents (their tools exist)',
    )
    .option('--dir <dir>', 'the repository', '.')
    .option('--json', 'print the findings as JSON')
    .action(lazily(async () => (await import('./gate.ts')).runNamedGate))
  return ci
}
