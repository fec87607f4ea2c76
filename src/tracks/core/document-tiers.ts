import type { TierName } from '../../config/core/tier-paths.ts'
import type { CheckpointData } from '../../work/core/checkpoint.ts'

export interface TierDocument {
  /** Relative to the project. */
  readonly path: string
  readonly text: string
  readonly bytes: number
  readonly sha256: string
  readonly tokens: number
}

/** `isThere` tells a file to look at from a file that nobody has written yet. */
export interface MissingDocument {
  readonly path: string
  readonly isThere: boolean
  readonly reason: string
}

export interface Tier {
  readonly loaded: readonly TierDocument[]
  readonly missing: readonly MissingDocument[]
}

/** The three tiers of a repository, as far as they could be read. */
export interface Tiers extends Readonly<Record<TierName, Tier>> {
  readonly trackId: string | null
  /** Reason why the pointer names no track; null without a pointer or a reason. */
  readonly pointerReason: string | null
  readonly sessionId: string | null
}

/** The tiers' part of a checkpoint: the files, and the checksums by which a change shows. */
export function describeTiers(tiers: Tiers): CheckpointData['tiers'] {
  const list = ({ loaded }: Tier) => loaded.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }))
  return { core: list(tiers.core), task: list(tiers.task), transient: list(tiers.transient) }
}

/** A missing core file is no fault, nor is a session without output. */
export function isSound({ core, task, transient, pointerReason }: Tiers): boolean {
  const unusable = [...core.missing, ...transient.missing].some(({ isThere }) => isThere)
  return pointerReason === null && task.missing.length === 0 && !unusable
}
