import { keepHarvest } from '../capture/keep-marked.ts'
import { splitPatch } from '../client/core/apply-patch.ts'
import { parsePostToolUse } from '../client/core/input.ts'
import { addContext, joinMessages, joinSections } from '../client/core/output.ts'
import { hasActiveTrack, hasMemoryIndex, hasPendingCalls } from '../config/io/project-files.ts'
import { createResponder } from '../host/io/respond.ts'
import { alertAfterTool } from '../resumption/alert-after-tool.ts'
import { followResult } from './follow-result.ts'
import { tellFailures } from './tell-failures.ts'

export const respond = createResponder('post-tool-use', { parse: parsePostToolUse }, async (input, hook) => {
  const { projectDir } = hook
  const calls = splitPatch(input, projectDir)
  const aftermath = await hook.section('write_check', async () => {
    if (!hasPendingCalls(projectDir, input.sessionId)) return ''
    return (await import('../guards/check-aftermath.ts')).checkAftermath(hook, input)
  })
  if (hook.know(hasActiveTrack)) {
    const { feedArtifacts } = await import('../work/io/feed-artifacts.ts')
    for (const call of calls) await feedArtifacts(projectDir, call, hook.section)
  }
  const { notice, message, opened } = await followResult(hook, input)
  const related = await hook.section('related_memories', async () => {
    if (!hasMemoryIndex(projectDir)) return ''
    return (await import('../memory/tell-memories.ts')).tellMemories(projectDir, calls)
  })
  const kept = input.agentId === null ? await keepHarvest(hook, input, opened) : ''
  const failures = await tellFailures(hook, input)
  const alert = await alertAfterTool(hook, input, opened)
  const answer = joinSections([
    { name: 'write_check', text: aftermath },
    { name: 'compaction_alert', text: alert.text },
    { name: 'context_monitor', text: notice },
    { name: 'repeated_failures', text: failures },
    { name: 'related_memories', text: related },
  ])
  const stdout = addContext('PostToolUse', answer.text, joinMessages(message, alert.message, kept))
  return { stdout, after: () => alert.acknowledge?.() }
})
