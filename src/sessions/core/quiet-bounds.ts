import { isRecord, stringOf } from '../../base/core/record.ts'
import { THRESHOLD_TIERS, type ThresholdTier } from './tier-names.ts'

/**
 * Facts by which a prompt stays silent about rules without another look at the rule files. Null: the project had no
 * rule file.
 */
export interface Reminder {
  /** Fingerprint of the configuration the reminder holds for; null for the standard configuration. */
  readonly key: string | null
  /** Stamp of rule files without news; null when no change of rule files is to be told. */
  readonly stamp: string | null
  /** Fingerprint of the lines told since the last compaction. */
  readonly told: string | null
}

/** Token bounds below which a hook has no news, and the sources on which the bounds depend. */
export interface QuietBounds {
  /** Fingerprint of the sources the bounds were computed from. */
  readonly key: string
  readonly model: string | null
  /** By told tier: the lower bound of the next tier. Emergency is the highest tier. */
  readonly bounds: Readonly<Partial<Record<ThresholdTier, number>>>
  /** Pieces of text; each path of a governance file holds at least one. Absent for the standard pieces. */
  readonly governance?: readonly string[]
  readonly memories?: number
  /** The artifacts of a session that are switched off. */
  readonly off?: readonly string[]
  readonly orchestration?: string
  /** Words; each routed prompt holds at least one. Absent for the words of the standard routes. */
  readonly words?: readonly string[]
  /** Fingerprint of the configuration of reminders; absent for the standard configuration. */
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
