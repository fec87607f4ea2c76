import { excerpt, excerptLine } from '../text.ts'
import type { WorkState } from '../work-state/work-state.ts'
import type { OrchestrationNotes } from './orchestration.ts'

/** About 400 tokens: the client appends this to the summary prompt of every compaction. */
const BUDGET_CHARS = 1600

/**
 * Plain text for the summarizer: facts its summary must keep. Never JSON and never empty advice: with nothing to keep
 * it is empty. It adds to a custom `/compact` instruction and asks for nothing that could contradict one.
 */
export function renderMustKeep(work: WorkState, notes: OrchestrationNotes): string {
  const newest = work.lastUserMessages.at(-1)
  const before = work.lastUserMessages
    .slice(0, -1)
    .filter((text) => text !== work.goal)
    .slice(-2)
    .map((text) => `"${excerpt(text, 200)}"`)
  const open = work.todos.filter((todo) => todo.status !== 'completed').map((todo) => `${todo.task} (${todo.status})`)
  const unapplied = notes.decisions.filter((item) => !item.applied).map((item) => item.decision)
  const facts = [
    fact('Newest request of the user, verbatim', newest === undefined ? null : `"${excerpt(newest, 500)}"`),
    fact('Requests before it', joinSome(before, 2, '; ')),
    fact('Still to be decided by the user, not yet answered', work.pendingQuestion),
    fact('Goal of the session', work.goal === newest ? null : work.goal && excerptLine(work.goal, 300)),
    fact('Failing', joinSome(work.failing, 3, '; ')),
    fact('Open tasks', joinSome(open, 8, '; ')),
    fact('Next step', notes.nextStep && excerptLine(notes.nextStep, 200)),
    fact('Files changed (exact paths)', joinSome(work.filesModified, 12, ', ')),
    fact('Decisions', joinSome([...unapplied, ...work.decisions], 5, '; ')),
  ].filter((line) => line !== '')
  if (facts.length === 0) return ''
  const head = 'Facts the summary must keep, recorded by holdfast from the transcript:'
  const foot = 'What is listed as failing, open or undecided is not done; the summary should not say it is.'
  const kept: string[] = []
  let length = head.length + foot.length + 2
  for (const line of facts) {
    if (length + line.length + 1 > BUDGET_CHARS) continue
    kept.push(line)
    length += line.length + 1
  }
  return `${[head, ...kept, foot].join('\n')}\n`
}

function fact(label: string, value: string | null): string {
  return value === null || value === '' ? '' : `- ${label}: ${excerpt(value, 700)}`
}

function joinSome(items: readonly string[], count: number, separator: string): string {
  const shown = items.slice(0, count).join(separator)
  return items.length > count ? `${shown}${separator}and ${items.length - count} more` : shown
}
