import type { TreeChange } from '../../command/core/git-steps.ts'
import {
  listDifference,
  listIncoming,
  listTouched,
  listUncommitted,
  type Paths,
  readStashed,
  resolveCommit,
  resolveRemoteBranch,
  unite,
} from './tree-paths.ts'

/** The state of a repository behind the commands so far, as far as their words tell. */
export interface Past {
  readonly root: string
  /** Every commit the work tree may stand at by now. */
  heads: string[]
  isFetched: boolean
  isCommitted: boolean
  hasStashed: boolean
  hasSwitched: boolean
  mayUntrack: boolean
}

type WholeChange = Exclude<TreeChange, { readonly kind: 'restore' | 'clean' }>

/** The paths a change may touch, from the root of the work tree. A folder is where its pathspecs count from. */
export function listChanged(tree: WholeChange, folder: string, past: Past): Paths {
  const { root } = past
  switch (tree.kind) {
    case 'later':
      return []
    case 'switch':
      return listSwitched(tree, past)
    case 'merge':
      return listEach(tree.commits, (word) => {
        const commit = resolveCommit(root, word)
        return commit === null ? null : listEach(past.heads, (head) => listIncoming(root, head, commit))
      })
    case 'pick':
      return listEach(tree.commits, (word) => listPicked(word, root))
    case 'rebase':
      return listRebased(tree, past)
    case 'stash':
      past.hasStashed = true
      return listUncommitted(root, tree.withUntracked, { folder, paths: tree.paths })
    case 'unstash':
      return listUnstashed(tree, past)
  }
}

export const listEach = (words: readonly string[], list: (word: string) => Paths) => unite(words.map(list))

function listSwitched({ to, withDirty }: TreeChange & { readonly kind: 'switch' }, past: Past): Paths {
  const { root, heads, isCommitted } = past
  const own = withDirty || isCommitted ? listUncommitted(root, isCommitted) : []
  // Behind a switch of the same command, `-` leads back to a commit whose paths are judged already.
  if (to === '@{-1}' && past.hasSwitched) return own
  past.hasSwitched = true
  const commit = resolveCommit(root, to) ?? resolveRemoteBranch(root, to)
  if (commit === null) return null
  const paths = unite([own, listEach(heads, (head) => listDifference(root, head, commit))])
  past.heads = [...new Set([...heads, commit])]
  return paths
}

function listPicked(word: string, root: string): Paths {
  const [from = '', to, more] = word.split('..')
  if (more !== undefined || to?.startsWith('.') === true) return null
  const ends = [from, to ?? from].map((end) => resolveCommit(root, end === '' ? 'HEAD' : end))
  const [first, last] = ends
  if (first === null || first === undefined || last === null || last === undefined) return null
  return listTouched(root, to === undefined ? first : `${first}..${last}`)
}

function listRebased({ upstream, onto, branch }: TreeChange & { readonly kind: 'rebase' }, past: Past): Paths {
  const { root, heads } = past
  const [from, to] = [upstream, onto].map((word) => resolveCommit(root, word === '-' ? '@{-1}' : word))
  const tip = resolveCommit(root, branch)
  if (from === null || from === undefined || to === null || to === undefined || tip === null) return null
  const tips = branch === 'HEAD' ? heads : [tip]
  return unite([
    listEach([...heads, ...tips], (head) => listDifference(root, head, to)),
    listEach(heads, (head) => listDifference(root, head, tip)),
    listEach(tips, (head) => listTouched(root, `${from}..${head}`)),
  ])
}

/** A stash that the same command made holds the changes there are now. */
function listUnstashed({ entry, onBranch }: TreeChange & { readonly kind: 'unstash' }, past: Past): Paths {
  const { root, heads, hasStashed } = past
  const stashed = readStashed(root, entry)
  const older = stashed === null && hasStashed ? [] : (stashed?.paths ?? null)
  const own = hasStashed ? listUncommitted(root, true) : []
  if (!onBranch || stashed === null) return onBranch && hasStashed ? null : unite([own, older])
  past.heads = [...new Set([...heads, stashed.base])]
  return unite([own, older, listEach(heads, (head) => listDifference(root, head, stashed.base))])
}
