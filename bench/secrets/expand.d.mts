/** A row of the corpus: its text as it occurs, and the texts in it that must be gone. A harmless row has no secrets. */
export interface SecretRow {
  readonly half: 'tuned' | 'held-out'
  readonly family: string
  readonly text: string
  readonly secrets: readonly string[]
}

export interface Score {
  readonly rows: number
  readonly right: number
}

export const HALVES: readonly ['tuned', 'held-out']

/** Rows of a file, expanded. The expansion is the same in every run. */
export function readRows(name: 'secrets' | 'harmless'): SecretRow[]

/** Whether no piece of six characters of a secret is left. */
export function isCaught(row: SecretRow, redacted: string): boolean

/** Whether `redact` does with the row what it should: all secrets gone, or the text unchanged. */
export function isRight(row: SecretRow, redact: (text: string) => string): boolean

export function scoreRows(rows: readonly SecretRow[], redact: (text: string) => string): Score

/** Shares of each kind that must be right, in either half. */
export const TARGETS: { readonly secrets: number; readonly harmless: number }

/** The table of the page, as Markdown. A score below its target is called missed. */
export function renderFigures(redact: (text: string) => string): string
