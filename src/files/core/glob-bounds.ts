/** Any folders at the start, and three more wildcards: matching tries each wildcard in every place. */
const FEW_WILDCARDS = /^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/

/**
 * Whether a glob from a configuration may be compiled. A compiled glob is a regular expression that backtracks over
 * each star, so the number of stars is bounded. Extended patterns, which nest repetition in repetition, are not taken
 * at all.
 */
export function isSafeGlob(text: string): boolean {
  if (text === '' || text.length > 256 || /[()!\\\0]|[@+?*]\(/.test(text)) return false
  if ((text.match(/\{/g)?.length ?? 0) > 2 || /\{[^}]*\{/.test(text) || /\{[^}]*\.\./.test(text)) return false
  return FEW_WILDCARDS.test(text)
}
