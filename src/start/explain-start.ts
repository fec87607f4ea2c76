import { describeCapture } from '../capture/open-capture.ts'
import type { ConfiguredCall } from '../config/core/configured-call.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { previewMemories } from '../memory/open-memories.ts'
import { hasStore } from '../notes/io/store-key.ts'
import { prepareHandover } from '../resumption/hand-over.ts'
import { EMPTY_SESSION_STATE } from '../state/core/session-state.ts'
import { tellTrack } from '../tracks/tell-track.ts'
import { renderProjectContext } from './core/project-context.ts'
import { describeProject } from './describe-project.ts'
import { describeQuality, type QualityReading } from './describe-quality.ts'
import { type AnswerReport, explainAnswer, silent } from './explain-sections.ts'

/** Explains the answer to a session that starts now, section by section. `explainStart` records no state. */
export async function explainStart(given: ConfiguredCall): Promise<AnswerReport> {
  const call = withCriticality(given, EMPTY_SESSION_STATE)
  const { projectDir, config, report } = call
  const input = { sessionId: '', transcriptPath: null, cwd: projectDir, agentId: null, promptId: null }
  const start = { ...input, client: 'claude' as const, source: 'startup', model: null }
  return explainAnswer('session-start', config, {
    context_monitor: () => silent('speaks at a start only after a compaction at C3 or above'),
    resumption_context: () => {
      const text = prepareHandover(call, config, start)?.text ?? ''
      return text === ''
        ? silent('no ended session of this branch left work to take over')
        : { text, why: 'work of an ended session' }
    },
    quality_reinforcement: () => silent('told with the first prompt, and again after a compaction'),
    track_context: async () => {
      if (!hasActiveTrack(projectDir)) return silent('no track is active')
      const { text } = await tellTrack(projectDir, report)
      return text === '' ? silent('the active track cannot be read') : { text, why: 'a track is active' }
    },
    quality_context: () => {
      const quality = describeQuality(projectDir, config)
      return { text: quality.text, why: describeSources(quality) }
    },
    project_context: async () => {
      const orchestrationFile = config['resumption.orchestration_file']
      const facts = await describeProject(call, { ...input, orchestrationFile })
      return { text: renderProjectContext(facts), why: 'told at every start' }
    },
    related_memories: async () => {
      if (config['memory.surface.at_start'] === 0) return silent('memory.surface.at_start is 0')
      if (!hasStore(projectDir)) return silent('nothing is kept in memory')
      const text = await previewMemories(call)
      return text === ''
        ? silent('nothing is kept for the branch and the track')
        : { text, why: 'kept for the branch or the track' }
    },
    response_guidance: () => {
      const level = config['memory.guidance']
      return { text: describeCapture(config), why: `memory.guidance is "${level}"` }
    },
  })
}

function describeSources({ read, imported, missing, left, text }: QualityReading): string {
  const list = (what: string, paths: readonly string[]) => (paths.length === 0 ? [] : [`${what}: ${paths.join(', ')}`])
  const parts = [
    ...list('from', read),
    ...list('loaded by CLAUDE.md itself', imported),
    ...list('not there', missing),
    ...list(
      'without room',
      left.map(({ path, heading }) => (heading === '' ? path : `${heading} (${path})`)),
    ),
  ]
  return `${text === '' ? 'nothing differs from the standard; ' : ''}${parts.join('; ')}`
}
