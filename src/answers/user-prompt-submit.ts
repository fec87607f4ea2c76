import { parsePromptSubmit } from '../core/hook/input.ts'
import { addContext, joinMessages, joinSections } from '../core/hook/output.ts'
import { estimateTokens } from '../core/tokens.ts'
import { createResponder } from '../io/respond.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { keepMarked } from '../steps/keep-marked.ts'
import { measureContext } from '../steps/measure-context.ts'
import { openSession } from '../steps/open-session.ts'
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

  let acknowledge: (() => void) | null = null
  const alert = await hook.section('compaction_alert', async () => {
    if (state.pending.length === 0) return ''
    const { prepareAlert } = await import('../steps/tell-compaction.ts')
    const prepared = prepareAlert(projectDir, input, state, report)
    acknowledge = prepared.acknowledge
    return prepared.text
  })
  const kept = await keepMarked(hook, general, input)
  const answer = joinSections([
    { name: 'compaction_alert', text: alert },
    { name: 'context_monitor', text: monitor },
  ])
  const after = async () => {
    acknowledge?.()
    if (state.approvalDue !== null) (await import('../steps/settle-approval.ts')).settleApproval(hook, input)
    if (transcriptPath === null || state.compactions <= state.compactionsLearned) return
    const { learnPoint } = await import('../steps/learn-point.ts')
    learnPoint(projectDir, general, { sessionId, transcriptPath }, state)
  }
  return { stdout: addContext('UserPromptSubmit', answer.text, joinMessages(message, kept)), after }
})
