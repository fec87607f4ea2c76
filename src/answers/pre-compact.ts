import type { Config } from '../core/config/config.ts'
import { type PreCompactInput, parsePreCompact } from '../core/hook/input.ts'
import { renderMustKeep } from '../core/resumption/must-keep.ts'
import { parseOrchestrationNotes } from '../core/resumption/orchestration.ts'
import { hasActiveTrack } from '../io/project-files.ts'
import { createResponder, type Hook } from '../io/respond.ts'
import { captureWork } from '../steps/capture-work.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { loadSession } from '../steps/load-session.ts'
import { recordCompaction } from '../steps/record-compaction.ts'
import { takeSnapshot } from '../steps/take-checkpoint.ts'

export const respond = createResponder('pre-compact', parsePreCompact, async (input, hook) => {
  if (input.agentId !== null) return null
  const general = await hook.config()
  if (general === null) return null
  const state = loadSession(hook.projectDir, input.sessionId, hook.report)
  const config = applyCriticality(hook.projectDir, general, state)
  const snapshot = await takeSnapshot(hook.projectDir, config, input, state)
  snapshot.problems.forEach(hook.report)
  // Stored before anything is said: a hook that is stopped here has lost its words, not the work.
  const track = await compactTrack(hook, config, input)
  const whole = track === null ? snapshot : { ...snapshot, ...track.documents }
  const checkpointId = recordCompaction(hook.projectDir, whole, input.trigger, hook.report)
  if (checkpointId !== null) track?.link(checkpointId)
  // The summarizer waits for the words; what is to be remembered can follow them.
  const after = async () => {
    await hook.section('memory_capture', async () => {
      await captureWork(hook.projectDir, config, snapshot, hook.report)
      return ''
    })
  }
  // Codex takes no words for its summarizer from a hook.
  if (!config['resumption.steer_summary'] || input.client !== 'claude') return { stdout: '', after }
  const notes = parseOrchestrationNotes(snapshot.resumptionState)
  return { stdout: renderMustKeep(snapshot.workState, notes, input.customInstructions !== null), after }
})

/** Brings the documents of the active track up to date. A repository without tracks pays a look for the pointer. */
async function compactTrack({ projectDir, report }: Hook, config: Config, input: PreCompactInput) {
  if (!hasActiveTrack(projectDir)) return null
  const { compactAtCheckpoint } = await import('../steps/compact-at-checkpoint.ts')
  return compactAtCheckpoint(projectDir, config, input, report)
}
