import { needsOperator } from '../core/context/criticality.ts'
import { parseSessionStart } from '../core/hook/input.ts'
import { addContext } from '../core/hook/output.ts'
import { listOpenCheckpoints } from '../io/checkpoint-store.ts'
import { createResponder } from '../io/respond.ts'
import { cleanAtStart } from '../steps/clean-at-start.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { loadSession } from '../steps/load-session.ts'
import type { Resumption } from '../steps/resume-work.ts'
import { prepareStart } from '../steps/start-context.ts'
import { startMemories } from '../steps/start-memories.ts'

export const respond = createResponder('session-start', parseSessionStart, async (input, hook) => {
  // A subagent's compaction starts with our session's id; its context is its own.
  if (input.agentId !== null) return null
  const general = await hook.config()
  if (general === null) return null
  const { projectDir, report } = hook
  const config = applyCriticality(projectDir, general, loadSession(projectDir, input.sessionId, report))
  let resumption: Resumption | null = null
  const restored = await hook.section('resumption_context', async () => {
    const isNew = input.source === 'startup' || input.source === 'clear'
    if (input.source !== 'compact' && !(isNew && listOpenCheckpoints(projectDir).length > 0)) return ''
    const { prepareHandover, prepareRestoration } = await import('../steps/resume-work.ts')
    resumption = isNew
      ? prepareHandover(projectDir, config, input, report)
      : await prepareRestoration(projectDir, config, input, report)
    return resumption?.text ?? ''
  })
  const lost = (resumption as Resumption | null)?.lost ?? []
  const context = await prepareStart(hook, config, input, { restored, lost })

  let { message } = context
  const demanded = await hook.section('context_monitor', async () => {
    if (input.source !== 'compact' || !needsOperator(config.criticality)) return ''
    const { escalateCompaction } = await import('../steps/escalate.ts')
    const state = loadSession(projectDir, input.sessionId, report)
    const escalation = escalateCompaction(projectDir, config, input.sessionId, state, report)
    message = [escalation.message, message].filter((text) => text !== '').join('\n')
    return escalation.text
  })
  const related = await startMemories(hook, config, input)
  // Most important first; what is over the budget is left out from the end.
  const answer = hook.join(config['budgets.session_start'], [
    { name: 'context_monitor', text: demanded },
    { name: 'resumption_context', text: restored },
    { name: 'quality_reinforcement', text: context.rules },
    { name: 'track_context', text: context.track },
    { name: 'quality_context', text: context.core },
    { name: 'project_context', text: context.project },
    { name: 'related_memories', text: related },
    { name: 'response_guidance', text: context.guidance },
  ])
  const after = async () => {
    if (answer.isTold('resumption_context')) resumption?.record()
    if (answer.isTold('quality_reinforcement')) context.recordRules()
    await cleanAtStart(projectDir, config, input.sessionId, report)
  }
  return { stdout: addContext('SessionStart', answer.text, message), after }
})
