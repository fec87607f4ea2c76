import picomatch from 'picomatch'
import { isSafeGlob } from '../core/config/glob-bounds.ts'
import type { PathTest } from '../core/guardrails/globs.ts'

/** Longer paths match nothing: no file system takes them, and a pattern's stars cost with the length. */
const MAX_PATH_CHARS = 4096

/** A test of a relative path against a glob. Patterns that could take long are none: the configuration names them. */
export function makeGlobTest(pattern: string): PathTest {
  if (!isSafeGlob(pattern)) return () => false
  const test = picomatch(pattern, { dot: true, nonegate: true, noextglob: true })
  return (path) => path.length <= MAX_PATH_CHARS && test(path)
}
