import { rankTier } from '../core/context/tier.ts'
import { parsePostToolUse } from '../core/hook/input.ts'
import { addContext } from '../core/hook/output.ts'
import { runHook } from '../io/run-hook.ts'
import { readSessionState } from '../io/session-store.ts'
import { hasActiveTrack } from '../io/tracks.ts'
import { measureContext } from '../steps/measure-context.ts'

await runHook('post-tool-use', parsePostToolUse, async (input, hook) => {
  const config = await hook.config()
  if (config === null) return null
  const { projectDir } = hook

  await hook.section('work_log', async () => {
    if (!hasActiveTrack(projectDir)) return ''
    const { logToolCall } = await import('../io/work-log-file.ts')
    logToolCall(projectDir, input)
    return ''
  })

  const notice = await hook.section('context_monitor', async () => {
    // A subagent has a context of its own; the main session's tier is none of its business.
    if (!config['context_monitor.enabled'] || input.agentId !== null) return ''
    const { state } = readSessionState(projectDir, input.sessionId)
    const { estimate, problem } = await measureContext(projectDir, config, { ...input, state })
    if (problem !== null) hook.report(problem)
    if (estimate === null) return ''
    if (rankTier(estimate.tier) <= rankTier(state.tier)) return ''
    const { followTier, isAboutToCompact, renderMonitor } = await import('../steps/tell-tier.ts')
    const first = followTier(projectDir, input.sessionId, config, estimate, hook.report)
    if (!first || isAboutToCompact(estimate, input.transcriptPath)) return ''
    return renderMonitor(projectDir, config, estimate, state)
  })
  return { stdout: addContext('PostToolUse', notice) }
})
