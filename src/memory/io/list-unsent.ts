import { askGit } from '../../git/io/git-command.ts'
import { TRACKING_PREFIX } from './note-sync.ts'

/** Lists unsent namespaces of remotes with an earlier sync. A person who never synced hears of no remote. */
export function listUnsent(root: string, tips: ReadonlyMap<string, string>): string[] {
  const refs = askGit(root, ['for-each-ref', '--format=%(refname) %(objectname)', TRACKING_PREFIX]) ?? ''
  const known = new Map<string, Map<string, string>>()
  for (const line of refs.split('\n')) {
    const [, remote, namespace, id] = /^refs\/holdfast\/remotes\/(.+)\/([a-z]+) ([0-9a-f]{40,64})$/.exec(line) ?? []
    if (remote === undefined || namespace === undefined || id === undefined) continue
    known.set(remote, (known.get(remote) ?? new Map<string, string>()).set(namespace, id))
  }
  return [...known].flatMap(([remote, theirs]) => {
    const names = new Set([...tips.keys(), ...theirs.keys()])
    return [...names].filter((name) => tips.get(name) !== theirs.get(name)).map((name) => `${remote}/${name}`)
  })
}
