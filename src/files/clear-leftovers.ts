import { type Leftover, listLeftovers, removeLeftover } from './io/leftovers.ts'

/** Places that holdfast writes in a project, and how many levels of folders below are its own. */
const PLACES = [
  ['.holdfast', 3],
  ['.claude', 0],
  ['.claude/holdfast', 2],
  ['.claude/commands/holdfast', 0],
  ['.claude/skills/holdfast-look-up', 0],
  ['docs/tracks', 1],
  ['docs/context', 0],
  ['artifacts', 0],
  ['artifacts/sessions', 1],
  ['artifacts/checkpoints', 1],
] as const

/** Leftovers of killed hooks and commands in all places that holdfast writes. */
export function findLeftovers(projectDir: string): Leftover[] {
  return PLACES.flatMap(([place, levels]) => listLeftovers(projectDir, place.split('/'), levels))
}

export function clearLeftovers(projectDir: string): number {
  return findLeftovers(projectDir).filter(removeLeftover).length
}
