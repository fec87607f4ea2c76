import { describeProblem } from '../base/core/problem.ts'
import { listFacts } from '../resumption/core/facts.ts'
import { parseCheckpointId } from '../state/core/checkpoint-id.ts'
import type { JournalLine } from '../state/core/event.ts'
import { readAnyCheckpoint } from '../work/io/checkpoint-store.ts'
import { findRemovedThrough } from './core/crossings.ts'
import type { Examine } from './core/session-export.ts'

/** `trouble` says why the checkpoint is of no use; null for one that is there or that retention removed. */
type ExaminedCheckpoint = ReturnType<Examine> & { readonly trouble: string | null }

/** Tells of checkpoints that a journal names what became of them. One that retention removed was there. */
export function openCheckpoints(root: string, events: readonly JournalLine[]): (id: string) => ExaminedCheckpoint {
  const removedThrough = findRemovedThrough(events)
  return (id) => {
    const found = readAnyCheckpoint(root, id)
    if ('checkpoint' in found)
      return { state: 'saved', trouble: null, facts: listFacts(found.checkpoint.workState).length }
    const isGone = found.problem.cause === 'ENOENT'
    if (isGone && (parseCheckpointId(id) ?? 0) <= removedThrough)
      return { state: 'removed', trouble: null, facts: null }
    return { state: isGone ? 'missing' : 'damaged', trouble: describeProblem(found.problem), facts: null }
  }
}
