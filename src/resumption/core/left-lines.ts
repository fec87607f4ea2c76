import { escapeText } from '../../base/core/element.ts'
import { excerptLine, excerptMiddle } from '../../base/core/text.ts'
import type { WorkState } from '../../work/core/work-state.ts'
import { createBriefing } from './briefing.ts'
import { type Ending, findMore, findRequest, isRequest, listOpen } from './left-open.ts'

export interface LeftWork {
  readonly sessionId: string
  readonly branch: string | null
  readonly startedAt: string | null
  /** Time of the newest row, or of the start without a transcript. */
  readonly at: string
  readonly workState: WorkState
  /** Null without a transcript. */
  readonly ending: Ending | null
  /** Whether the session carried on the work of sessions before, as they had left it. */
  readonly isSeveral: boolean
  /** Whether a checkpoint holds a part of the session, so that the transcript behind it does not show all answers. */
  readonly isPartial: boolean
}

/** Renders two lines about work that an ended session left: request, time, open things, and the way to more. */
export function renderLeftWork(left: LeftWork, command: string | null): string {
  const { sessionId, branch, workState: work, ending } = left
  const claim = listOpen(work, ending).length > 0 ? 'left' : 'may have left'
  const place = branch === null ? '' : ` on ${excerptLine(branch, 80)}`
  const sessions = left.isSeveral ? 'Earlier sessions' : 'An earlier session'
  const words = quoteReply(work) ?? quoteWords(work, findRequest(work), ending?.remarks ?? 0)
  const lead = `${sessions}${place} (${describeTime(left)}) ${claim} work unfinished. ${words}`
  const own = command === null ? '' : ` (${command} resume --session ${sessionId})`
  const rest = `Open: ${describeOpen(left)}. If the user wants to go on, \`holdfast resume\` prints the rest${own}.`
  return `<resumption-context session="${sessionId}">\n${escapeText(lead)}\n${escapeText(rest)}\n</resumption-context>`
}

function describeOpen({ workState: work, ending, isPartial }: LeftWork): string {
  const open = listOpen(work, ending)
  if (open.length > 0)
    return open
      .join('; ')
      .trimEnd()
      .replace(/(?<![.\s])[.\s]+$/, '')
  if (ending === null) return isPartial ? 'nothing calls it done' : 'no answer is recorded'
  const more = findMore(ending)
  const said = more === null ? '' : `the model's last words: "${excerptLine(more, 120).replace(/(?<!\.)\.$/, '')}"`
  return [describeChanges(work, ending), said].filter((text) => text !== '').join('; ') || 'nothing calls it done'
}

function describeChanges(work: WorkState, { lastAct, unsaved }: Ending): string {
  const files = (unsaved ?? work.filesModified).slice(0, 3).map((path) => excerptLine(path, 80))
  if (lastAct !== 'edit' || files.length === 0) return ''
  const changes = `changes to ${files.join(', ')}`
  return unsaved === null ? `no word that the ${changes} are done` : `uncommitted ${changes}`
}

/** Words this short say little by themselves. */
const SHORT_CHARS = 60

/** Quotes a short answer of the person, the newest words of all, with its question. */
function quoteReply({ said, lastUserMessages }: WorkState): string | null {
  const newest = said.at(-1)
  if (newest === undefined || newest.asked === null || newest.text.length > SHORT_CHARS) return null
  if (newest.text !== lastUserMessages.at(-1)) return null
  return `${REQUEST} "${excerptLine(newest.text, SHORT_CHARS)}" (to: "${shorten(newest.asked, 60)}")`
}

const REQUEST = "The user's last request there:"

/** Quotes the last words: short words stand with the goal or the words before. */
function quoteWords(work: WorkState, request: string | null, remarks: number): string {
  const { lastTexts, lastUserMessages, inTurn } = work
  if (request === null) return `The model's last words there: "${shorten(lastTexts.at(-1) ?? '', 160)}"`
  // A remark beside the work is not what the model works on; words typed at a refused call are.
  const opening = remarks === 0 || inTurn > 0 ? undefined : lastUserMessages.slice(0, -remarks).findLast(isRequest)
  if (opening !== undefined && opening !== request)
    return `${REQUEST} "${shorten(opening, 160)}", and while the model worked: "${shorten(request, 60)}"`
  const words = `${REQUEST} "${shorten(request, 160)}"`
  if (request.length > SHORT_CHARS) return words
  // A plan that waits takes the place of the goal before.
  const hasGoal = work.goalStated && work.goal !== request && createBriefing(work).plan === null
  const before = lastUserMessages.slice(0, lastUserMessages.lastIndexOf(request)).findLast(isRequest)
  if (hasGoal && work.goal !== null) return `${words}, for the goal "${shorten(work.goal, 60)}"`
  return before === undefined ? words : `${words}, and before: "${shorten(before, 60)}"`
}

const shorten = (text: string, headChars: number) => excerptMiddle(excerptLine(text, 1000), headChars, 80)

/** Words such as "2026-11-21 11:30 to 12:10 UTC". */
function describeTime({ startedAt, at }: LeftWork): string {
  const [from, to] = [shortTime(startedAt ?? at), shortTime(at)]
  if (from >= to) return `${to} UTC`
  return `${from} to ${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to} UTC`
}

const shortTime = (time: string) => time.slice(0, 16).replace('T', ' ')
