import { THRESHOLD_TIERS, type ThresholdTier } from '../context/tier.ts'
import { isRecord, stringOf } from '../record.ts'

/** What lets a prompt be silent about rules without another look at them. Without one there was no rule file. */
export interface Reminder {
  /** Fingerprint of the configuration it holds for; null for the standard one. */
  readonly key: string | null
  /** The stamp of the rule files for which there is nothing to tell; null when no change of theirs is to be told. */
  readonly stamp: string | null
  /** Fingerprint of the lines told since the last compaction. */
  readonly told: string | null
}

/** The tokens below which a hook has nothing new to say, and what they hold for. */
export interface QuietBounds {
  /** Fingerprint of the sources the bounds were computed from. */
  readonly key: string
  readonly model: string | null
  /** By told tier: the lower bound of the next one. Nothing is above emergency. */
  readonly bounds: Readonly<Partial<Record<ThresholdTier, number>>>
  /** Pieces of text one of which is in the path of every governance file, where they are not the standard ones. */
  readonly governance?: readonly string[]
  /** How many memories are told at an edit, where it is not the standard number. */
  readonly memories?: number
  /** The artifacts of a session that are not written. */
  readonly off?: readonly string[]
  /** The orchestration file, where it is not the standard one. */
  readonly orchestration?: string
  /** Words one of which is in every prompt that is routed, where they are not those of the standard routes. */
  readonly words?: readonly string[]
  /** Fingerprint of what is configured about reminders, where it is not the standard. */
  readonly reminders?: string
}

export function parseQuiet(wire: unknown): QuietBounds | null {
  if (!isRecord(wire) || typeof wire.key !== 'string' || !isRecord(wire.bounds)) return null
  const bounds: Partial<Record<ThresholdTier, number>> = {}
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier]
    if (typeof bound === 'number') bounds[tier] = bound
  }
  const { governance, orchestration, memories, off, words, reminders } = wire
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...(Array.isArray(governance) ? { governance: governance.filter((text) => typeof text === 'string') } : {}),
    ...(typeof orchestration === 'string' ? { orchestration } : {}),
    ...(typeof memories === 'number' ? { memories } : {}),
    ...(Array.isArray(off) ? { off: off.filter((name) => typeof name === 'string') } : {}),
    ...(Array.isArray(words) ? { words: words.filter((word) => typeof word === 'string') } : {}),
    ...(typeof reminders === 'string' ? { reminders } : {}),
  }
}

export function parseReminder(wire: unknown): Reminder | null {
  return isRecord(wire) ? { key: stringOf(wire.key), stamp: stringOf(wire.stamp), told: stringOf(wire.told) } : null
}
