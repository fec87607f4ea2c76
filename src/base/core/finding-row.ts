/** An error keeps a feature from working; a warning makes a feature work badly; a note is good to know. */
export type Severity = 'error' | 'warning' | 'note'

/** The consequence, and a fixing command unless `--fix` alone repairs. `repaired`: `--fix` does so too. */
type Words = readonly [why: string, fix?: string, repaired?: 'repaired']
export type FindingRow = readonly [severity: Severity, ...words: Words]

const rowOf =
  (severity: Severity) =>
  (...words: Words): FindingRow => [severity, ...words]
export const error = rowOf('error')
export const warning = rowOf('warning')
export const note = rowOf('note')

export function isRepaired([, , fix, repaired]: FindingRow): boolean {
  return fix === undefined || repaired === 'repaired'
}
