import type { Start } from './race.mjs'

export function countInstructions(
  start: Start,
  options?: { readonly withChildren?: boolean; readonly hasTime?: boolean; readonly hasCodeCache?: boolean },
): Promise<{ readonly instructions: number; readonly outBytes: number }>
