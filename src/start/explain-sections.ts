import { redactRarely } from '../base/core/redact-rarely.ts'
import { estimateTokens } from '../base/core/tokens.ts'
import { describeCapture } from '../capture/open-capture.ts'
import { joinSections } from '../client/core/output.ts'
import type { Config, ConfiguredCall } from '../config/core/config.ts'
import { hasActiveTrack } from '../config/io/project-files.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { measureContext } from '../measure/measure-context.ts'
import { hasNews, renderMonitor } from '../measure/tell-tier.ts'
import { hasStore } from '../memory/io/store-key.ts'
import { previewMemories } from '../memory/open-memories.ts'
import { prepareHandover } from '../resumption/hand-over.ts'
import { previewAlert } from '../resumption/tell-compaction.ts'
import { EMPTY_SESSION_STATE } from '../sessions/core/session-state.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { tellTrack } from '../tracks/tell-track.ts'
import { renderProjectContext } from './core/project-context.ts'
import { describeProject } from './describe-project.ts'
import { describeQuality, type QualityReading } from './describe-quality.ts'
import { findRoute } from './find-route.ts'
import { planRules } from './tell-rules.ts'

/** Each section as the hook would give it now. `why` tells the reason for its presence or absence. */
export type AnswerReport = Awaited<ReturnType<typeof explainAnswer>>

type Explanation = Readonly<Record<'text' | 'why', string>>

/** By section, in order of importance, what the hook would tell now. */
type Plans = Readonly<Record<string, () => Promise<Explanation> | Explanation>>

/** Records no state, so the hook then says the same. */
export async function explainPrompt(
  given: ConfiguredCall,
  { sessionId, prompt }: { readonly sessionId: string | null; readonly prompt: string },
): Promise<AnswerReport> {
  const state = sessionId === null ? EMPTY_SESSION_STATE : readSessionState(given.projectDir, sessionId).state
  const call = withCriticality(given, state)
  const { config } = call
  const { transcriptPath } = state
  const plans: Plans = {
    compaction_alert: () => {
      if (state.pending.length === 0) return silent('no compaction is to be told')
      const text = previewAlert(call, transcriptPath, state)
      return text === '' ? silent('the compaction has not happened yet') : { text, why: 'compacted, and not told yet' }
    },
    context_monitor: () => {
      if (!config['context_monitor.enabled']) return silent('context_monitor.enabled is false')
      const incoming = { promptId: null, tokens: estimateTokens(prompt) }
      const { estimate } = measureContext(call, config, { transcriptPath, incoming, relay: state.relay })
      if (estimate === null) return silent('the context cannot be measured yet')
      const saves = hasNews(state, config, estimate) && estimate.tier !== 'low' && estimate.tier !== 'warning'
      const why = `the context is at ${estimate.tier.toUpperCase()}${saves ? '; a checkpoint is saved first, and named' : ''}`
      return estimate.tier === 'nominal' ? silent(why) : { text: renderMonitor(call, estimate, state), why }
    },
    routing_hint: () => findRoute(call, { prompt, sessionId }),
    quality_reinforcement: () => planRules(call, state),
  }
  return explainAnswer('user-prompt-submit', config, plans)
}

export function silent(why: string): Explanation {
  return { text: '', why }
}

/** Runs the plans of the enabled sections in order of importance, and joins the results as the hook does. */
export async function explainAnswer(event: 'user-prompt-submit' | 'session-start', config: Config, plans: Plans) {
  const key = event === 'session-start' ? 'session_start' : 'user_prompt_submit'
  const budgetTokens = config[`budgets.${key}`]
  const explanations: (Explanation & { readonly name: string })[] = []
  for (const [name, plan] of Object.entries(plans)) {
    const isHookOn = config[`hooks.${key}`]
    const isOn = isHookOn && config[`sections.${name}` as keyof Config] !== false
    const off = isHookOn ? `sections.${name} is false` : `hooks.${key} is false`
    const { text, why } = isOn ? await plan() : silent(off)
    explanations.push({ name, why, text: await redactRarely(text) })
  }
  const { text: joined, dropped } = joinSections(explanations, budgetTokens)
  const sections = explanations.map(({ name, text, why }) => {
    const lost = dropped.find((item) => item.name === name)
    const reason = lost === undefined ? why : `no room: ${lost.cause}`
    return { name, isTold: lost === undefined && text !== '', tokens: estimateTokens(text), why: reason, text }
  })
  return { event, budgetTokens, tokens: estimateTokens(joined), sections }
}

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
