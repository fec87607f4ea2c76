import type { WriteTarget } from './call-effects.ts'

/** A write of many files, and a held file among them. */
export interface Swept {
  readonly write: WriteTarget
  readonly path: string
  /** The write names its files by a pattern, which the path matches. A write without names may leave the file out. */
  readonly isNamed: boolean
}
