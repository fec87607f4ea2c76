import { DEEP, hasMarks } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Call } from '../../command/core/shell.ts'

export type NoteLoss = (call: Call) => void

const branchRef = (name: string) => (name.startsWith('refs/') ? name : `refs/heads/${name}`)
/** The last value of an option that names a branch. */
const branchesOf = (names: readonly string[]) => names.slice(-1).map(branchRef)

const stash: NoteLoss = ({ args, state, shell }) => {
  const words = args.filter((word) => !word.startsWith('-'))
  const [verb, selector = '0'] = words
  if (verb === 'clear') shell.discard(state, 'stash', 'git stash clear', { names: null })
  if (verb === 'drop') shell.discard(state, 'stash', 'git stash drop', { names: [selector] })
}

const branch: NoteLoss = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'ut', long: 'delete force remotes move copy set-upstream-to= quiet' })
  const { operands } = options
  const isForced = hasFlag(options, 'f', 'force')
  const discard = (words: string, names: readonly string[]) => shell.discard(state, 'refs', words, { names })
  if (hasFlag(options, 'D') || (isForced && hasFlag(options, 'd', 'delete'))) {
    const isRemote = hasFlag(options, 'r', 'remotes')
    discard('git branch -D', operands.map(isRemote ? (name) => `refs/remotes/${name}` : branchRef))
  } else if (hasFlag(options, 'M', 'C') || (isForced && hasFlag(options, 'm', 'move', 'c', 'copy')))
    discard('git branch -M', branchesOf(operands))
  else if (isForced) discard('git branch -f', operands.slice(0, 1).map(branchRef))
}

const resetBranch: NoteLoss = ({ name, args, state, shell }) => {
  const options = parseOptions(args, { values: 'bBcC', long: 'force-create= create= orphan= conflict= reason=' })
  const names = branchesOf(valuesOf(options, name === 'git switch' ? 'C' : 'B', 'force-create'))
  if (names.length > 0) shell.discard(state, 'refs', `${name} -${name === 'git switch' ? 'C' : 'B'}`, { names })
}

const tag: NoteLoss = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'mFu', long: 'delete force message= file= local-user=' })
  if (!hasFlag(options, 'd', 'delete')) return
  shell.discard(state, 'refs', 'git tag -d', { names: options.operands.map((name) => `refs/tags/${name}`) })
}

const updateRef: NoteLoss = ({ args, state, input, shell }) => {
  const options = parseOptions(args, { values: 'm', long: 'no-deref stdin create-reflog' })
  const text = hasFlag(options, 'stdin') ? (input ?? '') : ''
  const told = [...text.matchAll(/^(?:delete|update) (\S+)/gm)].map(([, ref = '']) => ref)
  const given = hasFlag(options, 'd') || options.operands.length > 1 ? options.operands.slice(0, 1) : []
  // A folder of refs stands for all in there.
  const names = [...told, ...given].map((ref) => ref.replace(DEEP, ''))
  if (names.length > 0) shell.discard(state, 'refs', 'git update-ref -d', { names })
}

const symbolicRefs = /^(?:now|all|0|.*\b0(?:\.| )?(?:seconds?|minutes?|days?).*)$/

const reflog: NoteLoss = ({ args, state, shell }) => {
  const options = parseOptions(args, { long: 'expire= expire-unreachable= all rewrite updateref stale-fix dry-run' })
  const [verb] = options.operands
  if (hasFlag(options, 'n', 'dry-run')) return
  const times = valuesOf(options, 'expire', 'expire-unreachable')
  if (verb === 'delete' || (verb === 'expire' && times.some((time) => symbolicRefs.test(time) || hasMarks(time))))
    shell.discard(state, 'reflog', `git reflog ${verb}`)
}

const PUSH =
  'force force-with-lease? force-if-includes delete prune? mirror all branches tags repo= push-option= receive-pack= exec= ' +
  'set-upstream dry-run follow-tags atomic signed? recurse-submodules? no-verify'

/** Remote and refspecs; a bare remote stands for what git would push there. */
const push: NoteLoss = ({ args, state, shell }) => {
  const options = parseOptions(args, { values: 'o', long: PUSH })
  if (hasFlag(options, 'n', 'dry-run')) return
  const [remote = valuesOf(options, 'repo')[0] ?? '', ...refspecs] = options.operands
  const isLeased = hasFlag(options, 'force-with-lease')
  const forced = refspecs.filter((word) => word.startsWith('+') || word.startsWith(':'))
  const note = (words: string, specs: readonly string[]) =>
    shell.discard(state, 'published', words, { names: [remote, ...specs].some(hasMarks) ? null : [remote, ...specs] })
  if (hasFlag(options, 'mirror', 'prune')) note('git push --mirror', ['*'])
  else if (hasFlag(options, 'd', 'delete'))
    note(
      'git push --delete',
      refspecs.map((name) => `:${name}`),
    )
  else if (hasFlag(options, 'f', 'force') && !isLeased)
    note('git push --force', hasFlag(options, 'all', 'branches') ? ['*'] : refspecs)
  else if (forced.length > 0 && !(isLeased && forced.every((word) => word.startsWith('+'))))
    note(forced.every((word) => word.startsWith(':')) ? 'git push --delete' : 'git push --force', forced)
}

/** Commands that take refs away, or lead them elsewhere. */
export const REF_LOSSES: Readonly<Record<string, NoteLoss>> = {
  stash,
  branch,
  checkout: resetBranch,
  switch: resetBranch,
  tag,
  'update-ref': updateRef,
  reflog,
  push,
}
