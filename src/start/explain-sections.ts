import { redactRarely } from '../base/core/redact-rarely.ts'
import { estimateTokens } from '../base/core/tokens.ts'
import { joinSections } from '../client/core/output.ts'
import type { Config } from '../config/core/config.ts'
import type { ConfiguredCall } from '../config/core/configured-call.ts'
import { withCriticality } from '../measure/find-criticality.ts'
import { measureContext } from '../measure/measure-context.ts'
import { hasNews, renderMonitor } from '../measure/tell-tier.ts'
import { previewAlert } from '../resumption/tell-compaction.ts'
import { EMPTY_SESSION_STATE } from '../state/core/session-state.ts'
import { readSessionState } from '../state/io/session-store.ts'
import { findRoute } from './find-route.ts'
import { planRules } from './tell-rules.ts'

/** Each section as the hook would give it now. `why` tells the reason for its presence or absence. */
export type AnswerReport = Awaited<ReturnType<typeof explainAnswer>>

type Explanation = Readonly<Record<'text' | 'why', string>>

/** By section, in order of importance, what the hook would tell now. */
type Plans = Readonly<Record<string, () => Promise<Explanation> | Explanation>>

/**
 * Explains the answer to a prompt, section by section. `explainPrompt` records no state, so the hook then says the
 * same.
 */
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
