import type { CheckpointData } from '../checkpoint/checkpoint.ts'
import { type Fact, listFacts, type Survival } from '../resumption/facts.ts'
import { excerpt } from '../text.ts'
import { type RankedItem, selectWithinBudget } from './budget.ts'
import { describeFill, describeTrigger } from './checkpoint-words.ts'
import { escapeText } from './element.ts'

const BUDGET_TOKENS = 280
const SHORT_BUDGET_TOKENS = 80

/** `<compaction-alert>` when session-start already restored the state: under 80 tokens. */
export function renderShortAlert(checkpoint: CheckpointData, survival: Survival | null): string {
  const id = checkpoint.checkpointId
  const sentence = `The context ${describeTrigger(checkpoint)}${describeFill(checkpoint)}. The resumption-context above restores ${id}; full record: .holdfast/checkpoints/${id}-checkpoint.json`
  return frame(
    id,
    [
      { rank: 1, text: sentence },
      { rank: 2, text: survival === null ? '' : describeLoss(survival) },
    ],
    SHORT_BUDGET_TOKENS,
  )
}

/** How much of what was recorded the summary lacks, in one sentence; empty when nothing is. */
function describeLoss({ kept, lost }: Survival): string {
  if (lost.length === 0) return ''
  const kinds = [...new Set(lost.map(({ kind }) => kind))]
  const named = `(${kinds.slice(0, 3).join(', ')}${kinds.length > 3 ? ', ...' : ''})`
  const total = kept.length + lost.length
  if (total === 1) return `The summary lacks the one recorded fact ${named}.`
  return kept.length === 0
    ? `The summary has none of the ${total} recorded facts ${named}.`
    : `The summary lacks ${lost.length} of ${total} recorded facts ${named}.`
}

/** What each kind of fact is called for the model. */
const LABELS: Readonly<Record<Fact['kind'], string>> = {
  'newest request': 'Newest request then',
  'open question': 'Waiting for the user',
  goal: 'Goal',
  correction: 'Correction by the user',
  rule: 'Standing instruction',
  decision: 'Decision',
  'failing command': 'Failing then',
  'open task': 'Open task',
  'finished task': 'Finished, not to be done again',
  'changed file': 'Changed file',
}

/**
 * `<compaction-alert>` when nothing was restored: what happened, and what the summary does not tell, within 280 tokens.
 *
 * @param survival What the summary kept; null where it cannot be read, and then everything is told.
 * @param others Ids of this session's older checkpoints that nobody was told of, oldest first.
 */
export function renderCompactionAlert(
  checkpoint: CheckpointData,
  survival: Survival | null,
  others: readonly string[],
): string {
  const { workState, checkpointId, sessionInfo } = checkpoint
  const facts = survival === null ? listFacts(workState) : survival.lost
  const earlier = others.length === 0 ? '' : ` Earlier ones not told of: ${others.slice(-5).join(', ')}.`
  const lost = survival === null ? '' : describeLoss(survival)
  return frame(
    checkpointId,
    [
      {
        rank: 0,
        text: `The context ${describeTrigger(checkpoint)}${describeFill(checkpoint)}. Saved before it: .holdfast/checkpoints/${checkpointId}-checkpoint.json.${earlier}`,
      },
      { rank: 1, text: lost },
      ...facts.map(({ kind, text }, index) => ({
        rank: 2 + index,
        text: `${LABELS[kind]}: ${escapeText(excerpt(text, kind === 'newest request' ? 300 : 200))}`,
      })),
      {
        rank: 6,
        text: sessionInfo.transcriptPath === null ? '' : `Full transcript: ${escapeText(sessionInfo.transcriptPath)}`,
      },
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
