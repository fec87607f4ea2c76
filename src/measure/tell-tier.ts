import type { Config, ConfiguredCall } from '../config/core/config.ts'
import { hasPage } from '../files/io/read-text.ts'
import { createWriteProblem } from '../files/io/write-problem.ts'
import type { JournalEvent } from '../sessions/core/event.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import type { EscalationRule } from '../sessions/core/tier-names.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { renderContextMonitor } from './core/context-monitor.ts'
import { listTierEscalations } from './core/escalation.ts'
import { listOperations, selectTypicalOperation } from './core/operations.ts'
import { type FillEstimate, rankTier, selectThresholds, settleTier } from './core/tier.ts'

/** Changes that a hook may tell and act on after the context grew. Only one of several simultaneous hooks gets them. */
export interface TierNews {
  /** The tier rose: inside the agent loop this is the time to speak. */
  readonly rose: boolean
  /** The whole percentage is another than the one last told. */
  readonly moved: boolean
  /** Rules of escalation that hold from now on and have not been acted on. */
  readonly escalations: readonly EscalationRule[]
  /** The state cannot be written, so nobody knows what was told. */
  readonly unsaved: boolean
}

/** Whether the recorded state lags behind the estimate, so that there may be something to say. */
export function hasNews(state: SessionState, config: Config, estimate: FillEstimate): boolean {
  if (rankTier(estimate.tier) > rankTier(state.tier)) return true
  return listTierEscalations(estimate.tier, config.criticality).some((rule) => !state.escalations.includes(rule))
}

/** Lets the recorded tier and the rules that hold follow the fill, and journals what is new. */
export function followTier(call: ConfiguredCall, sessionId: string, estimate: FillEstimate): TierNews {
  const { projectDir, config } = call
  const thresholds = selectThresholds(config, estimate.point.tokens)
  const fill = Math.round(estimate.fill * 1e4) / 1e4
  const { tier: new_tier } = estimate
  const total = ` of ${estimate.point.tokens}`
  const told = new_tier === 'nominal' ? null : `${Math.floor(estimate.fill * 100)}%${total}`
  try {
    const before = updateSessionState(projectDir, sessionId, (state) => {
      const tier = settleTier(state.tier, estimate.fill, thresholds)
      const escalations = listTierEscalations(tier, config.criticality)
      const moved = told !== state.told
      if (!moved && tier === state.tier && isSameList(escalations, state.escalations)) return null
      const fresh = escalations.filter((rule) => !state.escalations.includes(rule))
      const rose = rankTier(new_tier) > rankTier(state.tier)
      const events: JournalEvent[] = [
        ...(rose ? [{ event: 'context_threshold_reached', previous_tier: state.tier, new_tier, fill } as const] : []),
        ...fresh.map((rule) => ({ event: 'escalation_raised', rule, criticality: config.criticality }) as const),
      ]
      // The journal comes before the state: after a kill or on a full disk the next hook tells again.
      if (events.length > 0) appendEvents(projectDir, sessionId, events)
      // Another point of compaction makes the block untrue that the model has.
      const isOther = new_tier !== 'low' && state.told?.endsWith(total) === false
      const answer = { rose: rose || isOther, moved, escalations: fresh, unsaved: false }
      return { state: { ...state, tier, told, escalations }, answer }
    })
    // Another hook recorded the same change in the meantime, and tells of the change.
    return before ?? { rose: false, moved: false, escalations: [], unsaved: false }
  } catch (error) {
    call.report(createWriteProblem(projectDir, error))
    // A project that cannot be written to gets no checkpoint either.
    const escalations = listTierEscalations(new_tier, config.criticality).filter((rule) => rule !== 'AE-006a')
    return { rose: false, moved: true, escalations, unsaved: true }
  }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

export function renderMonitor(
  call: ConfiguredCall,
  estimate: FillEstimate,
  {
    compactions,
    lastCheckpoint,
    isUnsaved = false,
  }: Pick<SessionState, 'compactions' | 'lastCheckpoint'> & { readonly isUnsaved?: boolean },
): string {
  const { config } = call
  const file = config['resumption.orchestration_file']
  return renderContextMonitor({
    estimate,
    criticality: config.criticality,
    tone: config['context_monitor.tone'],
    typical: selectTypicalOperation(config),
    operations: listOperations(config),
    compactions,
    lastCheckpoint,
    isUnsaved,
    orchestrationFile: hasPage(call, file) ? file : null,
  })
}
