import { describeProblem } from '../../base/core/problem.ts'
import { isRecord, wireOf } from '../../base/core/record.ts'
import { cleanText, excerptLine } from '../../base/core/text.ts'
import { formatPercentage } from '../../base/core/tokens.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'
import {
  type Changed,
  type Comparison,
  compareCheckpoints,
  type ListChange,
} from '../../work/core/compare-checkpoints.ts'
import { listCheckpoints, readCheckpoint } from '../../work/io/checkpoint-store.ts'
import { fail, isJson, print, printJson } from '../terminal.ts'
import { isCheckpointThere } from './choose-session.ts'

/** `checkpoint diff [A] [B]`: compares one id with the checkpoint before. No id means the newest two of a session. */
export function showDifference(
  a: string | undefined,
  b: string | undefined,
  { dir: root, session }: { readonly dir: string; readonly session?: string },
): void {
  const ids = [a, b].filter((id) => id !== undefined)
  if (session !== undefined && ids.length > 0) return fail('Name checkpoints or a session, not both', 2)
  if (!ids.every((id) => isCheckpointThere(root, id))) return
  const pair = ids.length === 0 ? findNewestPair(root, session ?? null) : readPair(root, ids)
  if (typeof pair === 'string') return fail(cleanText(pair))
  const [first, second] = pair
  const comparison = compareCheckpoints(first, second)
  if (isJson()) printJson(serializeComparison(first, second, comparison))
  else print(describeComparison(first, second, comparison))
}

type Pair = readonly [CheckpointData, CheckpointData]

/** By default the session is that of the newest checkpoint. Damaged checkpoints are passed over. */
function findNewestPair(root: string, sessionId: string | null): Pair | string {
  let session = sessionId
  let newer: CheckpointData | null = null
  for (const id of [...listCheckpoints(root).ids].reverse()) {
    const found = readCheckpoint(root, id)
    if ('problem' in found) continue
    session ??= found.checkpoint.sessionId
    if (found.checkpoint.sessionId !== session) continue
    if (newer !== null) return [found.checkpoint, newer]
    newer = found.checkpoint
  }
  if (newer === null) return session === null ? 'No checkpoints yet' : `No checkpoints of session "${session}"`
  return `Only one checkpoint of session ${session}: ${newer.checkpointId}; holdfast checkpoint list shows what there is`
}

function readPair(root: string, ids: readonly string[]): Pair | string {
  const [first = '', second] = ids
  const b = readCheckpoint(root, second ?? first)
  if ('problem' in b) return describeProblem(b.problem)
  const before = second === undefined ? b.checkpoint.previous : first
  if (before === null) return `${b.checkpoint.checkpointId} is the first of its session; name two to compare`
  const a = readCheckpoint(root, before)
  return 'problem' in a ? describeProblem(a.problem) : [a.checkpoint, b.checkpoint]
}

function serializeComparison(first: CheckpointData, second: CheckpointData, comparison: Comparison) {
  const name = ({ checkpointId, timestamp, sessionId }: CheckpointData) =>
    wireOf({ checkpointId, timestamp, sessionId })
  return { from: name(first), to: name(second), ...wireOf(comparison, { question: 'pending_question' }) }
}

const MAX_CHARS = 300
const MAX_ITEMS = 20

function describeComparison(first: CheckpointData, second: CheckpointData, comparison: Comparison): string {
  const { goal, tasks, failures, question, fill, branch, head, other } = comparison
  const name = ({ checkpointId, timestamp }: CheckpointData) => `${checkpointId} (${timestamp})`
  const sessions = first.sessionId === second.sessionId ? '' : '; of different sessions'
  const lines = [
    ...describeChange('goal', goal),
    ...describeItems('the user said', comparison.newerMessages),
    ...describeItems('question asked, not answered yet', listOne(question.asked)),
    ...describeItems('question no longer open', listOne(question.answered)),
    ...describeItems('question still open', listOne(question.open)),
    ...describeItems('task opened', tasks.opened),
    ...describeItems('task closed', tasks.closed),
    ...describeItems('task no longer listed', tasks.gone),
    ...describeItems('decision added', comparison.decisionsAdded),
    ...describeItems('file newly modified', comparison.filesNewlyModified),
    ...describeItems('fails now', failures.new),
    ...describeItems('fixed', failures.fixed),
    ...describeItems('failed before, not run since', failures.unknown),
    ...describeChange('fill', fill, (value) => (typeof value === 'number' ? formatPercentage(value) : 'unknown')),
    ...describeChange('branch', branch),
    ...describeChange('head', head),
    ...Object.entries(other).flatMap(([field, change]) => describeOther(field, change)),
  ]
  const body = lines.length === 0 ? ['nothing changed'] : lines
  return [`${name(first)} -> ${name(second)}${sessions}`, ...body.map((line) => `  ${line}`)].join('\n')
}

const listOne = (text: string | null): string[] => (text === null ? [] : [text])

function describeItems(what: string, items: readonly unknown[]): string[] {
  const shown = items.slice(0, MAX_ITEMS).map((item) => `${what}: ${describeValue(item)}`)
  return items.length > MAX_ITEMS ? [...shown, `${what}: ${items.length - MAX_ITEMS} more (--json shows all)`] : shown
}

function describeChange(what: string, change: Changed | null, describe = describeValue): string[] {
  return change === null ? [] : [`${what}: ${describe(change.from)} -> ${describe(change.to)}`]
}

/** Lists that keep only the newest items: an old item that is gone means no change. */
const LOGS = new Set(['work_state.commands', 'work_state.agents', 'work_state.files_read', 'work_state.touches'])

/** A field by its wire name: `commands` for `work_state.commands`. */
function describeOther(field: string, change: Changed | ListChange): string[] {
  const what = cleanText(field.replace(/^(?:work_state|session_info|context_state)\./, '').replaceAll('_', ' '))
  if ('from' in change) return describeChange(what, change)
  const gone = LOGS.has(field) ? [] : describeItems(`${what}, gone`, change.removed)
  return [...describeItems(`${what}, new`, change.added), ...gone]
}

function describeValue(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'string') return excerptLine(value, MAX_CHARS)
  if (!isRecord(value)) return excerptLine(JSON.stringify(value), MAX_CHARS)
  const fields = Object.entries(value).map(([name, field]) =>
    typeof field === 'string' ? field : `${name} ${JSON.stringify(field)}`,
  )
  return excerptLine(fields.join(' -> '), MAX_CHARS)
}
