import { hasFlag, type ParsedOptions, parseOptions } from '../../command/core/options.ts'
import type { Shell } from '../../command/core/shell.ts'

/** Options with which a git command cannot be taken back, or a test of its words. */
type Danger = string | ((options: ParsedOptions, args: readonly string[]) => boolean)

const isCheckoutOfPaths = (options: ParsedOptions, args: readonly string[]) => {
  const dashes = args.indexOf('--')
  // `git checkout main src/a.ts`: the first word is a commit, the rest are files.
  if (dashes === -1 && options.operands.length > 1 && !hasFlag(options, 'b', 'B', 'orphan')) return true
  if (hasFlag(options, 'pathspec-from-file')) return true
  return dashes !== -1 ? dashes < args.length - 1 : options.operands.length === 1 && options.operands[0] === '.'
}

/** The tests by the names that people know; the second word of a name is the subcommand. */
const DANGERS: Readonly<Record<string, Danger>> = {
  'git push --force': (options, args) =>
    hasFlag(options, 'f', 'force', 'force-with-lease') || args.some((word) => /^\+./.test(word)),
  'git push --delete': (options, args) =>
    hasFlag(options, 'd', 'delete', 'prune', 'mirror') || args.some((word) => /^:./.test(word)),
  'git reset --hard': 'hard merge',
  'git clean -f': (options) => hasFlag(options, 'f', 'force') && !hasFlag(options, 'n', 'dry-run'),
  'git branch -D': (options) =>
    hasFlag(options, 'D') || (hasFlag(options, 'd', 'delete') && hasFlag(options, 'f', 'force')),
  'git tag -d': 'd delete',
  'git stash drop': ({ operands: [verb = ''] }) => verb === 'drop' || verb === 'clear',
  'git checkout --': isCheckoutOfPaths,
  'git checkout --force': 'f force',
  'git switch --discard-changes': 'f force discard-changes',
  'git restore': (options) => !hasFlag(options, 'S', 'staged') || hasFlag(options, 'W', 'worktree'),
  'git reflog expire': ({ operands: [verb = ''] }) => verb === 'expire' || verb === 'delete',
  'git gc --prune': 'prune',
  'git worktree remove --force': (options, args) => args[0] === 'remove' && hasFlag(options, 'f', 'force'),
  'git filter-branch': () => true,
  'git filter-repo': () => true,
  'git update-ref -d': 'd',
}

const LONG =
  'force force-with-lease? delete prune? mirror hard merge soft dry-run discard-changes staged worktree ' +
  'repo= push-option= source= pathspec-from-file='

/** Notes what a git command destroys that no later command brings back. */
export function noteGitDanger(subcommand: string, args: readonly string[], shell: Shell): void {
  const values = subcommand === 'clean' ? 'e' : subcommand === 'restore' ? 's' : ''
  const options = parseOptions(args, { values, long: LONG })
  const applies = (danger: Danger) =>
    typeof danger === 'string' ? hasFlag(options, ...danger.split(' ')) : danger(options, args)
  for (const [name, danger] of Object.entries(DANGERS))
    if (name.split(' ')[1] === subcommand && applies(danger)) shell.noteIrreversible(name)
}
