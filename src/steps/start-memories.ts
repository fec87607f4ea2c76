import type { Config } from '../core/config/config.ts'
import type { SessionStartInput } from '../core/hook/input.ts'
import type { Hook } from '../io/respond.ts'
import { hasStore } from '../io/store-key.ts'

/**
 * The section on what was kept for the branch and the track. A resumed session has heard it; a compacted one has more
 * urgent things to hear.
 */
export function startMemories(hook: Hook, config: Config, input: SessionStartInput): Promise<string> {
  return hook.section('related_memories', async () => {
    const isNew = input.source === 'startup' || input.source === 'clear'
    if (!isNew || !hasStore(hook.projectDir)) return ''
    const { openMemories } = await import('./open-memories.ts')
    return openMemories(hook.projectDir, config, input, hook.report)
  })
}
