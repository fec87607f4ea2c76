import type { Discard } from '../effects/core/effects.ts'
import { askGit, runGit } from '../git/io/git-command.ts'

/** More tips than these are not looked at one by one. */
const MAX_TIPS = 100
const MAX_REFLOG = 5_000
const OURS = 'refs/holdfast/*'

/**
 * Finds the commits that a command leaves without a ref. `unknown` is a place whose commits nobody knows here: a remote
 * that is no remote of the repository.
 */
export function findLostCommits(root: string, discards: readonly Discard[]) {
  const commits = discards.flatMap(({ what, names }) => {
    if (what === 'stash') return findStash(root, names)
    return what === 'reflog' ? findForgotten(root) : []
  })
  const published = discards.filter(({ what }) => what === 'published')
  const pushed = published.map((discard) => ({ ...discard, refs: findPublished(root, discard.names) }))
  const local = discards.filter(({ what }) => what === 'refs')
  const doomed = [
    ...local.flatMap(({ names }) => names ?? listRefs(root, 'refs/heads/')),
    ...pushed.flatMap(({ refs }) => refs ?? []),
  ]
  const unknown = pushed.find(({ refs }) => refs === null)?.words ?? null
  return { commits: [...new Set([...commits, ...findUnheld(root, [...new Set(doomed)])])], unknown }
}

/** The commit a detached work tree stands on, where no ref holds that commit. */
export function findDetached(root: string): readonly string[] {
  if (lines(root, ['symbolic-ref', '-q', 'HEAD']).length > 0) return []
  const [head] = lines(root, ['rev-parse', '-q', '--verify', 'HEAD^{commit}'])
  return head === undefined || isHeld(root, head, []) ? [] : [head]
}

function lines(root: string, args: readonly string[]): string[] {
  const text = askGit(root, args, { timeoutMs: 4_000, maxBytes: 16 << 20 }) ?? ''
  return text.split('\n').filter((line) => line !== '')
}

const listRefs = (root: string, prefix: string) => lines(root, ['for-each-ref', '--format=%(refname)', prefix])

/** Whether another ref than the doomed ones holds a commit. */
function isHeld(root: string, id: string, doomed: readonly string[]): boolean {
  const others = [...doomed, OURS].map((ref) => `--exclude=${ref}`)
  return lines(root, ['rev-list', '--max-count=1', id, '--not', ...others, '--glob=refs/*']).length === 0
}

function findUnheld(root: string, doomed: readonly string[]): string[] {
  const ids = new Set<string>()
  for (const ref of doomed.slice(0, MAX_TIPS)) {
    const [id] = /^refs\/[^\s*?[\\^~:]+$/.test(ref)
      ? lines(root, ['rev-parse', '-q', '--verify', `${ref}^{commit}`])
      : []
    if (id !== undefined) ids.add(id)
  }
  if (ids.size === 0) return []
  const [head] = lines(root, ['rev-parse', '-q', '--verify', 'HEAD^{commit}'])
  const [current] = lines(root, ['symbolic-ref', '-q', 'HEAD'])
  const isHeadKept = head !== undefined && (current === undefined || !doomed.includes(current))
  const isBehindHead = (id: string) =>
    isHeadKept && runGit(root, ['merge-base', '--is-ancestor', id, head], { timeoutMs: 4_000 }).code === 0
  return [...ids].filter((id) => !isHeld(root, id, doomed) && !isBehindHead(id))
}

/** Entries of the stash by their selectors; every entry where the selectors are not known. */
function findStash(root: string, names: readonly string[] | null): string[] {
  if (names === null) return lines(root, ['reflog', 'show', '--format=%H', 'refs/stash', '--']).slice(0, MAX_TIPS)
  return names.flatMap((name) => {
    const number = /^(?:(?:refs\/)?stash@\{)?(\d{1,6})\}?$/.exec(name)?.[1]
    return number === undefined
      ? findStash(root, null)
      : lines(root, ['rev-parse', '-q', '--verify', `refs/stash@{${number}}^{commit}`])
  })
}

/** Commits of the reflog that no ref holds, without those that another of them holds. */
function findForgotten(root: string): string[] {
  const limit = `--max-count=${MAX_REFLOG}`
  const rows = lines(root, ['rev-list', limit, '--parents', '--reflog', '--not', `--exclude=${OURS}`, '--glob=refs/*'])
  const parents = new Set(rows.flatMap((row) => row.split(' ').slice(1)))
  return rows
    .flatMap((row) => row.split(' ').slice(0, 1))
    .filter((id) => !parents.has(id))
    .slice(0, MAX_TIPS)
}

/** Remote-tracking refs that a push writes over; null where the remote is not one of the repository. */
function findPublished(root: string, names: readonly string[] | null): readonly string[] | null {
  if (names === null) return listRefs(root, 'refs/remotes/')
  const [given = '', ...specs] = names
  const [current = ''] = lines(root, ['symbolic-ref', '-q', '--short', 'HEAD'])
  const setting = (key: string) =>
    current === '' ? undefined : lines(root, ['config', '--get', `branch.${current}.${key}`])[0]
  const remote = given === '' ? (setting('pushRemote') ?? setting('remote') ?? 'origin') : given
  if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(remote) || lines(root, ['config', '--get', `remote.${remote}.url`]).length === 0)
    return /[:/]/.test(remote) ? null : []
  const known = `refs/remotes/${remote}`
  if (specs.includes('*')) return listRefs(root, `${known}/`)
  const ownName = () => setting('merge') ?? current
  const targets = specs.length === 0 ? [ownName()] : specs.map((spec) => targetOf(spec, current))
  const refs = targets.filter((name) => name !== '').map((name) => `${known}/${name.replace(/^refs\/heads\//, '')}`)
  // The remote's HEAD is another name for one of its branches.
  return refs.length === 0 ? [] : [...refs, `${known}/HEAD`]
}

function targetOf(spec: string, current: string): string {
  const plain = spec.replace(/^\+/, '')
  const target = plain.slice(plain.indexOf(':') + 1)
  return target === 'HEAD' || target === '@' ? current : target
}
