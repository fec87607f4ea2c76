import type { OperationKind } from './operation-kind.ts'

/** One answer of the main thread: the tokens its request carried and the tokens it wrote. */
export interface Answer {
  readonly at: string | null
  readonly inputTokens: number
  readonly outputTokens: number
  readonly model: string | null
  /** Compactions before it: answers with the same number share one context. */
  readonly context: number
  /** What was added to the context since the answer before, in a few words; empty unless asked for. */
  readonly work: string
}

/** A boundary in the transcript. `preTokens` is the client's own count of what it compacted. */
export interface Compaction {
  readonly at: string | null
  readonly trigger: string
  readonly preTokens: number | null
  /** How many answers stand before it. */
  readonly position: number
}

/** Text of holdfast that went into the context. */
export interface Injection {
  readonly section: string
  readonly tokens: number
  readonly position: number
}

/** What one prompt started, up to the next: its growth of the context, summed over compactions. */
export interface Turn {
  readonly tokens: number
  readonly toolCalls: number
}

/** How a session filled its context, from its transcript. */
export interface Trajectory {
  readonly startedAt: string | null
  readonly endedAt: string | null
  readonly firstWords: string | null
  readonly prompts: number
  readonly answers: readonly Answer[]
  readonly compactions: readonly Compaction[]
  readonly injections: readonly Injection[]
  readonly turns: readonly Turn[]
  /** Tokens of each operation of a kind, in order. */
  readonly costs: Readonly<Record<OperationKind, readonly number[]>>
}

/** The tokens the client compares with its trigger right after an answer. */
export function countUsed(answer: Answer): number {
  return answer.inputTokens + answer.outputTokens
}
