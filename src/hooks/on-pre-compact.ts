import { captureWork } from '../capture/capture-work.ts'
import { harvestBefore } from '../capture/harvest-marks.ts'
import { type PreCompactInput, parsePreCompact } from '../client/core/input.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import { createResponder, type Hook } from '../host/io/respond.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { keepFiles } from '../rescue/keep-files.ts'
import { renderMustKeep } from '../resumption/core/must-keep.ts'
import { recordCompaction } from '../resumption/record-compaction.ts'
import { takeSnapshot } from '../resumption/take-checkpoint.ts'
import { parseOrchestrationNotes } from '../work/core/orchestration.ts'
import { loadSession } from '../work/load-session.ts'

export const respond = createResponder('pre-compact', { parse: parsePreCompact }, async (input, given) => {
  const state = loadSession(given, input.sessionId)
  const hook = withCriticality(given, state)
  const { config } = hook
  // A marked line is a memory before the work is read, so the work knows of the memory.
  await hook.section('memory_capture', () => harvestBefore(hook, { ...input, harvested: state.harvested }))
  const snapshot = await takeSnapshot(hook, config, input, state)
  snapshot.problems.forEach(hook.report)
  // Stored before anything is said: a hook that is stopped here has lost its words, not the work.
  const track = await compactTrack(hook, input)
  const kept = await keepFiles(hook, config, {
    session: input.sessionId,
    command: `compaction (${input.trigger})`,
  })
  const whole = { ...snapshot, ...track?.documents, snapshot: kept }
  const checkpointId = recordCompaction(hook, whole, input.trigger)
  if (checkpointId !== null) track?.link(checkpointId)
  // The summarizer waits for the words; what is to be remembered can follow them.
  const after = async () => {
    await hook.section('memory_capture', async () => {
      await captureWork(hook, snapshot)
      return ''
    })
  }
  // Codex takes no words for its summarizer from a hook.
  if (!config['resumption.steer_summary'] || input.client !== 'claude') return { stdout: '', after }
  const notes = parseOrchestrationNotes(snapshot.resumptionState)
  return { stdout: renderMustKeep(snapshot.workState, notes, input.customInstructions !== null), after }
})

/** Brings the documents of the active track up to date. A repository without tracks pays a look for the pointer. */
async function compactTrack(hook: Hook, input: PreCompactInput) {
  if (!hook.know(hasActiveTrack)) return null
  const { compactAtCheckpoint } = await import('../tracks/compact-at-checkpoint.ts')
  return compactAtCheckpoint(hook, hook.config, input)
}
