import type { Shell } from '../../effects/core/shell.ts'
import { hasFlag, type ParsedOptions, parseOptions } from '../../syntax/core/options.ts'

/** A git command that cannot be taken back, with the name people know and the test for it. */
interface Danger {
  readonly name: string
  readonly applies: (options: ParsedOptions, args: readonly string[]) => boolean
}

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
    {
      name: 'git push --force',
      applies: (options, args) =>
        hasFlag(options, 'f', 'force', 'force-with-lease') || args.some((word) => /^\+./.test(word)),
    },
    {
      name: 'git push --delete',
      applies: (options, args) =>
        hasFlag(options, 'd', 'delete', 'prune', 'mirror') || args.some((word) => /^:./.test(word)),
    },
  ],
  reset: [{ name: 'git reset --hard', applies: withFlags('hard', 'merge') }],
  clean: [
    { name: 'git clean -f', applies: (options) => hasFlag(options, 'f', 'force') && !hasFlag(options, 'n', 'dry-run') },
  ],
  branch: [
    {
      name: 'git branch -D',
      applies: (options) =>
        hasFlag(options, 'D') || (hasFlag(options, 'd', 'delete') && hasFlag(options, 'f', 'force')),
    },
  ],
  tag: [{ name: 'git tag -d', applies: withFlags('d', 'delete') }],
  stash: [{ name: 'git stash drop', applies: withVerb('drop', 'clear') }],
  checkout: [
    { name: 'git checkout --', applies: isCheckoutOfPaths },
    { name: 'git checkout --force', applies: withFlags('f', 'force') },
  ],
  switch: [{ name: 'git switch --discard-changes', applies: withFlags('f', 'force', 'discard-changes') }],
  restore: [
    {
      name: 'git restore',
      applies: (options) => !hasFlag(options, 'S', 'staged') || hasFlag(options, 'W', 'worktree'),
    },
  ],
  reflog: [{ name: 'git reflog expire', applies: withVerb('expire', 'delete') }],
  gc: [{ name: 'git gc --prune', applies: withFlags('prune') }],
  worktree: [
    {
      name: 'git worktree remove --force',
      applies: (options, args) => args[0] === 'remove' && hasFlag(options, 'f', 'force'),
    },
  ],
  'filter-branch': [{ name: 'git filter-branch', applies: () => true }],
  'filter-repo': [{ name: 'git filter-repo', applies: () => true }],
  'update-ref': [{ name: 'git update-ref -d', applies: withFlags('d') }],
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
  for (const danger of DANGERS[subcommand] ?? []) if (danger.applies(options, args)) shell.noteIrreversible(danger.name)
}
