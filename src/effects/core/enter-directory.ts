import { climbs, isAbsolutePath, joinPath } from './locate-path.ts'
import { dropSpared, hasMarks, isKnown } from './marks.ts'
import type { ShellState } from './state.ts'

function resolvePlaces(target: string, state: ShellState): readonly string[] | null {
  if (!isKnown(target)) return null
  if (isAbsolutePath(target)) return [joinPath('/', target)]
  // Up from a folder that stands for many, the way is not known.
  if (state.cwd === null || (climbs(target) && hasMarks(target + state.cwd.join('')))) return null
  return state.cwd.map((place) => joinPath(place, target))
}

/** Goes to a directory that is taken to exist. */
export function enterDirectory(target: string, state: ShellState): void {
  const places = resolvePlaces(dropSpared(target), state)
  state.previousCwd = state.cwd
  state.cwd = places
}
