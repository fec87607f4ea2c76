import { estimateResponse } from '../core/context/tool-response.ts'
import { findWrittenPath } from '../core/guardrails/governance.ts'
import { parsePostToolUse } from '../core/hook/input.ts'
import { addContext } from '../core/hook/output.ts'
import { hasActiveTrack, hasMemoryIndex } from '../io/project-files.ts'
import { createResponder } from '../io/respond.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { measureContext } from '../steps/measure-context.ts'
import { openSession } from '../steps/open-session.ts'
import { rememberQuiet } from '../steps/remember-quiet.ts'
import { followTier, hasNews, isAboutToCompact, renderMonitor } from '../steps/tell-tier.ts'

export const respond = createResponder('post-tool-use', parsePostToolUse, async (input, hook) => {
  const general = await hook.config()
  if (general === null) return null
  const { projectDir, report } = hook

  await hook.section('work_log', async () => {
    if (!hasActiveTrack(projectDir)) return ''
    const { logToolCall } = await import('../io/work-log-file.ts')
    logToolCall(projectDir, input)
    return ''
  })

  let message = ''
  const notice = await hook.section('context_monitor', async () => {
    if (!general['context_monitor.enabled']) return ''
    let state = await openSession(projectDir, input.sessionId, report)
    let config = applyCriticality(projectDir, general, state)
    if (findWrittenPath(input.toolName, input.toolInput) !== null) {
      const { raiseByWrite } = await import('../steps/raise-criticality.ts')
      state = (await raiseByWrite(projectDir, config, input)) ?? state
      config = applyCriticality(projectDir, general, state)
    }
    // A subagent has a context of its own; the main session's tier is none of its business.
    if (input.agentId !== null) return ''
    // The result is on its way into the context; the transcript gets it after this hook.
    const incoming = { toolUseId: input.toolUseId, tokens: estimateResponse(input.toolName, input.toolResponse) }
    const measured = measureContext(projectDir, config, { ...input, incoming, relay: state.relay })
    if (measured.problem !== null) report(measured.problem)
    rememberQuiet(projectDir, input.sessionId, config, measured, state)
    const { estimate } = measured
    if (estimate === null || !hasNews(state, config, estimate)) return ''
    if (isAboutToCompact(estimate, input.transcriptPath)) return ''
    const { rose, escalations: rules } = followTier(projectDir, input.sessionId, config, estimate, report)
    if (!rose && rules.length === 0) return ''
    if (rules.length === 0) return renderMonitor(projectDir, config, estimate, state)
    const { escalate } = await import('../steps/escalate.ts')
    const done = await escalate(projectDir, config, input, { state, estimate, rules }, report)
    message = done.message
    return renderMonitor(projectDir, config, estimate, { ...state, lastCheckpoint: done.lastCheckpoint })
  })
  const related = await hook.section('related_memories', async () => {
    if (input.agentId !== null || !hasMemoryIndex(projectDir)) return ''
    const { tellMemories } = await import('../steps/tell-memories.ts')
    return tellMemories(projectDir, general, input)
  })
  const text = [notice, related].filter((part) => part !== '').join('\n')
  return { stdout: addContext('PostToolUse', text, message) }
})
