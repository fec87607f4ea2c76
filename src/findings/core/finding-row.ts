/** An error keeps a feature from working; a warning makes a feature work badly; a note is good to know. */
export type Severity = 'error' | 'warning' | 'note'

/** Row of a finding: severity, consequence, fixing command, and `repaired` for a finding that `--fix` repairs; null is `--fix` alone. */
export type FindingRow =
  | readonly [severity: Severity, why: string, fix: string]
  | readonly [severity: Severity, why: string, fix: string | null, repaired: 'repaired']
