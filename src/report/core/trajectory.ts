import type { OperationKind } from './operation-kind.ts'

/** An answer of the main thread: the tokens of its request and the tokens of its text. */
export interface Answer {
  readonly at: string | null
  readonly inputTokens: number
  readonly outputTokens: number
  readonly model: string | null
  /** Number of compactions before the answer: answers with the same number share a context. */
  readonly context: number
  /** Additions to the context since the answer before, in a few words; empty without `withWork`. */
  readonly work: string
}

/** A boundary in the transcript. `preTokens` is the client's own count of the compacted tokens. */
export interface Compaction {
  readonly at: string | null
  readonly trigger: 'auto' | 'manual'
  readonly preTokens: number | null
  /** Number of answers before the boundary. */
  readonly position: number
}

export interface Injection {
  readonly section: string
  readonly tokens: number
  readonly position: number
}

/** Work of a prompt up to the next prompt: its growth of the context, summed over compactions. */
export type Turn = Readonly<Record<'tokens' | 'toolCalls', number>>

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
