import { BY_FIX, type FindingId } from '../../src/base/core/finding.ts'
import { type FindingRow, isRepaired } from '../../src/base/core/finding-row.ts'
import { MILDER } from './milder-findings.ts'
import { escapeCell } from './table-cell.ts'

/** Every finding of one catalogue, in the words `doctor` prints. */
export function renderFindings(findings: Readonly<Record<string, FindingRow>>): string {
  const rows = Object.entries(findings).map(([id, row]) => {
    const [severity, why, fix = BY_FIX] = row
    const milder = MILDER[id as FindingId]
    const grade = milder === undefined ? severity : `${severity} or ${milder}`
    const cells = [grade, why, fix, isRepaired(row) ? 'yes' : '']
    return `| \`${id}\` | ${cells.map((cell) => escapeCell(cell).replaceAll('<', '&lt;')).join(' | ')} |`
  })
  return ['| finding | | what it means | what fixes it | `--fix` |', '|---|---|---|---|---|', ...rows].join('\n')
}
