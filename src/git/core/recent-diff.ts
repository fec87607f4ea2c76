import { cutLines } from '../../base/core/cut-lines.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText } from '../../base/core/text.ts'

export interface GitChanges {
  /** `git diff` with its table of files before it. */
  readonly diff: string
  readonly untracked: readonly string[]
  readonly left?: number
  /** Present when git gave the names of changed files and not their changes. */
  readonly unread?: { readonly cause: string; readonly names: readonly string[] }
}

const MAX_DIFF_CHARS = 48_000
const MAX_NAMES = 40

/** The text of `recent_diff.txt` at a checkpoint: what is not committed, without secrets, bounded. */
export function renderRecentDiff(
  { diff, untracked, left = 0, unread }: GitChanges,
  place: { readonly at: string; readonly head: string | null; readonly branch: string | null },
): string {
  const base = place.head === null ? 'no commit yet' : `against ${place.head.slice(0, 12)}`
  const branch = place.branch === null ? '' : ` on ${redactText(place.branch)}`
  const { text, omitted } = cutLines(redactText(cleanText(diff)).trimEnd(), MAX_DIFF_CHARS)
  const lines = [
    `# What is not committed, ${base}${branch}, ${place.at}`,
    untracked.length === 0 ? '' : `# New files git does not track: ${listNames(untracked)}`,
    unread === undefined ? '' : `# Git did not show the changes (${unread.cause}) of: ${listNames(unread.names)}`,
    unread === undefined && diff.trim() === '' ? '# No change in files git tracks' : text,
    omitted === 0 ? '' : `# ${omitted} characters more`,
    left === 0 ? '' : `# ${left} more changed files`,
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => redactText(cleanText(name)))
  return `${shown.join(', ')}${names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''}`
}

/** The newest whole blocks that tool calls added, when their file has grown too long. */
export function trimPatches(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const start = text.indexOf('\n# ', text.length - maxChars)
  return start === -1 ? text.slice(-maxChars).toWellFormed() : text.slice(start + 1)
}
