declare module '@iarna/toml/parse-string.js' {
  const parse: (text: string) => Record<string, unknown>
  export = parse
}

/**
 * Decoders of each Buffer, in every version of node and in Bun. Without them the name of an encoding has node compile
 * a table of all encodings. This costs half a hundredth of a bare process.
 */
interface Buffer {
  readonly utf8Slice: (start: number, end: number) => string
  readonly latin1Slice: (start: number, end: number) => string
}
