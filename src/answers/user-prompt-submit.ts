import { parsePromptSubmit } from '../core/hook/input.ts'
import { addContext, joinMessages } from '../core/hook/output.ts'
import { estimateTokens } from '../core/tokens.ts'
import { createResponder } from '../io/respond.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { keepMarked } from '../steps/keep-marked.ts'
import { measureContext } from '../steps/measure-context.ts'
import { openSession } from '../steps/open-session.ts'
import { preparePrompt } from '../steps/prompt-context.ts'
import { rememberQuiet } from '../steps/remember-quiet.ts'
import { followTier, hasNews, isAboutToCompact, renderMonitor } from '../steps/tell-tier.ts'

export const respond = createResponder('user-prompt-submit', parsePromptSubmit, async (input, hook) => {
  const general = await hook.config()
  if (general === null || input.agentId !== null) return null
  const { projectDir, report } = hook
  const { sessionId, transcriptPath } = input
  const state = await openSession(projectDir, sessionId, report)
  let message = ''
  const monitor = await hook.section('context_monitor', async () => {
    if (!general['context_monitor.enabled']) return ''
    const config = applyCriticality(projectDir, general, state)
    const incoming = { promptId: input.promptId, tokens: estimateTokens(input.prompt) }
    const measured = measureContext(projectDir, config, { ...input, incoming, relay: state.relay })
    if (measured.problem !== null) report(measured.problem)
    rememberQuiet(projectDir, sessionId, config, measured, state)
    const { estimate } = measured
    if (estimate === null || (estimate.tier === 'nominal' && state.tier === 'nominal')) return ''
    if (isAboutToCompact(estimate, transcriptPath)) return ''
    const { elsewhere, escalations: rules } = followTier(projectDir, sessionId, config, estimate, report)
    // An overlapping prompt, or a tool's hook, saw the same rise and tells it.
    if (elsewhere && hasNews(state, config, estimate)) return ''
    if (rules.length === 0) return renderMonitor(projectDir, config, estimate, state)
    const { escalate } = await import('../steps/escalate.ts')
    const done = await escalate(projectDir, config, input, { state, estimate, rules }, report)
    message = done.message
    return renderMonitor(projectDir, config, estimate, { ...state, lastCheckpoint: done.lastCheckpoint }) + done.notice
  })

  const { alert, hint, rules, settle } = await preparePrompt(hook, general, input, state)
  const kept = await keepMarked(hook, general, input)

  // Most important first; what is over the budget is left out from the end.
  const answer = hook.join(general['budgets.user_prompt_submit'], [
    { name: 'compaction_alert', text: alert },
    { name: 'context_monitor', text: monitor },
    { name: 'routing_hint', text: hint },
    { name: 'quality_reinforcement', text: rules },
  ])
  return {
    stdout: addContext('UserPromptSubmit', answer.text, joinMessages(message, kept)),
    after: () => settle(answer),
  }
})
