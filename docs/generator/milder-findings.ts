import type { FindingId } from '../../src/base/core/finding.ts'
import type { Severity } from '../../src/base/core/finding-row.ts'

/** Milder severity of a finding, for a case on which less depends or whose effect is unknown. */
export const MILDER: Readonly<Partial<Record<FindingId, Severity>>> = {
  'bundle-missing': 'warning',
  'bundle-unreadable': 'warning',
  'hook-command': 'warning',
  'notes-unconfigured': 'note',
}
