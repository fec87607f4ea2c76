import picomatch from 'picomatch'

/** Longer paths are not compared: what a pattern costs grows with the length of what it is held against. */
const MAX_PATH_CHARS = 1000

/** Whether a path relative to the project matches one of the patterns. Braces and wildcards count, nothing cleverer. */
export function matchesPattern(path: string, patterns: readonly string[]): boolean {
  if (path.length > MAX_PATH_CHARS) return false
  return patterns.some((pattern) => picomatch(pattern, { dot: true, noextglob: true, noext: true })(path))
}
