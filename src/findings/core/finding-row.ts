/** An error keeps a feature from working; a warning makes a feature work badly; a note is good to know. */
export type Severity = 'error' | 'warning' | 'note'

/** Row of a finding: severity, consequence, and a fixing command unless `--fix` alone repairs. `repaired`: `--fix` does so too. */
export type FindingRow = readonly [severity: Severity, why: string, fix?: string, repaired?: 'repaired']

export function isRepaired([, , fix, repaired]: FindingRow): boolean {
  return fix === undefined || repaired === 'repaired'
}
