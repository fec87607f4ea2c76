import type { ConfigKey } from '../../src/config/core/config.ts'

/** The origin is a measurement, a design decision with its reason, or, left out, the original plan. */
export type KeyText = readonly [does: string, evidence?: string]

export type TextsOf<Start extends string> = Readonly<Record<Extract<ConfigKey, Start | `${Start}.${string}`>, KeyText>>
