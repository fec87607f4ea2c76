import { openCall } from '../base/core/call.ts'
import { describeProblem } from '../base/core/problem.ts'
import { readConfig } from '../config/io/config-files.ts'
import { errorCode } from '../files/io/read-text.ts'
import { type Cleaning, cleanState, previewCleaning } from '../start/clean-state.ts'
import { fail, isJson, print, printJson, tellProblems } from './terminal.ts'

/** `clean`: checkpoints that nobody was told of stay, whatever their age. */
export async function clean(root: string, options: { readonly session?: string; readonly dryRun?: boolean }) {
  const { session = null, dryRun = false } = options
  const { config } = await readConfig(openCall(root))
  try {
    const done = dryRun ? previewCleaning(root, config) : cleanState(root, config, session)
    // Another session that is cleaning does the same work.
    if (done === null && session !== null) return
    if (done === null) return fail(`${describeProblem({ code: 'state-busy', path: '.holdfast' })}; try again`)
    if (isJson()) printJson(toWire(done, dryRun))
    else print(describe(done, dryRun).join('\n'))
  } catch (error) {
    tellProblems([{ code: 'state-not-writable', path: '.holdfast', cause: errorCode(error) }])
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
