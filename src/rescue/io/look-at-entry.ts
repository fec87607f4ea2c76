import { lstatSync, type Stats } from 'node:fs'

/** The entry at a path, links not followed; undefined without one. */
export function lookAtEntry(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    // The path lies below a file, or its name is too long: then nothing is there.
    return undefined
  }
}
