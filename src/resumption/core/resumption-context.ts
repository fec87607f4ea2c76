import { escapeText } from '../../base/core/element.ts'
import { list, type PartedElement, renderCounted, single } from '../../base/core/parted-elements.ts'
import { excerpt, excerptLine } from '../../base/core/text.ts'
import { measureText } from '../../base/core/tokens.ts'
import { describeOutcome } from '../../sessions/core/outcome-words.ts'
import { PLAN_WAITS } from '../../work/core/asked.ts'
import type { CheckpointDraft } from '../../work/core/checkpoint.ts'
import { parseOrchestrationNotes } from '../../work/core/orchestration.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import { type Briefing, createBriefing } from './briefing.ts'
import { describeFill, describeTrigger } from './checkpoint-words.ts'
import { listFacts } from './facts.ts'
import { createOrchestrationElements } from './orchestration-elements.ts'
import { createWordElements, listAgents } from './word-elements.ts'

/** The design's figure for the tag. The ceiling of the design is 1,000 tokens. */
export const RESUMPTION_TOKENS = 760
/** Budgets for a start after a first and after a later compaction. The alert behind it tells what the summary lacks. */
export const START_TOKENS = 304
export const LATER_START_TOKENS = 524
const MAX_TOUCHES = 20

export interface Situation {
  /**
   * `same` after a compaction of this session, `new` when a session takes over the work of an ended session. With
   * `prompt` a person takes over the work and knows whether the old session has ended.
   */
  readonly continuing: 'same' | 'new' | 'prompt'
  /** Whether a compaction followed the checkpoint, as far as the transcript tells. */
  readonly compacted: boolean
  /** Whether a monitor told the model of a fill that the compaction has made untrue. */
  readonly monitorSpoke?: boolean
  /** The shell command for a search of the transcript, if installed. */
  readonly recallCommand?: string | null
  readonly budgetTokens?: number
  /** The session's newest compactions before this checkpoint, each in a few words. */
  readonly compactions?: readonly string[]
  /** A sentence that tells how the earlier session ended; empty where nothing tells. */
  readonly ended?: string
  /** Whether the transcript is there no more. */
  readonly isGone?: boolean
}

/** A checkpoint, or the same facts without an id after a failure to store them. */
export type RestoredState = CheckpointDraft & { readonly checkpointId: string | null }

/**
 * Renders `<resumption-context>`: the facts that a continuing model needs, within 760 tokens. The budget cuts whole
 * parts, the least needed first. The remaining parts stand in reading order, whatever their rank.
 */
export function renderResumptionContext(checkpoint: RestoredState, situation: Situation): string {
  return renderRestored(checkpoint, situation).text
}

/** Renders the tag, and counts the items in it. The way to the transcript is no item. */
export function renderRestored(
  checkpoint: RestoredState,
  situation: Situation,
): { readonly text: string; readonly items: number } {
  const { workState: work, checkpointId: id } = checkpoint
  const briefing = createBriefing(work)
  const lead = [describeOrigin(checkpoint, situation)]
  if (situation.monitorSpoke) lead.push('What a context-monitor said before this no longer holds.')
  const { continuing, budgetTokens = RESUMPTION_TOKENS } = situation
  const isBrief = continuing === 'same'
  const elements = [
    ...createWordElements(briefing, work, isBrief ? budgetTokens : null),
    ...createWorkElements(briefing, work, isBrief),
    ...createOrchestrationElements(parseOrchestrationNotes(checkpoint.resumptionState)),
    createTranscriptElement(checkpoint, situation),
  ]
  const start = id === null ? '<resumption-context>\n' : `<resumption-context checkpoint="${id}">\n`
  const end = '</resumption-context>'
  const text = lead.map((line) => `${escapeText(line)}\n`).join('')
  const rendered = renderCounted(elements, budgetTokens, measureText(`${start}${text}${end}`))
  const told = rendered.filter(({ element }) => element.name !== 'transcript')
  return {
    text: `${start}${text}${rendered.map((each) => `${each.text}\n`).join('')}${end}`,
    items: told.reduce((sum, { parts }) => sum + parts, 0),
  }
}

/**
 * Finds the goal and the failures that a rendered restoration had room for. The alert behind the restoration tells the
 * others.
 */
export function findTold(work: WorkState, rendered: string): string[] {
  return listFacts(work)
    .filter(({ kind }) => kind === 'goal' || kind === 'failing command')
    .map(({ text }) => text)
    .filter((text) => rendered.includes(escapeText(excerptLine(text, RECOGNIZED_CHARS)).replace(/ \.\.\.$/, '')))
}

/** The beginning that tells a fact from others. The end of a fact may be cut. */
const RECOGNIZED_CHARS = 120

function createWorkElements(briefing: Briefing, work: WorkState, isBrief: boolean): PartedElement[] {
  const waits = work.planStatus === 'proposed' || work.planStatus === 'rejected'
  const history = isBrief
    ? []
    : [
        { ...list('finished', 2.8, 0.3, briefing.finished, 160), attributes: { note: 'by tick or commit' } },
        list('commands-run', 4.6, 0.4, describeCommands(work), 200),
        list('files-read', 5.5, 0.3, describeTouches(work, work.filesRead, 'reads'), 200),
      ]
  return [
    single(
      'plan',
      work.pendingQuestion === PLAN_WAITS ? 1.1 : 3,
      briefing.plan && excerpt(briefing.plan, waits && !isBrief ? 500 : 300),
      {
        status: work.planStatus,
        note: work.planStatus === 'rejected' ? 'not approved; the words of the user since say what to change' : null,
      },
    ),
    list('failing', 1.5, 0.35, briefing.failing, 420),
    ...(isBrief ? [] : [list('open-tasks', 2.1, 0.3, briefing.open)]),
    rankFilesChanged(work),
    listAgents(work, isBrief),
    ...history,
    {
      ...list('loaded-before', 3.4, 0.4, describeLoaded(work), 200),
      attributes: { note: 'may not be in the context any more' },
    },
  ]
}

/** Ranks changed files: the newest, then files with many edits. Files edited once long ago come last. */
function rankFilesChanged(work: WorkState): PartedElement {
  const edits = new Map(work.touches.map((touch) => [touch.path, touch.edits]))
  const files = list('files-changed', 2.5, 0.1, describeTouches(work, work.filesModified, 'edits'), 320)
  const parts = files.parts.map((part, index) => {
    const count = edits.get(work.filesModified[index] ?? '') ?? 0
    return {
      ...part,
      rank: part.rank - (index === 0 ? 0.9 : Math.min(0.8, Math.max(0, count - 1) * 0.4) * Math.min(1, index / 4)),
    }
  })
  return { ...files, parts, isCut: work.filesModified.length > MAX_TOUCHES }
}

/** The client itself restores skills after a compaction. Instruction files return when their folder is touched. */
function describeLoaded({ instructions, skills }: WorkState): string[] {
  return [...instructions, ...(skills.length === 0 ? [] : [`skills used: ${skills.join(', ')}`])]
}

function describeTouches({ touches }: WorkState, paths: readonly string[], what: 'edits' | 'reads'): string[] {
  const counts = new Map(touches.map((touch) => [touch.path, touch[what]]))
  return paths.slice(0, MAX_TOUCHES).map((path) => {
    const count = counts.get(path) ?? 0
    return count > 1 ? `${path} (${count}x)` : path
  })
}

/** The last runs that did not fail. Failed runs are told by `failing`, and nobody knows what runs on behind a session. */
function describeCommands({ commands }: WorkState): string[] {
  const newest = new Map(commands.map((item) => [item.command, item]))
  return commands
    .filter((item) => newest.get(item.command) === item && !/^(?:failed|running)$/.test(item.outcome.code))
    .slice(-6)
    .reverse()
    .map(({ command, outcome }) => `${excerptLine(command, 100)} (${describeOutcome(outcome)})`)
}

function createTranscriptElement({ sessionInfo }: RestoredState, { recallCommand, isGone }: Situation): PartedElement {
  const transcriptPath = isGone ? null : sessionInfo.transcriptPath
  const how = recallCommand ? `; search it: ${recallCommand}` : ''
  return single('transcript', 1.3, transcriptPath === null ? null : `${transcriptPath}${how}`)
}

function describeOrigin(checkpoint: RestoredState, situation: Situation): string {
  const { checkpointId, timestamp, sessionId } = checkpoint
  const { continuing, compacted, ended = '' } = situation
  const end = checkpointId === null && continuing !== 'same' ? 'was last at work' : 'saved its work'
  const event = `${compacted ? describeTrigger(checkpoint) : end}${describeFill(checkpoint)}`
  const who =
    continuing === 'same'
      ? `This session ${event}.`
      : `An earlier session (${sessionId}) in this place ${event} on ${timestamp}${continuing === 'new' ? ' and has ended since' : ''}.`
  const record = checkpointId === null ? '' : ` in .holdfast/checkpoints/${checkpointId}-checkpoint.json`
  const lead = [who, ended, describeCompactions(checkpoint, situation)].filter((text) => text !== '').join(' ')
  const source = situation.isGone ? `${record}; its transcript is gone` : ` from its transcript${record}`
  return `${lead} Recorded${source}; the user's words are quoted as typed.`
}

/** Tells which compaction it was, and the compactions before. */
function describeCompactions(
  { compactionSequence }: RestoredState,
  { continuing, compacted, compactions = [] }: Situation,
): string {
  const session = continuing === 'same' ? 'this' : 'that'
  const before = compactions.join('; ')
  if (compactionSequence === 1 || !compacted) return before && `Compactions of ${session} session: ${before}.`
  return `It was compaction ${compactionSequence} of ${session} session${before && `; before: ${before}`}.`
}
