import type { Discard, Effect, ProgramRun, UnresolvedWrite } from '../../syntax/core/effects.ts'

/** One place that a call writes, as the place lies on disk. */
export interface WriteTarget extends Effect {
  /** Absolute and normalised path, with the links on the way followed. */
  readonly path: string
  /** Limits a recursive write to entries with such a name; `*` stands for any text. */
  readonly names?: string
  /** A script of the project makes this entry, and git ignores the place. Write roots do not speak of such a place. */
  readonly isBuilt?: true
}

/** The effects of a call on files, whichever tool the model calls. */
export interface CallEffects {
  readonly writes: readonly WriteTarget[]
  readonly unresolved: readonly UnresolvedWrite[]
  readonly discards: readonly Discard[]
  readonly irreversible: readonly string[]
  /** Names of the programs that the call runs; empty for file tools. */
  readonly commands: readonly string[]
  /** Runs of programs whose ways are not known, and of script files. */
  readonly runs: readonly ProgramRun[]
  /** Programs whose writes are unpredictable: a build, a test run. The aftermath finds their writes later. */
  readonly unknown: readonly string[]
  readonly steps: readonly string[]
}

export const NO_EFFECTS: CallEffects = {
  writes: [],
  unresolved: [],
  discards: [],
  irreversible: [],
  commands: [],
  runs: [],
  unknown: [],
  steps: [],
}
