import { excerptLine } from '../text.ts'
import { selectWithinBudget } from './budget.ts'
import { escapeText } from './element.ts'

export interface ProjectFacts {
  readonly projectId: string
  readonly root: string
  readonly branch: string | null
  readonly head: string | null
  readonly worktree: string | null
  readonly activeTrack: string | null
}

const BUDGET_TOKENS = 200

/** `<project-context>`: where this session runs, in at most 200 tokens. */
export function renderProjectContext(facts: ProjectFacts): string {
  const line = (label: string, value: string | null, rank: number, maxChars = 120) => ({
    rank,
    text: value === null ? '' : `${label}: ${escapeText(excerptLine(value, maxChars))}`,
  })
  const branch = facts.branch ?? (facts.head === null ? null : `detached at ${facts.head.slice(0, 12)}`)
  const items = [
    line('Project', facts.projectId, 1),
    line('Root', facts.root, 2, 200),
    line('Branch', branch, 3),
    line('Worktree of', facts.worktree, 5, 200),
    line('Active track', facts.activeTrack, 4),
  ]
  const open = '<project-context>\n'
  const close = '\n</project-context>'
  return `${open}${selectWithinBudget(items, BUDGET_TOKENS, open.length + close.length)}${close}`
}
