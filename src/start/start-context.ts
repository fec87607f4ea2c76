import { describeCapture, openCapture } from '../capture/open-capture.ts'
import type { SessionStartInput } from '../client/core/input.ts'
import { joinMessages } from '../client/core/output.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import type { Hook } from '../host/io/respond.ts'
import { learnAtStart } from '../measure/learn-at-start.ts'
import { renderProjectContext } from './core/project-context.ts'
import { describeProject } from './describe-project.ts'
import { describeQuality } from './describe-quality.ts'
import { noteSessionStart } from './note-session-start.ts'
import type { RestoredRules } from './tell-rules.ts'

/**
 * Prepares the sections on the project, its core documents, its track and its rules. A resumed session still has
 * earlier sections, unless their content has changed. The start tells rules only after a compaction; otherwise the
 * first prompt does.
 *
 * @param restored Section about restored work. That section tells the workflow's phase and names files.
 * @param lost Instruction files that were loaded before the compaction.
 */
export async function prepareStart(
  hook: Hook,
  input: SessionStartInput,
  { restored, lost }: { readonly restored: string; readonly lost: readonly string[] },
) {
  const { projectDir, config, report } = hook
  const facts = await hook.section('project_context', async () => {
    const orchestrationFile = restored === '' ? config['resumption.orchestration_file'] : null
    return renderProjectContext(await describeProject(hook, { ...input, orchestrationFile }))
  })
  const documents = await hook.section('quality_context', () => describeQuality(projectDir, config).text)
  const taught = await hook.section('response_guidance', () => describeCapture(config))
  hook.later(() => learnAtStart(hook, input))
  const [tellsProject, tellsCore, teaches] = noteSessionStart(hook, input, [facts, documents, taught])
  let message = ''
  const track = await hook.section('track_context', async () => {
    // A resumed session still has the track in its context.
    if (input.source === 'resume' || !hook.know(hasActiveTrack)) return ''
    const { tellTrack } = await import('../tracks/tell-track.ts')
    const told = await tellTrack(projectDir, report)
    message = told.message
    return told.text
  })
  let restoredRules: RestoredRules | null = null
  const rules = await hook.section('quality_reinforcement', async () => {
    if (input.source !== 'compact') return ''
    const { restoreRules } = await import('./tell-rules.ts')
    restoredRules = await restoreRules(hook, input.sessionId, { lost, restored })
    return restoredRules.text
  })
  const kept = await hook.section('memory_capture', () => openCapture(hook, input, restored !== ''))
  const isListed = config['guardrails.allowed_tools'] !== null
  const unfit = isListed ? (await import('../install/find-unfit.ts')).tellUnfit(projectDir, config) : ''
  return {
    track,
    guidance: teaches ? taught : '',
    /** Message for the person: an unfit registration, refused entries of documents, news of memories and long logs. */
    message: joinMessages(unfit, message, kept),
    project: tellsProject ? facts : '',
    core: tellsCore ? documents : '',
    rules,
    /** Records the rules; the hook runs `recordRules` after the rules are out. */
    recordRules: () => restoredRules?.record(),
  }
}
