import { readCheckpoint } from '../work/io/checkpoint-store.ts'
import { nameCompaction } from './core/checkpoint-words.ts'
import type { RestoredState } from './core/resumption-context.ts'

/** Compactions that a restoration names. */
const MAX_NAMED = 2
/** Checkpoints that the look back reads. Several may belong to one compaction. */
const MAX_READ = 8

/** The newest compactions of a session before a checkpoint of it, the oldest first, each in a few words. */
export function listCompactions(projectDir: string, newest: RestoredState): string[] {
  const named = new Map<number, string>()
  let checkpoint = readPrevious(projectDir, newest)
  for (let read = 0; checkpoint !== null && read < MAX_READ && named.size < MAX_NAMED; read += 1) {
    const { trigger, compactionSequence } = checkpoint
    const isCompaction = trigger === 'auto' || trigger === 'manual'
    const isKnown = named.has(compactionSequence) || compactionSequence === newest.compactionSequence
    if (isCompaction && !isKnown) named.set(compactionSequence, nameCompaction(checkpoint))
    checkpoint = readPrevious(projectDir, checkpoint)
  }
  return [...named.values()].reverse()
}

function readPrevious(projectDir: string, { previous, sessionId }: RestoredState): RestoredState | null {
  const found = previous === null ? null : readCheckpoint(projectDir, previous)
  return found !== null && 'checkpoint' in found && found.checkpoint.sessionId === sessionId ? found.checkpoint : null
}
