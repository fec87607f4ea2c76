import type { CheckpointData } from '../core/checkpoint/checkpoint.ts'
import type { Config } from '../core/config/config.ts'
import { type EscalationRule, findCompactionEscalation } from '../core/context/escalation.ts'
import type { FillEstimate } from '../core/context/fill.ts'
import { listViolations } from '../core/documents/latest.ts'
import type { HookInput } from '../core/hook/input.ts'
import type { Problem } from '../core/problem.ts'
import type { SessionState } from '../core/session/state.ts'
import { describeCompaction, describeEmergency, renderEscalation } from '../core/xml/escalation.ts'
import { describeRefusal, renderRefusal } from '../core/xml/track-context.ts'
import { appendEvents } from '../io/journal-store.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { createWriteProblem } from '../io/write-problem.ts'
import { compactElsewhere } from './compact-elsewhere.ts'
import { saveSnapshot, takeSnapshot } from './take-checkpoint.ts'

type Report = (problem: Problem) => void

/** What the person is told; the model hears it from the monitor. */
export interface Escalated {
  readonly lastCheckpoint: string | null
  readonly message: string
  /** A block for the model behind the monitor's, with the line break before it; mostly empty. */
  readonly notice: string
}

/** Acts on rules that began to hold: saves the work (AE-006a) and words what the operator must know (AE-006c). */
export async function escalate(
  projectDir: string,
  config: Config,
  input: HookInput,
  news: { readonly state: SessionState; readonly estimate: FillEstimate; readonly rules: readonly EscalationRule[] },
  report: Report,
): Promise<Escalated> {
  const { state, estimate, rules } = news
  const saved = rules.includes('AE-006a') ? await saveAtThreshold(projectDir, config, input, news, report) : null
  const lastCheckpoint = saved?.checkpointId ?? state.lastCheckpoint
  const message = rules.includes('AE-006c') ? describeEmergency(estimate.fill, config.criticality, lastCheckpoint) : ''
  if (saved === null || saved.compaction === null) return { lastCheckpoint, message, notice: '' }
  const { trackId, violations } = listViolations(saved)
  if (violations.length === 0) return { lastCheckpoint, message, notice: '' }
  const refusal = describeRefusal(trackId, violations)
  const notice = `\n${renderRefusal(trackId, violations)}`
  return { lastCheckpoint, message: message === '' ? refusal : `${message}\n${refusal}`, notice }
}

async function saveAtThreshold(
  projectDir: string,
  config: Config,
  input: HookInput,
  { state, estimate }: { readonly state: SessionState; readonly estimate: FillEstimate },
  report: Report,
): Promise<CheckpointData | null> {
  const { sessionId } = input
  try {
    const snapshot = await takeSnapshot(projectDir, config, input, state)
    snapshot.problems.forEach(report)
    const documents = compactElsewhere(projectDir, input, report)
    const checkpoint = saveSnapshot(projectDir, { ...snapshot, estimate, ...documents }, 'threshold')
    const { checkpointId } = checkpoint
    appendEvents(projectDir, sessionId, [
      { event: 'checkpoint_created', checkpoint_id: checkpointId, trigger: 'threshold' },
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

/** What a compaction demands at C3 and C4 (AE-006d, AE-006e): a block for the model, a sentence for the person. */
export function escalateCompaction(
  projectDir: string,
  config: Config,
  sessionId: string,
  state: SessionState,
  report: Report,
): { readonly text: string; readonly message: string } {
  const count = state.compactions
  const rule = findCompactionEscalation(count, config.criticality)
  if (rule === null) return { text: '', message: '' }
  const { criticality } = config
  const checkpointId = state.pending.at(-1) ?? state.lastCheckpoint
  try {
    appendEvents(projectDir, sessionId, [{ event: 'escalation_raised', rule, criticality }])
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
  }
  const escalation = { rule, criticality, count, checkpointId }
  return { text: renderEscalation(escalation), message: describeCompaction(escalation) }
}
