import type { CallEffects } from '../calls/core/call-effects.ts'
import type { ToolCall } from '../calls/core/tool-call.ts'
import { describeWriter } from '../command/core/effects.ts'
import { isInside } from '../files/core/path-text.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import { isHandoffPage } from '../policy/core/governance.ts'
import { deny, type Finding, setTo } from '../policy/core/verdict.ts'
import type { PlanFinding } from '../tracks/core/check-text.ts'
import { evaluateTrack } from '../tracks/evaluate-track.ts'
import type { Bench } from './guard-places.ts'

/** Judges a call by the plan of the active track. Without an active track every call passes. */
export async function judgePlanned({ call, effects, places }: Bench): Promise<Finding | null> {
  const [found, { projectDir }] = [await effects(), await places()]
  if (call.toolName !== 'Agent' && found.writes.length === 0) return null
  const track = evaluateTrack(projectDir)
  return track === null ? null : judgePlan(call, found, { projectDir, command: nameOwnCommand(projectDir), ...track })
}

interface PlanTerms {
  readonly projectDir: string
  readonly trackId: string
  readonly command: string
  readonly findings: readonly PlanFinding[]
}

/** Judges whether a call begins the execution of a plan that does not pass yet. Documents and artifacts may be written. */
function judgePlan(
  call: ToolCall,
  { writes }: CallEffects,
  { projectDir, trackId, findings, command }: PlanTerms,
): Finding | null {
  if (findings.length === 0) return null
  const isPreparation = (path: string) =>
    isInside(path, `${projectDir}/docs`) ||
    isInside(path, `${projectDir}/artifacts`) ||
    isHandoffPage(path, [projectDir])
  const written = writes.find(({ path }) => isInside(path, projectDir) && !isPreparation(path))
  if (call.toolName !== 'Agent' && written === undefined) return null
  const what =
    call.toolName === 'Agent' || written === undefined
      ? 'an agent would be spawned'
      : `${describeWriter(written)} would write "${written.path}"`
  const shown = findings
    .slice(0, 5)
    .map(({ document, line, text }) => `${document}${line === 0 ? '' : `:${line}`} ${text}`)
  const more = findings.length > 5 ? `; ${findings.length - 5} more` : ''
  const reason = `${what} before the plan of "${trackId}" passes: ${shown.join('; ')}${more}. Repair docs/tracks/${trackId}/ first (writing in docs/ and artifacts/ is allowed); \`${command} ci gate evaluator\` lists every finding (guardrails.evaluator).`
  return deny(written?.path ?? 'Agent', reason, setTo('guardrails.evaluator', 'false'))
}
