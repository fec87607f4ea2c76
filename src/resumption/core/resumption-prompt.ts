import { type RestoredState, renderResumptionContext, type Situation } from './resumption-context.ts'

/** The plan's ceiling for a prompt that a person pastes. */
const BUDGET_TOKENS = 1000

const HEAD = [
  'Continue the work of an earlier Claude Code session in this repository. What it left is below, recorded from its transcript.',
  'Newer user words count before older ones. What is listed as finished needs no second time; what is given up is not wanted any more.',
  'Before the first change, read the files named to read or changed, and check that what failed still fails.',
].join('\n')
const WAITS = 'The user had not answered the open question: ask it again, do not decide it.'

/** Renders the output of `holdfast resume`: a prompt for a new session with at most 1,000 tokens. */
export function renderResumptionPrompt(
  checkpoint: RestoredState,
  situation: Pick<Situation, 'compacted' | 'recallCommand'>,
): string {
  const lines = [HEAD, ...(checkpoint.workState.pendingQuestion === null ? [] : [WAITS])].join('\n')
  const budgetTokens = BUDGET_TOKENS - Math.ceil((lines.length + 2) / 4)
  return `${lines}\n\n${renderResumptionContext(checkpoint, { ...situation, continuing: 'prompt', budgetTokens })}`
}
