declare module '@iarna/toml/parse-string.js' {
  /** Parses TOML; throws an error with 0-based `line` and `col`. */
  const parse: (text: string) => Record<string, unknown>
  export = parse
}
