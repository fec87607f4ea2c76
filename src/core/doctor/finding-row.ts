/** An error keeps something from working; a warning makes it work badly; a note is good to know. */
export type Severity = 'error' | 'warning' | 'note'

/** How grave, why it matters, the command that fixes it, and whether `--fix` does. */
export type FindingRow =
  | readonly [severity: Severity, why: string, fix: string]
  | readonly [severity: Severity, why: string, fix: string, repaired: 'repaired']
