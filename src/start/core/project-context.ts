import { selectWithinBudget } from '../../base/core/budget.ts'
import { escapeText } from '../../base/core/element.ts'
import { excerptLine } from '../../base/core/text.ts'

export interface ProjectFacts {
  readonly projectId: string
  readonly root: string
  readonly branch: string | null
  readonly head: string | null
  readonly worktree: string | null
  /** Unfinished operation of git, such as a merge. */
  readonly operation: string | null
  /** Changes in the working tree; null where the changes are unknown. */
  readonly workingTree: {
    readonly changed: readonly string[]
    readonly deleted: readonly string[]
    readonly conflicts: readonly string[]
  } | null
  readonly activeTrack: string | null
  readonly phase: string | null
  /** Other sessions that run in this repository. `place` is another working tree of the repository. */
  readonly sessions: readonly { readonly id: string; readonly place: string | null }[]
}

const BUDGET_TOKENS = 200

/** Renders `<project-context>`: the place of this session, in at most 200 tokens. */
export function renderProjectContext(facts: ProjectFacts): string {
  const line = (label: string, value: string | null, rank: number, maxChars = 120) => ({
    rank,
    text: value === null ? '' : `${label}: ${escapeText(excerptLine(value, maxChars))}`,
  })
  const branch = facts.branch ?? (facts.head === null ? null : `detached at ${facts.head.slice(0, 12)}`)
  const during = branch !== null && facts.operation !== null ? `, in the middle of ${facts.operation}` : ''
  const items = [
    line('Project', facts.projectId, 1),
    line('Root', facts.root, 2, 200),
    line('Branch', branch && `${branch}${during}`, 3, 180),
    line('Worktree of', facts.worktree, 8, 200),
    line('Working tree', describeTree(facts.workingTree), 6, 220),
    line('Active track', facts.activeTrack, 4),
    line('Workflow phase', facts.phase, 5),
    line('Other sessions running in this repository', describeSessions(facts.sessions), 7, 200),
  ]
  const open = '<project-context>\n'
  const close = '\n</project-context>'
  return `${open}${selectWithinBudget(items, BUDGET_TOKENS, open.length + close.length)}${close}`
}

function describeTree(tree: ProjectFacts['workingTree']): string | null {
  if (tree === null) return null
  const parts = [
    describeFiles(tree.conflicts, 'in conflict'),
    describeFiles(tree.changed, 'changed'),
    describeFiles(tree.deleted, 'deleted'),
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'no tracked file differs from what is staged or committed' : parts.join('; ')
}

function describeFiles(paths: readonly string[], what: string): string {
  if (paths.length === 0) return ''
  const named = paths.slice(0, 3).join(', ')
  return `${paths.length} ${what} (${named}${paths.length > 3 ? ', ...' : ''})`
}

function describeSessions(sessions: ProjectFacts['sessions']): string | null {
  if (sessions.length === 0) return null
  const named = sessions.slice(0, 3).map(({ id, place }) => `${id.slice(0, 8)}${place === null ? '' : ` in ${place}`}`)
  return `${sessions.length} (${named.join(', ')}${sessions.length > 3 ? ', ...' : ''})`
}
