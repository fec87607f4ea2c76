import type { CheckpointData } from '../checkpoint/checkpoint.ts'
import { excerptLine } from '../text.ts'
import type { CallEffects } from './effects.ts'
import type { ToolCall } from './tool-call.ts'
import type { Finding } from './verdict.ts'

/** MCP tools whose doings reach other people or cannot be taken back, by their names. */
const IRREVERSIBLE_TOOL =
  /(?:^|_)(?:delete|remove|drop|destroy|send|publish|deploy|merge|push|transfer|pay|purge|post)(?:_|$)/i

/** What the person was asked and had not answered when the context was compacted automatically. */
export function findOpenQuestion({ trigger, workState }: CheckpointData): string | null {
  return trigger === 'auto' && workState.pendingQuestion !== null ? excerptLine(workState.pendingQuestion, 300) : null
}

/**
 * Judges the first weighty step after an automatic compaction that came while the person was still to decide. A summary
 * easily turns an open question into a decision nobody made.
 *
 * @param question What the person was asked, from the checkpoint made for the compaction.
 */
export function judgeApproval(call: ToolCall, effects: CallEffects, question: string): Finding | null {
  const what = findWeightyStep(call, effects)
  if (what === null) return null
  const reason = `the context was compacted while the person was still to decide: "${question}". ${what} would act on an answer nobody has given. Ask the person first; reading and preparing are fine.`
  return { decision: 'deny', target: what, reason }
}

function findWeightyStep({ toolName }: ToolCall, { irreversible }: CallEffects): string | null {
  if (toolName === 'ExitPlanMode') return 'Leaving plan mode'
  const [first] = irreversible
  if (first !== undefined) return `\`${first}\``
  const isMcp = toolName.startsWith('mcp__')
  return isMcp && IRREVERSIBLE_TOOL.test(toolName.split('__').slice(2).join('__')) ? toolName : null
}
