import type { CheckpointDraft } from '../checkpoint/checkpoint.ts'
import { type Briefing, createBriefing } from '../resumption/briefing.ts'
import { parseOrchestrationNotes } from '../resumption/orchestration.ts'
import { excerpt, excerptEnds, excerptLine, excerptMiddle } from '../text.ts'
import { PLAN_WAITS } from '../work-state/asked.ts'
import type { CommandOutcome, WorkState } from '../work-state/work-state.ts'
import { describeFill, describeTrigger } from './checkpoint-words.ts'
import { escapeText } from './element.ts'
import { createOrchestrationElements } from './orchestration-elements.ts'
import { type Part, type PartedElement, renderParts } from './parted-elements.ts'

/** The design's figure for the tag; its ceiling is 1,000. */
export const RESUMPTION_TOKENS = 760

export interface Situation {
  /**
   * `same` after a compaction of this session, `new` when another session takes the work over from one that has ended,
   * `prompt` when a person does, who knows whether it has.
   */
  readonly continuing: 'same' | 'new' | 'prompt'
  /** Whether a compaction is known to have followed the checkpoint. */
  readonly compacted: boolean
  /** Whether the model was told of a fill that the compaction has made untrue. */
  readonly monitorSpoke?: boolean
  /** How to search the transcript from the shell, where the command is installed. */
  readonly recallCommand?: string | null
  readonly budgetTokens?: number
}

/** A checkpoint, or the same facts without an id where nothing could be stored. */
export type RestoredState = CheckpointDraft & { readonly checkpointId: string | null }

/**
 * `<resumption-context>`: what a continuing model needs, within 760 tokens. Parts are cut whole, the least needed first;
 * they stand in reading order whatever their rank.
 */
export function renderResumptionContext(checkpoint: RestoredState, situation: Situation): string {
  const { workState: work } = checkpoint
  const briefing = createBriefing(work)
  const lead = [describeOrigin(checkpoint, situation)]
  if (situation.monitorSpoke) lead.push('What a context-monitor said before this no longer holds.')
  const elements = [
    ...createWordElements(briefing, work),
    ...createWorkElements(briefing, work),
    ...createOrchestrationElements(parseOrchestrationNotes(checkpoint.resumptionState)),
    createTranscriptElement(checkpoint, situation),
  ]
  const id = checkpoint.checkpointId
  const start = id === null ? '<resumption-context>\n' : `<resumption-context checkpoint="${id}">\n`
  const end = '</resumption-context>'
  const text = lead.map((line) => `${escapeText(line)}\n`).join('')
  const budget = situation.budgetTokens ?? RESUMPTION_TOKENS
  const rendered = renderParts(elements, budget, start.length + text.length + end.length)
  return `${start}${text}${rendered.map((line) => `${line}\n`).join('')}${end}`
}

/** A list whose items lose importance as it goes on, so that no list crowds out the head of another. */
function list(name: string, rank: number, step: number, items: readonly string[], maxChars = 240): PartedElement {
  return {
    name,
    parts: items.map((text, index): Part => ({ rank: rank + index * step, text: excerptLine(text, maxChars) })),
  }
}

function single(
  name: string,
  rank: number,
  text: string | null,
  attributes: PartedElement['attributes'] = {},
): PartedElement {
  return { name, attributes, parts: text === null || text === '' ? [] : [{ rank, text }] }
}

function createWordElements(briefing: Briefing, work: WorkState): PartedElement[] {
  const { newest, request, goal } = briefing
  const ended = work.pendingQuestion === null ? work.lastAnswer : null
  return [
    single('goal', 2.3, goal && excerpt(goal.split(/\n\s*\n/)[0] ?? goal, 280)),
    list('rules', 2.1, 0.25, briefing.rules),
    list('earlier-user-words', 3.6, 0.5, briefing.earlier),
    list('decisions', 2.4, 0.25, briefing.decisions),
    list('agreed', 5, 0.4, briefing.agreed),
    list('also-said', 2.8, 0.22, briefing.remarks, 200),
    list('remarks', 4.8, 0.4, briefing.asides, 160),
    {
      ...list('earlier-decisions', 3.4, 0.3, briefing.doubted, 160),
      attributes: { note: 'later words on the same thing may have changed them' },
    },
    list('corrections', 2, 0.22, briefing.corrections),
    {
      ...list('superseded', 3.5, 0.4, briefing.superseded, 160),
      attributes: { note: 'given up by the user, not to be done' },
    },
    single('request', 1, request && excerptMiddle(request, 200, 300)),
    single('newest-user-words', 1, newest && excerptMiddle(newest, 240, 400), { answered: ended && 'yes' }),
    single('last-answer', 1.7, ended && excerpt(ended, 200)),
    single('waiting-for-user', 1, work.pendingQuestion && excerpt(work.pendingQuestion, 300), { answered: 'no' }),
    single('plan-mode', 1.3, work.planMode ? 'On: the user has not approved a plan yet.' : null),
  ]
}

function createWorkElements(briefing: Briefing, work: WorkState): PartedElement[] {
  return [
    single('plan', work.pendingQuestion === PLAN_WAITS ? 1.1 : 3, briefing.plan && excerpt(briefing.plan, 500), {
      status: work.planStatus,
      note: work.planStatus === 'rejected' ? 'not approved; the words of the user since say what to change' : null,
    }),
    list('failing', 1.9, 0.35, briefing.failing, 420),
    list('open-tasks', 2.1, 0.3, briefing.open),
    { ...list('finished', 2.8, 0.3, briefing.finished, 160), attributes: { note: 'not to be done again' } },
    list('reported-finished', 4.2, 0.5, briefing.reported, 160),
    rankFilesChanged(work),
    list('agents', 2.6, 0.3, [...work.agents].reverse().map(describeAgent), 380),
    list('commands-run', 4.6, 0.4, describeCommands(work.commands), 130),
    list('files-read', 5.5, 0.3, describeTouches(work, work.filesRead, 'reads'), 200),
    {
      ...list('loaded-before', 3.4, 0.4, describeLoaded(work), 200),
      attributes: { note: 'may not be in the context any more' },
    },
  ]
}

/** What was changed again and again is what the work is about; what was changed once long ago is not. */
function rankFilesChanged(work: WorkState): PartedElement {
  const edits = new Map(work.touches.map((touch) => [touch.path, touch.edits]))
  const files = list('files-changed', 2.5, 0.1, describeTouches(work, work.filesModified, 'edits'), 320)
  const parts = files.parts.map((part, index) => {
    const count = edits.get(work.filesModified[index] ?? '') ?? 0
    return { ...part, rank: part.rank - Math.min(0.8, Math.max(0, count - 1) * 0.4) * Math.min(1, index / 4) }
  })
  return { ...files, parts }
}

/** The client gives skills back after a compaction by itself; instruction files of a folder only when it is touched again. */
function describeLoaded({ instructions, skills }: WorkState): string[] {
  return [...instructions, ...(skills.length === 0 ? [] : [`skills used: ${skills.join(', ')}`])]
}

function describeTouches({ touches }: WorkState, paths: readonly string[], what: 'edits' | 'reads'): string[] {
  const counts = new Map(touches.map((touch) => [touch.path, touch[what]]))
  return paths.slice(0, 20).map((path) => {
    const count = counts.get(path) ?? 0
    return count > 1 ? `${path} (${count}x)` : path
  })
}

function describeAgent({ description, outcome }: WorkState['agents'][number]): string {
  return `${description}: ${excerptEnds(outcome, 200)}`
}

/** Runs that ended well or never ended, the newest first; the failed ones have an element of their own. */
function describeCommands(commands: readonly CommandOutcome[]): string[] {
  const ended = commands.filter(({ outcome }) => !outcome.startsWith('failed'))
  return ended
    .slice(-6)
    .reverse()
    .map(({ command, outcome }) => `${excerptLine(command, 100)} (${outcome})`)
}

function createTranscriptElement({ sessionInfo }: RestoredState, { recallCommand }: Situation): PartedElement {
  const { transcriptPath } = sessionInfo
  const how = recallCommand ? `; search it: ${recallCommand}` : ''
  return single('transcript', 2.3, transcriptPath === null ? null : `${transcriptPath}${how}`)
}

function describeOrigin(checkpoint: RestoredState, { continuing, compacted }: Situation): string {
  const { checkpointId, compactionSequence, timestamp, sessionId } = checkpoint
  const event = `${compacted ? describeTrigger(checkpoint) : 'saved its work'}${describeFill(checkpoint)}`
  const who =
    continuing === 'same'
      ? `This session ${event}.`
      : `An earlier session (${sessionId}) in this place ${event} on ${timestamp}${continuing === 'new' ? ' and has ended since' : ''}.`
  const session = continuing === 'same' ? 'this' : 'that'
  const count =
    compactionSequence > 1 && compacted ? ` It was compaction ${compactionSequence} of ${session} session.` : ''
  const record = checkpointId === null ? '' : ` in .holdfast/checkpoints/${checkpointId}-checkpoint.json`
  return `${who}${count} Recorded from its transcript${record}; where a summary differs, the quoted user words count.`
}
