/** The answer to `--version`. As a lazy part it comes from a file that holds one build, or not at all. */
export const describeVersion = (version: string) => `${version}\n`
