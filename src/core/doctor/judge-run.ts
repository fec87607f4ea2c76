import type { OtherClient } from '../clients/client.ts'
import { readAnswer } from '../hook/answer.ts'
import { checkClientAnswer } from './check-client-answer.ts'
import type { ClientCall } from './client-calls.ts'
import { createFinding, type Finding } from './finding.ts'

/** How a hook that was fired came to its end. */
export interface EndedRun {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * What is wrong with a hook that was fired.
 *
 * @param what The hook and the call, as a person would name them.
 * @param dropped What the client would not take of its answer.
 */
export function judgeRun(
  what: string,
  { exitCode, stderr }: EndedRun,
  dropped: readonly string[],
  own: { readonly fix?: string } = {},
): Finding[] {
  const hasFailed = exitCode !== 0 || stderr !== ''
  const how = `exit ${exitCode ?? 'none'}${stderr === '' ? '' : `: ${stderr.trim().split('\n')[0] ?? ''}`}`
  return [
    ...(hasFailed ? [createFinding('bundle-fails', `${what}: ${how}`, own)] : []),
    ...dropped.map((why) => createFinding('bundle-answer-dropped', `${what}: ${why}`, own)),
  ]
}

/**
 * The same for a client other than Claude Code.
 *
 * @param left The files of the state after the call, where something has to come of it; else null.
 */
export function judgeClientRun(
  client: OtherClient,
  { hook, title, payload, says, leaves }: ClientCall,
  run: EndedRun,
  left: Iterable<string> | null,
): Finding[] {
  const what = `${hook} (${title})`
  const own = { fix: `holdfast init --client ${client}` }
  const faults = judgeRun(what, run, checkClientAnswer(client, String(payload.hook_event_name), run.stdout), own)
  if (faults.length > 0 || left === null) return faults
  const isSilent = says !== null && !readAnswer(run.stdout).includes(says)
  const isIdle = leaves !== null && ![...left].some((path) => path.startsWith(leaves))
  return [
    ...(isSilent ? [createFinding('bundle-silent', `${what}: it did not say "${says.trim()}"`, own)] : []),
    ...(isIdle ? [createFinding('bundle-silent', `${what}: it left nothing in ${leaves}`, own)] : []),
  ]
}
