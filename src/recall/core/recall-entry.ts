export const RECALL_KINDS = ['user', 'assistant', 'command', 'file', 'agent'] as const
export type RecallKind = (typeof RECALL_KINDS)[number]

/** Text of an entry that the search reads: output of a command, answer of an agent. */
export type Detail = Readonly<Record<'name' | 'text', string>>

/** A message or a deed of a session. A tool call and its result are one entry. */
export interface Entry {
  readonly kind: RecallKind
  /** The deed in a word or two: `said`, `ran`, `presented a plan`. */
  readonly verb: string
  /** The words said, the command, the path. */
  readonly head: string
  /** How a call ended; null for words. */
  readonly outcome: string | null
  readonly details: readonly Detail[]
  readonly place: Place
}

export interface Place {
  /** The row's uuid; null where the client gave none. */
  readonly row: string | null
  readonly line: number
  /** ISO time of the row, or of the last row above that has a time; empty when none has. */
  readonly time: string
  readonly compactions: number
}
