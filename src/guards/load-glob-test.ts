import type { WriteTarget } from '../calls/core/call-effects.ts'
import { isBringing, isSweep, type Swept } from '../calls/core/own-words.ts'
import { isStaticGlob, type MakeTest, type PathTest } from '../files/core/globs.ts'
import type { HeldFiles } from './io/swept-files.ts'

/** Makes the tests of these globs. The library for patterns is loaded only when a glob is no plain folder. */
export async function loadGlobTest(globs: readonly string[]): Promise<MakeTest> {
  return globs.every(isStaticGlob) ? () => () => false : (await import('../files/io/path-patterns.ts')).makeGlobTest
}

/** Held files that writes of many files reach, by where they go or by what they bring. */
export async function listReached(writes: readonly WriteTarget[], held: HeldFiles): Promise<readonly Swept[]> {
  const swept = await listSwept(writes, held)
  if (held.globs.length === 0 || !writes.some(isBringing)) return swept
  return [...swept, ...(await import('./io/swept-files.ts')).findBrought(writes, held)]
}

/** Writes of many files that reach no file outside of the roots. */
export async function listInside(
  writes: readonly WriteTarget[],
  isInRoot: PathTest | null,
  fold: boolean,
): Promise<ReadonlySet<WriteTarget>> {
  if (isInRoot === null || !writes.some((write) => isSweep(write) && !isInRoot(write.path))) return new Set()
  return new Set((await import('./io/swept-files.ts')).listContained(writes, isInRoot, fold))
}

/** Held files that writes of many files reach. Few calls write many files, and the look at folders is loaded for those. */
export async function listSwept(writes: readonly WriteTarget[], held: HeldFiles): Promise<readonly Swept[]> {
  if (held.globs.length === 0 || !writes.some(isSweep)) return []
  return (await import('./io/swept-files.ts')).findSwept(writes, held)
}
