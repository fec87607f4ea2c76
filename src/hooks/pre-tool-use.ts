import { judgeWriteSize } from '../core/guardrails/write-size.ts'
import { parsePreToolUse } from '../core/hook/input.ts'
import { addContext, decidePermission } from '../core/hook/output.ts'
import { runHook } from '../io/run-hook.ts'

await runHook('pre-tool-use', parsePreToolUse, async (input, hook) => {
  // The strictest mode first: only a call that could meet a rule is worth reading the configuration for.
  if (judgeWriteSize(input.toolName, input.toolInput, 'deny').decision === 'allow') return null
  const config = await hook.config()
  if (config === null) return null
  const verdict = judgeWriteSize(input.toolName, input.toolInput, config['guardrails.modes.write_size'])
  if (verdict.decision === 'allow') return null
  if (verdict.decision === 'warn') return { stdout: addContext('PreToolUse', verdict.reason) }
  const { decision, reason, guard, target } = verdict
  return {
    stdout: decidePermission(decision, reason),
    after: async () => {
      const { appendEvents } = await import('../io/journal-store.ts')
      appendEvents(hook.projectDir, input.sessionId, [{ event: 'tool_denied', guard, tool: input.toolName, target }])
    },
  }
})
