import { judgeWriteSize } from '../core/guardrails/write-size.ts'
import { parsePreToolUse } from '../core/hook/input.ts'
import { addContext, decidePermission } from '../core/hook/output.ts'
import { createResponder } from '../io/respond.ts'
import { gateSpawn } from '../steps/gate-spawn.ts'

export const respond = createResponder('pre-tool-use', parsePreToolUse, async (input, hook) => {
  const config = await hook.config()
  if (config === null) return null
  const sized = judgeWriteSize(input.toolName, input.toolInput, config['guardrails.modes.write_size'])
  const verdict = sized.decision === 'allow' ? gateSpawn(hook.projectDir, config, input) : sized
  if (verdict.decision === 'allow') return null
  if (verdict.decision === 'warn') return { stdout: addContext('PreToolUse', verdict.reason) }
  const { decision, reason, guard, target } = verdict
  const stdout = decidePermission(decision, reason)
  // Asked, the person decides: nothing is denied yet.
  if (decision === 'ask') return { stdout }
  return {
    stdout,
    after: async () => {
      const { appendEvents } = await import('../io/journal-store.ts')
      appendEvents(hook.projectDir, input.sessionId, [{ event: 'tool_denied', guard, tool: input.toolName, target }])
    },
  }
})
