import type { PromptSubmitInput } from '../client/core/input.ts'
import type { Hook, JoinedAnswer } from '../host/io/respond.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { hasWord, STANDARD_WORDS } from './core/standard-routes.ts'
import { keyReminders } from './core/words.ts'
import { hasRulePlaces } from './io/rule-stamp.ts'

/** Most prompts have none of these sections and load no code for them. `saving` is the person's line with the alert. */
export async function preparePrompt(hook: Hook, input: PromptSubmitInput, state: SessionState) {
  const { projectDir, config } = hook
  const { sessionId } = input
  const hint = await hook.section('routing_hint', async () => {
    if (config.routing.length === 0 && !hasWord(input.prompt, STANDARD_WORDS)) return ''
    const { findRoute } = await import('./find-route.ts')
    return (await findRoute(hook, input)).text
  })
  const rules = await hook.section('quality_reinforcement', async () => {
    if (state.reminder === null && keyReminders(config) === null && !hasRulePlaces(projectDir)) return ''
    const { tellRules } = await import('./tell-rules.ts')
    return tellRules(hook, sessionId, state)
  })
  let acknowledge: (() => void) | null = null
  let saving = ''
  const alert = await hook.section('compaction_alert', async () => {
    if (state.pending.length === 0) return ''
    const { prepareAlert } = await import('../resumption/tell-compaction.ts')
    const about = { ...input, channel: 'user-prompt-submit' as const }
    const prepared = prepareAlert(hook, about, state)
    acknowledge = prepared.acknowledge
    saving = prepared.message
    return prepared.text
  })
  /** Records the told sections. The hook runs `settle` after the answer is out. */
  const settle = async ({ isTold }: JoinedAnswer) => {
    if (isTold('compaction_alert')) acknowledge?.()
    if (!config['sections.quality_reinforcement'] || !isTold('quality_reinforcement')) {
      const { forgetRules } = await import('./tell-rules.ts')
      forgetRules(hook, sessionId, state)
    }
    if (state.approvalDue !== null) (await import('../guards/settle-approval.ts')).settleApproval(hook, input)
  }
  return { alert, hint, rules, saving, settle }
}
