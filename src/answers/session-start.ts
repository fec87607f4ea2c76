import { parseSessionStart } from '../core/hook/input.ts'
import { addContext } from '../core/hook/output.ts'
import { createResponder } from '../io/respond.ts'
import { hasStore } from '../io/store-key.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { findResumption } from '../steps/find-resumption.ts'
import { loadSession } from '../steps/load-session.ts'
import type { Resumption } from '../steps/resume-work.ts'
import { prepareStart } from '../steps/start-context.ts'

export const respond = createResponder('session-start', parseSessionStart, async (input, hook) => {
  // A subagent's compaction starts with our session's id; its context is its own.
  const general = input.agentId === null ? await hook.config() : null
  if (general === null) return null
  const { projectDir, report } = hook
  const config = applyCriticality(projectDir, general, loadSession(projectDir, input.sessionId, report))
  let resumption: Resumption | null = null
  const restored = await hook.section('resumption_context', async () => {
    resumption = await findResumption(projectDir, config, input, report)
    return resumption?.text ?? ''
  })
  const lost = (resumption as Resumption | null)?.lost ?? []
  const context = await prepareStart(hook, config, input, { restored, lost })

  let message = context.message
  const demanded = await hook.section('context_monitor', async () => {
    if (input.source !== 'compact') return ''
    const { escalateCompaction } = await import('../steps/escalate.ts')
    const state = loadSession(projectDir, input.sessionId, report)
    const escalation = escalateCompaction(projectDir, config, input.sessionId, state, report)
    message = [escalation.message, message].filter((text) => text !== '').join('\n')
    return escalation.text
  })
  const related = await hook.section('related_memories', async () =>
    hasStore(projectDir)
      ? (await import('../steps/open-memories.ts')).openMemories(projectDir, config, input, report)
      : '',
  )

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
  const after = () => {
    if (answer.isTold('resumption_context')) resumption?.record()
    if (answer.isTold('quality_reinforcement')) context.recordRules()
  }
  return { stdout: addContext('SessionStart', answer.text, message), after }
})
