import type { Start } from './race.mjs'

export interface Probed {
  readonly modules: readonly string[]
  readonly reads: readonly number[]
}
export function probe(start: Start, watched?: string): Probed
export function listExtraModules(bare: Start, start: Start): string[]
export function measureBundle(path: string): { readonly eager: number; readonly whole: number }
