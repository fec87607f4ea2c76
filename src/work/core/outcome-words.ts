/** Codes of an outcome: a call passed, failed, or has no outcome yet. `told` is a report in an agent's own words. */
export const OUTCOME_CODES = [
  'ok',
  'failed',
  'running',
  'refused-by-user',
  'refused-by-rule',
  'refused-by-hook',
  'no-result',
  'told',
] as const
export type OutcomeCode = (typeof OUTCOME_CODES)[number]

export interface Outcome {
  readonly code: OutcomeCode
  /** The first telling line of a failure, or the report; empty for every other code. */
  readonly detail: string
}

/** Outcomes in words, as checkpoints keep them and people read them. */
const WORDS: Readonly<Record<Exclude<OutcomeCode, 'told'>, string>> = {
  ok: 'ok',
  failed: 'failed',
  running: 'running in the background',
  'refused-by-user': 'refused by the user',
  'refused-by-rule': 'refused by a permission rule',
  'refused-by-hook': 'refused by a hook',
  'no-result': 'no result',
}
/** Begins the last words of an agent whose report never came. */
export const UNRETURNED = 'had not returned when this was saved; its last words: '
const CODES = new Map(Object.entries(WORDS).map(([code, words]) => [words, code as OutcomeCode]))
const FAILED = `${WORDS.failed}: `

export function describeOutcome({ code, detail }: Outcome): string {
  if (code === 'told') return detail
  return code === 'failed' && detail !== '' ? FAILED + detail : WORDS[code]
}

/** Reads what `describeOutcome` made. Other words are a report. */
export function parseOutcome(text: string): Outcome {
  if (text.startsWith(FAILED)) return { code: 'failed', detail: text.slice(FAILED.length) }
  const code = CODES.get(text)
  return code === undefined ? { code: 'told', detail: text } : { code, detail: '' }
}
