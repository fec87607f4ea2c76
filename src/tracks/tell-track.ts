import type { Problem } from '../base/core/problem.ts'
import { nameOwnCommand } from '../install/io/own-command.ts'
import { describeRefusal, renderTrackContext } from './core/track-context.ts'
import { recoverTrack } from './recover-track.ts'

/** The text about the active track for a new context, and the message about refused entries for the person. */
export async function tellTrack(projectDir: string, report: (problem: Problem) => void) {
  const recovered = await recoverTrack(projectDir)
  if (recovered === null) {
    report({ code: 'track-unusable', path: 'docs/tracks/ACTIVE_TRACK', consequence: 'no track is restored' })
    return { text: '', message: '' }
  }
  const { trackId, latest, planSha256, state } = recovered
  // Later calls of the session rewrite these files, so only a missing file is news, not a changed file.
  const findings = recovered.findings.filter(({ path, state: found }) => found !== 'changed' || !isRewritten(path))
  const unusable = findings.find(({ path, state: found }) => found === 'unusable' && path.startsWith('docs/'))
  const violations = latest?.compaction.violations ?? []
  const facts = { trackId, planSha256, compactedAt: latest?.timestamp ?? null, state, findings, violations }
  return {
    text: renderTrackContext(facts),
    message:
      unusable === undefined
        ? describeRefusal(trackId, violations, nameOwnCommand(projectDir))
        : `holdfast: ${unusable.text}`,
  }
}

const isRewritten = (path: string) => /\/(?:recent_diff|test_output)\.txt$/.test(path)
