import { countNouns } from '../../base/core/text.ts'
import { formatPercentage, formatTokens } from '../../base/core/tokens.ts'
import type { Memory } from '../../memory/core/memory.ts'
import type { JournalLine } from '../../sessions/core/event.ts'
import type { AuditedCompaction } from './compaction-trail.ts'
import { listStoryEvents, type StoryContext, type StoryEvent } from './story-event.ts'
import { countUsed, type FilledSession, findMainPoint, measureFill } from './trajectory.ts'

export interface SessionStory {
  readonly session: FilledSession
  readonly sentence: string
  readonly events: readonly StoryEvent[]
  /** Compactions whose checkpoint and summary are both there, the oldest first. */
  readonly compactions: readonly AuditedCompaction[]
  readonly memories: readonly Memory[]
}

/** Records of a session outside its transcript and its journal. */
export type SessionRecord = Pick<SessionStory, 'compactions' | 'memories'>

export function tellSession(
  session: FilledSession,
  context: StoryContext,
  record: SessionRecord = { compactions: [], memories: [] },
): SessionStory {
  const { journal } = context
  const events = listStoryEvents(session, context)
  const own = describeOwnPart(journal, events)
  const sentence = [describeRun(session), describeCompactions(session), own].filter((part) => part !== '').join('; ')
  return { session, sentence: `${sentence}.`, events, ...record }
}

function describeRun(session: FilledSession): string {
  const { answers, startedAt, endedAt, prompts } = session.trajectory
  const last = answers.at(-1)
  if (last === undefined) return 'No answer has been given yet'
  const models = [...new Set(answers.map(({ model }) => model ?? 'an unknown model'))]
  const time = startedAt === null || endedAt === null ? '' : ` in ${describeDuration(startedAt, endedAt)}`
  const asked = prompts === 0 ? '' : ` to ${countNouns(prompts, 'prompt')}`
  const highest = answers.reduce((most, answer) => Math.max(most, measureFill(session, answer)), 0)
  const point = findMainPoint(session)
  const now = `it ended at ${formatPercentage(measureFill(session, last))} (${formatTokens(countUsed(last))} of ${formatTokens(point?.tokens ?? 0)})`
  const peak = highest > measureFill(session, last) ? `, after at most ${formatPercentage(highest)}` : ''
  return `${countNouns(answers.length, 'answer')}${asked}${time} with ${joinWords(models)}; ${now}${peak}`
}

function describeCompactions({ trajectory }: FilledSession): string {
  const { compactions } = trajectory
  if (compactions.length === 0) return 'never compacted'
  const manual = compactions.filter(({ trigger }) => trigger === 'manual').length
  const isMixed = manual > 0 && manual < compactions.length
  const sizes = compactions.flatMap(({ preTokens }) => (preTokens === null ? [] : [preTokens])).sort((x, y) => x - y)
  const shown =
    sizes.length > 3
      ? [`${formatTokens(sizes[0] ?? 0)} to ${formatTokens(sizes.at(-1) ?? 0)}`]
      : sizes.map(formatTokens)
  const where = sizes.length === 0 ? '' : ` at ${joinWords([...new Set(shown)])} tokens`
  const times = ['', 'once', 'twice'][compactions.length] ?? countNouns(compactions.length, 'time')
  if (isMixed) return `compacted ${times}${where}, ${manual} of them on request`
  return `compacted ${times}, ${manual === 0 ? 'automatically' : 'on request'}${where}`
}

/** Words the deeds of holdfast. An empty journal means that the hooks did not run in this session. */
function describeOwnPart(journal: readonly JournalLine[], events: readonly StoryEvent[]): string {
  if (journal.length === 0) return 'the hooks did not run in it'
  const of = (name: string) => journal.filter(({ event }) => event === name).length
  const parts = [
    [of('context_threshold_reached'), 'tier rise told', 'tier rises told'],
    [of('checkpoint_created'), 'checkpoint saved', 'checkpoints saved'],
    [of('resumption_injected'), 'restoration', 'restorations'],
    [events.filter(({ kind }) => kind === 'refusal').length, 'tool call refused', 'tool calls refused'],
  ] as const
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`)
  return said.length === 0 ? 'holdfast had nothing to say' : `holdfast: ${joinWords(said)}`
}

function describeDuration(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000))
  if (minutes < 1) return 'under a minute'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = [
    days > 0 ? `${days} d` : '',
    hours > 0 ? `${hours} h` : '',
    rest > 0 && days === 0 ? `${rest} min` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
