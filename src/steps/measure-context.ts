import type { Config } from '../core/config/config.ts'
import { estimateFill, type FillEstimate } from '../core/context/fill.ts'
import { selectThresholds } from '../core/context/tier.ts'
import { createUsageScan } from '../core/context/usage.ts'
import type { Problem } from '../core/problem.ts'
import type { SessionState } from '../core/session/state.ts'
import { walkTranscript } from '../io/transcript-tail.ts'
import { findPoint } from './find-point.ts'

export interface MeasuredSession {
  readonly sessionId: string
  readonly transcriptPath: string | null
  readonly state: SessionState
  /** The prompt about to be sent, counted unless the transcript already holds it. */
  readonly newPrompt?: { readonly promptId: string | null; readonly tokens: number }
}

/** `estimate` is null when nothing true can be said: no transcript yet, no answer yet, or a compaction since the last one. */
export interface Measurement {
  readonly estimate: FillEstimate | null
  readonly model: string | null
  readonly problem: Problem | null
}

const NOTHING: Measurement = { estimate: null, model: null, problem: null }

/** Measures how full the context is from the end of the transcript. */
export async function measureContext(
  projectDir: string,
  config: Config,
  session: MeasuredSession,
): Promise<Measurement> {
  const { transcriptPath, newPrompt } = session
  if (transcriptPath === null) return NOTHING
  const scan = createUsageScan(newPrompt?.promptId ?? null)
  const end = walkTranscript(transcriptPath, scan.visit)
  const reading = scan.result()
  if (reading === null) {
    const cause = typeof end === 'object' ? end.error : end
    // Before the first answer there is no file, or none in it: that is how every session starts, not a problem.
    if (cause === 'ENOENT' || cause === 'start of file') return NOTHING
    const code = typeof end === 'object' ? 'transcript-unreadable' : 'transcript-no-usage'
    return { ...NOTHING, problem: { code, path: transcriptPath, cause } }
  }
  if ('boundary' in reading) return NOTHING
  const { usage } = reading
  const point = await findPoint(projectDir, config, usage.model, session)
  const promptTokens = newPrompt === undefined || usage.promptSeen ? 0 : newPrompt.tokens
  const tokens = { inputTokens: usage.inputTokens, pendingTokens: usage.pendingTokens + promptTokens }
  return { estimate: estimateFill(tokens, point, selectThresholds(config)), model: usage.model, problem: null }
}
