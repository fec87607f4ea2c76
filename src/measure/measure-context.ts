import type { Call } from '../base/core/call.ts'
import type { Problem } from '../base/core/problem.ts'
import { parseJsonRecord } from '../base/core/record.ts'
import { CODEX_MODEL } from '../client/core/rollout-line.ts'
import type { Config } from '../config/core/config.ts'
import { readClock } from '../files/io/clock.ts'
import type { StatuslineRelay } from '../sessions/core/relay.ts'
import { type TailEnd, walkKnown } from '../sessions/io/transcript-tail.ts'
import { parseAnswerUsage } from './core/answer-usage.ts'
import type { CompactionPoint } from './core/compaction-point.ts'
import { isSwitched, reconcileUsage } from './core/statusline-numbers.ts'
import { estimateFill, type FillEstimate, selectThresholds } from './core/tier.ts'
import { createUsageScan, type Incoming } from './core/usage.ts'
import { findPoint } from './find-point.ts'

export interface MeasuredSession {
  readonly transcriptPath: string | null
  /** Tokens the next request will add, counted unless the transcript already holds them. */
  readonly incoming?: Incoming & { readonly tokens: number }
  /** Numbers the client told its status line, if there are any. */
  readonly relay?: StatuslineRelay | null
  readonly isSubagent?: boolean
}

/** `estimate` is null without a transcript, without an answer, and after a compaction that no answer follows yet. */
export interface Measurement {
  readonly estimate: FillEstimate | null
  readonly model: string | null
  /** Tokens of an answer at or past the point that the client followed by another request, else 0. */
  readonly passedTokens: number
  /** Whether `passedTokens` moved the point that was known before. */
  readonly isDisproved: boolean
  readonly problem: Problem | null
}

const NOTHING: Measurement = { estimate: null, model: null, passedTokens: 0, isDisproved: false, problem: null }

/** Measures how full the context is, from the end of the transcript and what the status line was told. */
export function measureContext(call: Call, config: Config, session: MeasuredSession): Measurement {
  const { transcriptPath, incoming, relay = null, isSubagent = false } = session
  if (transcriptPath === null) return NOTHING
  const scan = createUsageScan(incoming, isSubagent)
  const end = walkKnown(call, transcriptPath, (line) => scan.visit(line.read()))
  const reading = scan.result()
  // After a compaction only the transcript tells earlier answers from later answers.
  if (reading !== null && 'boundary' in reading) return NOTHING
  const usage = reconcileUsage(reading?.usage ?? null, relay, readClock())
  if (usage === null) return describeAbsence(transcriptPath, end)
  // The next request goes to the model that the client shows since.
  const next = relay !== null && isSwitched(usage, relay) ? relay : null
  const window =
    next ??
    (usage.model !== null && usage.windowTokens ? { model: usage.model, windowTokens: usage.windowTokens } : relay)
  // A rollout tells its window once a turn has answered; the fill cannot be measured earlier.
  if (usage.model === CODEX_MODEL && window === null && config['context_monitor.compaction_point'] === null)
    return NOTHING
  const { model } = next ?? usage
  const known = findPoint(call, config, { model, window })
  const incomingTokens = incoming === undefined || usage.incomingSeen ? 0 : incoming.tokens
  const tokens = { inputTokens: usage.inputTokens, pendingTokens: usage.pendingTokens + incomingTokens }
  // Answers of another model say nothing of this model's point.
  const mayBePast = next === null && mayPass(known) && tokens.inputTokens + tokens.pendingTokens >= known.tokens
  const passedTokens = mayBePast ? findPassed(call, transcriptPath, known.tokens) : 0
  const point = passedTokens === 0 ? known : findPoint(call, config, { model, window, passedTokens })
  const estimate = estimateFill(tokens, point, selectThresholds(config, point.tokens))
  return { estimate, model, passedTokens, isDisproved: point.tokens !== known.tokens, problem: null }
}

/** Whether the client may go past the point because its own point differs from ours. */
function mayPass({ kind, confidence }: CompactionPoint): boolean {
  return kind === 'proactive' && confidence !== 'exact'
}

/**
 * A text given now would stand, untrue, behind the summary, so no hook tells or records anything. Once the client went
 * on past the point, the model is told.
 */
export function isAboutToCompact({ fill, point }: FillEstimate, { passedTokens }: Measurement): boolean {
  return fill >= 1 && mayPass(point) && passedTokens < point.tokens
}

/** Tokens of the answer before the newest one, where they reach the point and no compaction came since; else 0. */
function findPassed(call: Call, transcriptPath: string, pointTokens: number): number {
  let newest: string | null | undefined
  let tokens = 0
  walkKnown(call, transcriptPath, (line) => {
    const row = parseJsonRecord(line.read())
    if (row === null || row.isSidechain === true) return false
    if (row.type === 'system' && row.subtype === 'compact_boundary') return true
    const usage = row.type === 'assistant' ? parseAnswerUsage(row) : null
    if (usage === null) return false
    newest ??= usage.messageId
    if (usage.messageId === newest) return false
    tokens = usage.inputTokens + usage.outputTokens
    return true
  })
  return tokens >= pointTokens ? tokens : 0
}

/** A session before its first answer has no transcript, or no answer in the transcript: that is no problem. */
function describeAbsence(path: string, end: TailEnd): Measurement {
  if (end === 'start') return NOTHING
  if (typeof end !== 'object') return { ...NOTHING, problem: { code: 'transcript-no-usage', path, cause: end } }
  const { error } = end
  return error === 'ENOENT' ? NOTHING : { ...NOTHING, problem: { code: 'transcript-unreadable', path, cause: error } }
}
