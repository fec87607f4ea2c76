/** A working tree of git, and the commit it stands on; `head` is null before the first commit. */
export interface Tree {
  readonly root: string
  readonly head: string | null
}
