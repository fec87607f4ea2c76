import { rankTier } from '../core/context/tier.ts'
import { estimateResponse } from '../core/context/tool-response.ts'
import { raiseConfig } from '../core/guardrails/governance.ts'
import { parsePostToolUse } from '../core/hook/input.ts'
import { addContext, joinSections } from '../core/hook/output.ts'
import { hasActiveTrack, hasPendingCalls } from '../io/project-files.ts'
import { createResponder } from '../io/respond.ts'
import { loadSession } from '../steps/load-session.ts'
import { measureContext } from '../steps/measure-context.ts'
import { rememberQuiet } from '../steps/remember-quiet.ts'
import { followTier, isAboutToCompact, renderMonitor } from '../steps/tell-tier.ts'

export const respond = createResponder('post-tool-use', parsePostToolUse, async (input, hook) => {
  const loaded = await hook.config()
  if (loaded === null) return null
  const { projectDir } = hook

  await hook.section('work_log', async () => {
    if (!hasActiveTrack(projectDir)) return ''
    const { logToolCall } = await import('../io/work-log-file.ts')
    logToolCall(projectDir, input)
    return ''
  })

  const aftermath = await hook.section('write_check', async () => {
    if (!hasPendingCalls(projectDir, input.sessionId)) return ''
    const { checkAftermath } = await import('../steps/check-aftermath.ts')
    return checkAftermath(projectDir, loaded, input)
  })

  const notice = await hook.section('context_monitor', () => {
    // A subagent has a context of its own; the main session's tier is none of its business.
    if (!loaded['context_monitor.enabled'] || input.agentId !== null) return ''
    const state = loadSession(projectDir, input.sessionId, hook.report)
    const config = raiseConfig(loaded, state.criticality)
    // The result is on its way into the context; the transcript gets it after this hook.
    const incoming = { toolUseId: input.toolUseId, tokens: estimateResponse(input.toolName, input.toolResponse) }
    const measured = measureContext(projectDir, config, { ...input, incoming })
    if (measured.problem !== null) hook.report(measured.problem)
    rememberQuiet(projectDir, input.sessionId, config, measured, state)
    const { estimate } = measured
    if (estimate === null || rankTier(estimate.tier) <= rankTier(state.tier)) return ''
    const first = followTier(projectDir, input.sessionId, config, estimate, hook.report)
    if (!first || isAboutToCompact(estimate, input.transcriptPath)) return ''
    return renderMonitor(projectDir, config, estimate, state)
  })
  const answer = joinSections([
    { name: 'write_check', text: aftermath },
    { name: 'context_monitor', text: notice },
  ])
  return { stdout: addContext('PostToolUse', answer.text) }
})
