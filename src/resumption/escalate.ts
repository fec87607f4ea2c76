import type { Call } from '../base/core/call.ts'
import type { HookInput } from '../client/core/input.ts'
import type { Config } from '../config/core/config.ts'
import { createWriteProblem, tryWrite } from '../files/io/write-problem.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import { findCompactionEscalation } from '../measure/core/escalation.ts'
import type { FillEstimate } from '../measure/core/tier.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import type { EscalationRule } from '../sessions/core/tier-names.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { compactLazily } from '../tracks/compact-lazily.ts'
import { listViolations } from '../tracks/core/latest.ts'
import { describeRefusal, renderRefusal } from '../tracks/core/track-context.ts'
import type { CheckpointData } from '../work/core/checkpoint.ts'
import { nameSaved } from './core/checkpoint-words.ts'
import { describeCompaction, describeEmergency, renderEscalation } from './core/escalation-element.ts'
import { saveSnapshot, takeSnapshot } from './take-checkpoint.ts'

/** The result of an escalation. `message` is for the person, because the monitor already tells the model. */
export interface Escalated {
  readonly lastCheckpoint: string | null
  readonly message: string
  /** A block for the model, with a line break in front, to stand behind the monitor's block; mostly empty. */
  readonly notice: string
}

interface Escalating {
  readonly state: SessionState
  readonly estimate: FillEstimate
  readonly rules: readonly EscalationRule[]
  /** The state cannot be written, so every prompt gets here. */
  readonly unsaved?: boolean
}

/** Acts on rules that began to hold: saves the work (AE-006a) and words the warning for the operator (AE-006b, AE-006c). */
export async function escalate(call: Call, config: Config, input: HookInput, news: Escalating): Promise<Escalated> {
  const { state, estimate, rules, unsaved = false } = news
  const saved = rules.includes('AE-006a') ? await saveAtThreshold(call, config, input, news) : null
  const lastCheckpoint = saved?.checkpointId ?? state.lastCheckpoint
  const message = rules.some((rule) => rule !== 'AE-006a')
    ? describeEmergency(estimate, config.criticality, unsaved ? 'nothing' : { checkpointId: lastCheckpoint })
    : ''
  if (saved === null || saved.compaction === null) return { lastCheckpoint, message, notice: '' }
  const { trackId, violations } = listViolations(saved)
  if (violations.length === 0) return { lastCheckpoint, message, notice: '' }
  const refusal = describeRefusal(trackId, violations, nameOwnCommand(call.projectDir))
  const notice = `\n${renderRefusal(trackId, violations)}`
  return { lastCheckpoint, message: message === '' ? refusal : `${message}\n${refusal}`, notice }
}

async function saveAtThreshold(
  call: Call,
  config: Config,
  input: HookInput,
  { state, estimate }: { readonly state: SessionState; readonly estimate: FillEstimate },
): Promise<CheckpointData | null> {
  const { sessionId } = input
  const { projectDir, report } = call
  try {
    const snapshot = await takeSnapshot(call, config, input, state)
    snapshot.problems.forEach(report)
    const documents = await compactLazily(call, config, input)
    const checkpoint = saveSnapshot(projectDir, { ...snapshot, estimate, ...documents }, 'threshold')
    const { checkpointId } = checkpoint
    appendEvents(projectDir, sessionId, [
      { event: 'checkpoint_created', trigger: 'threshold', ...nameSaved(checkpoint) },
    ])
    updateSessionState(projectDir, sessionId, (now) => ({
      state: { ...now, lastCheckpoint: checkpointId },
      answer: true,
    }))
    return checkpoint
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast/checkpoints'))
    return null
  }
}

/** Words a compaction's demands at C3 and C4 (AE-006d, AE-006e): a block for the model, words for the person. */
export function escalateCompaction(
  call: Call,
  config: Config,
  sessionId: string,
  state: SessionState,
): { readonly text: string; readonly message: string } {
  const count = state.compactions
  const rule = findCompactionEscalation(count, config.criticality)
  if (rule === null) return { text: '', message: '' }
  const { criticality } = config
  const checkpointId = state.pending.at(-1) ?? state.lastCheckpoint
  tryWrite(call, () => appendEvents(call.projectDir, sessionId, [{ event: 'escalation_raised', rule, criticality }]))
  const escalation = { rule, criticality, count, checkpointId, command: nameOwnCommand(call.projectDir) }
  return { text: renderEscalation(escalation), message: describeCompaction(escalation) }
}
