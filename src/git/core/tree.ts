export interface Tree {
  readonly root: string
  readonly head: string | null
}
