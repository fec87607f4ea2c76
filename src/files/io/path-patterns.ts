import picomatch from 'picomatch'
import { isSafeGlob, type PathTest } from '../core/globs.ts'

/** A path that no file system takes matches no pattern: the cost of a pattern's stars grows with the path. */
const MAX_PATH_CHARS = 4096
const IMPOSSIBLE_NAME = /[^/]{256}/

/**
 * A test of a relative path against a glob. Patterns that could take long match no path: the configuration names them.
 */
export function makeGlobTest(pattern: string): PathTest {
  if (!isSafeGlob(pattern)) return () => false
  const test = picomatch(pattern, { dot: true, nonegate: true, noextglob: true })
  return (path) => path.length <= MAX_PATH_CHARS && !IMPOSSIBLE_NAME.test(path) && test(path)
}
