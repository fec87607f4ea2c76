import { attempt } from '../base/core/attempt.ts'
import { CLIENTS } from '../client/core/client.ts'
import { translateRolloutLine } from '../client/core/rollout.ts'
import { GATES } from '../doctor/core/gate-result.ts'
import { RECALL_KINDS } from '../recall/core/recall-entry.ts'
import { readRollouts } from '../sessions/io/transcript-tail.ts'
import type { Shell } from './completion/completion.ts'
import { addTrackCommands } from './documents/track-commands.ts'
import { addPolicyCommands } from './guards/policy-commands.ts'
import { addInstallCommands } from './install/install-commands.ts'
import { addMemoryCommands } from './memory/memory-commands.ts'
import { placeAbove } from './place-above.ts'
import {
  addCommand,
  addHelpCommand,
  addJsonOption,
  choose,
  createProgram,
  exclude,
  failUnforeseen,
  groupCommands,
  lazily,
  oneOf,
  type Program,
  parseCount,
  placeCall,
  placeWords,
  takeJson,
} from './program.ts'
import { fail, finishJson, startJson } from './terminal.ts'
import { addCheckpointCommands } from './work/checkpoint-commands.ts'

const program = createProgram()

addInstallCommands(program)

addCommand(program, 'doctor [dir]')
  .description('find what keeps the hooks from working, and the command that fixes it')
  .option('--fix', 'put right what is safe to: registration, bundles, .gitignore, git notes, old files')
  .option('--quick', 'leave out what takes seconds: firing the bundles and timing them')
  .action(lazily(async () => (await import('./install/doctor.ts')).examine))

addCommand(program, 'status [dir]')
  .description('show how full the newest session is, its checkpoints, and what went wrong lately')
  .action(lazily(async () => (await import('./status.ts')).showStatus))

const checkpoint = addCheckpointCommands(program)

addCommand(program, 'resume [dir]')
  .description('print the saved work as a prompt for a new session')
  .option('--session <id>', 'the newest checkpoint of this session')
  .addOption(exclude(['session'], '--checkpoint <id>', 'this checkpoint, for example cx-001'))
  .addOption(oneOf('--for <client>', 'as this client takes it: claude, codex or gemini (default: claude)', CLIENTS))
  .action(lazily(async () => (await import('./work/resume.ts')).printResumption))

addCommand(checkpoint, 'handoff [dir]')
  .description('save the session and write its work down as a Markdown page for another person to review')
  .option('--session <id>', 'the session (default: the one that started last)')
  .option('-o, --output <file>', 'where to write it (default: handoff-ID.md in the repository)')
  .action(lazily(async () => (await import('./work/checkpoint.ts')).writeHandoff))

addCommand(program, 'rewind --dir')
  .description('bring uncommitted files back as they were before a call that destroyed them')
  .argument('[id]', 'a snapshot, for example 7, or a checkpoint, for example cx-004 (default: list all)')
  .argument('[paths...]', 'only these files and folders')
  .option('--list', 'list the snapshots, newest first')
  .option('--show', 'print the difference from the snapshot to now, and change nothing')
  .action(lazily(async () => (await import('./work/rewind.ts')).rewind))

const config = addPolicyCommands(program)
const ci = addCommand(program, 'ci').description('checks for a pipeline: exit 0 passes, 1 does not')

addCommand(ci, 'gate --dir')
  .description('check documents, recovery, guards or plan')
  .addArgument(
    choose(
      '<name>',
      'determinism (the same inputs compact to the same bytes), recovery (a new session gets the recorded plan), ' +
        'guardrails (a forbidden write is refused), evaluator (the plan passes), or all of them',
      [...GATES, 'all'],
    ),
  )
  .option('--json', 'print the findings as JSON')
  .action(lazily(async () => (await import('./guards/gate.ts')).runGates))

addCommand(ci, 'audit [dir]')
  .description('show what the summaries of compactions kept of what was recorded before them')
  .option('--session <id>', 'only this session (the start of an id is enough)')
  .option('--export <file>', 'write what the journal tells of each session to a file to commit: no words, only counts')
  .action(lazily(async () => (await import('./audit.ts')).showAudit))

addCommand(program, 'recall')
  .description('search the transcripts for what was said and done, before and after compactions')
  .argument('[words...]', 'all have to be there, each at the beginning of a word; a quoted phrase word for word')
  .option('--dir <dir>', 'the repository (default: the one this is called in)')
  .option('--session <id>', 'the session (default: the one this is called in, else the one active last)')
  .addOption(exclude(['session'], '--all', 'all transcripts of the project'))
  .addOption(oneOf('--kind <kind>', 'only user, assistant, command, file or agent', RECALL_KINDS))
  .option('--limit <n>', 'how many to show', parseCount, 10)
  .addOption(exclude(['kind', 'limit'], '--full <row>', 'print one row whole: the beginning of its uuid, or its line'))
  .action(lazily(async () => (await import('./recall.ts')).recall))

addReportCommands(program)

addCommand(config, 'calibrate [dir]')
  .description('hold the thresholds of C1 to C4 against what the sessions really did, and recommend better ones')
  .option('-n <count>', 'how many sessions, the newest', parseCount, 50)
  .option('--record <file>', 'write the result as a decision record too; an existing file stays')
  .action(lazily(async () => (await import('./calibrate.ts')).showCalibration))

addCommand(checkpoint, 'clean [dir]')
  .description('remove old checkpoints, sessions and journal files beyond the limits of `retention`')
  .option('--dry-run', 'only say what would be removed')
  .option('--session <id>', 'for hooks: the session that starts')
  .action(lazily(async () => (await import('./clean.ts')).clean))

program
  .command('demo', { hidden: true })
  .description('play a session through the five hooks in a temporary repository and show what the model is told')
  .option('--json', 'print the steps as JSON')
  .action(lazily(async () => (await import('./demo.ts')).playDemo))

addMemoryCommands(program)
addTrackCommands(program)

addCommand(ci, 'verify [dir]')
  .description('fail when a session crossed CRITICAL without the checkpoint this demands (for CI)')
  .option('--from <file...>', 'judge these files of `audit --export` instead of the journal, as in a clone')
  .action(lazily(async () => (await import('./audit.ts')).verify))

addCommand(program, 'completion')
  .description('print a script that completes commands and options, for example: source <(holdfast completion bash)')
  .addArgument(choose('<shell>', 'bash, zsh or fish', ['bash', 'zsh', 'fish']))
  .option('--json', 'print the script as a JSON string')
  .action(async (shell: Shell) => (await import('./completion/completion.ts')).printCompletion(program, shell))

addHelpCommand(program)
addJsonOption(program)
groupCommands(program)

export async function runCommand(): Promise<void> {
  const { asJson, words } = takeJson(process.argv.slice(2))
  if (asJson) startJson()
  try {
    readRollouts(translateRolloutLine)
    program.hook('preAction', (_program, command) => {
      const complaint = placeCall(command)
      if (complaint === null) return placeAbove(command)
      fail(complaint, 2)
      finishJson()
      process.exit()
    })
    await program.parseAsync(placeWords(words), { from: 'user' })
    finishJson()
  } catch (error) {
    failUnforeseen(error, words)
    // A full disk may take no JSON either. Then the line on stderr and the exit code alone tell.
    attempt(() => finishJson())
  }
}

function addReportCommands(program: Program): void {
  const report = addCommand(program, 'report [dir]')
    .description('write one HTML page: what each compaction kept, lost and restored, memories made, and the fill')
    .option('--session <id>', 'only this session (the start of an id is enough)')
    .option('-n <count>', 'how many sessions, the newest', parseCount, 10)
    .option(
      '-o, --output <file>',
      'where to write it: a new file or an earlier report (default: .holdfast/report.html)',
    )
    .option('--json', 'print the data instead')
    .action(lazily(async () => (await import('./report.ts')).writeReport))

  addCommand(report, 'journal --dir')
    .description('show what the hooks recorded, and what became of each session')
    .option('--session <id>', 'only this session (the start of an id is enough)')
    .option('--event <name...>', 'only events of these names')
    .addOption(
      exclude(
        ['event'],
        '--sessions',
        'one line for each session: start, end, prompts, compactions, checkpoints, fill',
      ),
    )
    .option('-n <count>', 'how many, the newest', parseCount, 50)
    .action(lazily(async () => (await import('./journal.ts')).showJournal))
}
