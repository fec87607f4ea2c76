export const RECALL_KINDS = ['user', 'assistant', 'command', 'file', 'agent'] as const
export type RecallKind = (typeof RECALL_KINDS)[number]

/** A text that belongs to an entry and is searched with it: the output of a command, what an agent returned. */
export interface Detail {
  readonly name: string
  readonly text: string
}

/** Something that was said or done in a session. A tool call and its result are one entry. */
export interface Entry {
  readonly kind: RecallKind
  /** What happened, in a word or two. */
  readonly verb: string
  /** The words said, the command, the path. */
  readonly head: string
  /** What came of it; null for words. */
  readonly outcome: string | null
  readonly details: readonly Detail[]
  readonly place: Place
}

export interface Place {
  /** The row's uuid; null where the client gave none. */
  readonly row: string | null
  /** Counted from 1, over every line of the file. */
  readonly line: number
  /** ISO time of the row, empty where none before it has one. */
  readonly time: string
  /** Compaction boundaries above the row. */
  readonly compactions: number
}
