import { isStaticGlob, type MakeTest } from '../files/core/globs.ts'

/** Makes the tests of these globs. The library for patterns is loaded only when a glob is no plain folder. */
export async function loadGlobTest(globs: readonly string[]): Promise<MakeTest> {
  return globs.every(isStaticGlob) ? () => () => false : (await import('../files/io/path-patterns.ts')).makeGlobTest
}
