import type { Place } from './judge.d.mts'

export type { Place }

export function readElements(xml: string): Place[]
export function readLabels(text: string): Place[]
