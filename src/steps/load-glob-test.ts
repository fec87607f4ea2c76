import { isStaticGlob, type MakeTest } from '../core/guardrails/globs.ts'

/** What makes tests of these globs. The library that knows patterns is loaded for them only: plain folders do without it. */
export async function loadGlobTest(globs: readonly string[]): Promise<MakeTest> {
  return globs.every(isStaticGlob) ? () => () => false : (await import('../io/path-patterns.ts')).makeGlobTest
}
