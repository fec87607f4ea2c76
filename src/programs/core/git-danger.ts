import type { Shell } from '../../effects/core/shell.ts'
import { hasFlag, type ParsedOptions, parseOptions } from '../../syntax/core/options.ts'

/** A git command that cannot be taken back: the name people know, and the test for it. */
type Danger = readonly [name: string, applies: (options: ParsedOptions, args: readonly string[]) => boolean]

const withFlags =
  (...flags: string[]) =>
  (options: ParsedOptions) =>
    hasFlag(options, ...flags)
const withVerb =
  (...verbs: string[]) =>
  (options: ParsedOptions) =>
    verbs.includes(options.operands[0] ?? '')

const isCheckoutOfPaths = (options: ParsedOptions, args: readonly string[]) => {
  const dashes = args.indexOf('--')
  // `git checkout main src/a.ts`: the first word is a commit, the rest are files.
  if (dashes === -1 && options.operands.length > 1 && !hasFlag(options, 'b', 'B', 'orphan')) return true
  if (hasFlag(options, 'pathspec-from-file')) return true
  return dashes !== -1 ? dashes < args.length - 1 : options.operands.length === 1 && options.operands[0] === '.'
}

const DANGERS: Readonly<Record<string, readonly Danger[]>> = {
  push: [
    [
      'git push --force',
      (options, args) => hasFlag(options, 'f', 'force', 'force-with-lease') || args.some((word) => /^\+./.test(word)),
    ],
    [
      'git push --delete',
      (options, args) => hasFlag(options, 'd', 'delete', 'prune', 'mirror') || args.some((word) => /^:./.test(word)),
    ],
  ],
  reset: [['git reset --hard', withFlags('hard', 'merge')]],
  clean: [['git clean -f', (options) => hasFlag(options, 'f', 'force') && !hasFlag(options, 'n', 'dry-run')]],
  branch: [
    [
      'git branch -D',
      (options) => hasFlag(options, 'D') || (hasFlag(options, 'd', 'delete') && hasFlag(options, 'f', 'force')),
    ],
  ],
  tag: [['git tag -d', withFlags('d', 'delete')]],
  stash: [['git stash drop', withVerb('drop', 'clear')]],
  checkout: [
    ['git checkout --', isCheckoutOfPaths],
    ['git checkout --force', withFlags('f', 'force')],
  ],
  switch: [['git switch --discard-changes', withFlags('f', 'force', 'discard-changes')]],
  restore: [['git restore', (options) => !hasFlag(options, 'S', 'staged') || hasFlag(options, 'W', 'worktree')]],
  reflog: [['git reflog expire', withVerb('expire', 'delete')]],
  gc: [['git gc --prune', withFlags('prune')]],
  worktree: [
    ['git worktree remove --force', (options, args) => args[0] === 'remove' && hasFlag(options, 'f', 'force')],
  ],
  'filter-branch': [['git filter-branch', () => true]],
  'filter-repo': [['git filter-repo', () => true]],
  'update-ref': [['git update-ref -d', withFlags('d')]],
}

const LONG =
  'force force-with-lease? delete prune? mirror hard merge soft dry-run discard-changes staged worktree ' +
  'repo= push-option= source= pathspec-from-file='

/** Notes what a git command destroys that no later command brings back. */
export function noteGitDanger(subcommand: string, args: readonly string[], shell: Shell): void {
  if (!Object.hasOwn(DANGERS, subcommand)) return
  const options = parseOptions(args, {
    values: subcommand === 'clean' ? 'e' : subcommand === 'restore' ? 's' : '',
    long: LONG,
  })
  for (const [name, applies] of DANGERS[subcommand] ?? []) if (applies(options, args)) shell.noteIrreversible(name)
}
