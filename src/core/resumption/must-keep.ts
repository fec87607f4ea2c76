import { disarmReminders, excerpt, excerptLine } from '../text.ts'
import type { WorkState } from '../work-state/work-state.ts'
import { createBriefing } from './briefing.ts'
import type { OrchestrationNotes } from './orchestration.ts'

/** About 400 tokens: the client appends this to the summary prompt of every compaction. */
const BUDGET_CHARS = 1600

const HEAD = 'Facts the summary must keep, recorded by holdfast from the transcript:'
const AFTER_CUSTOM =
  'Facts recorded by holdfast from the transcript, to be kept as far as the instructions above leave room for them:'

/**
 * Plain text for the summarizer: facts its summary must keep. Never JSON and never empty advice: with nothing to keep
 * it is empty. After an instruction the user gave with `/compact` it only adds what there is room for.
 *
 * @param isCustom Whether the user gave such an instruction.
 */
export function renderMustKeep(work: WorkState, notes: OrchestrationNotes, isCustom = false): string {
  const { goal, newest, request, earlier, decisions, corrections, rules, superseded, open, finished, failing } =
    createBriefing(work)
  const unapplied = notes.decisions.filter((item) => !item.applied).map((item) => item.decision)
  const undone = [
    fact('Still to be decided by the user, not yet answered', work.pendingQuestion),
    fact('Failing', joinSome(failing.slice(0, 3), failing.length, '; ')),
    fact('Open tasks', joinSome(open.slice(0, 8), open.length, '; ')),
  ].filter((line) => line !== '')
  const facts = [
    quote(newest),
    fact('Request it belongs to', request && `"${excerpt(request, 400)}"`),
    ...undone,
    fact('Corrections by the user, newest first', joinQuoted(corrections.slice(0, 4))),
    fact('Standing instructions of the user', joinQuoted(rules.slice(0, 4))),
    fact('Given up by the user, not to be done', joinSome(superseded.slice(0, 4), 0, '; ')),
    fact('Goal of the session', goal && excerptLine(goal, 300)),
    fact('Decisions not applied yet', joinSome(unapplied.slice(0, 4), unapplied.length, '; ')),
    fact('Next step', notes.nextStep && excerptLine(notes.nextStep, 200)),
    fact('Files changed (exact paths)', joinSome(work.filesModified.slice(0, 12), work.filesModified.length, ', ')),
    fact('Decisions', joinSome(decisions.slice(0, 5), 0, '; ')),
    fact('Finished, not to be done again', joinSome(finished.slice(0, 6), finished.length, '; ')),
    fact('Earlier requests', joinQuoted(earlier.slice(0, 2).map((text) => excerpt(text, 200)))),
  ].filter((line) => line !== '')
  if (facts.length === 0) return ''
  const head = isCustom ? AFTER_CUSTOM : HEAD
  const foot =
    undone.length === 0
      ? []
      : ['What is listed as failing, open or undecided is not done; the summary should not say it is.']
  const kept: string[] = []
  let length = head.length + foot.join('').length + 2
  for (const line of facts) {
    if (length + line.length + 1 > BUDGET_CHARS) continue
    kept.push(line)
    length += line.length + 1
  }
  return `${[head, ...kept, ...foot].join('\n')}\n`
}

function joinQuoted(items: readonly string[]): string {
  return items.map((text) => `"${text}"`).join('; ')
}

function quote(newest: string | null): string {
  if (newest === null) return ''
  const shown = excerpt(newest, 500)
  return fact(
    shown.endsWith(' ...') ? 'Newest request of the user, its beginning' : 'Newest request of the user, verbatim',
    `"${shown}"`,
  )
}

function fact(label: string, value: string | null): string {
  return value === null || value === '' ? '' : `- ${label}: ${disarmReminders(excerpt(value, 700))}`
}

function joinSome(shown: readonly string[], count: number, separator: string): string {
  const more = count > shown.length ? `${separator}and ${count - shown.length} more` : ''
  return `${shown.join(separator)}${more}`
}
