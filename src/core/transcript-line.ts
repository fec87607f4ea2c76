/** One line of a transcript, decoded no further than it is looked at. */
export interface TranscriptLine {
  /** The first few hundred bytes, one character each: enough to tell the kind of row, not to quote it. */
  readonly head: string
  readonly bytes: number
  /** Whether the line ends as a JSON object does; the last one may still be being written. */
  readonly isWhole: boolean
  /** The line as text, or as many of its bytes. */
  readonly read: (bytes?: number) => string
  /** Where an ASCII text begins, counted in bytes, or -1. */
  readonly find: (needle: string, from?: number, end?: number) => number
  /** Some of the bytes, one character each; a negative number counts from the end. */
  readonly slice: (from: number, to?: number) => string
}
