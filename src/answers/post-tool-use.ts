import { parsePostToolUse } from '../client/core/input.ts'
import { addContext, joinSections } from '../client/core/output.ts'
import { splitPatch } from '../client/core/patch-calls.ts'
import { hasActiveTrack, hasMemoryIndex, hasPendingCalls } from '../config/io/project-files.ts'
import { estimateResponse } from '../fill/core/tool-response.ts'
import { createResponder } from '../host/io/respond.ts'
import { isAboutToCompact } from '../measure/measure-context.ts'
import { followTier, hasNews, renderMonitor } from '../measure/tell-tier.ts'
import { followContext } from '../quick/follow-context.ts'
import { alertAfterTool } from '../resumption/alert-after-tool.ts'
import { openWork } from '../resumption/open-work.ts'
import type { SessionState } from '../state/core/state.ts'

export const respond = createResponder('post-tool-use', parsePostToolUse, async (input, hook) => {
  const general = await hook.config()
  if (general === null) return null
  const { projectDir } = hook
  const calls = splitPatch(input, projectDir)
  const aftermath = await hook.section('write_check', async () => {
    if (!hasPendingCalls(projectDir, input.sessionId)) return ''
    return (await import('../aftermath/check-aftermath.ts')).checkAftermath(hook, general, input)
  })
  if (hook.know(hasActiveTrack)) {
    const { feedArtifacts } = await import('../artifacts/io/feed-artifacts.ts')
    for (const call of calls) await feedArtifacts(projectDir, call, hook.section)
  }
  let message = ''
  let opened: SessionState | null = null
  const notice = await hook.section('context_monitor', async () => {
    if (!general['context_monitor.enabled']) return ''
    const { state, config } = await openWork(hook, general, input)
    opened = state
    // A subagent has a context of its own; the main session's tier is none of its business.
    if (input.agentId !== null) return ''
    // The result is on its way into the context; the transcript gets it after this hook.
    const incoming = { toolUseId: input.toolUseId, tokens: estimateResponse(input.toolName, input.toolResponse) }
    const measured = await followContext(hook, config, { ...input, incoming }, state)
    const { estimate } = measured
    if (estimate === null || !hasNews(state, config, estimate) || isAboutToCompact(estimate, measured)) return ''
    const { rose, escalations: rules } = followTier(hook, input.sessionId, config, estimate)
    if (!rose && rules.length === 0) return ''
    if (rules.length === 0) return renderMonitor(hook, config, estimate, state)
    const { escalate } = await import('../resumption/escalate.ts')
    const done = await escalate(hook, config, input, { state, estimate, rules })
    message = done.message
    return renderMonitor(hook, config, estimate, { ...state, lastCheckpoint: done.lastCheckpoint }) + done.notice
  })
  const related = await hook.section('related_memories', async () => {
    if (!hasMemoryIndex(projectDir)) return ''
    return (await import('../memory/tell-memories.ts')).tellMemories(projectDir, general, calls)
  })
  const alert = await alertAfterTool(hook, input, opened)
  const answer = joinSections([
    { name: 'write_check', text: aftermath },
    { name: 'compaction_alert', text: alert.text },
    { name: 'context_monitor', text: notice },
    { name: 'related_memories', text: related },
  ])
  return { stdout: addContext('PostToolUse', answer.text, message), after: () => alert.acknowledge?.() }
})
