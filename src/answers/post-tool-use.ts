import { rankTier } from '../core/context/tier.ts'
import { estimateResponse } from '../core/context/tool-response.ts'
import { parsePostToolUse } from '../core/hook/input.ts'
import { addContext } from '../core/hook/output.ts'
import { hasActiveTrack } from '../io/project-files.ts'
import { createResponder } from '../io/respond.ts'
import { loadSession } from '../steps/load-session.ts'
import { measureContext } from '../steps/measure-context.ts'
import { rememberQuiet } from '../steps/remember-quiet.ts'
import { followTier, isAboutToCompact, renderMonitor } from '../steps/tell-tier.ts'

export const respond = createResponder('post-tool-use', parsePostToolUse, async (input, hook) => {
  const config = await hook.config()
  if (config === null) return null
  const { projectDir } = hook

  await hook.section('work_log', async () => {
    if (!hasActiveTrack(projectDir)) return ''
    const { logToolCall } = await import('../io/work-log-file.ts')
    logToolCall(projectDir, input)
    return ''
  })

  const notice = await hook.section('context_monitor', () => {
    // A subagent has a context of its own; the main session's tier is none of its business.
    if (!config['context_monitor.enabled'] || input.agentId !== null) return ''
    const state = loadSession(projectDir, input.sessionId, hook.report)
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
  return { stdout: addContext('PostToolUse', notice) }
})
