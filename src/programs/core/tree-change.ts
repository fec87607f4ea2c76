import type { TreeChange } from '../../command/core/git-steps.ts'
import { hasMarks } from '../../command/core/marks.ts'
import { hasFlag, type OptionRules, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'

/** The options of a command; null where one of them is not among the rules and may mean anything. `short` has all short ones. */
function readOptions(args: readonly string[], rules: OptionRules & Record<'short' | 'long', string>) {
  const known = new Set([...rules.short, ...rules.long.split(' ').map((rule) => rule.replace(/[=?]$/, ''))])
  const options = parseOptions(args, rules)
  return [...options.flags].every((flag) => known.has(flag)) ? options : null
}

const toCommit = (to: string, withDirty = false, mayBePath = false): TreeChange => ({
  kind: 'switch',
  to: to === '-' ? '@{-1}' : to,
  withDirty,
  mayBePath,
})

const MOVING =
  'quiet force merge conflict= detach track? no-track guess no-guess progress no-progress ignore-other-worktrees'
const SWITCH = { short: 'qfmdcCt', values: 'cC', long: `${MOVING} discard-changes create= force-create=` }
const CHECKOUT = { short: 'qfmdbBtl', values: 'bB', long: MOVING }

function readSwitch(args: readonly string[]): TreeChange | null {
  const options = readOptions(args, SWITCH)
  if (options === null || options.operands.length > 1) return null
  const isStaying = hasFlag(options, 'c', 'C', 'create', 'force-create', 'd', 'detach')
  const to = options.operands[0] ?? (isStaying ? 'HEAD' : null)
  return to === null ? null : toCommit(to, hasFlag(options, 'f', 'force', 'discard-changes', 'm', 'merge'))
}

function readCheckout(args: readonly string[]): TreeChange | null {
  const isMarked = args.at(-1) === '--'
  const words = isMarked ? args.slice(0, -1) : args
  const options = words.includes('--') ? null : readOptions(words, CHECKOUT)
  if (options === null || options.operands.length > 1) return null
  const isBranch = isMarked || hasFlag(options, 'b', 'B', 'd', 'detach', 't', 'track')
  return toCommit(options.operands[0] ?? 'HEAD', hasFlag(options, 'f', 'force', 'm', 'merge'), !isBranch)
}

function readReset(args: readonly string[]): TreeChange | null {
  const options = readOptions(args, { short: 'q', long: 'hard merge keep quiet' })
  if (options === null || options.operands.length > 1) return null
  return toCommit(options.operands[0] ?? 'HEAD', !hasFlag(options, 'keep'))
}

/** The second of two trees is the one that comes; three are a merge. */
function readReadTree(args: readonly string[]): TreeChange | null {
  const options = readOptions(args, { short: 'umivq', long: 'reset aggressive trivial no-sparse-checkout' })
  const to = options?.operands.at(-1)
  return options === null || to === undefined || options.operands.length > 2
    ? null
    : toCommit(to, hasFlag(options, 'reset'))
}

/** A merge that puts a tree below another folder changes other paths than the commits do. */
const isPlainStrategy = (options: ParsedOptions) =>
  valuesOf(options, 's', 'strategy').every((name) => /^(?:ort|recursive|resolve|octopus|ours)$/.test(name)) &&
  !valuesOf(options, 'X', 'strategy-option').some((option) => option.startsWith('subtree'))

const hasRest = (options: ParsedOptions) => hasFlag(options, 'abort', 'continue', 'skip', 'quit')

const MERGE = {
  short: 'qvnemFsXS',
  values: 'mFsX',
  attached: 'S',
  long:
    'ff no-ff ff-only squash no-squash commit no-commit edit no-edit stat no-stat log? no-log quiet verbose progress ' +
    'no-progress signoff no-signoff file= strategy= strategy-option= gpg-sign? no-gpg-sign autostash no-autostash ' +
    'verify no-verify allow-unrelated-histories rerere-autoupdate abort continue quit',
}

function readMerge(args: readonly string[]): TreeChange | null {
  const options = readOptions(args, MERGE)
  if (options === null || !isPlainStrategy(options)) return null
  if (hasRest(options)) return { kind: 'later' }
  const commits = options.operands.map((word) => (word === '-' ? '@{-1}' : word))
  return { kind: 'merge', commits: commits.length === 0 ? ['@{upstream}'] : commits }
}

/** Only the words that end or carry on an operation tell the paths: those of patches stand in the patches. */
const readPatches = (args: readonly string[]): TreeChange | null =>
  args.length === 1 && /^--(?:abort|continue|resolved|skip|quit)$/.test(args[0] ?? '') ? { kind: 'later' } : null

const PICK = {
  short: 'nxesmXS',
  values: 'mX',
  attached: 'S',
  long:
    'edit no-edit no-commit signoff ff allow-empty allow-empty-message keep-redundant-commits empty= cleanup= mainline= ' +
    'strategy= strategy-option= gpg-sign? no-gpg-sign reference rerere-autoupdate continue skip abort quit',
}

function readPick(args: readonly string[]): TreeChange | null {
  const options = readOptions(args, PICK)
  if (options === null) return null
  if (hasRest(options)) return { kind: 'later' }
  if (valuesOf(options, 'strategy-option', 'X').some((option) => option.startsWith('subtree'))) return null
  return options.operands.length === 0 ? null : { kind: 'pick', commits: options.operands }
}

const REBASE = {
  short: 'qvfnrmksXS',
  values: 'sX',
  attached: 'rS',
  long:
    'onto= autostash no-autostash quiet verbose stat no-stat verify no-verify force-rebase no-ff rebase-merges? ' +
    'no-rebase-merges empty= keep-empty no-keep-empty fork-point no-fork-point reapply-cherry-picks signoff ' +
    'no-reapply-cherry-picks update-refs no-update-refs strategy= strategy-option= gpg-sign? no-gpg-sign merge apply ' +
    'no-autosquash continue abort skip quit',
}

function readRebase(args: readonly string[]): TreeChange | null {
  const options = readOptions(args, REBASE)
  if (options === null || options.operands.length > 2 || !isPlainStrategy(options)) return null
  if (hasRest(options)) return { kind: 'later' }
  const [upstream = '@{upstream}', branch = 'HEAD'] = options.operands
  return { kind: 'rebase', upstream, branch, onto: valuesOf(options, 'onto')[0] ?? upstream }
}

const PULL = {
  values: 'sXjo',
  attached: 'rS',
  long:
    'rebase? strategy= strategy-option= depth= deepen= shallow-since= shallow-exclude= upload-pack= jobs= ' +
    'server-option= refmap= recurse-submodules? negotiation-tip= cleanup= gpg-sign? log?',
}

/** The repository of a pull is a name as a rule. A folder may hold any commits, so nothing is said of those. */
function readPull(args: readonly string[]): TreeChange | null {
  const [remote, ...refs] = parseOptions(args, PULL).operands
  if (remote === '.') return { kind: 'merge', commits: refs.length === 0 ? ['@{upstream}'] : refs }
  return remote === undefined || !/^[./~]|^file:|^\w:[\\/]/.test(remote) ? { kind: 'later' } : null
}

const STASH = {
  short: 'qkuapmS',
  values: 'm',
  long: 'quiet keep-index no-keep-index patch staged message= include-untracked all',
}

/** Whether a stash also takes files that git ignores. */
export const stashesIgnored = (args: readonly string[]): boolean => hasFlag(parseOptions(args, STASH), 'a', 'all')

function readStash(args: readonly string[]): TreeChange | null {
  const [first = ''] = args
  if (first === '' || first.startsWith('-') || first === 'push' || first === 'save') {
    const options = readOptions(first === 'push' || first === 'save' ? args.slice(1) : args, STASH)
    const withUntracked = options !== null && hasFlag(options, 'u', 'include-untracked', 'a', 'all')
    // The operands of `save` are a message.
    return options && { kind: 'stash', withUntracked, paths: first === 'save' ? [] : options.operands }
  }
  const onBranch = first === 'branch'
  if (first !== 'pop' && first !== 'apply' && !onBranch) return null
  const options = readOptions(args.slice(1), { short: 'q', long: 'quiet index' })
  if (options === null) return null
  const [entry = '0', ...more] = options.operands.slice(onBranch ? 1 : 0)
  return more.length > 0
    ? null
    : { kind: 'unstash', entry: /^\d{1,6}$/.test(entry) ? `stash@{${entry}}` : entry, onBranch }
}

const READERS: Readonly<Record<string, (args: readonly string[]) => TreeChange | null>> = {
  'git switch': readSwitch,
  'git checkout': readCheckout,
  'git reset': readReset,
  'git read-tree': readReadTree,
  'git merge': readMerge,
  'git pull': readPull,
  'git rebase': readRebase,
  'git stash': readStash,
  'git am': readPatches,
  'git cherry-pick': readPick,
  'git revert': readPick,
}

/** Reads which commits a git command brings into the work tree; null where its words do not tell. */
export function readTreeChange(name: string, args: readonly string[]): TreeChange | null {
  if (!Object.hasOwn(READERS, name) || args.some(hasMarks)) return null
  return READERS[name]?.(args) ?? null
}
