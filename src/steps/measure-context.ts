import { CODEX_MODEL } from '../core/clients/rollout-line.ts'
import type { Config } from '../core/config/config.ts'
import { estimateFill, type FillEstimate } from '../core/context/fill.ts'
import { reconcileUsage, type StatuslineRelay } from '../core/context/relay.ts'
import { selectThresholds } from '../core/context/tier.ts'
import { createUsageScan, type Incoming, type UsageReading } from '../core/context/usage.ts'
import type { Problem } from '../core/problem.ts'
import { readClock } from '../io/clock.ts'
import { type TailEnd, walkTranscript } from '../io/transcript-tail.ts'
import { findPoint, type ObservedWindow } from './find-point.ts'

export interface MeasuredSession {
  readonly transcriptPath: string | null
  /** What the next request will carry besides, counted unless the transcript already holds it. */
  readonly incoming?: Incoming & { readonly tokens: number }
  /** What the client told its status line, where it has told one. */
  readonly relay?: StatuslineRelay | null
}

/** `estimate` is null when nothing true can be said: no transcript yet, no answer yet, or a compaction since the last one. */
export interface Measurement {
  readonly estimate: FillEstimate | null
  readonly model: string | null
  readonly problem: Problem | null
}

const NOTHING: Measurement = { estimate: null, model: null, problem: null }

/** Measures how full the context is, from the end of the transcript and what the status line was told. */
export function measureContext(projectDir: string, config: Config, session: MeasuredSession): Measurement {
  const { transcriptPath, incoming, relay = null } = session
  if (transcriptPath === null) return NOTHING
  const scan = createUsageScan(incoming)
  const end = walkTranscript(transcriptPath, (line) => scan.visit(line.read()))
  const reading = scan.result()
  // After a compaction only the transcript tells an answer from before it and one after it apart.
  if (reading !== null && 'boundary' in reading) return NOTHING
  const usage = reconcileUsage(reading?.usage ?? null, relay, readClock())
  if (usage === null) return describeAbsence(transcriptPath, end)
  const window = findWindow(usage, relay)
  // A rollout tells its window once a turn has answered: before that there is nothing to measure against.
  if (usage.model === CODEX_MODEL && window === null && config['context_monitor.compaction_point'] === null)
    return NOTHING
  const point = findPoint(projectDir, config, usage.model, window, usage.inputTokens)
  const incomingTokens = incoming === undefined || usage.incomingSeen ? 0 : incoming.tokens
  const tokens = { inputTokens: usage.inputTokens, pendingTokens: usage.pendingTokens + incomingTokens }
  const thresholds = selectThresholds(config, point.tokens)
  return { estimate: estimateFill(tokens, point, thresholds), model: usage.model, problem: null }
}

function findWindow({ model, windowTokens }: UsageReading, relay: StatuslineRelay | null): ObservedWindow | null {
  return model !== null && windowTokens !== null && windowTokens > 0 ? { model, windowTokens } : relay
}

/** Before the first answer there is no file, or none in it: that is how every session starts, not a problem. */
function describeAbsence(path: string, end: TailEnd): Measurement {
  const cause = typeof end === 'object' ? end.error : end
  if (cause === 'ENOENT' || cause === 'start of file') return NOTHING
  const code = typeof end === 'object' ? 'transcript-unreadable' : 'transcript-no-usage'
  return { ...NOTHING, problem: { code, path, cause } }
}
