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
  const { trackId, latest, planSha256, state } = recovered
  // Later calls of the session write these anew: that they are others is no news, only that they are gone.
  const findings = recovered.findings.filter(({ path, state: found }) => found !== 'changed' || !isRewritten(path))
  const unusable = findings.find(({ path, state: found }) => found === 'unusable' && path.startsWith('docs/'))
  const violations = latest?.compaction.violations ?? []
  const facts = { trackId, planSha256, compactedAt: latest?.timestamp ?? null, state, findings, violations }
  return {
    text: renderTrackContext(facts),
    message: unusable === undefined ? describeRefusal(trackId, violations) : `holdfast: ${unusable.text}`,
  }
}

const isRewritten = (path: string) => /\/(?:recent_diff|test_output)\.txt$/.test(path)
