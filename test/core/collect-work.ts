import { parseRow, type Row } from '../../src/sessions/core/row.ts'
import { createWorkStateCollector } from '../../src/work/core/collect.ts'
import type { WorkState } from '../../src/work/core/work-state.ts'

/** The work of a session from its rows. */
export function collectRows(rows: readonly (Row | null)[], shorten = (path: string) => path): WorkState {
  const collector = createWorkStateCollector(shorten)
  for (const row of rows) if (row !== null) collector.add(row)
  return collector.result()
}

/** The work of a session from the lines of its transcript. */
export function collect(...lines: readonly string[]): WorkState {
  return collectRows(lines.map(parseRow))
}
