import type { Config } from '../core/config/config.ts'
import type { PromptSubmitInput } from '../core/hook/input.ts'
import { hasWord, STANDARD_WORDS } from '../core/routing/standard-routes.ts'
import { keyReminders } from '../core/routing/words.ts'
import type { SessionState } from '../core/session/state.ts'
import type { Hook, JoinedAnswer } from '../io/respond.ts'
import { hasRulePlaces } from '../io/rule-stamp.ts'

/** What a prompt is told besides the state of its context. */
export interface PromptContext {
  readonly alert: string
  readonly hint: string
  readonly rules: string
  /** To be run when the answer is out: what it said is then recorded. */
  readonly settle: (answer: JoinedAnswer) => Promise<void>
}

/** The alert, the routing hint and the rules. Most prompts have none of them, and load nothing for it. */
export async function preparePrompt(
  hook: Hook,
  config: Config,
  input: PromptSubmitInput,
  state: SessionState,
): Promise<PromptContext> {
  const { projectDir, report } = hook
  const { sessionId, transcriptPath } = input
  const hint = await hook.section('routing_hint', async () => {
    if (config.routing.length === 0 && !hasWord(input.prompt, STANDARD_WORDS)) return ''
    const { findRoute } = await import('./find-route.ts')
    return (await findRoute(projectDir, config, input, report)).text
  })
  const rules = await hook.section('quality_reinforcement', async () => {
    if (state.reminder === null && keyReminders(config) === null && !hasRulePlaces(projectDir)) return ''
    const { tellRules } = await import('./tell-rules.ts')
    return tellRules(projectDir, config, sessionId, state)
  })
  let acknowledge: (() => void) | null = null
  const alert = await hook.section('compaction_alert', async () => {
    if (state.pending.length === 0) return ''
    const { prepareAlert } = await import('./tell-compaction.ts')
    const prepared = prepareAlert(projectDir, input, state, report)
    acknowledge = prepared.acknowledge
    return prepared.text
  })
  const settle = async ({ isTold }: JoinedAnswer) => {
    if (isTold('compaction_alert')) acknowledge?.()
    if (!config['sections.quality_reinforcement'] || !isTold('quality_reinforcement')) {
      const { forgetRules } = await import('./tell-rules.ts')
      forgetRules(projectDir, sessionId, config, state)
    }
    if (state.approvalDue !== null) (await import('./settle-approval.ts')).settleApproval(hook, input)
    if (transcriptPath === null || state.compactions <= state.compactionsLearned) return
    const { learnPoint } = await import('./learn-point.ts')
    learnPoint(projectDir, config, { sessionId, transcriptPath }, state)
  }
  return { alert, hint, rules, settle }
}
