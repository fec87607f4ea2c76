import { parsePromptSubmit } from '../core/hook/input.ts'
import { addContext, joinSections } from '../core/hook/output.ts'
import { estimateTokens } from '../core/tokens.ts'
import { runHook } from '../io/run-hook.ts'
import { readSessionState } from '../io/session-store.ts'
import { measureContext } from '../steps/measure-context.ts'

await runHook('user-prompt-submit', parsePromptSubmit, async (input, hook) => {
  const config = await hook.config()
  if (config === null || input.agentId !== null) return null
  const { projectDir } = hook
  const { state, problem } = readSessionState(projectDir, input.sessionId)
  if (problem !== null) hook.report(problem)

  const monitor = await hook.section('context_monitor', async () => {
    if (!config['context_monitor.enabled']) return ''
    const newPrompt = { promptId: input.promptId, tokens: estimateTokens(input.prompt) }
    const measured = await measureContext(projectDir, config, { ...input, state, newPrompt })
    if (measured.problem !== null) hook.report(measured.problem)
    const { estimate } = measured
    if (estimate === null || (estimate.tier === 'nominal' && state.tier === 'nominal')) return ''
    const { followTier, isAboutToCompact, renderMonitor } = await import('../steps/tell-tier.ts')
    followTier(projectDir, input.sessionId, config, estimate, hook.report)
    if (isAboutToCompact(estimate, input.transcriptPath)) return ''
    return renderMonitor(projectDir, config, estimate, state)
  })

  let acknowledge: (() => void) | null = null
  const alert = await hook.section('compaction_alert', async () => {
    if (problem === null && state.pending.length === 0) return ''
    const { prepareAlert } = await import('../steps/tell-compaction.ts')
    const prepared = prepareAlert(projectDir, input, state, problem !== null, hook.report)
    acknowledge = prepared.acknowledge
    return prepared.text
  })

  const answer = joinSections([
    { name: 'compaction_alert', text: alert },
    { name: 'context_monitor', text: monitor },
  ])
  return { stdout: addContext('UserPromptSubmit', answer.text), after: () => acknowledge?.() }
})
