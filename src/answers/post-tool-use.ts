import { estimateResponse } from '../core/context/tool-response.ts'
import { parsePostToolUse } from '../core/hook/input.ts'
import { addContext, joinSections } from '../core/hook/output.ts'
import { splitPatch } from '../core/hook/patch-calls.ts'
import { hasActiveTrack, hasMemoryIndex, hasPendingCalls } from '../io/project-files.ts'
import { createResponder } from '../io/respond.ts'
import { measureContext } from '../steps/measure-context.ts'
import { openWork } from '../steps/open-work.ts'
import { rememberQuiet } from '../steps/remember-quiet.ts'
import { followTier, hasNews, isAboutToCompact, renderMonitor } from '../steps/tell-tier.ts'

export const respond = createResponder('post-tool-use', parsePostToolUse, async (input, hook) => {
  const general = await hook.config()
  if (general === null) return null
  const { projectDir, report } = hook
  const calls = splitPatch(input, projectDir)
  if (hasActiveTrack(projectDir)) {
    const { feedArtifacts } = await import('../io/feed-artifacts.ts')
    for (const call of calls) await feedArtifacts(projectDir, call, hook.section)
  }
  const aftermath = await hook.section('write_check', async () =>
    hasPendingCalls(projectDir, input.sessionId)
      ? (await import('../steps/check-aftermath.ts')).checkAftermath(hook, general, input)
      : '',
  )
  let message = ''
  const notice = await hook.section('context_monitor', async () => {
    if (!general['context_monitor.enabled']) return ''
    const { state, config } = await openWork(projectDir, general, input, report)
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
    return renderMonitor(projectDir, config, estimate, { ...state, lastCheckpoint: done.lastCheckpoint }) + done.notice
  })
  const related = await hook.section('related_memories', async () =>
    hasMemoryIndex(projectDir)
      ? (await import('../steps/tell-memories.ts')).tellMemories(projectDir, general, calls)
      : '',
  )
  const answer = joinSections([
    { name: 'write_check', text: aftermath },
    { name: 'context_monitor', text: notice },
    { name: 'related_memories', text: related },
  ])
  return { stdout: addContext('PostToolUse', answer.text, message) }
})
