import type { Call } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import { readCaptureNews } from '../capture/io/capture-news.ts'
import { readClock } from '../files/io/clock.ts'
import { findOwnCommand } from '../install/io/own-command.ts'
import { type Compaction, parseBoundary, parseCompactSummary } from '../sessions/core/compaction.ts'
import type { JournalEvent } from '../sessions/core/event.ts'
import { noteInjected, wasInjected } from '../sessions/core/injected-text.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { appendEvents } from '../sessions/io/journal-store.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'
import { walkKnown } from '../sessions/io/transcript-tail.ts'
import type { CheckpointData } from '../work/core/checkpoint.ts'
import { mayHaveCheckpoint, readCheckpoint } from '../work/io/checkpoint-store.ts'
import { forgetPending, markAcknowledged } from './acknowledge-checkpoints.ts'
import { auditSummary, type Survival } from './core/audit-summary.ts'
import { countRestored, renderCompactionAlert } from './core/compaction-alert.ts'
import { listFacts } from './core/facts.ts'
import { describeSaving } from './core/person-line.ts'
import { findContradictions } from './core/summary.ts'

/** The client ends a prompt hook after 30 s, so an older claim belongs to a hook that never answered. */
const CLAIM_MS = 30_000

export interface PreparedAlert {
  readonly text: string
  /** The one line for the person behind the compaction. */
  readonly message: string
  /** The hook runs `acknowledge` when the text is out. */
  readonly acknowledge: (() => void) | null
}

export interface AlertedEvent {
  readonly sessionId: string
  readonly transcriptPath: string | null
  readonly channel: 'user-prompt-submit' | 'post-tool-use'
}

const SILENT: PreparedAlert = { text: '', message: '', acknowledge: null }

/**
 * The alert for this session's unacknowledged checkpoints. `prepareAlert` stays silent before the compaction, because
 * the client may announce a compaction early or be stopped. `prepareAlert` also stays silent while an overlapping
 * prompt tells the alert.
 */
export function prepareAlert(call: Call, input: AlertedEvent, state: SessionState): PreparedAlert {
  const { projectDir } = call
  const { sessionId, channel } = input
  const pending = readPending(call, sessionId, state)
  const plan = planAlert(call, pending, input.transcriptPath, state)
  // A tool result brings the alert only with a summary to compare. The next prompt brings the alert in any case.
  if (plan === null || (channel === 'post-tool-use' && plan.survival === null)) return SILENT
  if (!claimAlert(projectDir, sessionId, plan.checkpointId)) return SILENT
  const { text, survival, checkpointId } = plan
  const events = survival === null ? [] : [describeAudit(checkpointId, survival, plan.restored)]
  const captured = readCaptureNews(projectDir, sessionId)
  const { kept = [], proposed = [] } = captured?.news ?? {}
  const before = checkpointId === state.restored ? state.itemsTold : 0
  const restored = before === null ? null : before + plan.items
  const saving = { restored, lost: survival === null ? null : survival.lost.length, kept, proposed }
  const acknowledge = () => {
    acknowledgeAll(projectDir, input, pending, { text, events })
    captured?.remove()
  }
  return { text, message: describeSaving(plan.checkpoint, saving, findOwnCommand(projectDir)), acknowledge }
}

interface AlertPlan {
  readonly text: string
  readonly items: number
  readonly checkpoint: CheckpointData
  readonly checkpointId: string
  readonly survival: Survival | null
  readonly restored: number
}

function planAlert(
  call: Call,
  pending: readonly CheckpointData[],
  transcriptPath: string | null,
  state: SessionState,
): AlertPlan | null {
  const newest = pending.find((item) => item.checkpointId === state.restored) ?? pending.at(-1)
  if (newest === undefined) return null
  const restored = state.restored === newest.checkpointId
  const compaction = transcriptPath === null ? null : readLastCompaction(call, transcriptPath)
  // The checkpoint knows the newest boundary row before its making. A different boundary row means a compaction since.
  const isSince = compaction !== null && compaction.boundaryUuid !== newest.sessionInfo.boundaryUuid
  if (!restored && !isSince) return null
  const summary = isSince ? compaction.summary : null
  const survival = summary === null ? null : auditSummary(listFacts(newest.workState), summary)
  const contradictions = summary === null ? [] : findContradictions(newest.workState, summary)
  const others = pending.filter((item) => item !== newest).map((item) => item.checkpointId)
  const wasTold = (fact: string) => wasInjected(state, fact)
  const situation = { isRestored: restored, survival, contradictions, others, wasTold }
  const { text, items } = renderCompactionAlert(newest, situation)
  const { checkpointId } = newest
  return { text, items, checkpoint: newest, checkpointId, survival, restored: countRestored(text, situation) }
}

/** The alert that the next prompt would carry. `previewAlert` claims and records no alert. */
export function previewAlert(call: Call, transcriptPath: string | null, state: SessionState): string {
  return (
    planAlert(
      call,
      readAll(call.projectDir, state.pending, () => {}),
      transcriptPath,
      state,
    )?.text ?? ''
  )
}

function readAll(projectDir: string, ids: readonly string[], report: (problem: Problem) => void): CheckpointData[] {
  return ids.flatMap((id) => {
    const found = readCheckpoint(projectDir, id)
    if ('checkpoint' in found) return [found.checkpoint]
    report(found.problem)
    return []
  })
}

/** The session's pending checkpoints. A damaged or lost checkpoint is reported and dropped; an unreadable one waits. */
function readPending({ projectDir, report }: Call, sessionId: string, state: SessionState) {
  const lost = new Set<string>()
  const found = state.pending.flatMap((id) => {
    const reading = readCheckpoint(projectDir, id)
    if ('checkpoint' in reading) return [reading.checkpoint]
    report(reading.problem)
    if (!mayHaveCheckpoint(projectDir, id, reading.problem)) lost.add(id)
    return []
  })
  if (lost.size > 0) {
    updateSessionState(projectDir, sessionId, (now) => {
      const pending = now.pending.filter((id) => !lost.has(id))
      return { state: { ...now, pending }, answer: true }
    })
  }
  return found
}

function describeAudit(checkpointId: string, { kept, lost }: Survival, restored: number): JournalEvent {
  const kinds = [...new Set(lost.map(({ kind }) => kind))].join(', ')
  return {
    event: 'summary_audited',
    checkpoint_id: checkpointId,
    kept: kept.length,
    lost: lost.length,
    lost_kinds: kinds,
    restored,
  }
}

/** Claims the alert under the lock. `pending` is checked again, because another prompt may have told the alert. */
function claimAlert(projectDir: string, sessionId: string, checkpointId: string): boolean {
  const now = readClock()
  const claimed = updateSessionState(projectDir, sessionId, (state) => {
    const age = state.alertClaimedAt === null ? null : now.getTime() - Date.parse(state.alertClaimedAt)
    if (!state.pending.includes(checkpointId) || (age !== null && age >= 0 && age < CLAIM_MS)) return null
    return { state: { ...state, alertClaimedAt: now.toISOString() }, answer: true }
  })
  return claimed === true
}

function acknowledgeAll(
  projectDir: string,
  { sessionId, channel }: AlertedEvent,
  told: readonly CheckpointData[],
  answer: { readonly text: string; readonly events: readonly JournalEvent[] },
): void {
  if (answer.events.length > 0) appendEvents(projectDir, sessionId, answer.events)
  const ids = told.map((item) => item.checkpointId)
  markAcknowledged(projectDir, sessionId, ids, channel)
  updateSessionState(projectDir, sessionId, (state) => ({
    state: noteInjected({ ...forgetPending(state, new Set(ids)), itemsTold: null }, answer.text),
    answer: true,
  }))
}

/** The newest compaction within reach of the end of a transcript, or null. */
function readLastCompaction(call: Call, transcriptPath: string): Compaction | null {
  let summary: string | null = null
  let found: Compaction | null = null
  walkKnown(call, transcriptPath, (line) => {
    if (line.head.includes('"compact_boundary"')) {
      const boundary = parseBoundary(line.read())
      if (boundary !== null) found = { ...boundary, summary }
    } else if (line.find('"isCompactSummary":true') !== -1) summary = parseCompactSummary(line.read()) ?? summary
    return found !== null
  })
  return found
}
