import type { WriteTarget } from '../calls/core/call-effects.ts'
import { isBringing, isSweep, type Swept } from '../calls/core/own-words.ts'
import { isStaticGlob, type MakeTest } from '../files/core/globs.ts'
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

/** Held files that writes of many files reach. Few calls write many files, and the look at folders is loaded for those. */
export async function listSwept(writes: readonly WriteTarget[], held: HeldFiles): Promise<readonly Swept[]> {
  if (held.globs.length === 0 || !writes.some(isSweep)) return []
  return (await import('./io/swept-files.ts')).findSwept(writes, held)
}
