import { fingerprint } from '../../base/core/fingerprint.ts'
import type { SessionState } from './session-state.ts'

/** More texts than a context ever holds of ours. */
const MAX_ENTRIES = 60

/** Whether exactly this text was given to the model since the last compaction and still stands in the context. */
export function wasInjected({ injected }: SessionState, text: string): boolean {
  return text !== '' && injected.includes(fingerprint(text))
}

/** The state after a text was given to the model. Only its fingerprint is kept. */
export function noteInjected(state: SessionState, text: string): SessionState {
  if (text === '') return state
  const entry = fingerprint(text)
  return { ...state, injected: [...state.injected.filter((known) => known !== entry), entry].slice(-MAX_ENTRIES) }
}

/** Rows the model wrote between two compactions, below which the second came close behind the first. */
const CLOSE_ANSWERS = 12

/**
 * Number of compactions in a row that came close behind the compaction before. Injected text is then part of what fills
 * the context.
 */
export function countCloseCompactions(state: SessionState, answersSince: number): number {
  return state.compactions > 0 && answersSince < CLOSE_ANSWERS ? state.closeCompactions + 1 : 0
}

/** A full budget for one close compaction, half for the second in a row, a quarter from the third on. */
export function shrinkBudget(budgetTokens: number, closeCompactions: number): number {
  const halvings = Math.min(2, Math.max(0, closeCompactions - 1))
  return Math.floor(budgetTokens / 2 ** halvings)
}
