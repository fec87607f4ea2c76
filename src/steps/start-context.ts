import type { Config } from '../core/config/config.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import { joinMessages } from '../core/hook/output.ts'
import { renderProjectContext } from '../core/xml/project-context.ts'
import { hasActiveTrack } from '../io/project-files.ts'
import type { Hook } from '../io/respond.ts'
import { describeProject } from './describe-project.ts'
import { describeQuality } from './describe-quality.ts'
import { noteSessionStart } from './note-session-start.ts'
import { describeCapture, openCapture } from './open-capture.ts'
import type { RestoredRules } from './tell-rules.ts'

/** What a session starts from besides its own past. */
export interface StartContext {
  readonly project: string
  readonly core: string
  readonly track: string
  readonly guidance: string
  /** For the person: entries of the track's documents that were refused, and what was kept. */
  readonly message: string
  readonly rules: string
  /** To be run when the rules are out. */
  readonly recordRules: () => void
}

/**
 * The sections on the project, its core documents, its track and its rules. A resumed session still has what it was
 * told, unless that has changed since; rules are told here only after a compaction, else with the first prompt.
 *
 * @param restored What is told of the work: it tells of the workflow itself, and names files.
 * @param lost Instruction files that were loaded before the compaction.
 */
export async function prepareStart(
  hook: Hook,
  config: Config,
  input: SessionStartInput,
  { restored, lost }: { readonly restored: string; readonly lost: readonly string[] },
): Promise<StartContext> {
  const { projectDir, report } = hook
  const facts = await hook.section('project_context', async () => {
    const orchestrationFile = restored === '' ? config['resumption.orchestration_file'] : null
    return renderProjectContext(await describeProject(projectDir, { ...input, orchestrationFile }))
  })
  const documents = await hook.section('quality_context', () => describeQuality(projectDir, config).text)
  const taught = await hook.section('response_guidance', () => describeCapture(config))
  const [tellsProject, tellsCore, teaches] = noteSessionStart(projectDir, input, [facts, documents, taught], report)
  let message = ''
  const track = await hook.section('track_context', async () => {
    // A resumed session still has it in its context.
    if (input.source === 'resume' || !hasActiveTrack(projectDir)) return ''
    const { tellTrack } = await import('./tell-track.ts')
    const told = await tellTrack(projectDir, report)
    message = told.message
    return told.text
  })
  let restoredRules: RestoredRules | null = null
  const rules = await hook.section('quality_reinforcement', async () => {
    if (input.source !== 'compact') return ''
    const { restoreRules } = await import('./tell-rules.ts')
    restoredRules = await restoreRules(projectDir, config, input.sessionId, { lost, restored })
    return restoredRules.text
  })
  const kept = await hook.section('memory_capture', () => openCapture(hook, config, input))
  return {
    track,
    guidance: teaches ? taught : '',
    message: joinMessages(message, kept),
    project: tellsProject ? facts : '',
    core: tellsCore ? documents : '',
    rules,
    recordRules: () => restoredRules?.record(),
  }
}
