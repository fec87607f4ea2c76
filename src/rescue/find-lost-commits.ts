import type { Discard } from '../command/core/effects.ts'
import { describeGitFailure, runGit } from '../git/io/git-command.ts'

/** A repository, and why its git gave no answer to a question. */
export interface Asked {
  readonly path: string
  fault: string | null
}

const OURS = 'refs/holdfast/*'

/**
 * Finds the commits that a command leaves without a ref. `unknown` is a place whose commits nobody knows here: a remote
 * that is no remote of the repository.
 */
export function findLostCommits(root: Asked, discards: readonly Discard[]) {
  const commits = discards.flatMap(({ what, names }) => {
    if (what === 'stash') return findStash(root, names)
    return what === 'reflog' ? findForgotten(root) : []
  })
  const published = discards.filter(({ what }) => what === 'published')
  const pushed = published.map((discard) => ({ ...discard, refs: findPublished(root, discard.names) }))
  const local = discards.filter(({ what }) => what === 'refs')
  const doomed = [
    ...local.flatMap(({ names }) => (names ?? ['refs/heads/']).flatMap((name) => listBelow(root, name))),
    ...pushed.flatMap(({ refs }) => refs ?? []),
  ]
  const unknown = pushed.find(({ refs }) => refs === null)?.words ?? null
  return { commits: [...new Set([...commits, ...findUnheld(root, [...new Set(doomed)])])], unknown }
}

/** The commit a detached work tree stands on, where no ref holds that commit. */
export function findDetached(root: Asked): readonly string[] {
  if (lines(root, ['symbolic-ref', '-q', 'HEAD']).length > 0) return []
  const [head] = lines(root, ['rev-parse', '-q', '--verify', 'HEAD^{commit}'])
  return head === undefined ? [] : listUnheld(root, ['--max-count=1', head])
}

/** Commands that fail only where git cannot read the repository. The others fail as well where nothing has the name. */
const SURE: ReadonlySet<string | undefined> = new Set(['rev-list', 'for-each-ref'])

function lines(root: Asked, args: readonly string[]): string[] {
  const answer = runGit(root.path, args, { timeoutMs: 4_000, maxBytes: 64 << 20 })
  const { code, stdout } = answer
  if (code === null || (code !== 0 && SURE.has(args[0]))) root.fault ??= describeGitFailure(answer)
  const text = code === 0 ? stdout.toString('utf8') : ''
  return text.split('\n').filter((line) => line !== '')
}

const listRefs = (root: Asked, prefix: string) => lines(root, ['for-each-ref', '--format=%(refname)', prefix])

const listBelow = (root: Asked, name: string) => (name.endsWith('/') ? listRefs(root, name) : [name])

/** Commits behind some starts that only the doomed refs hold. */
function listUnheld(root: Asked, starts: readonly string[], doomed: readonly string[] = []): string[] {
  const excluded = [...doomed, OURS].map((ref) => `--exclude=${ref}`)
  return lines(root, ['rev-list', ...starts, '--not', ...excluded, '--glob=refs/*'])
}

/** One question for all of the refs: a person deletes hundreds of branches at once. */
function findUnheld(root: Asked, doomed: readonly string[]): string[] {
  const refs = doomed.filter((ref) => /^refs\/[^\s*?[\\^~:]+$/.test(ref))
  if (refs.length === 0) return []
  const format = '--format=%(objectname) %(*objectname)'
  const ids = lines(root, ['for-each-ref', format, ...refs]).flatMap((line) => line.trim().split(' '))
  if (ids.length === 0) return []
  const [head] = lines(root, ['rev-parse', '-q', '--verify', 'HEAD^{commit}'])
  const [current] = lines(root, ['symbolic-ref', '-q', 'HEAD'])
  const isHeadKept = head !== undefined && (current === undefined || !doomed.includes(current))
  const tips = new Set(ids)
  return listUnheld(root, isHeadKept ? [...tips, `^${head}`] : [...tips], doomed).filter((id) => tips.has(id))
}

/** Entries of the stash by their selectors; every entry where the selectors are not known. */
function findStash(root: Asked, names: readonly string[] | null): string[] {
  if (names === null) return lines(root, ['reflog', 'show', '--format=%H', 'refs/stash', '--'])
  return names.flatMap((name) => {
    const number = /^(?:(?:refs\/)?stash@\{)?(\d{1,6})\}?$/.exec(name)?.[1]
    return number === undefined
      ? findStash(root, null)
      : lines(root, ['rev-parse', '-q', '--verify', `refs/stash@{${number}}^{commit}`])
  })
}

/** Commits of the reflog that no ref holds, without those that another of them holds. */
function findForgotten(root: Asked): string[] {
  const rows = listUnheld(root, ['--parents', '--reflog']).map((row) => row.split(' '))
  const parents = new Set(rows.flatMap((row) => row.slice(1)))
  return rows.flatMap((row) => row.slice(0, 1)).filter((id) => !parents.has(id))
}

/** Remote-tracking refs that a push writes over; null where the remote is not one of the repository. */
function findPublished(root: Asked, names: readonly string[] | null): readonly string[] | null {
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
