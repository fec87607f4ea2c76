import type { Config } from '../core/config/config.ts'
import { parseAnswerUsage } from '../core/context/answer-usage.ts'
import type { FillEstimate } from '../core/context/fill.ts'
import { rankTier, selectThresholds, settleTier } from '../core/context/tier.ts'
import type { Problem } from '../core/problem.ts'
import { parseJsonRecord } from '../core/record.ts'
import type { SessionState } from '../core/session/state.ts'
import { renderContextMonitor } from '../core/xml/context-monitor.ts'
import { appendEvents } from '../io/journal-store.ts'
import { hasProjectFile } from '../io/project-files.ts'
import { errorCode } from '../io/read-text.ts'
import { updateSessionState } from '../io/session-writer.ts'
import { walkTranscript } from '../io/transcript-tail.ts'

/**
 * Lets the recorded tier follow the fill and journals a rise. Of several hooks that see the same rise at once, exactly
 * one gets `true`: the one that may speak inside the agent loop.
 */
export function followTier(
  projectDir: string,
  sessionId: string,
  config: Config,
  estimate: FillEstimate,
  report: (problem: Problem) => void,
): boolean {
  const thresholds = selectThresholds(config)
  try {
    const previous = updateSessionState(projectDir, sessionId, (state) => {
      const tier = settleTier(state.tier, estimate.fill, thresholds)
      return tier === state.tier ? null : { state: { ...state, tier }, answer: state.tier }
    })
    if (previous === null || rankTier(estimate.tier) <= rankTier(previous)) return false
    const fill = Math.round(estimate.fill * 1e4) / 1e4
    appendEvents(projectDir, sessionId, [
      { event: 'context_threshold_reached', previous_tier: previous, new_tier: estimate.tier, fill },
    ])
    return true
  } catch (error) {
    report({ code: 'state-not-writable', path: '.holdfast', cause: errorCode(error) })
    return false
  }
}

/**
 * Whether the client will compact before anybody reads an answer given now. The fill has reached the computed point and
 * no earlier request had: what is said here would stand, untrue, behind the summary. When an earlier answer had already
 * reached it and the client went on all the same, its point is another one than ours, and the model is told.
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
export function renderMonitor(projectDir: string, config: Config, estimate: FillEstimate, state: SessionState): string {
  const file = config['resumption.orchestration_file']
  return renderContextMonitor({
    estimate,
    criticality: config.criticality,
    tone: config['context_monitor.tone'],
    compactions: state.compactions,
    lastCheckpoint: state.lastCheckpoint,
    orchestrationFile: hasProjectFile(projectDir, file) ? file : null,
  })
}
