import type { CheckpointDraft } from '../checkpoint/checkpoint.ts'
import { parseOrchestrationNotes } from '../resumption/orchestration.ts'
import { excerpt, excerptLine } from '../text.ts'
import { type CommandOutcome, isSameRequest } from '../work-state/work-state.ts'
import { type RankedItem, selectWithinBudget } from './budget.ts'
import { describeFill, describeTrigger } from './checkpoint-words.ts'
import { type Attributes, escapeText, renderElement } from './element.ts'

const BUDGET_TOKENS = 760

export interface Situation {
  /** `same` after a compaction of this session, `new` when another session takes the work over. */
  readonly continuing: 'same' | 'new'
  /** Whether a compaction is known to have followed the checkpoint. */
  readonly compacted: boolean
  /** Whether the model was told of a fill that the compaction has made untrue. */
  readonly monitorSpoke?: boolean
}

/** A checkpoint, or the same facts without an id where nothing could be stored. */
export type RestoredState = CheckpointDraft & { readonly checkpointId: string | null }

/**
 * `<resumption-context>`: what a continuing model needs, within 760 tokens. Items are cut whole, the least needed first;
 * they stand in reading order whatever their rank.
 *
 */
export function renderResumptionContext(checkpoint: RestoredState, situation: Situation): string {
  const { workState: work, sessionInfo } = checkpoint
  const notes = parseOrchestrationNotes(checkpoint.resumptionState)
  const newest = work.lastUserMessages.at(-1)
  const isGoal = (text: string) => work.goal !== null && isSameRequest(text, work.goal)
  const earlier = work.lastUserMessages
    .slice(0, -1)
    .filter((text) => !isGoal(text))
    .slice(-3)
  const open = work.todos.filter((todo) => todo.status !== 'completed')
  const done = work.todos.filter((todo) => todo.status === 'completed')
  const noted = notes.decisions.map((item) => (item.applied ? item.decision : `${item.decision} (not applied yet)`))
  const decisions = [...noted.slice(0, 4), ...work.decisions.slice(-4)]
  const items: RankedItem[] = [
    { rank: 0, text: describeOrigin(checkpoint, situation) },
    { rank: 5, text: situation.monitorSpoke ? 'What a context-monitor said before this no longer holds.' : '' },
    item(4, 'goal', work.goal === null || (newest !== undefined && isGoal(newest)) ? null : excerpt(work.goal, 400)),
    ...earlier.map((text, index) => item(14 - index, 'earlier-user-words', excerpt(text, 240))),
    item(1, 'newest-user-words', newest === undefined ? null : excerpt(newest, 900)),
    item(1, 'waiting-for-user', work.pendingQuestion === null ? null : excerpt(work.pendingQuestion, 300), {
      answered: 'no',
    }),
    item(
      3,
      'open-tasks',
      listOf(
        open.map((todo) => `${todo.task} (${todo.status})`),
        8,
      ),
    ),
    item(
      9,
      'done-tasks',
      listOf(
        done.map((todo) => todo.task),
        8,
      ),
    ),
    item(2, 'failing', listOf(work.failing.slice(-4).reverse(), 4)),
    item(5, 'files-changed', joinPaths(work.filesModified.slice(0, 15))),
    item(8, 'commands-run', listOf(describeCommands(work.commands), 6)),
    item(6, 'decisions', listOf(decisions, 8)),
    item(3, 'next-step', notes.nextStep),
    item(7, 'phase', [notes.phase, notes.activity, notes.gate].filter((part) => part !== null).join('; ')),
    item(
      6,
      'files-to-read',
      listOf(
        notes.filesToRead.map(({ path, purpose }) => (purpose === null ? path : `${path} (${purpose})`)),
        8,
      ),
    ),
    item(
      10,
      'agents',
      listOf(
        work.agents.slice(-4).map(({ description, outcome }) => `${description}: ${excerptLine(outcome, 160)}`),
        4,
      ),
    ),
    item(12, 'files-read', joinPaths(work.filesRead.slice(0, 10))),
    item(5, 'transcript', sessionInfo.transcriptPath),
  ]
  const id = checkpoint.checkpointId
  const start = id === null ? '<resumption-context>\n' : `<resumption-context checkpoint="${id}">\n`
  const end = '\n</resumption-context>'
  return `${start}${selectWithinBudget(items, BUDGET_TOKENS, start.length + end.length)}${end}`
}

function describeOrigin(checkpoint: RestoredState, { continuing, compacted }: Situation): string {
  const { checkpointId, compactionSequence, timestamp, sessionId } = checkpoint
  const event = `${compacted ? describeTrigger(checkpoint) : 'saved its work'}${describeFill(checkpoint)}`
  const who =
    continuing === 'same'
      ? `This session ${event}.`
      : `An earlier session (${sessionId}) in this place ${event} on ${timestamp} and has ended since.`
  const session = continuing === 'same' ? 'this' : 'that'
  const count =
    compactionSequence > 1 && compacted ? ` It was compaction ${compactionSequence} of ${session} session.` : ''
  const record = checkpointId === null ? '' : ` in .holdfast/checkpoints/${checkpointId}-checkpoint.json`
  return escapeText(
    `${who}${count} Recorded from its transcript${record}; where a summary differs, the quoted user words count.`,
  )
}

function item(rank: number, name: string, text: string | null, attributes: Attributes = {}): RankedItem {
  return { rank, text: text === null || text === '' ? '' : renderElement(name, attributes, escapeText(text)) }
}

function listOf(items: readonly string[], count: number): string {
  return items
    .slice(0, count)
    .map((text) => excerptLine(text, 240))
    .join('; ')
}

/** Runs that ended well or never ended; the failed ones have an item of their own. */
function describeCommands(commands: readonly CommandOutcome[]): string[] {
  const ended = commands.filter(({ outcome }) => !outcome.startsWith('failed'))
  return ended.slice(-6).map(({ command, outcome }) => `${excerptLine(command, 100)} (${outcome})`)
}

/** A fifth of the budget: long paths must not cost the whole item its place. */
const PATHS_CHARS = 600

/** The first paths that fit, whole; the most recently touched stand first. */
function joinPaths(paths: readonly string[]): string {
  let joined = ''
  for (const path of paths) {
    const next = joined === '' ? path : `${joined}, ${path}`
    if (next.length > PATHS_CHARS) break
    joined = next
  }
  return joined
}
