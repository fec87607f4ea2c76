import picomatch from 'picomatch'
import { isSafeGlob } from '../core/config/glob-bounds.ts'
import type { PathTest } from '../core/guardrails/globs.ts'

/** What no file system takes matches nothing: a pattern's stars cost with the length of what they are held against. */
const MAX_PATH_CHARS = 4096
const IMPOSSIBLE_NAME = /[^/]{256}/

/** A test of a relative path against a glob. Patterns that could take long are none: the configuration names them. */
export function makeGlobTest(pattern: string): PathTest {
  if (!isSafeGlob(pattern)) return () => false
  const test = picomatch(pattern, { dot: true, nonegate: true, noextglob: true })
  return (path) => path.length <= MAX_PATH_CHARS && !IMPOSSIBLE_NAME.test(path) && test(path)
}
