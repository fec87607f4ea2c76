import type { ConfigKey } from '../config/config.ts'

/**
 * What a key does, and where its default comes from: measured (with what), the original plan, or a design decision
 * and its reason.
 */
export type KeyText = readonly [does: string, evidence: string]

/** The texts of the keys that begin with one of these words. */
export type TextsOf<Start extends string> = Readonly<Record<Extract<ConfigKey, Start | `${Start}.${string}`>, KeyText>>
