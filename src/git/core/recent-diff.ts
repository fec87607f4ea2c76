import { cutLines } from '../../base/core/cut-lines.ts'
import { redactText } from '../../base/core/redact.ts'
import { cleanText } from '../../base/core/text.ts'

/** Changes that git has not committed yet. */
export interface GitChanges {
  /** `git diff` with its table of files before it. */
  readonly diff: string
  readonly untracked: readonly string[]
}

const MAX_DIFF_CHARS = 48_000
const MAX_UNTRACKED = 40

/** The text of `recent_diff.txt` at a checkpoint: what is not committed, without secrets, bounded. */
export function renderRecentDiff(
  { diff, untracked }: GitChanges,
  place: { readonly at: string; readonly head: string | null; readonly branch: string | null },
): string {
  const base = place.head === null ? 'no commit yet' : `against ${place.head.slice(0, 12)}`
  const branch = place.branch === null ? '' : ` on ${redactText(place.branch)}`
  const names = untracked.slice(0, MAX_UNTRACKED).map((name) => redactText(cleanText(name)))
  const more = untracked.length > MAX_UNTRACKED ? ` and ${untracked.length - MAX_UNTRACKED} more` : ''
  const { text, omitted } = cutLines(redactText(cleanText(diff)).trimEnd(), MAX_DIFF_CHARS)
  const lines = [
    `# What is not committed, ${base}${branch}, ${place.at}`,
    names.length === 0 ? '' : `# New files git does not track: ${names.join(', ')}${more}`,
    diff.trim() === '' ? '# No change in files git tracks' : text,
    omitted === 0 ? '' : `# ${omitted} characters more`,
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

/** The newest whole blocks that tool calls added, when their file has grown too long. */
export function trimPatches(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const start = text.indexOf('\n# ', text.length - maxChars)
  return start === -1 ? text.slice(-maxChars).toWellFormed() : text.slice(start + 1)
}
