/**
 * Whether a glob from a configuration may be compiled. A pattern becomes a regular expression that backtracks over each
 * star, so their number is bounded; extended patterns, which nest repetition in repetition, are not taken at all.
 */
export function isSafeGlob(text: string): boolean {
  if (text === '' || text.length > 256 || /[()!\\\0]|[@+?*]\(/.test(text)) return false
  if ((text.match(/\{/g)?.length ?? 0) > 2 || /\{[^}]*\{/.test(text) || /\{[^}]*\.\./.test(text)) return false
  const segments = text.split('/')
  if (segments.filter((segment) => segment === '**').length > 3) return false
  return segments.every((segment) => segment === '**' || (segment.match(/\*/g)?.length ?? 0) <= 3)
}
