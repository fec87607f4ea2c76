import type { Config } from '../core/config/config.ts'
import { parseAnswerUsage } from '../core/context/answer-usage.ts'
import { type EscalationRule, listTierEscalations } from '../core/context/escalation.ts'
import type { FillEstimate } from '../core/context/fill.ts'
import { listOperations, selectTypicalOperation } from '../core/context/operations.ts'
import { rankTier, selectThresholds, settleTier } from '../core/context/tier.ts'
import type { JournalEvent } from '../core/journal/event.ts'
import type { Problem } from '../core/problem.ts'
import { parseJsonRecord } from '../core/record.ts'
import type { SessionState } from '../core/session/state.ts'
import { renderContextMonitor } from '../core/xml/context-monitor.ts'
import { appendEvents } from '../io/journal-store.ts'
import { hasProjectFile } from '../io/project-files.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { walkTranscript } from '../io/transcript-tail.ts'
import { createWriteProblem } from '../io/write-problem.ts'

/** What a hook that saw the context grow may say and do; of several hooks that see it at once, one gets it. */
export interface TierNews {
  /** The tier rose: inside the agent loop this is the time to speak. */
  readonly rose: boolean
  /** Rules of escalation that hold from now on and have not been acted on. */
  readonly escalations: readonly EscalationRule[]
  /** Another hook has recorded the same in the meantime, and tells it. */
  readonly elsewhere: boolean
}

/** Whether the recorded state lags behind the estimate, so that there may be something to say. */
export function hasNews(state: SessionState, config: Config, estimate: FillEstimate): boolean {
  if (rankTier(estimate.tier) > rankTier(state.tier)) return true
  return listTierEscalations(estimate.tier, config.criticality).some((rule) => !state.escalations.includes(rule))
}

/** Lets the recorded tier and the rules that hold follow the fill, and journals what is new. */
export function followTier(
  projectDir: string,
  sessionId: string,
  config: Config,
  estimate: FillEstimate,
  report: (problem: Problem) => void,
): TierNews {
  const thresholds = selectThresholds(config, estimate.point.tokens)
  const fill = Math.round(estimate.fill * 1e4) / 1e4
  const { tier: new_tier } = estimate
  try {
    const before = updateSessionState(projectDir, sessionId, (state) => {
      const tier = settleTier(state.tier, estimate.fill, thresholds)
      const escalations = listTierEscalations(tier, config.criticality)
      if (tier === state.tier && isSameList(escalations, state.escalations)) return null
      const fresh = escalations.filter((rule) => !state.escalations.includes(rule))
      const rose = rankTier(new_tier) > rankTier(state.tier)
      const events: JournalEvent[] = [
        ...(rose ? [{ event: 'context_threshold_reached', previous_tier: state.tier, new_tier, fill } as const] : []),
        ...fresh.map((rule) => ({ event: 'escalation_raised', rule, criticality: config.criticality }) as const),
      ]
      // Before the state that says it is told: after a kill, or on a full disk, the next hook says it again.
      if (events.length > 0) appendEvents(projectDir, sessionId, events)
      return { state: { ...state, tier, escalations }, answer: { rose, fresh } }
    })
    if (before === null) return { rose: false, escalations: [], elsewhere: true }
    return { rose: before.rose, escalations: before.fresh, elsewhere: false }
  } catch (error) {
    report(createWriteProblem(projectDir, error, '.holdfast'))
    return { rose: false, escalations: [], elsewhere: false }
  }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/**
 * Whether the client will compact before anybody reads an answer given now. The fill has reached the computed point and
 * no earlier request had: what is said here would stand, untrue, behind the summary, so nothing is said or recorded. When
 * an earlier answer had already reached it and the client went on all the same, its point is another one than ours, and
 * the model is told.
 */
export function isAboutToCompact({ fill, point }: FillEstimate, transcriptPath: string | null): boolean {
  if (fill < 1 || point.kind !== 'proactive' || point.confidence === 'exact' || transcriptPath === null) return false
  return !hasPassed(transcriptPath, point.tokens)
}

/** Whether the answer before the newest one had reached the point already, with no compaction since. */
function hasPassed(transcriptPath: string, pointTokens: number): boolean {
  let newest: string | null | undefined
  let passed = false
  walkTranscript(transcriptPath, (line) => {
    const row = parseJsonRecord(line.read())
    if (row === null || row.isSidechain === true) return false
    if (row.type === 'system' && row.subtype === 'compact_boundary') return true
    const usage = row.type === 'assistant' ? parseAnswerUsage(row) : null
    if (usage === null) return false
    newest ??= usage.messageId
    if (usage.messageId === newest) return false
    passed = usage.inputTokens + usage.outputTokens >= pointTokens
    return true
  })
  return passed
}

/** The monitor's text with the facts of this project. */
export function renderMonitor(
  projectDir: string,
  config: Config,
  estimate: FillEstimate,
  { compactions, lastCheckpoint }: Pick<SessionState, 'compactions' | 'lastCheckpoint'>,
): string {
  const file = config['resumption.orchestration_file']
  return renderContextMonitor({
    estimate,
    criticality: config.criticality,
    tone: config['context_monitor.tone'],
    typical: selectTypicalOperation(config),
    operations: listOperations(config),
    compactions,
    lastCheckpoint,
    orchestrationFile: hasProjectFile(projectDir, file) ? file : null,
  })
}
