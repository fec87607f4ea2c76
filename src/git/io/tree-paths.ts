import { askGit } from './git-command.ts'
import { listRiskySettings } from './risky-settings.ts'

/** More paths say no more than the whole work tree does. */
const MAX_PATHS = 2_000
const MAX_COMMITS = 500
const MAX_BYTES = 4 << 20
/** A verdict waits for each of these. */
const GIT_MS = 1_500
const NAMES = ['-r', '-z', '--name-only', '--no-renames', '--no-ext-diff', '--no-textconv']

export type Paths = readonly string[] | null

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

/**
 * Commits that neither HEAD nor a branch reaches any more, by abbreviated ids; empty where git does not tell. An id of
 * another repository is unknown here and says nothing.
 */
export function listDropped(root: string, ids: readonly string[]): readonly string[] {
  const reached = ['--not', 'HEAD', '--branches', '--remotes']
  const args = ['rev-list', '--ignore-missing', `--max-count=${MAX_COMMITS}`, ...ids, ...reached]
  const hashes = ask(root, args)?.split('\n') ?? []
  return ids.filter((id) => hashes.some((hash) => hash.startsWith(id)))
}

/** Paths that differ between two commits; overlaid, the second takes none away. */
export function listDifference(root: string, from: string, to: string, overlays = false): Paths {
  const filter = overlays ? ['--diff-filter=d'] : []
  return from === to ? [] : splitNames(ask(root, ['diff-tree', ...NAMES, ...filter, from, to]))
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

const DIFF = ['diff', '-z', '--name-only', '--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=all']

interface Pathspecs {
  readonly folder: string
  readonly paths: readonly string[]
}

/** Tracked files that differ from the last commit, and on request new files that git does not ignore. */
export function listUncommitted(root: string, withUntracked: boolean, specs?: Pathspecs): Paths {
  if (listRiskySettings(root)?.length !== 0) return null
  const { folder, paths } = specs === undefined || specs.paths.length === 0 ? { folder: root, paths: [] } : specs
  const changed = splitNames(ask(folder, [...DIFF, 'HEAD', '--', ...paths]))
  if (!withUntracked) return changed
  const others = ['ls-files', '-z', '--full-name', '--others', '--exclude-standard', '--', ...paths]
  return unite([changed, splitNames(ask(folder, others))])
}

/**
 * Tracked files that differ from the index, or from the last commit: an earlier step may bring the index there. A commit
 * that is laid over the tree leaves files alone that only the tree has.
 */
export function listRestorable(root: string, overlaid: string | null): Paths {
  if (overlaid !== null)
    return listRiskySettings(root)?.length === 0
      ? splitNames(ask(root, [...DIFF, '--diff-filter=a', overlaid, '--']))
      : null
  const uncommitted = listUncommitted(root, false)
  return uncommitted === null ? null : unite([uncommitted, splitNames(ask(root, [...DIFF, '--']))])
}

/** All paths of the lists; null where one of them is not known, or they are too many. */
export function unite(lists: readonly Paths[]): Paths {
  const known = lists.filter((list) => list !== null)
  const all = [...new Set(known.flat())]
  return known.length < lists.length || all.length > MAX_PATHS ? null : all
}

/** The commit that a stash entry was made on, and the files of the entry: changed ones, and untracked ones. */
export function readStashed(root: string, entry: string): { readonly base: string; readonly paths: Paths } | null {
  const commit = resolveCommit(root, entry)
  // Git takes `entry^3^{commit}` for the entry itself where the third parent is missing.
  const line = commit === null ? null : ask(root, ['rev-list', '--parents', '--max-count=1', commit])
  const [, base, , untracked] = line?.trim().split(' ') ?? []
  if (commit === null || base === undefined) return null
  const added = untracked === undefined ? [] : splitNames(ask(root, ['ls-tree', '-r', '-z', '--name-only', untracked]))
  return { base, paths: unite([listDifference(root, base, commit), added]) }
}
