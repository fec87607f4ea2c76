/**
 * A change that git makes to its whole work tree, in the words git gets. The paths are known to the repository alone.
 * A `later` change brings what exists only once the command runs: a fetch, or the rest of an operation.
 */
export type TreeChange =
  | { readonly kind: 'switch'; readonly to: string; readonly withDirty: boolean; readonly mayBePath: boolean }
  | { readonly kind: 'merge' | 'pick'; readonly commits: readonly string[] }
  | { readonly kind: 'rebase'; readonly upstream: string; readonly onto: string; readonly branch: string }
  /** Files below the place of the write, as the index has them, or a commit. Overlaid files leave others alone. */
  | { readonly kind: 'restore'; readonly from: string | null; readonly overlays: boolean }
  /** Files of one kind below the place of the write: some patterns aside, or tracked ones outside some folders. */
  | { readonly kind: 'clean'; readonly withFolders: boolean; readonly except: readonly string[] }
  /** Pathspecs limit a stash, counted from the place of the write. */
  | { readonly kind: 'stash'; readonly withUntracked: boolean; readonly paths: readonly string[] }
  /** An entry of the stash; a branch starts at the commit the entry was made on. */
  | { readonly kind: 'unstash'; readonly entry: string; readonly onBranch: boolean }
  | { readonly kind: 'later' }

/** One git command of a shell command. A plain one works on the repository around it, with the settings found there. */
export interface GitStep {
  readonly name: string
  readonly isPlain: boolean
}
