import type { Problem } from '../core/problem.ts'
import { describeRefusal, renderTrackContext } from '../core/xml/track-context.ts'
import { recoverTrack } from './recover-track.ts'

/** What a new context is told of the active track, and the person of entries that were refused. */
export async function tellTrack(
  projectDir: string,
  report: (problem: Problem) => void,
): Promise<{ readonly text: string; readonly message: string }> {
  const recovered = await recoverTrack(projectDir)
  if (recovered === null) {
    report({ code: 'track-unusable', path: 'docs/tracks/ACTIVE_TRACK', consequence: 'no track is restored' })
    return { text: '', message: '' }
  }
  const { trackId, latest, planSha256, state, findings } = recovered
  const violations = latest?.compaction.violations ?? []
  const facts = { trackId, planSha256, compactedAt: latest?.timestamp ?? null, state, findings, violations }
  return { text: renderTrackContext(facts), message: describeRefusal(trackId, violations) }
}
