import type { SessionStartInput } from '../client/core/input.ts'
import type { Hook } from '../host/io/respond.ts'
import { hasStore } from './io/store-key.ts'

/** A resumed session has heard these memories; a compacted session needs more urgent facts. */
export function startMemories(hook: Hook, input: SessionStartInput): Promise<string> {
  return hook.section('related_memories', async () => {
    const isNew = input.source === 'startup' || input.source === 'clear'
    if (!isNew || !hasStore(hook.projectDir)) return ''
    const { openMemories } = await import('./open-memories.ts')
    return openMemories(hook, input)
  })
}
