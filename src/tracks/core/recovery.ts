import { findStatus } from '../../documents/core/check-box.ts'
import { type Entry, firstWords } from '../../documents/core/document-entry.ts'
import { scanEntries, scanTasks } from '../../documents/core/scan-entries.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'
import type { TrackCheckpoint } from './latest.ts'

type TierFile = CheckpointData['tiers']['task'][number]

export type FileState = 'same' | 'grown' | 'changed' | 'missing'

export interface FoundFile {
  readonly file: TierFile
  readonly state: FileState
}

/** A deviation from the last compaction, and the sources that remain reliable. */
export interface RecoveryFinding {
  readonly path: string
  readonly state: 'missing' | 'changed' | 'unusable'
  readonly text: string
}

export type RecoveredState = ReturnType<typeof recoverState>

/** Entries that a new session takes up from the documents, which alone count. */
export function recoverState(texts: Readonly<Record<'decisions' | 'plan' | 'risks', string | null>>) {
  const list = (text: string | null, kind: Entry['kind']) =>
    text === null ? [] : scanEntries(text).filter((entry) => entry.kind === kind)
  return {
    decisions: list(texts.decisions, 'decision'),
    tasks: texts.plan === null ? [] : scanTasks(texts.plan),
    risks: list(texts.risks, 'risk'),
  }
}

const CLOSED = ['done', 'completed', 'dropped', 'closed', 'resolved', 'accepted']

/** Whether an entry still needs work. An entry without a status does. */
export function isOpen(entry: Entry): boolean {
  return !CLOSED.includes(firstWords(findStatus(entry) ?? '').split(' ')[0] ?? '')
}

/** Facts a person or a model has to know before relying on the restored documents. */
export function listFindings(latest: TrackCheckpoint, found: readonly FoundFile[]): RecoveryFinding[] {
  return found.flatMap(({ file: { path }, state }): RecoveryFinding[] => {
    if (state === 'same' || state === 'grown') return []
    return [{ path, state, text: describeState(path, state, latest) }]
  })
}

function describeState(path: string, state: 'missing' | 'changed', latest: TrackCheckpoint): string {
  const since = `since the compaction of ${latest.timestamp}`
  const isTransient = path.startsWith('artifacts/')
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (isTransient && state === 'missing')
    return `${path} is gone ${since}; what it held up to then is in the documents, nothing later is known`
  if (isTransient) return `${path} is another one ${since}; the documents do not rest on it`
  if (state === 'changed') return `${path} was changed ${since}; it is read as it stands now`
  if (name === 'DECISIONS.md')
    return `${path} is gone ${since}; the plan can be trusted, the reasons for it are lost unless git has them`
  if (name === 'PLAN.md')
    return `${path} is gone ${since}; the decisions can be trusted, what was planned is lost unless git has it`
  return `${path} is gone ${since}; what the other documents say can be trusted`
}
