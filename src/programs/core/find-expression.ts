import { markName, tellsName } from '../../effects/core/found-paths.ts'
import { baseName } from '../../effects/core/locate-path.ts'
import { describeMarks, everythingBelow, hasMarks, noteSpared } from '../../effects/core/marks.ts'

const EXPRESSION = /^[-(!,)]/

export interface Search {
  readonly roots: readonly string[]
  readonly expression: readonly string[]
  /** Patterns of paths that tests leave out. */
  readonly spared: readonly string[]
}

export function readSearch(args: readonly string[]): Search {
  let from = 0
  while (/^-(?:[HLP]+|O\d)$/.test(args[from] ?? '') || args[from] === '-D') from += args[from] === '-D' ? 2 : 1
  let to = from
  while (to < args.length && !EXPRESSION.test(args[to] ?? '')) to += 1
  const roots = args.slice(from, to)
  const pruned: string[] = []
  // `-name a -prune -o` at the start leaves out what it names, whatever follows.
  while (/^-(?:path|wholename|name)$/.test(args[to] ?? '') && args[to + 2] === '-prune' && isOr(args[to + 3])) {
    pruned.push(...spareTest(args[to], args[to + 1]).flatMap((pattern) => [pattern, `${pattern}/*`]))
    to += 4
  }
  const expression = args.slice(to)
  const spared = expression.some((word) => CHOICES.test(word))
    ? []
    : expression.flatMap((word, at) => (isNot(word) ? spareTest(expression[at + 1], expression[at + 2]) : []))
  return { roots: roots.length > 0 ? roots : ['.'], expression, spared: [...pruned, ...spared] }
}

export const CHOICES = /^(?:-o|-or|,|\(|\\\()$/
const isOr = (word: string | undefined) => word === '-o' || word === '-or'
const isNot = (word: string | undefined) => word === '!' || word === '-not'

/** Patterns for the paths that a test of a path or a name takes in. */
function spareTest(test: string | undefined, pattern = ''): readonly string[] {
  if (test === '-name') return [pattern, `*/${pattern}`]
  if (test !== '-path' && test !== '-wholename') return []
  const plain = describeMarks(pattern)
  return plain.startsWith('*/') ? [plain, plain.slice(2)] : [plain]
}

/** The names an expression asks for with `-name`; null when the expression asks for none, or also takes others. */
function findName(expression: readonly string[]): string | null {
  const at = expression.indexOf('-name')
  const name = expression[at + 1] ?? ''
  if (at === -1 || /^(?:!|-not)$/.test(expression[at - 1] ?? '') || expression.some((word) => CHOICES.test(word)))
    return null
  return tellsName(describeMarks(name)) ? describeMarks(name) : null
}

/** Whether a folder given to find may itself bear the name asked for. */
function mayBearName(root: string, name: string): boolean {
  const own = baseName(root)
  if (own === '.') return false
  if (hasMarks(own) || own === '' || own === '..') return true
  const [start = '', ...others] = name.replaceAll(/\[\w+\]|\?/g, '*').split('*')
  return others.length === 0 ? own === name : own.startsWith(start) && own.endsWith(others.at(-1) ?? '')
}

/** Paths that `find` names: everything below a root, and the root itself unless the tests leave it out. */
export function foundPaths({ roots, expression, spared }: Search): readonly string[] {
  const depth = Number(expression[expression.indexOf('-mindepth') + 1] ?? '0')
  const isFile = /^[fl]$/.test(expression[expression.indexOf('-type') + 1] ?? '')
  const hasTests = expression.some((word) => CHOICES.test(word) || word === '!' || word === '-not')
  const name = findName(expression)
  const isDeep =
    (expression.includes('-mindepth') && depth > 0) || (!hasTests && expression.includes('-type') && isFile)
  const named = name === null ? '' : `/${markName(name)}`
  return roots.flatMap((root) => {
    const isBelow = isDeep || (name !== null && !mayBearName(root, name))
    const below = noteSpared(`${everythingBelow(root)}${named}`, spared)
    return isBelow ? [below] : [root, below]
  })
}
