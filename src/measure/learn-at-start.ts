import type { SessionStartInput } from '../client/core/input.ts'
import type { ConfiguredCall } from '../config/core/config.ts'
import { findNewBoundaries, MAX_TAIL_BYTES } from '../sessions/io/new-boundaries.ts'
import { readEvidenceText } from './io/evidence-text.ts'

/** Behind a compaction its boundary stands in the transcript only later. Rollouts and chats tell no tokens. */
export async function learnAtStart(
  call: ConfiguredCall,
  { source, client, transcriptPath }: SessionStartInput,
): Promise<void> {
  if (source === 'compact' || client !== 'claude' || transcriptPath === null || !call.config['context_monitor.enabled'])
    return
  const paths = findNewBoundaries(transcriptPath, call.know(readEvidenceText))
  if (paths.length === 0) return
  const { learnFrom } = await import('./learn-point.ts')
  learnFrom(call, paths, { maxBytes: MAX_TAIL_BYTES, relay: null })
}
