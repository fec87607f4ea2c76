import { excerptEnds, excerptLine } from '../../base/core/text.ts'
import type { Row, ToolUse } from '../../sessions/core/row.ts'
import { splitSentences } from '../../words/core/sentences.ts'
import { isTrivial } from '../../words/core/trivial.ts'
import { findTitle } from '../../words/core/utterance.ts'
import { PLAN_WAITS } from '../../work/core/asked.ts'
import { isOpen } from '../../work/core/intent.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import { createBriefing } from './briefing.ts'

/** The state of a session's last turn, and its last act that changed a file or stored changes. */
export interface Ending {
  /** Whether the model was still at work. */
  readonly isCut: boolean
  readonly lastAct: 'edit' | 'commit' | null
  /** Words of the model behind that act. */
  readonly report: string
  /** The last paragraphs of those words: a long answer speaks of other things to do on its way. */
  readonly closing: string
  /** Changed files of the session that git calls uncommitted; null where git does not tell. */
  readonly unsaved: readonly string[] | null
  /** Number of messages that the person typed while the model worked on the last request. */
  readonly remarks: number
}

const EDITS = new Set(['Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'apply_patch'])
const COMMITS = /\bgit\b[^|;&\n]{0,80}\b(?:commit|push|merge)\b/

const TALK = new Set<Row['kind']>(['user', 'assistant', 'results', 'interruption'])

/**
 * Finds how the rows of a session end; null without an answer of the model. Words that the transcript has behind a
 * compaction were never answered.
 */
export function findEnding(rows: readonly Row[]): Ending | null {
  const last = rows.findLast(({ kind }) => TALK.has(kind))
  if (last === undefined) return null
  if (!rows.some(({ kind }) => kind === 'assistant')) return last.uuid === null ? null : UNANSWERED
  const acts = rows.map((row) => (row.kind === 'assistant' ? row.tools.findLast(isAct) : undefined))
  const at = acts.findLastIndex((act) => act !== undefined)
  const name = acts[at]?.name
  const turn = rows.findLastIndex(({ kind }) => kind === 'user')
  const texts = rows
    .slice(Math.max(0, at === -1 ? turn : at))
    .flatMap((row) => (row.kind === 'assistant' && row.text.trim() !== '' ? [row.text.trim()] : []))
  return {
    isCut: last.kind !== 'assistant' || !endsTurn(last),
    lastAct: name === undefined ? null : EDITS.has(name) ? 'edit' : 'commit',
    report: texts.join('\n').slice(-MAX_REPORT_CHARS),
    closing: (texts.at(-1) ?? '')
      .slice(-MAX_REPORT_CHARS)
      .split(/\n\s*\n/)
      .slice(-2)
      .join('\n'),
    unsaved: null,
    remarks: countRemarks(rows),
  }
}

/** Counts messages behind the one that opened the last turn. Words behind an answer that ended its turn open the next. */
function countRemarks(rows: readonly Row[]): number {
  const talk = rows.filter(({ kind }) => TALK.has(kind))
  const isOpening = (row: Row, index: number) => {
    const before = talk[index - 1]
    return row.kind === 'user' && (isAlone(row) || before === undefined || isEnd(before))
  }
  const opening = talk.findLastIndex(isOpening)
  // The client delivers queued words once more.
  return new Set(talk.slice(opening + 1).flatMap((row) => (row.kind === 'user' ? row.text.trim() : []))).size
}

const isAlone = ({ isQueued, place }: Extract<Row, { kind: 'user' }>) => !isQueued && place === undefined
const isEnd = (row: Row) => row.kind === 'interruption' || (row.kind === 'assistant' && endsTurn(row))

const UNANSWERED: Ending = { isCut: true, lastAct: null, report: '', closing: '', unsaved: null, remarks: 0 }

/** Whether an answer ended its turn. Without a stop reason an announcement of the next call shows that the turn went on. */
function endsTurn({ tools, text, endsTurn: ends }: Extract<Row, { kind: 'assistant' }>): boolean {
  // A row of mere thoughts has neither words nor calls, and ends no turn.
  if (tools.length > 0 || text.trim() === '' || ends === false) return false
  const line = text.slice(text.trimEnd().lastIndexOf('\n') + 1).trim()
  return ends === true || !(line.endsWith(':') || ANNOUNCES.test(splitSentences(line).at(-1) ?? ''))
}

/** A last sentence that a call was to follow: "Now let me look at the caller." */
const ANNOUNCES = /^(?:(?:now|next|first|then|so|ok|okay|good|great)[,. ]+)*let me (?!know\b)/i

/** A sentence about the end of a session; empty without an answer of the model. */
export function describeEnding(ending: Ending | null): string {
  if (ending === null) return ''
  return ending.isCut ? 'Its last turn was cut off.' : 'Its last turn ended with an answer.'
}

/** More words than an answer that reports has. */
const MAX_REPORT_CHARS = 4000
const isAct = ({ name, input }: ToolUse) => EDITS.has(name) || COMMITS.test(String(input.command ?? ''))

/** Whether words of the person ask for something. A slash command starts a program and asks for nothing. */
export function isRequest(text: string): boolean {
  return !isTrivial(text) && !/^\/[\w:-]+(?:\s|$)/.test(text)
}

/** The newest words of the person that ask for something. */
export function findRequest(work: WorkState): string | null {
  const { lastUserMessages, said, goal } = work
  return lastUserMessages.findLast(isRequest) ?? said.findLast(({ text }) => isRequest(text))?.text ?? goal
}

/** Things that evidence shows as open, in few words. */
export function listOpen(work: WorkState, ending: Ending | null): string[] {
  const { open, failing } = createBriefing(work)
  const { pendingQuestion: question } = work
  const tasks = open.slice(0, 3).map((task) => excerptLine(task, 70))
  const more = open.length > tasks.length ? `, and ${open.length - tasks.length} more` : ''
  return [
    ending?.isCut === true && !isClosing(work) && question === null ? describeCut(work) : '',
    question === null || question === PLAN_WAITS ? '' : `the user was asked: "${excerptEnds(question, 180)}"`,
    failing[0] === undefined ? '' : `failing: ${excerptLine(failing[0], 120)}`,
    tasks.length === 0 ? '' : `tasks: ${tasks.join('; ')}${more}`,
    question === PLAN_WAITS || work.planStatus === 'proposed' ? describePlan(work) : '',
  ].filter((text) => text !== '')
}

/** A cut turn with the model's words since the newest request, which tell how far it was. */
function describeCut({ lastTexts, textsBefore }: WorkState): string {
  const step = lastTexts.slice(textsBefore).at(-1)
  return `its last turn was cut off${step === undefined ? '' : ` behind the model's words "${excerptEnds(step, 140).replace(/(?<!\.)[.:]$/, '')}"`}`
}

function describePlan({ plan }: WorkState): string {
  return plan === null
    ? 'a plan waits for approval'
    : `the plan "${excerptLine(findTitle(plan), 90)}" waits for approval`
}

const CLOSES = /\b(?:thanks|thank you|thx|bye|that'?s (?:all|it)|done|perfect|great|lgtm|looks good)\b/i
const DONE =
  /\b(?:done|finished|completed?|implemented|fixed|added|updated|created|removed|renamed|merged|pushed|committed|resolved|all (?:\w+ ){0,3}(?:pass\w*|green))\b/i
const MORE =
  /\b(?:next (?:is|up|step|i)|remain\w*|still (?:to|need\w*|fail\w*|open|missing)|not (?:yet|done|finished|complete)|to ?do|left to|unfinished|incomplete|half|so far|in progress|tomorrow|rest of|i(?:'ll| will) (?:now|then|continue|start|look)|let me (?!know\b))\b/i

/** The sentence of the model's last words that speaks of more to do. */
export function findMore({ closing }: Ending): string | null {
  return splitSentences(closing).findLast((sentence) => MORE.test(sentence)) ?? null
}

/** The model's word that it goes on at once. */
const ABOUT_TO =
  /\b(?:i(?:'ll| will) (?:now|then|continue|start|begin)|let me (?!know\b)|(?:next|now) i(?:'ll| will)?\b|i(?:'m| am) going to)/i

/** Whether the person's newest words end the work. */
function isClosing({ lastUserMessages }: WorkState): boolean {
  const newest = lastUserMessages.at(-1) ?? ''
  return newest.length < 80 && isTrivial(newest) && CLOSES.test(newest)
}

/** Whether deeds alone show open work: tasks, failures, or edits in a turn that was cut off. A slash command has no words. */
function hasTraces({ todos, failing, filesModified, lastTexts }: WorkState, ending: Ending | null): boolean {
  const isMidEdit = ending?.isCut === true && ending.lastAct === 'edit' && filesModified.length > 0
  return todos.some(({ status }) => isOpen(status)) || failing.length > 0 || (isMidEdit && lastTexts.length > 0)
}

/**
 * Whether the work of a session is over. Open things decide first, then ticks, commits and the person's words. Words of
 * the model count where no deed tells. Changes that nothing shows as finished count as unfinished.
 */
export function isFinished(work: WorkState, ending: Ending | null): boolean {
  if (findRequest(work) === null) return !hasTraces(work, ending)
  if (listOpen(work, ending).length > 0) return false
  // Behind a compaction that nobody answered, the checkpoint has the last answer.
  if (ending === null) return DONE.test(work.lastAnswer ?? '') && !MORE.test(work.lastAnswer ?? '')
  const { lastAct, report, closing, unsaved } = ending
  const isTicked = work.todos.some(({ status }) => status === 'completed') && !MORE.test(closing)
  const isStored = lastAct === 'commit' || unsaved?.length === 0
  if (isTicked || isStored || isClosing(work)) return true
  // Without a change to files an answer ends a talk, unless the model was about to act.
  return lastAct === null ? !ABOUT_TO.test(closing) : DONE.test(report) && !MORE.test(closing)
}
