import { raiseConfig } from '../core/guardrails/governance.ts'
import { parsePromptSubmit } from '../core/hook/input.ts'
import { addContext, joinSections } from '../core/hook/output.ts'
import { estimateTokens } from '../core/tokens.ts'
import { createResponder } from '../io/respond.ts'
import { loadSession } from '../steps/load-session.ts'
import { measureContext } from '../steps/measure-context.ts'
import { rememberQuiet } from '../steps/remember-quiet.ts'
import { followTier, isAboutToCompact, renderMonitor } from '../steps/tell-tier.ts'

export const respond = createResponder('user-prompt-submit', parsePromptSubmit, async (input, hook) => {
  const loaded = await hook.config()
  if (loaded === null || input.agentId !== null) return null
  const { projectDir } = hook
  const state = loadSession(projectDir, input.sessionId, hook.report)
  const config = raiseConfig(loaded, state.criticality)
  if (state.approvalDue !== null) {
    const { settleApproval } = await import('../steps/settle-approval.ts')
    settleApproval(projectDir, input, hook.report)
  }

  const monitor = await hook.section('context_monitor', () => {
    if (!config['context_monitor.enabled']) return ''
    const incoming = { promptId: input.promptId, tokens: estimateTokens(input.prompt) }
    const measured = measureContext(projectDir, config, { ...input, incoming })
    if (measured.problem !== null) hook.report(measured.problem)
    rememberQuiet(projectDir, input.sessionId, config, measured, state)
    const { estimate } = measured
    if (estimate === null || (estimate.tier === 'nominal' && state.tier === 'nominal')) return ''
    followTier(projectDir, input.sessionId, config, estimate, hook.report)
    if (isAboutToCompact(estimate, input.transcriptPath)) return ''
    return renderMonitor(projectDir, config, estimate, state)
  })

  let acknowledge: (() => void) | null = null
  const alert = await hook.section('compaction_alert', async () => {
    if (state.pending.length === 0) return ''
    const { prepareAlert } = await import('../steps/tell-compaction.ts')
    const prepared = prepareAlert(projectDir, input, state, hook.report)
    acknowledge = prepared.acknowledge
    return prepared.text
  })

  const answer = joinSections([
    { name: 'compaction_alert', text: alert },
    { name: 'context_monitor', text: monitor },
  ])
  return { stdout: addContext('UserPromptSubmit', answer.text), after: () => acknowledge?.() }
})
