import { parsePreCompact } from '../core/hook/input.ts'
import { renderMustKeep } from '../core/resumption/must-keep.ts'
import { parseOrchestrationNotes } from '../core/resumption/orchestration.ts'
import { createResponder } from '../io/respond.ts'
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
  recordCompaction(hook.projectDir, snapshot, input.trigger, hook.report)
  // The summarizer waits for the words; what is to be remembered can follow them.
  const after = async () => {
    await hook.section('memory_capture', async () => {
      await captureWork(hook.projectDir, config, snapshot, hook.report)
      return ''
    })
  }
  if (!config['resumption.steer_summary']) return { stdout: '', after }
  const notes = parseOrchestrationNotes(snapshot.resumptionState)
  return { stdout: renderMustKeep(snapshot.workState, notes, input.customInstructions !== null), after }
})
