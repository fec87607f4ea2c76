import { type Call, openCall } from '../base/core/call.ts'
import { isRecord } from '../base/core/record.ts'
import { redactRarely } from '../base/core/redact-rarely.ts'
import { isSafeName } from '../base/core/safe-name.ts'
import { readConfig } from '../config/io/config-files.ts'
import { hasProjectFile } from '../config/io/project-files.ts'
import { readClock } from '../files/io/clock.ts'
import { findProjectDir } from '../files/io/project-dir.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { isSameRelay, parseStatusline } from '../measure/core/statusline-numbers.ts'
import { estimateFill, selectThresholds } from '../measure/core/tier.ts'
import { applyCriticality } from '../measure/find-criticality.ts'
import { findPoint } from '../measure/find-point.ts'
import type { StatuslineRelay } from '../sessions/core/relay.ts'
import type { SessionState } from '../sessions/core/session-state.ts'
import { readSessionState } from '../sessions/io/session-store.ts'
import { describeLine } from './core/status-line.ts'

/**
 * Leaves the client's own numbers with the session, and words the status line. The first hook of a session makes its
 * state; a session without state runs without holdfast, and nothing is written.
 */
export async function relayStatusline(payload: unknown): Promise<string> {
  if (!isRecord(payload) || !isSafeName(payload.session_id)) return ''
  const { session_id: sessionId, workspace } = payload
  const projectDir = findProjectDir(isRecord(workspace) ? workspace.project_dir : payload.cwd)
  if (projectDir === null) return ''
  const relay = parseStatusline(payload, readClock().toISOString())
  const { state } = readSessionState(projectDir, sessionId)
  // Only new numbers are written; most runs of a status line show what the last run showed.
  const isNew = relay !== null && !isSameRelay(state.relay, relay)
  if (isNew && hasProjectFile(projectDir, `.holdfast/sessions/${sessionId}/state.json`)) {
    const { keepRelay } = await import('./keep-relay.ts')
    keepRelay(projectDir, sessionId, relay)
  }
  const { lastCheckpoint } = state
  const call = openCall(projectDir)
  const estimate = relay === null ? null : await estimateRelay(call, state, relay)
  const branch = call.know(readGitFacts)?.branch ?? null
  return describeLine({ estimate, lastCheckpoint, branch: branch && (await redactRarely(branch)) })
}

async function estimateRelay(call: Call, state: SessionState, relay: StatuslineRelay) {
  if (relay.usage === null) return null
  const { config: general } = await readConfig(call)
  const config = applyCriticality(call, general, state)
  const { inputTokens, outputTokens: pendingTokens } = relay.usage
  const point = findPoint(call, config, { model: relay.model, window: relay })
  return estimateFill({ inputTokens, pendingTokens }, point, selectThresholds(config, point.tokens))
}
