import { excerptLine } from '../../base/core/text.ts'
import type { CallEffects } from '../../calls/core/call-effects.ts'
import type { ToolCall } from '../../calls/core/tool-call.ts'
import { deny, type Finding } from '../../policy/core/verdict.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'

/** MCP tools whose doings reach other people or cannot be taken back, by their names. */
const IRREVERSIBLE_TOOL =
  /(?:^|_)(?:delete|remove|drop|destroy|send|publish|deploy|merge|push|transfer|pay|purge|post)(?:_|$)/i

/**
 * Finds the question the person had not answered when the context was compacted automatically; null when there was
 * none.
 */
export function findOpenQuestion({ trigger, workState }: CheckpointData): string | null {
  return trigger === 'auto' && workState.pendingQuestion !== null ? excerptLine(workState.pendingQuestion, 300) : null
}

/**
 * Judges the first weighty step after an automatic compaction that came while the person was still to decide. A summary
 * easily turns an open question into a decision nobody made.
 *
 * @param question Question to the person, from the checkpoint made for the compaction.
 */
export function judgeApproval(call: ToolCall, effects: CallEffects, question: string): Finding | null {
  const what = findWeightyStep(call, effects)
  if (what === null) return null
  const reason = `the context was compacted while the person was still to decide: "${question}". ${what} would act on an answer nobody has given. Ask the person first; reading and preparing are fine.`
  return deny(what, reason)
}

function findWeightyStep({ toolName }: ToolCall, { irreversible }: CallEffects): string | null {
  if (toolName === 'ExitPlanMode') return 'Leaving plan mode'
  const [first] = irreversible
  if (first !== undefined) return `\`${first}\``
  const isMcp = toolName.startsWith('mcp__')
  return isMcp && IRREVERSIBLE_TOOL.test(toolName.split('__').slice(2).join('__')) ? toolName : null
}
