import { isRecord, parseJsonRecord, type UnknownRecord } from '../../base/core/record.ts'
import { describeRun } from '../../sessions/core/failing.ts'
import type { OutcomeCode } from '../../sessions/core/outcome-words.ts'
import { type CheckpointData, serializeCheckpoint } from './checkpoint.ts'

/** A changed value. `from` or `to` is null where a checkpoint has no value. */
export type Changed = Readonly<Record<'from' | 'to', unknown>>

/** Items added to a list, and items removed. Lists of a checkpoint are bounded, so a removed item may only be old. */
export type ListChange = Readonly<Record<'added' | 'removed', readonly unknown[]>>

/** The differences of two checkpoints. An unchanged field is null, or an empty list. */
export interface Comparison {
  readonly goal: Changed | null
  readonly newerMessages: readonly string[]
  readonly tasks: {
    readonly opened: readonly string[]
    readonly closed: readonly string[]
    /** Tasks open in the first checkpoint and missing in the second: dropped, or replaced by a new list. */
    readonly gone: readonly string[]
  }
  readonly decisionsAdded: readonly string[]
  readonly filesNewlyModified: readonly string[]
  readonly failures: {
    readonly new: readonly string[]
    readonly fixed: readonly string[]
    /** Commands that failed and whose later runs are not known. */
    readonly unknown: readonly string[]
  }
  readonly question: { readonly asked: string | null; readonly answered: string | null; readonly open: string | null }
  readonly fill: Changed | null
  readonly branch: Changed | null
  readonly head: Changed | null
  /** Every other field of work state, context, session and resumption section that differs, by its wire name. */
  readonly other: Readonly<Record<string, Changed | ListChange>>
}

/** Fields with a field of their own in `Comparison`. */
const TOLD = new Set([
  ...['goal', 'last_user_messages', 'todos', 'decisions', 'files_modified', 'failing', 'pending_question'].map(
    (field) => `work_state.${field}`,
  ),
  ...['context_state.fill_percentage', 'session_info.branch', 'session_info.head'],
])

/** Sections to compare field by field. The other fields only identify a checkpoint. */
const SECTIONS = ['context_state', 'resumption_state', 'work_state', 'session_info'] as const

/** Compares two checkpoints. `other` compares the wire form, so that a field of a later version shows by itself. */
export function compareCheckpoints(first: CheckpointData, second: CheckpointData): Comparison {
  const [a, b] = [first, second].map((checkpoint) => parseJsonRecord(serializeCheckpoint(checkpoint)) ?? {}) as [
    UnknownRecord,
    UnknownRecord,
  ]
  const [was, is] = [first.workState, second.workState]
  return {
    goal: compareValues(was.goal, is.goal),
    newerMessages: findNewer(was.lastUserMessages, is.lastUserMessages),
    tasks: compareTasks(was.todos, is.todos),
    decisionsAdded: without(is.decisions, was.decisions),
    filesNewlyModified: without(is.filesModified, was.filesModified),
    failures: compareFailures(first, second),
    question: compareQuestions(was.pendingQuestion, is.pendingQuestion),
    fill: compareValues(first.contextState.fillPercentage, second.contextState.fillPercentage),
    branch: compareValues(first.sessionInfo.branch, second.sessionInfo.branch),
    head: compareValues(first.sessionInfo.head, second.sessionInfo.head),
    other: Object.fromEntries(SECTIONS.flatMap((section) => compareSection(section, a[section], b[section]))),
  }
}

function compareSection(section: string, first: unknown, second: unknown): [string, Changed | ListChange][] {
  const [a, b] = [isRecord(first) ? first : {}, isRecord(second) ? second : {}]
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !TOLD.has(`${section}.${name}`))
  return names.flatMap((name): [string, Changed | ListChange][] => {
    const change = compareAnything(a[name] ?? null, b[name] ?? null)
    return change === null ? [] : [[`${section}.${name}`, change]]
  })
}

function compareAnything(a: unknown, b: unknown): Changed | ListChange | null {
  if (!Array.isArray(a) && !Array.isArray(b)) return compareValues(a, b)
  const [from, to] = [Array.isArray(a) ? a : [], Array.isArray(b) ? b : []]
  const change = { added: without(to, from), removed: without(from, to) }
  return change.added.length + change.removed.length === 0 ? null : change
}

function compareValues(from: unknown, to: unknown): Changed | null {
  return JSON.stringify(from) === JSON.stringify(to) ? null : { from, to }
}

/** The items that a second list lacks. An item that stands twice more often counts twice. */
function without<T>(items: readonly T[], known: readonly T[]): T[] {
  const left = new Map<string, number>()
  for (const item of known) left.set(JSON.stringify(item), (left.get(JSON.stringify(item)) ?? 0) + 1)
  return items.filter((item) => {
    const key = JSON.stringify(item)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

/** Messages behind the overlap of both lists. People repeat themselves, so equal texts alone prove no overlap. */
function findNewer(first: readonly string[], second: readonly string[]): readonly string[] {
  for (let shared = Math.min(first.length, second.length); shared > 0; shared -= 1) {
    const tail = first.slice(-shared)
    if (tail.every((text, index) => text === second[index])) return second.slice(shared)
  }
  return without(second, first)
}

type Tasks = CheckpointData['workState']['todos']

function compareTasks(was: Tasks, is: Tasks): Comparison['tasks'] {
  const isDone = ({ status }: Tasks[number]) => status === 'completed'
  const open = (tasks: Tasks) => tasks.filter((task) => !isDone(task)).map(({ task }) => task)
  const done = (tasks: Tasks) => tasks.filter(isDone).map(({ task }) => task)
  return {
    opened: without(open(is), open(was)),
    closed: without(done(is), done(was)),
    gone: without(open(was), [...open(is), ...done(is)]),
  }
}

/** Compares failures. A failing entry joins a command and its outcome; the list of commands tells where to cut. */
function compareFailures(first: CheckpointData, second: CheckpointData): Comparison['failures'] {
  const [was, is] = [first.workState, second.workState]
  const findEnd = (failure: string) => {
    const failed = was.commands.find((item) => failure === describeRun(item))
    const runs = is.commands.filter(({ command, outcome }) => command === failed?.command && ENDS.has(outcome.code))
    return runs.at(-1)?.outcome.code ?? null
  }
  const over = without(was.failing, is.failing).map((failure) => ({ failure, end: findEnd(failure) }))
  // A command that fails with another outcome now is among the new failures.
  return {
    new: without(is.failing, was.failing),
    fixed: over.filter(({ end }) => end === 'ok').map(({ failure }) => failure),
    unknown: over.filter(({ end }) => end === null).map(({ failure }) => failure),
  }
}

const ENDS: ReadonlySet<OutcomeCode> = new Set(['ok', 'failed'])

function compareQuestions(was: string | null, is: string | null): Comparison['question'] {
  if (was === is) return { asked: null, answered: null, open: is }
  return { asked: is, answered: was, open: null }
}
