import { estimateFill } from '../core/context/fill.ts'
import { isSameRelay, parseStatusline, type StatuslineRelay } from '../core/context/relay.ts'
import { selectThresholds } from '../core/context/tier.ts'
import { isRecord } from '../core/record.ts'
import { isSafeName } from '../core/safe-name.ts'
import type { SessionState } from '../core/session/state.ts'
import { describeLine } from '../core/statusline/line.ts'
import { readClock } from '../io/clock.ts'
import { readConfig } from '../io/config-files.ts'
import { readGitFacts } from '../io/git.ts'
import { findProjectDir } from '../io/project-dir.ts'
import { hasProjectFile } from '../io/project-files.ts'
import { readSessionState } from '../io/session-store.ts'
import { applyCriticality } from './find-criticality.ts'
import { findPoint } from './find-point.ts'

/**
 * Takes the client's own numbers from what it gives a status line, leaves them with the session, and words the line. The
 * first hook of a session makes its state; a session that has none runs without holdfast and gets nothing written.
 */
export async function relayStatusline(payload: unknown): Promise<string> {
  if (!isRecord(payload) || !isSafeName(payload.session_id)) return ''
  const { session_id: sessionId, workspace } = payload
  const projectDir = findProjectDir(isRecord(workspace) ? workspace.project_dir : payload.cwd)
  if (projectDir === null) return ''
  const relay = parseStatusline(payload, readClock().toISOString())
  const { state } = readSessionState(projectDir, sessionId)
  // Written only when it is new; most runs of a status line show what the last one showed.
  const isNew = relay !== null && !isSameRelay(state.relay, relay)
  if (isNew && hasProjectFile(projectDir, `.holdfast/sessions/${sessionId}/state.json`)) {
    const { keepRelay } = await import('./keep-relay.ts')
    keepRelay(projectDir, sessionId, relay)
  }
  const { lastCheckpoint } = state
  const estimate = relay === null ? null : await estimateRelay(projectDir, state, relay)
  return describeLine({ estimate, lastCheckpoint, branch: readGitFacts(projectDir)?.branch ?? null })
}

async function estimateRelay(projectDir: string, state: SessionState, relay: StatuslineRelay) {
  if (relay.usage === null) return null
  const { config: general } = await readConfig(projectDir)
  const config = applyCriticality(projectDir, general, state)
  const { inputTokens, outputTokens: pendingTokens } = relay.usage
  const point = findPoint(projectDir, config, relay.model, relay, inputTokens)
  return estimateFill({ inputTokens, pendingTokens }, point, selectThresholds(config, point.tokens))
}
