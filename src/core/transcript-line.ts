/** One line of a transcript, decoded no further than it is looked at. */
export interface TranscriptLine {
  /** The first few hundred bytes, one character each: enough to tell the kind of row, not to quote it. */
  readonly head: string
  readonly bytes: number
  /** Whether the line ends as a JSON object does; the last one may still be being written. */
  readonly isWhole: boolean
  readonly read: () => string
  /** How often an ASCII text occurs in the line. */
  readonly count: (needle: string) => number
  /** The first bytes, one character each, where the head is too short. */
  readonly start: (bytes: number) => string
  /** The last bytes, one character each. */
  readonly tail: (bytes: number) => string
}
