import { renderElement } from '../../base/core/element.ts'
import { type PartedElement, renderParts } from '../../base/core/parted-elements.ts'
import { excerptLine } from '../../base/core/text.ts'
import { findStatus } from '../../documents/core/check-box.ts'
import { type Entry, findField, type Violation } from '../../documents/core/document-entry.ts'
import { hasSlot } from './check-text.ts'
import { isOpen, type RecoveredState, type RecoveryFinding } from './recovery.ts'

export const TRACK_TOKENS = 420
export const REFUSAL_TOKENS = 160
const MAX_TASKS = 12

const SCHEMA =
  'What is to outlast this session goes into a bullet with its keys, in an answer or in the work log: Decision/Reason/Impact, Risk/Severity/Mitigation, Task/Status/Acceptance, Invariant/Scope. The next compaction brings it into the documents.'

/** A new track: its plan holds nothing but what the template asks for. */
const UNWRITTEN = 'next: write the tasks into PLAN.md, whose template is not filled in'

export interface TrackFacts {
  readonly trackId: string
  /** The checksum of PLAN.md, which proves that the session read this very plan. */
  readonly planSha256: string | null
  readonly compactedAt: string | null
  readonly state: RecoveredState
  readonly findings: readonly RecoveryFinding[]
  readonly violations: readonly Violation[]
}

/** The state of the active track for a new context: open tasks, newest decisions, open risks, unreliable files. */
export function renderTrackContext(facts: TrackFacts): string {
  const { trackId, planSha256, compactedAt, state, findings, violations } = facts
  const attributes = { track: trackId, plan: planSha256?.slice(0, 16) ?? null, compacted: compactedAt }
  const lead = `Its documents are in docs/tracks/${trackId}/. ${SCHEMA}`
  const open = listNext(state.tasks)
  const tasks = open.filter(({ title }) => !hasSlot(title))
  const told = tasks.length > 0 || open.length === 0 ? tasks.slice(0, MAX_TASKS).map(describeTask) : [UNWRITTEN]
  const elements: PartedElement[] = [
    { name: 'not-taken-up', parts: describeViolations(violations) },
    { name: 'check', parts: findings.map(({ text }, index) => ({ rank: 1 + index, text: excerptLine(text, 300) })) },
    {
      name: 'open-tasks',
      // A long list says how long it is, because only its head is told.
      attributes: tasks.length > MAX_TASKS ? { of: tasks.length } : {},
      parts: told.map((text, index) => ({ rank: 10 + index, text })),
    },
    { name: 'decisions', parts: state.decisions.slice(-12).map(describeDecision) },
    { name: 'risks', parts: state.risks.filter((risk) => isOpen(risk) && !hasSlot(risk.title)).map(describeRisk) },
  ]
  const frame = renderElement('track-context', attributes, `${lead}\n\n`).length
  const parts = renderParts(elements, TRACK_TOKENS, frame)
  return renderElement('track-context', attributes, `\n${[lead, ...parts].join('\n')}\n`)
}

/** Says that entries did not reach the documents, and names the fault of each. */
export function renderRefusal(trackId: string, violations: readonly Violation[]): string {
  const lead = `The documents of docs/tracks/${trackId}/ are unchanged: an entry does not keep to the schema. Write it again with all its keys, or mend it where it stands.`
  const attributes = { track: trackId }
  const frame = renderElement('track-context', attributes, `${lead}\n\n`).length
  const parts = renderParts([{ name: 'not-taken-up', parts: describeViolations(violations) }], REFUSAL_TOKENS, frame)
  return renderElement('track-context', attributes, `\n${[lead, ...parts].join('\n')}\n`)
}

export function describeRefusal(trackId: string, violations: readonly Violation[], command: string): string {
  const [first] = violations
  if (first === undefined) return ''
  const more = violations.length === 1 ? '' : ` (and ${violations.length - 1} more)`
  return `holdfast: the documents of track "${trackId}" were left as they are: ${describeViolation(first)}${more}; mend it and run \`${command} track compact\``
}

export function describeViolation({ path, line, text }: Violation): string {
  return excerptLine(`${path}:${line === 0 ? '' : line} ${text}`, 300)
}

function describeViolations(violations: readonly Violation[]) {
  return violations.slice(0, 8).map((violation, index) => ({ rank: index, text: describeViolation(violation) }))
}

/** Open tasks, without boxes that stand above open boxes of their own: work goes on in those. */
function listNext(tasks: readonly Entry[]): Entry[] {
  const depth = ({ bullet }: Entry) => bullet.length - bullet.trimStart().length
  const isAbove = (task: Entry, index: number) => {
    const end = tasks.findIndex((other, at) => at > index && depth(other) <= depth(task))
    return task.isBox && tasks.slice(index + 1, end === -1 ? undefined : end).some(isOpen)
  }
  return tasks.filter((task, index) => isOpen(task) && !isAbove(task, index))
}

/** A task that waits needs no status: the list is of open tasks. */
function describeTask(task: Entry, index: number): string {
  const written = excerptLine(findStatus(task) ?? 'no status', 30)
  const status = written.toLowerCase() === 'todo' ? '' : ` (${written})`
  const acceptance = findFilled(task, 'Acceptance', 'Acceptance criteria')
  const lead = index === 0 ? 'next: ' : ''
  return excerptLine(`${lead}${task.title}${status}${acceptance === null ? '' : `: ${acceptance}`}`, 220)
}

/** A field that its author has written; null also for the words of a template. */
function findFilled(entry: Entry, ...keys: readonly [string, ...string[]]): string | null {
  const value = findField(entry, ...keys)
  return value === null || hasSlot(value) ? null : value
}

function describeDecision(decision: Entry, index: number, all: readonly Entry[]) {
  const reason = findField(decision, 'Reason')
  const text = excerptLine(`${decision.title}${reason === null ? '' : `, because ${reason}`}`, 200)
  return { rank: 20 + 2 * (all.length - index), text }
}

const SEVERITY_RANKS: ReadonlyMap<string, number> = new Map([
  ['critical', 15],
  ['high', 25],
])

function describeRisk(risk: Entry) {
  const severity = (findField(risk, 'Severity') ?? '').toLowerCase()
  const mitigation = findFilled(risk, 'Mitigation')
  const text = `${risk.title} (${severity === '' ? 'no severity' : severity})${mitigation === null ? '' : `: ${mitigation}`}`
  return { rank: SEVERITY_RANKS.get(severity) ?? 60, text: excerptLine(text, 180) }
}
