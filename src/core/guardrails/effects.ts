import type { UnresolvedWrite } from '../shell/effects.ts'

/** One place a call writes, as it lies on disk. */
export interface WriteTarget {
  /** Absolute, normalised, with the links on the way followed. */
  readonly path: string
  /** What writes: `Write`, `a redirection`, `sed -i`. */
  readonly how: string
  /** Everything below `path` as well. */
  readonly recursive: boolean
  /** Of what lies below, only what bears a name like this, `*` standing for any text. */
  readonly names?: string
}

/** What a call does to files, whichever tool it is. */
export interface CallEffects {
  readonly writes: readonly WriteTarget[]
  readonly unresolved: readonly UnresolvedWrite[]
  readonly irreversible: readonly string[]
  /** Names of the programs run; empty for file tools. */
  readonly commands: readonly string[]
  /** Those whose ways nobody knows: a build, a test run. What they write is seen afterwards. */
  readonly unknown: readonly string[]
  readonly steps: readonly string[]
}

export const NO_EFFECTS: CallEffects = {
  writes: [],
  unresolved: [],
  irreversible: [],
  commands: [],
  unknown: [],
  steps: [],
}
