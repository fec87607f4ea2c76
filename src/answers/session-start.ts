import { parseSessionStart } from '../core/hook/input.ts'
import { addContext, joinMessages, joinSections } from '../core/hook/output.ts'
import { renderProjectContext } from '../core/xml/project-context.ts'
import { hasActiveTrack } from '../io/project-files.ts'
import { createResponder } from '../io/respond.ts'
import { hasStore } from '../io/store-key.ts'
import { describeProject } from '../steps/describe-project.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { findResumption } from '../steps/find-resumption.ts'
import { loadSession } from '../steps/load-session.ts'
import { noteSessionStart } from '../steps/note-session-start.ts'
import { describeCapture, openCapture } from '../steps/open-capture.ts'
import type { Resumption } from '../steps/resume-work.ts'

export const respond = createResponder('session-start', parseSessionStart, async (input, hook) => {
  // A subagent's compaction starts with our session's id; its context is its own.
  const general = input.agentId === null ? await hook.config() : null
  if (general === null) return null
  const { projectDir, report } = hook
  const config = applyCriticality(projectDir, general, loadSession(projectDir, input.sessionId, report))
  let resumption: Resumption | null = null
  const restored = await hook.section('resumption_context', async () => {
    resumption = await findResumption(projectDir, config, input, report)
    return resumption?.text ?? ''
  })
  const facts = await hook.section('project_context', () =>
    renderProjectContext(describeProject(projectDir, input.cwd)),
  )
  const taught = await hook.section('response_guidance', () => describeCapture(config))
  const news = noteSessionStart(projectDir, input, [facts, taught], report)
  let message = ''
  const track = await hook.section('track_context', async () => {
    if (input.source === 'resume' || !hasActiveTrack(projectDir)) return ''
    const { tellTrack } = await import('../steps/tell-track.ts')
    const told = await tellTrack(projectDir, report)
    message = told.message
    return told.text
  })
  const demanded = await hook.section('context_monitor', async () => {
    if (input.source !== 'compact') return ''
    const { escalateCompaction } = await import('../steps/escalate.ts')
    const state = loadSession(projectDir, input.sessionId, report)
    const escalation = escalateCompaction(projectDir, config, input.sessionId, state, report)
    message = [escalation.message, message].filter((text) => text !== '').join('\n')
    return escalation.text
  })
  const related = await hook.section('related_memories', async () =>
    hasStore(projectDir)
      ? (await import('../steps/open-memories.ts')).openMemories(projectDir, config, input, report)
      : '',
  )
  const kept = await hook.section('memory_capture', () => openCapture(projectDir, config, input, report))
  const answer = joinSections([
    { name: 'context_monitor', text: demanded },
    { name: 'resumption_context', text: restored },
    { name: 'track_context', text: track },
    { name: 'project_context', text: news.has(facts) ? facts : '' },
    { name: 'related_memories', text: related },
    { name: 'response_guidance', text: news.has(taught) ? taught : '' },
  ])
  for (const name of answer.dropped) report({ code: 'answer-too-long', path: name })
  return {
    stdout: addContext('SessionStart', answer.text, joinMessages(message, kept)),
    after: () => resumption?.record(),
  }
})
