import { renderElement } from '../../base/core/element.ts'
import type { Criticality } from '../../config/core/config.ts'
import { needsOperator } from '../../config/core/criticality.ts'
import type { FillEstimate } from '../../measure/core/tier.ts'
import type { EscalationRule } from '../../sessions/core/tier-names.ts'

/** The words, for a person, for the event at the point of an estimate. */
const ENDS: Readonly<Record<FillEstimate['point']['kind'], string>> = {
  proactive: 'the context is compacted',
  reactive: "the API's limit",
  refusal: 'requests are refused',
}

export interface CompactionEscalation {
  readonly rule: EscalationRule
  readonly criticality: Criticality
  readonly count: number
  readonly checkpointId: string | null
  /** Shell words that call the `holdfast` command. */
  readonly command: string
}

function locate(checkpointId: string | null): string {
  return checkpointId === null ? '' : `.holdfast/checkpoints/${checkpointId}-checkpoint.json`
}

/** `<escalation>` tells the model its duties after a compaction at C3 or C4. The rule demands orders. */
export function renderEscalation({ rule, criticality, count, checkpointId, command }: CompactionEscalation): string {
  const path = locate(checkpointId)
  const lines = [
    `This session was compacted${count > 1 ? ` ${count} times` : ''} at criticality ${criticality}, where the operator decides how the work goes on.`,
    `Tell the operator that it was${path === '' ? '' : `, and that the state before it is in ${path}`}.`,
    ...(rule === 'AE-006e' ? [`Recommend a new session; \`${command} resume\` prints its resumption prompt.`] : []),
    'You MUST NOT go on before the operator has reviewed it and authorized the continuation.',
    "If the operator's newest message already does, go on.",
  ]
  return renderElement('escalation', { rule, criticality }, `\n${lines.join('\n')}\n`)
}

/** The escalation for the person, in their terminal. */
export function describeCompaction({ rule, criticality, count, checkpointId, command }: CompactionEscalation): string {
  const times = count > 1 ? `${count} times` : 'once'
  const path = locate(checkpointId)
  const review = path === '' ? '' : ` The state before it: ${path}.`
  const advice =
    rule === 'AE-006e'
      ? ` A new session is recommended: \`${command} resume\` prints its resumption prompt.`
      : ' Claude was told to wait until you authorize the continuation.'
  return `holdfast: this session was compacted ${times}, at criticality ${criticality}.${review}${advice}`
}

/**
 * The message for the person when a session reaches EMERGENCY: what is left, what is saved, and what to do. Without a
 * place for state each prompt gets the message, so its advice is left out.
 */
export function describeEmergency({ fill, point }: FillEstimate, criticality: Criticality, kept: Kept): string {
  const saved = describeSaved(kept)
  const percent = Math.max(0, Math.round(100 - fill * 100))
  const left = `holdfast: ${percent}% is left until ${ENDS[point.kind]}`
  if (!needsOperator(criticality) && kept === 'nothing') return `${left}.${saved}`
  if (!needsOperator(criticality))
    return `${left}.${saved} Let Claude finish the step in hand, then compact or open a new session before starting anything large.`
  return `${left}, at criticality ${criticality}. Claude was told to stop and ask you: continue here, continue in a new session, or stop.${saved}`
}

type Kept = 'nothing' | { readonly checkpointId: string | null }

function describeSaved(kept: Kept): string {
  if (kept === 'nothing')
    return ' The state of this session cannot be written, so nothing is sure to be restored after that.'
  const { checkpointId } = kept
  return checkpointId === null ? '' : ` The work is saved in ${locate(checkpointId)}; a new session gets it.`
}
