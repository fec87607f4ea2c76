import { excerptLine } from '../text.ts'
import type { FindingRow, Severity } from './finding-row.ts'
import { INSTALL_FINDINGS } from './install-findings.ts'
import { PROJECT_FINDINGS } from './project-findings.ts'

/** Every finding there is. The page `docs/doctor.md` lists the same. */
export const FINDINGS = { ...INSTALL_FINDINGS, ...PROJECT_FINDINGS }
export type FindingId = keyof typeof FINDINGS

/** How grave a finding can be besides what its row says: where less depends on it, or nobody can tell. */
export const MILDER: Readonly<Partial<Record<FindingId, Severity>>> = {
  'bundle-missing': 'warning',
  'bundle-unreadable': 'warning',
  'hook-command': 'warning',
  'notes-unconfigured': 'note',
}

export interface Finding {
  readonly id: FindingId
  readonly severity: Severity
  readonly what: string
  readonly why: string
  readonly fix: string
  /** Whether `--fix` puts it right. */
  readonly isFixable: boolean
}

/** Names of files and commands come from outside: what is longer than this is cut. */
const MAX_WHAT_CHARS = 400

const BY_FIX = 'holdfast doctor --fix'
/** What `--fix` leaves alone is a person's to change. */
const BY_HAND = 'change it there yourself; --fix leaves it alone'

/** A finding in the words of the table. What is foreign in `what` is made safe to show. */
export function createFinding(
  id: FindingId,
  what: string,
  own: { readonly severity?: Severity; readonly fix?: string; readonly isFixable?: boolean } = {},
): Finding {
  const [severity, why, fix, repaired]: FindingRow = FINDINGS[id]
  const isFixable = own.isFixable ?? repaired === 'repaired'
  return {
    id,
    severity: own.severity ?? severity,
    what: excerptLine(what, MAX_WHAT_CHARS),
    why,
    fix: excerptLine(own.fix ?? (fix === BY_FIX && !isFixable ? BY_HAND : fix), MAX_WHAT_CHARS),
    isFixable,
  }
}
