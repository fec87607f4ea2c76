import type { Start } from './race.mjs'

export function countInstructions(start: Start): Promise<{ readonly instructions: number; readonly outBytes: number }>
