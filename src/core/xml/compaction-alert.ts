import type { CheckpointData } from '../checkpoint/checkpoint.ts'
import { excerpt, excerptLine } from '../text.ts'
import { type RankedItem, selectWithinBudget } from './budget.ts'
import { describeFill, describeTrigger } from './checkpoint-words.ts'
import { escapeText } from './element.ts'

const BUDGET_TOKENS = 280
const SHORT_BUDGET_TOKENS = 80

/** `<compaction-alert>` when session-start already restored the state: one sentence, under 80 tokens. */
export function renderShortAlert(checkpoint: CheckpointData): string {
  const id = checkpoint.checkpointId
  const sentence = `The context ${describeTrigger(checkpoint)}${describeFill(checkpoint)}. The resumption-context above restores ${id}; full record: .holdfast/checkpoints/${id}-checkpoint.json`
  return frame(id, [{ rank: 1, text: sentence }], SHORT_BUDGET_TOKENS)
}

/** `<compaction-alert>` when nothing was restored: what happened and what matters most, within 280 tokens. */
export function renderCompactionAlert(checkpoint: CheckpointData, others: number): string {
  const { workState, checkpointId, sessionInfo } = checkpoint
  const newest = workState.lastUserMessages.at(-1)
  const lastFailing = workState.failing.at(-1)
  const item = (rank: number, label: string, value: string | null | undefined): RankedItem => ({
    rank,
    text: value === null || value === undefined || value === '' ? '' : `${label}: ${escapeText(value)}`,
  })
  const more = others === 0 ? '' : ` ${others} earlier ${others === 1 ? 'checkpoint is' : 'checkpoints are'} beside it.`
  return frame(
    checkpointId,
    [
      {
        rank: 1,
        text: `The context ${describeTrigger(checkpoint)}${describeFill(checkpoint)}. Saved before it: .holdfast/checkpoints/${checkpointId}-checkpoint.json.${more}`,
      },
      item(2, 'Waiting for the user', workState.pendingQuestion && excerptLine(workState.pendingQuestion, 200)),
      item(3, 'Newest request then', newest && excerpt(newest, 300)),
      item(4, 'Failing then', lastFailing && excerptLine(lastFailing, 160)),
      item(5, 'Files changed', workState.filesModified.slice(0, 6).join(', ')),
      item(6, 'Full transcript', sessionInfo.transcriptPath),
    ],
    BUDGET_TOKENS,
  )
}

function frame(checkpointId: string, items: readonly RankedItem[], budgetTokens: number): string {
  const open = `<compaction-alert checkpoint="${checkpointId}">\n`
  const close = '\n</compaction-alert>'
  const content = selectWithinBudget(items, budgetTokens, open.length + close.length)
  return content === '' ? '' : `${open}${content}${close}`
}
