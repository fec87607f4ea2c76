import { describeProblem } from '../core/describe-problem.ts'
import { isSafeName } from '../core/safe-name.ts'
import { cleanText } from '../core/text.ts'
import { readConfig } from '../io/config-files.ts'
import { findFolder } from '../io/install-files.ts'
import { errorCode } from '../io/read-text.ts'
import { fail, print, printJson } from '../io/terminal.ts'
import { type Cleaning, cleanState, previewCleaning } from '../steps/clean-state.ts'
import type { Program } from './program.ts'

interface CleanOptions {
  readonly dryRun?: boolean
  readonly json?: boolean
  readonly session?: string
}

export function addCleanCommand(program: Program): void {
  program
    .command('clean')
    .description('remove old checkpoints, sessions and journal files beyond the limits of `retention`')
    .argument('[dir]', 'the repository', '.')
    .option('--dry-run', 'only say what would be removed')
    .option('--session <id>', 'for hooks: the session that starts')
    .option('--json', 'print the result as JSON')
    .action((dir: string, options: CleanOptions) => clean(dir, options))
}

/** `clean`: removes what is over the limits of `retention`. What nobody was told of stays, whatever its age. */
async function clean(dir: string, options: CleanOptions): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const { session = null, dryRun = false } = options
  if (session !== null && !isSafeName(session)) return fail(`"${cleanText(session)}" is not a session id`, 2)
  const { config } = await readConfig(root)
  try {
    const done = dryRun ? previewCleaning(root, config) : cleanState(root, config, session)
    // Another session at it does the same work.
    if (done === null && session !== null) return
    if (done === null) return fail(`${describeProblem({ code: 'state-busy', path: '.holdfast' })}; try again`)
    if (options.json === true) printJson(toWire(done, dryRun))
    else print(describe(done, dryRun).join('\n'))
  } catch (error) {
    fail(describeProblem({ code: 'state-not-writable', path: '.holdfast', cause: errorCode(error) }))
  }
}

function toWire({ plan, leftovers, before, after }: Cleaning, isTrial: boolean) {
  return {
    dry_run: isTrial,
    checkpoints: plan.checkpoints,
    sessions: listSessions(plan),
    journal_files: plan.journal.removed.length,
    journal_rotated: plan.journal.rotateTo !== null,
    leftovers,
    kept: plan.kept,
    before,
    after,
  }
}

function listSessions({ sessions, artifacts }: Cleaning['plan']): string[] {
  return [...new Set([...sessions, ...artifacts].map(({ id }) => id))].sort()
}

function describe({ plan, leftovers, before, after }: Cleaning, isTrial: boolean): string[] {
  const { checkpoints, journal, kept } = plan
  const verb = isTrial ? 'would remove' : 'removed'
  const untold = kept.untold === 0 ? '' : `, ${kept.untold} of them not told yet`
  const rotated = journal.rotateTo === null ? '' : ', the current one put aside'
  const lines = [
    `checkpoints: ${verb} ${checkpoints.length}, ${kept.checkpoints} stay${untold}`,
    `sessions: ${verb} ${listSessions(plan).length}, ${kept.sessions} stay`,
    `journal: ${verb} ${journal.removed.length} files${rotated}`,
  ]
  if (isTrial) return [...lines, `now: ${before.files} files, ${before.bytes} bytes`]
  return [
    ...lines,
    `left by killed processes: removed ${leftovers}`,
    `${before.files} files, ${before.bytes} bytes before; ${after.files} files, ${after.bytes} bytes now`,
  ]
}
