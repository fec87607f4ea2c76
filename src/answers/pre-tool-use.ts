import { parsePreToolUse } from '../client/core/input.ts'
import { addContext, decidePermission } from '../client/core/output.ts'
import { judgeToolCall, needsAftermath } from '../guards/judge-tool-call.ts'
import { createResponder } from '../host/io/respond.ts'
import { createToolCall } from '../policy/core/tool-call.ts'
import { hardenVerdict } from '../policy/core/verdict.ts'

export const respond = createResponder('pre-tool-use', parsePreToolUse, async (input, hook) => {
  const config = await hook.config()
  if (config === null) return null
  const { projectDir } = hook
  const call = createToolCall(input, input.cwd ?? projectDir)
  const session = async () =>
    (await import('../state/io/session-store.ts')).readSessionState(projectDir, input.sessionId).state
  const toJudge = { call, projectDir, config, session }
  const found = await judgeToolCall(toJudge)
  const judged = { ...found, verdict: hardenVerdict(found.verdict, input.permissionMode, input.client) }
  const { verdict, failure } = judged
  if (failure !== null) {
    const consequence = verdict.decision === 'deny' ? 'the call is refused' : 'the call goes through unjudged by it'
    hook.report({ code: 'guard-failed', path: failure.guard, cause: failure.cause, consequence })
  }
  if (needsAftermath(judged, toJudge)) {
    const { prepareAftermath } = await import('../aftermath/prepare-aftermath.ts')
    await prepareAftermath(input, toJudge, judged, hook.report)
  }
  if (verdict.decision === 'allow') return null
  if (verdict.decision === 'warn') {
    const { escapeText } = await import('../base/core/element.ts')
    return { stdout: addContext('PreToolUse', escapeText(verdict.reason)) }
  }
  return {
    stdout: decidePermission(verdict.decision, verdict.reason),
    after: async () => {
      const { recordJudgement } = await import('../guards/record-judgement.ts')
      recordJudgement(projectDir, input, judged)
    },
  }
})
