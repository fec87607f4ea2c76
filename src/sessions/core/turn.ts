import { isTrivial } from '../../words/core/trivial.ts'
import type { UserWords } from '../../words/core/user-words.ts'
import type { ToolResult } from './row.ts'

/** The place of words typed at a refused call, or in place of an option. */
export const BESIDE = { isQueued: false, place: 'refusal' } as const

/**
 * Follows the messages of the running turn, which belong to the request that opened the turn. The function counts them at
 * words typed at a refused call. Other messages count 0, and null stands for words known from the queue.
 */
export function createTurn(): (
  shown: string,
  last: string | undefined,
  words: Pick<UserWords, 'isQueued' | 'place'>,
) => number | null {
  /** Words typed while the model worked, which the client has not delivered yet. */
  const queued = new Set<string>()
  let count = 0
  return (shown, last, { isQueued, place }) => {
    const isPart = isQueued || place !== undefined
    if (!isPart) count = 0
    if (isQueued) queued.add(shown)
    else if (queued.delete(shown)) return null
    // The next message takes the place of a push, and repeated words stand once.
    if (isPart && !isTrivial(shown) && shown !== last) count += 1
    return place === 'refusal' ? count : 0
  }
}

/**
 * The user's words at the refusal of a tool. Only the result has them, with a note of the client behind. The text of an
 * MCP server's own error may read the same.
 */
export function findRefusalWords(tool: string, result: ToolResult): string | null {
  if (tool.startsWith('mcp__') && result.isRefused !== true) return null
  if (!result.isError || !result.text.startsWith("The user doesn't want to")) return null
  const words = result.text.split('To tell you how to proceed, the user said:')[1]
  return words?.split("\n\nNote: The user's next message may")[0]?.trim() || null
}
