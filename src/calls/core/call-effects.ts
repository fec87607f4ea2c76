import type { Effect, ShellEffects } from '../../command/core/effects.ts'

export interface WriteTarget extends Effect {
  /** Absolute and normalised path, with the links on the way followed. */
  readonly path: string
  /** Limits a recursive write to entries with such a name; `*` stands for any text. */
  readonly names?: string
  /** Patterns of absolute paths that a recursive write leaves out; `*` stands for any text. */
  readonly spared?: readonly string[]
  /** A script of the project makes this entry, and git ignores the place. Write roots do not speak of such a place. */
  readonly isBuilt?: true
}

/** The effects of a call on files, whichever tool the model calls. A file tool runs no commands. */
export interface CallEffects extends Omit<ShellEffects, 'writes' | 'assumedDirectories' | 'gitSteps'> {
  readonly writes: readonly WriteTarget[]
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
