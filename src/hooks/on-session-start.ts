import { parseSessionStart } from '../client/core/input.ts'
import { addContext, joinMessages } from '../client/core/output.ts'
import { needsOperator } from '../config/core/criticality.ts'
import { createResponder } from '../host/io/respond.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { startMemories } from '../memory/start-memories.ts'
import type { PolicyConfig } from '../policy/core/policy.ts'
import { mayHandOver } from '../resumption/may-hand-over.ts'
import type { Resumption } from '../resumption/resume-work.ts'
import { cleanAtStart } from '../start/clean-at-start.ts'
import { prepareStart } from '../start/start-context.ts'
import { loadSession } from '../work/load-session.ts'

export const respond = createResponder('session-start', { parse: parseSessionStart }, async (input, given) => {
  const { loosened }: PolicyConfig = given.config
  const state = loadSession(given, input.sessionId)
  const hook = withCriticality(given, state)
  const { config } = hook
  let resumption: Resumption | null = null
  const restored = await hook.section('resumption_context', async () => {
    const isNew = input.source === 'startup' || input.source === 'clear'
    if (input.source !== 'compact' && !(isNew && mayHandOver(hook, input))) return ''
    resumption = isNew
      ? (await import('../resumption/hand-over.ts')).prepareHandover(hook, config, input)
      : await (await import('../resumption/resume-work.ts')).prepareRestoration(hook, config, input, state)
    return resumption?.text ?? ''
  })
  const { lost = [], message: saving = '' } = (resumption as Resumption | null) ?? {}
  const context = await prepareStart(hook, input, { restored, lost })
  const told = loosened && (await import('../guards/ask-loosened.ts')).describeLoosened(hook.projectDir, loosened.lines)
  let message = joinMessages(told ? `holdfast: ${told}` : '', saving, context.message)
  const demanded = await hook.section('context_monitor', async () => {
    if (input.source !== 'compact' || !needsOperator(config.criticality)) return ''
    const { escalateCompaction } = await import('../resumption/escalate.ts')
    const escalation = escalateCompaction(hook, config, input.sessionId, loadSession(hook, input.sessionId))
    message = joinMessages(escalation.message, message)
    return escalation.text
  })
  const related = await startMemories(hook, input)
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
    await cleanAtStart(hook, input.sessionId)
  }
  return { stdout: addContext('SessionStart', answer.text, message), after }
})
