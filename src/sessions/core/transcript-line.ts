/** One line of a transcript. Each member decodes only the bytes that its caller needs. */
export interface TranscriptLine {
  /** The first few hundred bytes, one character each: enough to tell the kind of row, too little for a quote. */
  readonly head: string
  readonly bytes: number
  /** Whether the line ends as a JSON object does. The client may still be writing the last line. */
  readonly isWhole: boolean
  /** Decodes the line as text, or only its first bytes. */
  readonly read: (bytes?: number) => string
  /** Finds the offset of an ASCII text in bytes, or -1. */
  readonly find: (needle: string, from?: number, end?: number) => number
  /** Decodes some of the bytes, one character each. A negative `from` counts from the end. */
  readonly slice: (from: number, to?: number) => string
}
