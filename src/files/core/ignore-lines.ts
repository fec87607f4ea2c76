/** Everything but the configuration stays out of the repository; the file ignores itself too. */
export const IGNORE_LINES = '*\n!config.toml\n'

/** Everything in artifacts/ is made again or only of this machine. */
export const ARTIFACTS_IGNORE_LINES = '*\n!.gitignore\n'

const TAKEN_IN: ReadonlySet<string> = new Set(['!config.toml', '!/config.toml', '!.gitignore', '!/.gitignore'])

/**
 * Whether the text of `.holdfast/.gitignore` leaves all state out, judged without git. The text needs a line for
 * everything. Later lines may take in the configuration and the file itself only. No file is stronger: git passes over
 * the rules inside a folder that a rule leaves out.
 */
export function ignoresState(text: string): boolean {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  const from = lines.findLastIndex((line) => line === '*' || line === '/*')
  return from !== -1 && lines.slice(from).every((line) => !line.startsWith('!') || TAKEN_IN.has(line.trimEnd()))
}

/** Adds the lines to a text that lets state through. Lines of a person stay, and the added lines decide. */
export function addIgnoreLines(text: string): string {
  return ignoresState(text) ? text : `${text.replace(/[^\n]$/, '$&\n')}${IGNORE_LINES}`
}
