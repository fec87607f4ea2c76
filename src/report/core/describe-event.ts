import { countNouns, excerptLine } from '../../base/core/text.ts'
import { formatPercentage, formatTokens } from '../../base/core/tokens.ts'
import type { JournalEvent, JournalLine } from '../../sessions/core/event.ts'

type Fields = JournalLine['fields']

const word = (value: unknown) => excerptLine(typeof value === 'string' ? value : String(value ?? '?'), 160)
/** A journal line may lack its number, and no number is not zero. */
const count = (value: unknown, noun: string, nouns = `${noun}s`) =>
  typeof value === 'number' ? countNouns(value, noun, nouns) : `${word(value)} ${nouns}`
const ratio = (value: unknown) => (typeof value === 'number' ? formatPercentage(value) : 'an unknown fill')

/** Wordings of every event for a person. A new event without a wording does not compile. */
const WORDINGS: Readonly<Record<JournalEvent['event'], (fields: Fields) => string>> = {
  session_started: ({ source }) => `session started (${word(source)})`,
  context_threshold_reached: ({ new_tier, previous_tier, fill }) =>
    `${word(new_tier).toUpperCase()} reached at ${ratio(fill)}, was ${word(previous_tier).toUpperCase()}`,
  compaction_detected: ({ trigger, fill }) => `${word(trigger)} compaction announced at ${ratio(fill)}`,
  checkpoint_created: ({ checkpoint_id, trigger }) => `checkpoint ${word(checkpoint_id)} saved (${word(trigger)})`,
  checkpoint_acknowledged: ({ checkpoint_id, channel }) => `checkpoint ${word(checkpoint_id)} told by ${word(channel)}`,
  resumption_injected: ({ checkpoint_id, tokens, from_session }) =>
    `work restored from ${word(checkpoint_id ?? from_session)}${typeof tokens === 'number' ? ` in ${formatTokens(tokens)} tokens` : ''}`,
  summary_audited: ({ checkpoint_id, kept, lost, lost_kinds, restored }) =>
    `summary kept ${word(kept)} facts of ${word(checkpoint_id)} and lost ${word(lost)}${lost_kinds === '' ? '' : ` (${word(lost_kinds)})`}${typeof restored === 'number' && restored > 0 ? `; ${restored} of them told again` : ''}`,
  escalation_raised: ({ rule, criticality }) => `escalation ${word(rule)} at ${word(criticality)}`,
  criticality_raised: ({ previous, criticality, path }) =>
    `criticality raised from ${word(previous)} to ${word(criticality)}: ${word(path)} was written`,
  documents_compacted: ({ track, entries, changed }) =>
    `${count(entries, 'entry', 'entries')} brought into the documents of ${word(track)}${changed === '' ? '' : `: ${word(changed)}`}`,
  documents_refused: ({ track, violations, first }) =>
    `documents of ${word(track)} left as they are: ${count(violations, 'violation')}, first ${word(first)}`,
  retention_applied: ({ checkpoints, through, sessions, journal_files }) =>
    `removed what is over the limits: ${count(checkpoints, 'checkpoint')}${through === null ? '' : ` up to ${word(through)}`}, ${count(sessions, 'session')}, ${count(journal_files, 'journal file')}`,
  session_abandoned: ({ reason }) => `context given up: ${word(reason)}`,
  tool_denied: ({ guard, tool, target }) => `${word(tool)} refused by ${word(guard)}: ${word(target)}`,
  snapshot_taken: ({ id, files, commits, command }) =>
    `snapshot ${word(id)} keeps ${count(files, 'file')} and ${count(commits, 'commit')} before: ${word(command)}`,
  memory_captured: ({ memory_id, namespace }) => `memory ${word(memory_id)} kept (${word(namespace)})`,
  write_outside_roots: ({ tool, paths }) => `${word(tool)} changed files outside the write roots: ${word(paths)}`,
  own_files_changed: ({ tool, paths }) => `${word(tool)} changed what keeps the guards in place: ${word(paths)}`,
  problem: ({ text }) => word(text),
}

export const JOURNAL_EVENTS: readonly string[] = Object.keys(WORDINGS)

/** An unknown event is shown with its fields, because the journal may be younger than the command. */
export function describeEvent({ event, fields }: JournalLine): string {
  const known = Object.hasOwn(WORDINGS, event) ? WORDINGS[event as JournalEvent['event']] : undefined
  if (known !== undefined) return known(fields)
  return excerptLine(`${event} ${JSON.stringify(fields)}`, 300)
}
