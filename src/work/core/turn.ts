import { isTrivial } from '../../transcript/core/trivial.ts'
import type { UserWords } from '../../transcript/core/user-words.ts'

/**
 * Follows the messages of the running turn. The returned function counts them up to a message typed at a refused call: all
 * of them belong to the request that opened the turn. Other messages count 0, and null stands for words known from the
 * queue.
 */
export function createTurn(): (shown: string, last: string | undefined, words: UserWords) => number | null {
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
