import { redactRarely } from '../base/core/redact-rarely.ts'
import { createToolCall } from '../calls/core/tool-call.ts'
import { parsePreToolUse, type ToolInput } from '../client/core/input.ts'
import { addContext, decidePermission } from '../client/core/output.ts'
import { judgeToolCall, needsAftermath } from '../guards/judge-tool-call.ts'
import { createResponder, type Hook, type HookAnswer } from '../host/io/respond.ts'
import type { PolicyConfig } from '../policy/core/policy.ts'
import { hardenVerdict } from '../policy/core/verdict.ts'

/** Outcome for a call that a guard reached no verdict on. */
const CONSEQUENCES = {
  allow: 'the call goes through unjudged by it',
  warn: 'the call goes through unjudged by it',
  ask: 'the person is asked',
  deny: 'the call is refused',
} as const

export const respond = createResponder(
  'pre-tool-use',
  { parse: parsePreToolUse, refuse: async (...given) => (await import('./refuse-unread.ts')).refuseUnread(...given) },
  answer,
)

async function answer(input: ToolInput, hook: Hook): Promise<HookAnswer | null> {
  const { projectDir, config } = hook
  const call = createToolCall(input, input.cwd ?? projectDir)
  const session = async () =>
    (await import('../sessions/io/session-store.ts')).readSessionState(projectDir, input.sessionId).state
  const toJudge = { call, projectDir, config, session, rescueFor: { id: input.sessionId } }
  const found = await judgeToolCall(toJudge)
  const { loosened }: PolicyConfig = config
  const question =
    loosened === undefined
      ? null
      : (await import('../guards/ask-loosened.ts')).askLoosened(projectDir, found.verdict, loosened)
  const wanted = question?.verdict ?? found.verdict
  const judged = { ...found, verdict: hardenVerdict(wanted, input.permissionMode, input.client) }
  const { verdict, failure } = judged
  if (failure !== null) {
    const consequence = CONSEQUENCES[verdict.decision]
    hook.report({ code: 'guard-failed', path: failure.guard, cause: failure.cause, consequence })
  }
  if (needsAftermath(judged, toJudge)) {
    const { prepareAftermath } = await import('../guards/prepare-aftermath.ts')
    await prepareAftermath(hook, input, { call, judged })
  }
  if (verdict.decision === 'allow') return null
  const reason = await redactRarely(verdict.reason)
  if (verdict.decision === 'warn')
    return { stdout: addContext('PreToolUse', (await import('../base/core/element.ts')).escapeText(reason)) }
  return {
    // The person reads the reason of a question. The model hears of an unjudged call besides.
    stdout: decidePermission(verdict.decision, reason, failure === null ? '' : reason),
    after: async () => {
      question?.record()
      const { recordJudgement } = await import('../guards/record-judgement.ts')
      await recordJudgement(projectDir, input, judged)
    },
  }
}
