/** Commands that take names of variables, whose index is arithmetic, in which substitutions run. */
export const EVALUATES: ReadonlySet<string> = new Set(
  'let test [ printf read unset declare typeset local export mapfile wait'.split(' '),
)

export const RUNS_IN_INDEX = 'the shell runs what stands in the index of an array'

/** `a[$(x)]` in a text that quotes kept from the shell. */
export const runsInIndex = (text: string): boolean => text.includes('[') && /\w\[[^\]]*(?:\$\(|`)/.test(text)
