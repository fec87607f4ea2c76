import type { CheckpointData } from '../checkpoint/checkpoint.ts'
import type { TierName } from './tier-paths.ts'

/** A file of a tier as it was read. */
export interface TierDocument {
  /** Relative to the project. */
  readonly path: string
  readonly text: string
  readonly bytes: number
  /** Of the bytes on disk, in hex. */
  readonly sha256: string
  readonly tokens: number
}

/** A file of a tier that could not be read; `isThere` tells one that is simply not written yet from one to look at. */
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
  /** The active track, null when none is. */
  readonly trackId: string | null
  /** Why the pointer names no track, where there is a pointer. */
  readonly pointerReason: string | null
  readonly sessionId: string | null
}

/** What a checkpoint keeps of the tiers: which files there were, and how to tell whether they changed. */
export function describeTiers(tiers: Tiers): CheckpointData['tiers'] {
  const list = ({ loaded }: Tier) => loaded.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }))
  return { core: list(tiers.core), task: list(tiers.task), transient: list(tiers.transient) }
}

/**
 * Whether the tiers are what the repository says they are: a pointer that names a track whose documents are all there, and no
 * file that is there but cannot be used. A core file nobody has written is no fault, nor is a session without output.
 */
export function isSound({ core, task, transient, pointerReason }: Tiers): boolean {
  const unusable = [...core.missing, ...transient.missing].some(({ isThere }) => isThere)
  return pointerReason === null && task.missing.length === 0 && !unusable
}
