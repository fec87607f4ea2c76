import { askGit } from './git-command.ts'
import { listRiskySettings } from './risky-settings.ts'

/** More paths say no more than the whole work tree does. */
const MAX_PATHS = 2_000
const MAX_COMMITS = 500
const MAX_BYTES = 4 << 20
/** A verdict waits for each of these. */
const GIT_MS = 1_500
const NAMES = ['-r', '-z', '--name-only', '--no-renames', '--no-ext-diff', '--no-textconv']

type Paths = readonly string[] | null

function ask(root: string, args: readonly string[], input = ''): string | null {
  return askGit(root, args, { input, timeoutMs: GIT_MS, maxBytes: MAX_BYTES })
}

function splitNames(text: string | null): Paths {
  const names = text === null ? null : [...new Set(text.split('\0').filter((name) => name !== ''))]
  return names === null || names.length > MAX_PATHS ? null : names
}

/** The commit that a word of a command names; null for a word git might take for an option. */
export function resolveCommit(root: string, word: string): string | null {
  if (word === '' || word.startsWith('-') || word.length > 300 || /[\0\n]/.test(word)) return null
  const hash = ask(root, ['rev-parse', '--verify', '--quiet', `${word}^{commit}`])?.trim() ?? ''
  return /^[0-9a-f]{40,64}$/.test(hash) ? hash : null
}

/** The commit of the one branch of that name on a remote, which git makes a local branch of. */
export function resolveRemoteBranch(root: string, name: string): string | null {
  if (!/^[\w./-]{1,200}$/.test(name)) return null
  const lines = ask(root, ['for-each-ref', '--format=%(objectname)', `refs/remotes/*/${name}`])?.split('\n') ?? []
  const [only = '', more = ''] = lines
  return more === '' && /^[0-9a-f]{40,64}$/.test(only) ? only : null
}

/** Paths that differ between two commits. */
export function listDifference(root: string, from: string, to: string): Paths {
  return from === to ? [] : splitNames(ask(root, ['diff-tree', ...NAMES, from, to]))
}

/** Paths that differ between two commits and that the second one has. */
export function listBrought(root: string, from: string, to: string): Paths {
  return from === to ? [] : splitNames(ask(root, ['diff-tree', ...NAMES, '--diff-filter=d', from, to]))
}

/** Paths that a commit changed since it parted from another; null where the two have nothing in common. */
export function listIncoming(root: string, head: string, commit: string): Paths {
  const bases = ask(root, ['merge-base', '--all', head, commit])?.split('\n').filter(Boolean) ?? []
  if (bases.length === 0 || bases.length > 8) return null
  return unite(bases.map((base) => listDifference(root, base, commit)))
}

/** Paths that a commit touches, or any commit of a range `a..b`; both are given as hashes. */
export function listTouched(root: string, commits: string): Paths {
  const isRange = commits.includes('..')
  const listed = isRange ? ask(root, ['rev-list', `--max-count=${MAX_COMMITS + 1}`, commits]) : `${commits}\n`
  if (listed === null || listed.split('\n').length > MAX_COMMITS + 1) return null
  return splitNames(ask(root, ['diff-tree', '--stdin', '--root', '-m', '--no-commit-id', ...NAMES], listed))
}

/** Paths that a commit touches, or a range in the words of a person; null where the words name neither. */
export function listPicked(root: string, word: string): Paths {
  const [from = '', to, more] = word.split('..')
  if (more !== undefined || to?.startsWith('.') === true) return null
  const ends = [from, to ?? from].map((end) => resolveCommit(root, end === '' ? 'HEAD' : end))
  const [first, last] = ends
  if (first === null || first === undefined || last === null || last === undefined) return null
  return listTouched(root, to === undefined ? first : `${first}..${last}`)
}

const DIFF = ['diff', '-z', '--name-only', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all']

/** Tracked files that differ from the last commit, and on request new files that git does not ignore. */
export function listUncommitted(root: string, withUntracked: boolean): Paths {
  if (listRiskySettings(root)?.length !== 0) return null
  const changed = splitNames(ask(root, [...DIFF, 'HEAD', '--']))
  if (!withUntracked) return changed
  return unite([changed, splitNames(ask(root, ['ls-files', '-z', '--others', '--exclude-standard']))])
}

/** Tracked files that differ from the index, or from the last commit: an earlier step may bring the index there. */
export function listRestorable(root: string): Paths {
  const uncommitted = listUncommitted(root, false)
  return uncommitted === null ? null : unite([uncommitted, splitNames(ask(root, [...DIFF, '--']))])
}

/** All paths of the lists; null where one of them is not known, or they are too many. */
export function unite(lists: readonly Paths[]): Paths {
  const known = lists.filter((list) => list !== null)
  const all = [...new Set(known.flat())]
  return known.length < lists.length || all.length > MAX_PATHS ? null : all
}

/** Files that a stash entry brings: those it changed, and the untracked files it took along. */
export function listStashed(root: string, entry: string): Paths {
  const [commit, base] = [resolveCommit(root, entry), resolveCommit(root, `${entry}^1`)]
  if (commit === null || base === null) return null
  const untracked = resolveCommit(root, `${entry}^3`)
  const added = untracked === null ? [] : splitNames(ask(root, ['ls-tree', '-r', '-z', '--name-only', untracked]))
  return unite([listDifference(root, base, commit), added])
}
