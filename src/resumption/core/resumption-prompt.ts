import { type Client, findClient } from '../../client/core/client.ts'
import { type RestoredState, renderResumptionContext, type Situation } from './resumption-context.ts'

/** The plan's ceiling for a prompt that a person pastes. */
const BUDGET_TOKENS = 1000

const NAMES: Readonly<Record<Client, string>> = { claude: 'Claude Code', codex: 'Codex', gemini: 'Gemini CLI' }

const describeHead = (client: Client) =>
  [
    `Continue the work of an earlier ${NAMES[client]} session in this repository. What it left is below, recorded from its transcript.`,
    'Newer user words count before older ones. What is listed as finished needs no second time; what is given up is not wanted any more.',
    'Before the first change, read the files named to read or changed, and check that what failed still fails.',
  ].join('\n')
const WAITS = 'The user had not answered the open question: ask it again, do not decide it.'

/**
 * Renders the output of `holdfast resume`: a prompt for a new session with at most 1,000 tokens. Gemini CLI puts the
 * file behind an `@` into the prompt, unless a backslash stands before. Quoted words shall name no file.
 */
export function renderResumptionPrompt(
  checkpoint: RestoredState,
  situation: Pick<Situation, 'compacted' | 'recallCommand' | 'compactions' | 'ended'>,
  reader: Client = 'claude',
): string {
  const writer = findClient({ transcript_path: checkpoint.sessionInfo.transcriptPath })
  const lines = [describeHead(writer), ...(checkpoint.workState.pendingQuestion === null ? [] : [WAITS])].join('\n')
  const budgetTokens = BUDGET_TOKENS - Math.ceil((lines.length + 2) / 4)
  const render = (tokens: number) =>
    renderResumptionContext(checkpoint, { ...situation, continuing: 'prompt', budgetTokens: tokens })
  const context = render(budgetTokens)
  if (reader !== 'gemini' || !context.includes('@')) return `${lines}\n\n${context}`
  const marks = context.split('@').length - 1
  return `${lines}\n\n${render(budgetTokens - Math.ceil(marks / 4)).replaceAll('@', '\\@')}`
}
