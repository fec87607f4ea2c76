import { parseSessionStart } from '../core/hook/input.ts'
import { addContext, joinSections } from '../core/hook/output.ts'
import { renderProjectContext } from '../core/xml/project-context.ts'
import { createResponder } from '../io/respond.ts'
import { describeProject } from '../steps/describe-project.ts'
import { describeQuality } from '../steps/describe-quality.ts'
import { escalateCompaction } from '../steps/escalate.ts'
import { applyCriticality } from '../steps/find-criticality.ts'
import { loadSession } from '../steps/load-session.ts'
import { noteSessionStart } from '../steps/note-session-start.ts'
import { prepareHandover, prepareRestoration, type Resumption } from '../steps/resume-work.ts'
import type { RestoredRules } from '../steps/tell-rules.ts'

export const respond = createResponder('session-start', parseSessionStart, async (input, hook) => {
  // A subagent's compaction starts with our session's id; its context is its own.
  if (input.agentId !== null) return null
  const general = await hook.config()
  if (general === null) return null
  const { projectDir, report } = hook
  const config = applyCriticality(projectDir, general, loadSession(projectDir, input.sessionId, report))

  let resumption: Resumption | null = null
  const restored = await hook.section('resumption_context', async () => {
    if (input.source === 'compact') resumption = await prepareRestoration(projectDir, config, input, report)
    if (input.source === 'startup' || input.source === 'clear')
      resumption = prepareHandover(projectDir, config, input, report)
    return resumption?.text ?? ''
  })
  const facts = await hook.section('project_context', async () => {
    // What is restored tells of the workflow itself.
    const orchestrationFile = restored === '' ? config['resumption.orchestration_file'] : null
    return renderProjectContext(await describeProject(projectDir, { ...input, orchestrationFile }))
  })
  const core = await hook.section('quality_context', () => describeQuality(projectDir, config).text)
  // A resumed session still has what it was told, unless it has changed since.
  const [tellsProject, tellsCore] = noteSessionStart(projectDir, input, [facts, core], report)

  let rules: RestoredRules | null = null
  const reinforced = await hook.section('quality_reinforcement', async () => {
    if (input.source !== 'compact') return ''
    const { restoreRules } = await import('../steps/tell-rules.ts')
    rules = await restoreRules(projectDir, config, input.sessionId, { lost: resumption?.lost ?? [], restored })
    return rules.text
  })

  let message = ''
  const demanded = await hook.section('context_monitor', () => {
    if (input.source !== 'compact') return ''
    const state = loadSession(projectDir, input.sessionId, report)
    const escalation = escalateCompaction(projectDir, config, input.sessionId, state, report)
    message = escalation.message
    return escalation.text
  })

  // Most important first; what is over the budget is left out from the end.
  const sections = [
    { name: 'context_monitor', text: demanded },
    { name: 'resumption_context', text: restored },
    { name: 'quality_reinforcement', text: reinforced },
    { name: 'quality_context', text: tellsCore ? core : '' },
    { name: 'project_context', text: tellsProject ? facts : '' },
  ]
  const answer = joinSections(sections, config['budgets.session_start'])
  for (const { name, cause } of answer.dropped) report({ code: 'answer-too-long', path: name, cause })
  const isTold = (name: string) => !answer.dropped.some((section) => section.name === name)
  const after = () => {
    if (isTold('resumption_context')) resumption?.record()
    if (isTold('quality_reinforcement')) rules?.record()
  }
  return { stdout: addContext('SessionStart', answer.text, message), after }
})
