import { type FindingRow, isRepaired, type Severity } from './finding-row.ts'
import { INSTALL_FINDINGS } from './install-findings.ts'
import { PROJECT_FINDINGS } from './project-findings.ts'
import { excerptLine } from './text.ts'

/** Every finding by its id. `npm run docs` writes the catalogue into `docs/doctor.md`. */
export const FINDINGS = { ...INSTALL_FINDINGS, ...PROJECT_FINDINGS }
export type FindingId = keyof typeof FINDINGS

export interface Finding {
  readonly id: FindingId
  readonly severity: Severity
  readonly what: string
  readonly why: string
  readonly fix: string
  readonly isFixable: boolean
  readonly path?: string
}

/** `createFinding` cuts longer text, because names of files and commands come from outside. */
const MAX_WHAT_CHARS = 400

export const BY_FIX = 'holdfast doctor --fix'
/** A person has to change the places that `--fix` leaves alone. */
const BY_HAND = 'change it there yourself; --fix leaves it alone'

/** `createFinding` words a finding by its row in the table. `excerptLine` makes foreign text in `what` safe to show. */
export function createFinding(
  id: FindingId,
  what: string,
  own: Partial<Pick<Finding, 'severity' | 'fix' | 'isFixable' | 'path'>> = {},
): Finding {
  const row: FindingRow = FINDINGS[id]
  const [severity, why, fix] = row
  const isFixable = own.isFixable ?? isRepaired(row)
  return {
    id,
    severity: own.severity ?? severity,
    what: excerptLine(what, MAX_WHAT_CHARS),
    why,
    fix: excerptLine(own.fix ?? fix ?? (isFixable ? BY_FIX : BY_HAND), MAX_WHAT_CHARS),
    isFixable,
    ...(own.path !== undefined && { path: own.path }),
  }
}
