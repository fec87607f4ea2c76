import { readAnswer } from '../../client/core/answer.ts'
import type { OtherClient } from '../../client/core/client.ts'
import { createFinding, type Finding } from '../../findings/core/finding.ts'
import { checkClientAnswer } from './check-client-answer.ts'
import type { ClientCall } from './client-calls.ts'

export interface EndedRun {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Finds the faults of a fired hook.
 *
 * @param what The hook and the call, as a person would name them.
 * @param dropped Faults for which the client would drop the answer.
 */
export function judgeRun(
  { what, ...own }: { readonly what: string; readonly fix?: string },
  { exitCode, stderr }: EndedRun,
  dropped: readonly string[],
): Finding[] {
  const hasFailed = exitCode !== 0 || stderr !== ''
  const how = `exit ${exitCode ?? 'none'}${stderr === '' ? '' : `: ${stderr.trim().split('\n')[0] ?? ''}`}`
  return [
    ...(hasFailed ? [createFinding('bundle-fails', `${what}: ${how}`, own)] : []),
    ...dropped.map((why) => createFinding('bundle-answer-dropped', `${what}: ${why}`, own)),
  ]
}

/**
 * Finds the faults of a hook fired for a client other than Claude Code.
 *
 * @param left Files of the state after the call, where the call must leave a file or words; else null.
 */
export function judgeClientRun(
  client: OtherClient,
  { hook, title, payload, says, leaves }: ClientCall,
  { left, ...run }: EndedRun & { readonly left: Iterable<string> | null },
): Finding[] {
  const what = `${hook} (${title})`
  const own = { fix: `holdfast init --client ${client}` }
  const faults = judgeRun({ what, ...own }, run, checkClientAnswer(client, String(payload.hook_event_name), run.stdout))
  if (faults.length > 0 || left === null) return faults
  const isSilent = says !== null && !readAnswer(run.stdout).includes(says)
  const isIdle = leaves !== null && ![...left].some((path) => path.startsWith(leaves))
  return [
    ...(isSilent ? [createFinding('bundle-silent', `${what}: it did not say "${says.trim()}"`, own)] : []),
    ...(isIdle ? [createFinding('bundle-silent', `${what}: it left nothing in ${leaves}`, own)] : []),
  ]
}
