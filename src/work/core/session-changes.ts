import { excerptLine } from '../../base/core/text.ts'
import { describeOutcome } from '../../sessions/core/outcome-words.ts'
import { findTargets } from '../../sessions/core/target.ts'
import type { WorkState } from './work-state.ts'

/** A file that a session changed. `committed` is null where git does not tell. */
export interface ChangedFile {
  readonly path: string
  readonly committed: boolean | null
}

/** The result of a session's work, by its record and by git. Every list has a fixed order. */
export interface SessionChanges {
  readonly commits: readonly string[]
  /** Sorted by path. */
  readonly files: readonly ChangedFile[]
  /** Uncommitted files without an edit on record, sorted. Commands or people change files, too. */
  readonly others: readonly string[]
  /** The newest run of each test, build and linter command. */
  readonly checks: readonly string[]
  readonly failing: readonly string[]
  readonly open: readonly string[]
}

/** `uncommitted` is null where git does not tell; `left` is as a briefing sorts the same state. */
export function listSessionChanges(
  work: WorkState,
  uncommitted: readonly string[] | null,
  { failing, open }: Pick<SessionChanges, 'failing' | 'open'>,
): SessionChanges {
  const within = new Set(uncommitted)
  const checks = new Map<string, string>()
  for (const { command, outcome } of work.commands) {
    if (!findTargets(command).some(({ kinds: [kind] }) => kind === 'test' || kind === 'build' || kind === 'lint'))
      continue
    checks.delete(command)
    checks.set(command, describeOutcome(outcome))
  }
  return {
    commits: work.finished.filter(({ evidence }) => evidence === 'commit').map(({ what }) => what),
    files: [...work.filesModified]
      .sort()
      .map((path) => ({ path, committed: uncommitted === null ? null : !within.has(path) })),
    others: [...within].filter((path) => !work.filesModified.includes(path)).sort(),
    checks: [...checks].map(([command, outcome]) => `${command}: ${outcome}`),
    failing,
    open,
  }
}

/** Renders the changes for a person or a model: headings in one order, an item a line, no empty heading. */
export function renderSessionChanges({ commits, files, others, checks, failing, open }: SessionChanges): string {
  const lines = files.map(({ path, committed }) => (committed === false ? `${path} (not committed)` : path))
  const sections = [
    list('Commits', commits),
    list('Files changed', lines),
    list('Not committed, with no edit of this session on record', others),
    list('Tests, builds and linters, as they last ended', checks),
    list('Fails', failing),
    list('Open', open),
  ].flat()
  return sections.length === 0 ? 'No change is on record.' : sections.join('\n')
}

const MAX_ITEMS = 100

function list(heading: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  const shown = items.slice(0, MAX_ITEMS).map((item) => `- ${excerptLine(item, 300)}`)
  const rest = items.length > MAX_ITEMS ? [`- and ${items.length - MAX_ITEMS} more`] : []
  return [`${heading}:`, ...shown, ...rest]
}
