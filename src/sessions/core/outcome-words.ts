/** Outcomes in words, as checkpoints keep them and people read them. */
export const OUTCOME_WORDS = {
  ok: 'ok',
  failed: 'failed',
  running: 'running in the background',
  'refused-by-user': 'refused by the user',
  'refused-by-rule': 'refused by a permission rule',
  'refused-by-hook': 'refused by a hook',
  'no-result': 'no result',
} as const
/**
 * A call passed, failed, or has no outcome yet. `told` is a report in an agent's own words. `unreturned` are the last
 * words of an agent whose report never came.
 */
export type OutcomeCode = keyof typeof OUTCOME_WORDS | 'told' | 'unreturned'

export interface Outcome {
  readonly code: OutcomeCode
  /** The first telling line of a failure, or the words of an agent; empty for every other code. */
  readonly detail: string
}

/** An outcome is kept up to this length. */
export const OUTCOME_CHARS = 300
/** No command has more of its failing tests named. */
export const FAILING_TESTS = 4

export interface CommandOutcome {
  readonly command: string
  readonly outcome: Outcome
}

export interface FailedTest {
  readonly command: string
  readonly test: string
  /** The first line behind the test's name that tells the fault; empty when the output shows none. */
  readonly error: string
}

const UNRETURNED = 'had not returned when this was saved; its last words: '
const CODES = new Map(Object.entries(OUTCOME_WORDS).map(([code, words]) => [words as string, code as OutcomeCode]))
const FAILED = `${OUTCOME_WORDS.failed}: `

export function describeOutcome({ code, detail }: Outcome): string {
  if (code === 'told') return detail
  if (code === 'unreturned') return UNRETURNED + detail
  return code === 'failed' && detail !== '' ? FAILED + detail : OUTCOME_WORDS[code]
}

export function parseOutcome(text: string): Outcome {
  if (text.startsWith(FAILED)) return { code: 'failed', detail: text.slice(FAILED.length) }
  if (text.startsWith(UNRETURNED)) return { code: 'unreturned', detail: text.slice(UNRETURNED.length) }
  const code = CODES.get(text)
  return code === undefined ? { code: 'told', detail: text } : { code, detail: '' }
}

/** Beginnings of the client's answer (2.1.329) for a call in the background, or for a refused call. */
const NO_OUTCOMES: readonly (readonly [begins: string, code: OutcomeCode])[] = [
  ['Command running in background', 'running'],
  ['Command was manually backgrounded', 'running'],
  ['Command was moved to the background', 'running'],
  ['Async agent launched', 'running'],
  ["The user doesn't want to proceed", 'refused-by-user'],
  ["The user doesn't want to take this action", 'refused-by-user'],
  ['Permission for this tool use was denied', 'refused-by-rule'],
]

/** The reason why a result is no outcome: the call still runs, or never ran. */
export function findNoOutcome(text: string): Outcome | null {
  if (text.startsWith('PreToolUse:') && /^\S{1,80} hook error/.test(text.slice('PreToolUse:'.length)))
    return { code: 'refused-by-hook', detail: '' }
  const code = NO_OUTCOMES.find(([begins]) => text.startsWith(begins))?.[1]
  return code === undefined ? null : { code, detail: '' }
}
