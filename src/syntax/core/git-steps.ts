/**
 * A change that git makes to its whole work tree, in the words git gets. The paths are known to the repository alone.
 * A `later` change brings what exists only once the command runs: a fetch, or the rest of an operation.
 */
export type TreeChange =
  | { readonly kind: 'switch'; readonly to: string; readonly withDirty: boolean; readonly mayBePath: boolean }
  | { readonly kind: 'merge' | 'pick'; readonly commits: readonly string[] }
  | { readonly kind: 'rebase'; readonly upstream: string; readonly onto: string; readonly branch: string }
  /** Files below the place of the write, as the index has them, or a commit. Files the commit lacks may stay. */
  | { readonly kind: 'restore'; readonly from: string | null; readonly keepsOthers?: true }
  | { readonly kind: 'stash'; readonly withUntracked: boolean; readonly paths?: readonly string[] }
  | { readonly kind: 'unstash'; readonly entry: string }
  | { readonly kind: 'later' }

export type Restore = TreeChange & { readonly kind: 'restore' }

/** One git command of a shell command. A plain one works on the repository around it, with the settings found there. */
export interface GitStep {
  readonly name: string
  readonly isPlain: boolean
}
