import type { StatuslineRelay } from '../sessions/core/relay.ts'
import { updateSessionState } from '../sessions/io/session-writer.ts'

/**
 * Leaves the client's numbers with the session. Another model or window moves the bounds of silent hooks, so the old
 * bounds go.
 */
export function keepRelay(projectDir: string, sessionId: string, relay: StatuslineRelay): void {
  try {
    updateSessionState(projectDir, sessionId, (now) => {
      const isSameWindow = now.relay?.model === relay.model && now.relay.windowTokens === relay.windowTokens
      return { state: { ...now, relay, quiet: isSameWindow ? now.quiet : null }, answer: true }
    })
  } catch {
    // The line is still true; the hooks measure by the transcript.
  }
}
