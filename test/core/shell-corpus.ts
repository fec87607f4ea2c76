import { readFileSync } from 'node:fs'
import { findShellWrites } from '../../src/calls/core/find-shell-writes.ts'
import type { ShellContext, ShellDialect, ShellEffects, ShellWrite } from '../../src/command/core/effects.ts'
import { joinPath } from '../../src/command/core/locate-path.ts'

/**
 * One labelled command: what it writes, that nobody can say, that it writes nothing, or that it cannot be taken back.
 * Labels are written by hand, before the analysis sees the command.
 */
export interface CorpusRow {
  readonly family: string
  readonly command: string
  readonly dialect?: ShellDialect
  readonly writes?: readonly string[]
  readonly unresolved?: true
  readonly harmless?: true
  readonly irreversible?: string
}

const CORPUS = new URL('../../bench/guards/corpus.jsonl', import.meta.url)

export function readCorpus(): CorpusRow[] {
  return readFileSync(CORPUS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusRow)
}

export const CONTEXTS: Readonly<Record<ShellDialect, ShellContext>> = {
  bash: { cwd: '/w', home: '/h', dialect: 'bash' },
  powershell: { cwd: 'C:\\w', home: 'C:\\Users\\h', dialect: 'powershell' },
}

function covers(write: ShellWrite, path: string): boolean {
  if (write.path === path || (write.recursive && `${path}/`.startsWith(write.path === '/' ? '/' : `${write.path}/`)))
    return true
  if (!write.glob) return false
  const star = write.path.indexOf('*')
  return (
    star !== -1 &&
    path.startsWith(write.path.slice(0, star)) &&
    path.endsWith(write.path.slice(write.path.lastIndexOf('*') + 1))
  )
}

export type Outcome = 'found' | 'said unresolved' | 'missed' | 'silent' | 'false alarm'

export interface Judged {
  readonly row: CorpusRow
  readonly effects: ShellEffects
  readonly outcome: Outcome
  /** Paths that are claimed beside the labelled ones and what lies below them. */
  readonly extra: readonly string[]
}

export async function judgeRow(row: CorpusRow): Promise<Judged> {
  const context = CONTEXTS[row.dialect ?? 'bash']
  const effects = await findShellWrites(row.command, context)
  const base = context.cwd.replaceAll('\\', '/')
  const labelled = (row.writes ?? []).map((path) => joinPath(base, path))
  const missing = labelled.filter((path) => !effects.writes.some((write) => covers(write, path)))
  const extra = effects.writes
    .map(({ path }) => path)
    .filter(
      (path) =>
        !labelled.some((known) => path === known || path.startsWith(`${known}/`) || known.startsWith(`${path}/`)),
    )
  const isSilent = effects.writes.length === 0 && effects.unresolved.length === 0
  const { irreversible } = row
  const isOnlyDanger =
    irreversible !== undefined && row.harmless !== true && (row.writes ?? row.unresolved) === undefined
  if (isOnlyDanger)
    return { row, effects, extra: [], outcome: effects.irreversible.includes(irreversible) ? 'found' : 'missed' }
  if (row.harmless === true) return { row, effects, extra, outcome: isSilent ? 'silent' : 'false alarm' }
  if (row.unresolved === true)
    return { row, effects, extra, outcome: effects.unresolved.length > 0 ? 'said unresolved' : 'missed' }
  if (missing.length === 0) return { row, effects, extra, outcome: 'found' }
  return { row, effects, extra, outcome: effects.unresolved.length > 0 ? 'said unresolved' : 'missed' }
}

export interface FamilyScore {
  readonly family: string
  readonly commands: number
  readonly precision: number
  readonly recall: number
  /** Of the commands whose targets are labelled, those whose targets were named, not only said to be unresolved. */
  readonly named: number
}

const ratio = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

/** Precision and recall of "this command may write", per family. */
export function scoreFamilies(judged: readonly Judged[]): FamilyScore[] {
  return [...new Set(judged.map(({ row }) => row.family))].map((family) => {
    const rows = judged.filter(({ row }) => row.family === family)
    const count = (...outcomes: Outcome[]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length
    const hits = count('found', 'said unresolved')
    return {
      family,
      commands: rows.length,
      precision: ratio(hits, hits + count('false alarm')),
      recall: ratio(hits, hits + count('missed')),
      named: ratio(count('found'), rows.filter(({ row }) => row.writes !== undefined).length),
    }
  })
}
