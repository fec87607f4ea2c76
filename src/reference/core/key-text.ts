import type { ConfigKey } from '../../config/core/config.ts'

/**
 * Effect of a key and origin of its default. Origins are a measurement (with its instrument), the original plan, or a
 * design decision with its reason. A default without an origin is that of the original plan.
 */
export type KeyText = readonly [does: string, evidence?: string]

/** Texts of the keys that begin with one of these words. */
export type TextsOf<Start extends string> = Readonly<Record<Extract<ConfigKey, Start | `${Start}.${string}`>, KeyText>>
