import type { Loss } from '../../command/core/effects.ts'
import { hasMarks, isKnown } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import { type Call, named, type Shell } from '../../command/core/shell.ts'
import { type NoteLoss, REF_LOSSES } from './git-ref-losses.ts'

const NAMES = 'pathspec-from-file= source= conflict= exclude= pathspec-file-nul'

const read = (args: readonly string[], values: string, long: string): ParsedOptions =>
  parseOptions(args, { values, long: `${NAMES} ${long}` })

/** Operands before and behind `--`. */
function splitPaths(args: readonly string[]) {
  const dashes = args.indexOf('--')
  return dashes === -1 ? { before: args, paths: [] } : { before: args.slice(0, dashes), paths: args.slice(dashes + 1) }
}

/** Names that nobody knows mean some of the files, and a person picks some of the hunks. */
const someOf = (paths: readonly string[], options: ParsedOptions) =>
  !paths.every(isKnown) || hasFlag(options, 'p', 'patch') ? ({ only: 'some' } as const) : {}

const checkout: NoteLoss = ({ args, state, shell }) => {
  const { before, paths } = splitPaths(args)
  const options = read(before, 'bB', 'orphan= force ours theirs detach track? quiet merge patch no-overlay')
  const { operands } = options
  const [first] = operands
  const fromCommit = hasFlag(options, 'no-overlay') ? 'changes' : 'overlaid'
  if (hasFlag(options, 'pathspec-from-file'))
    return shell.discard(state, 'changes', 'git checkout --', { names: operands })
  if (paths.length > 0)
    return shell.discard(state, first === undefined ? 'unsaved' : fromCommit, 'git checkout --', {
      paths,
      names: operands,
    })
  if (hasFlag(options, 'f', 'force'))
    shell.discard(state, 'changes', 'git checkout --force', { names: operands.slice(0, 1) })
  if (hasFlag(options, 'orphan')) shell.discard(state, 'moves', 'git checkout --orphan')
  if (hasFlag(options, 'b', 'B', 'orphan') || first === undefined) return
  if (hasFlag(options, 'ours', 'theirs', 'p', 'patch'))
    return shell.discard(state, 'unsaved', 'git checkout', {
      paths: operands,
      isLight: true,
      ...someOf(operands, options),
    })
  // The first word may name a commit or a file.
  if (operands.length > 1)
    shell.discard(state, fromCommit, 'git checkout --', { paths: operands.slice(1), names: [first] })
  if (first === '.') shell.discard(state, 'unsaved', 'git checkout --', { paths: operands })
  else if (!hasMarks(first) && first !== '-')
    shell.discard(state, 'unsaved', 'git checkout', { paths: operands, isLight: true })
}

const restore: NoteLoss = ({ args, state, shell }) => {
  const options = read(args, 's', 'staged worktree ours theirs quiet merge patch')
  const isStaged = hasFlag(options, 'S', 'staged')
  const inTree = !isStaged || hasFlag(options, 'W', 'worktree')
  const fromFile = hasFlag(options, 'pathspec-from-file')
  if (options.operands.length === 0 && !fromFile) return
  const paths = fromFile ? [] : options.operands
  const what = !inTree ? 'index' : isStaged ? 'changes' : 'unsaved'
  const names = inTree ? valuesOf(options, 's', 'source') : []
  shell.discard(state, what, 'git restore', { paths, names, ...someOf(paths, options) })
}

const reset: NoteLoss = ({ args, state, shell }) => {
  const options = read(splitPaths(args).before, 'U', 'hard merge keep soft mixed quiet patch recurse-submodules?')
  const names = options.operands.slice(0, 1)
  if (hasFlag(options, 'hard')) shell.discard(state, 'changes', 'git reset --hard', { names })
  else if (hasFlag(options, 'merge')) shell.discard(state, 'staged', 'git reset --merge', { names })
  else if (!hasFlag(options, 'soft', 'N', 'intent-to-add')) shell.discard(state, 'index', 'git reset')
}

const clean: NoteLoss = ({ args, state, shell }) => {
  const options = read(args, 'e', 'dry-run force interactive quiet')
  if (hasFlag(options, 'n', 'dry-run', 'X') || !hasFlag(options, 'f', 'force', 'i', 'interactive')) return
  const paths = options.operands.length === 0 ? ['.'] : options.operands
  const names = valuesOf(options, 'e', 'exclude').map((pattern) => `--exclude=${pattern}`)
  shell.discard(state, 'untracked', 'git clean -f', { paths, names })
  // Only a second -f takes repositories below.
  const forces =
    args
      .filter((word) => /^-[a-z]/.test(word))
      .join('')
      .split('f').length - 1
  if (forces + args.filter((word) => word === '--force').length > 1)
    shell.discard(state, 'nested', 'git clean -ff', { paths })
}

const removeTracked: NoteLoss = ({ args, state, shell }) => {
  const options = read(args, '', 'cached dry-run force quiet ignore-unmatch')
  if (hasFlag(options, 'n', 'dry-run')) return
  if (hasFlag(options, 'cached')) shell.discard(state, 'moves', 'git rm --cached')
  if (!hasFlag(options, 'f', 'force')) return
  const paths = hasFlag(options, 'pathspec-from-file') ? [] : options.operands
  const isCached = hasFlag(options, 'cached')
  shell.discard(state, isCached ? 'index' : 'changes', 'git rm -f', { paths })
  if (!isCached) shell.discard(state, 'submodules', 'git rm -f', { paths })
}

const moveTracked: NoteLoss = ({ args, state, shell }) => {
  const options = read(args, '', 'dry-run force verbose')
  const target = options.operands.at(-1)
  if (target !== undefined && hasFlag(options, 'f', 'force') && !hasFlag(options, 'n', 'dry-run'))
    for (const what of ['changes', 'untracked'] as const) shell.discard(state, what, 'git mv -f', { paths: [target] })
}

const switchBranch: NoteLoss = ({ args, state, shell }) => {
  const options = read(args, 'cC', 'force discard-changes orphan= create= force-create= detach track?')
  if (hasFlag(options, 'f', 'force', 'discard-changes'))
    shell.discard(state, 'changes', 'git switch --discard-changes', { names: options.operands.slice(0, 1) })
}

const checkoutIndex: NoteLoss = ({ args, state, shell }) => {
  const options = read(args, '', 'all force prefix= stage= stdin temp')
  if (hasFlag(options, 'f', 'force') && !hasFlag(options, 'prefix', 'temp'))
    shell.discard(state, 'unsaved', 'git checkout-index -f', {
      paths: options.operands,
      ...(hasFlag(options, 'stdin') && { only: 'some' }),
    })
}

const readTree: NoteLoss = ({ args, state, shell }) => {
  const options = read(args, '', 'reset prefix= index-output= dry-run')
  if (!hasFlag(options, 'reset') || hasFlag(options, 'n', 'dry-run')) return
  shell.discard(state, hasFlag(options, 'u') ? 'changes' : 'index', 'git read-tree --reset')
}

const submodule: NoteLoss = ({ args, state, shell }) => {
  const [verb = '', ...paths] = read(args, 'j', 'depth= reference= jobs= filter=').operands
  if (!/^(?:update|deinit)$/.test(verb) || !args.some((word) => word === '-f' || word === '--force')) return
  shell.discard(state, 'submodules', `git submodule ${verb} --force`, { paths })
}

const worktree: NoteLoss = ({ args, state, shell }) => {
  const options = read(args.slice(1), 'bB', 'force reason=')
  if (args[0] === 'remove' && hasFlag(options, 'f', 'force'))
    shell.discard(state, 'worktree', 'git worktree remove --force', { paths: options.operands.slice(0, 1) })
}

/** Ends of an operation that set the tree back as `reset --hard` does, or `reset --merge`. */
const goBack: NoteLoss = ({ name, args, state, shell }) => {
  const word = args.find((each) => each === '--abort' || each === '--skip')
  if (word !== undefined)
    shell.discard(state, name === 'git rebase' ? 'changes' : 'staged', `${name} ${word}`, { only: 'midway' })
}

const filterRepo: NoteLoss = ({ args, state, shell }) => {
  if (!args.includes('--force') && !args.includes('-f')) return
  shell.discard(state, 'changes', 'git filter-repo --force')
  shell.discard(state, 'refs', 'git filter-repo --force', { names: null })
}

const moveToIndex: NoteLoss = ({ name, state, shell }) => shell.discard(state, 'moves', name)

/** Entries that are listed or dropped leave the work tree as it is. */
const stash: NoteLoss = ({ name, args, state, shell }) => {
  const [verb = ''] = args
  if (/^(?:drop|clear|list|show|create|store)$/.test(verb)) return
  shell.discard(state, /^(?:pop|apply|branch)$/.test(verb) ? 'moves' : 'shelves', name)
}

const LOSSES_OF: Readonly<Record<string, NoteLoss>> = {
  checkout,
  restore,
  reset,
  clean,
  rm: removeTracked,
  mv: moveTracked,
  ...named('add stage update-index', moveToIndex),
  stash,
  switch: switchBranch,
  'checkout-index': checkoutIndex,
  'read-tree': readTree,
  submodule,
  worktree,
  ...named('merge rebase cherry-pick revert am', goBack),
  'filter-repo': filterRepo,
}

/** Losses that git keeps elsewhere. */
const LIGHT: ReadonlySet<Loss> = new Set(['moves', 'shelves', 'index', 'submodules'])
/** Steps that cannot be taken back and take nothing away at once. */
const LATER = /^(?:filter-branch|filter-repo|gc .*--prune|push .*--force-with-lease)/

/** Notes the content and the commits that a git command takes away. */
export function noteGitLosses(subcommand: string, call: Call): void {
  const { args, shell } = call
  const more = args.includes('--recurse-submodules') ? { deep: true } : {}
  const discard: Shell['discard'] = (state, what, words, options) => {
    if (!LIGHT.has(what) && options?.only === undefined && options?.isLight !== true)
      shell.noteIrreversible(words.replace('--merge', '--hard').replace('clear', 'drop'))
    shell.discard(state, what, words, { ...options, ...more })
  }
  const later = LATER.exec([subcommand, ...args].join(' '))?.[0]
  if (later !== undefined) shell.noteIrreversible(`git ${later.replace(/ .* /, ' ').replace('-with-lease', '')}`)
  const own = { ...call, shell: { ...shell, discard } }
  if (Object.hasOwn(LOSSES_OF, subcommand)) LOSSES_OF[subcommand]?.(own)
  if (Object.hasOwn(REF_LOSSES, subcommand)) REF_LOSSES[subcommand]?.(own)
}
