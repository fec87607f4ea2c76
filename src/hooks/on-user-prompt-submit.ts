import { estimateTokens } from '../base/core/tokens.ts'
import { keepMarked } from '../capture/keep-marked.ts'
import { parsePromptSubmit } from '../client/core/input.ts'
import { addContext, joinMessages } from '../client/core/output.ts'
import { createResponder } from '../host/io/respond.ts'
import { renderMonitorLine } from '../measure/core/context-monitor.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { isAboutToCompact } from '../measure/measure-context.ts'
import { followTier, renderMonitor } from '../measure/tell-tier.ts'
import { preparePrompt } from '../start/prompt-context.ts'
import { openSession } from '../work/open-session.ts'
import { followContext } from './follow-context.ts'
import { keepRequest } from './keep-request.ts'
import { tellFailures } from './tell-failures.ts'

export const respond = createResponder('user-prompt-submit', { parse: parsePromptSubmit }, async (input, hook) => {
  const { projectDir, report, config: general } = hook
  const { sessionId } = input
  const state = await openSession(hook, sessionId)
  await keepRequest(projectDir, input, report)
  let message = ''
  const monitor = await hook.section('context_monitor', async () => {
    if (!general['context_monitor.enabled']) return ''
    const call = withCriticality(hook, state)
    const incoming = { promptId: input.promptId, tokens: estimateTokens(input.prompt) }
    const measured = await followContext(call, { ...input, incoming }, state)
    const { estimate } = measured
    if (estimate === null || (estimate.tier === 'nominal' && state.tier === 'nominal')) return ''
    if (isAboutToCompact(estimate, measured)) return ''
    // An overlapping prompt, or a tool's hook, may have seen the same rise: the other hook tells the rise then.
    const { rose, moved, unsaved, escalations: rules } = followTier(call, sessionId, estimate)
    if (!rose && !unsaved && rules.length === 0) return moved ? renderMonitorLine(estimate) : ''
    if (rules.length === 0) return renderMonitor(call, estimate, { ...state, isUnsaved: unsaved })
    const { escalate } = await import('../resumption/escalate.ts')
    const done = await escalate(call, call.config, input, { state, estimate, rules, unsaved })
    message = done.message
    const told = { ...state, lastCheckpoint: done.lastCheckpoint, isUnsaved: unsaved }
    return renderMonitor(call, estimate, told) + done.notice
  })

  const { alert, hint, rules, saving, settle } = await preparePrompt(hook, input, state)
  const kept = await keepMarked(hook, input, state)

  // Most important first; what is over the budget is left out from the end.
  const answer = hook.join(general['budgets.user_prompt_submit'], [
    { name: 'compaction_alert', text: alert },
    { name: 'context_monitor', text: monitor },
    { name: 'repeated_failures', text: await tellFailures(hook, input) },
    { name: 'routing_hint', text: hint },
    { name: 'quality_reinforcement', text: rules },
  ])
  return {
    stdout: addContext(
      'UserPromptSubmit',
      answer.text,
      joinMessages(message, answer.isTold('compaction_alert') ? saving : '', kept),
    ),
    after: () => settle(answer),
  }
})
