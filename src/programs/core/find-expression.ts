import { markName, tellsName } from '../../command/core/found-paths.ts'
import { baseName } from '../../command/core/locate-path.ts'
import { describeMarks, everythingBelow, hasMarks, noteSpared } from '../../command/core/marks.ts'

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

function spareTest(test: string | undefined, pattern = ''): readonly string[] {
  if (test === '-name') return [pattern, `*/${pattern}`]
  if (test !== '-path' && test !== '-wholename') return []
  const plain = describeMarks(pattern)
  return plain.startsWith('*/') ? [plain, plain.slice(2)] : [plain]
}

/** The search as an action sees it: without brackets, `-o` cuts the tests of the action from those before. */
export function narrowTo(search: Search, index: number): Search {
  const { expression } = search
  if (expression.some((word) => /^(?:,|\\?[()])$/.test(word))) return search
  const from = expression.slice(0, index).findLastIndex(isOr) + 1
  const length = expression.slice(index).findIndex(isOr)
  return { ...search, expression: expression.slice(from, length === -1 ? undefined : index + length) }
}

/** `( -name a -o -name b )` as its names, and the expression around the brackets. */
function readGroup(expression: readonly string[]) {
  const [from, to] = [
    expression.findIndex((word) => /^\\?\($/.test(word)),
    expression.findIndex((word) => /^\\?\)$/.test(word)),
  ]
  const group = expression.slice(from + 1, to)
  const isGroup = from !== -1 && to > from && !isNot(expression[from - 1]) && group.length % 3 === 2
  const isOfNames = isGroup && group.every((word, at) => (at % 3 === 0 ? word === '-name' : at % 3 === 1 || isOr(word)))
  if (!isOfNames) return { names: [], rest: expression }
  return {
    names: group.filter((_, at) => at % 3 === 1),
    rest: [...expression.slice(0, from), ...expression.slice(to + 1)],
  }
}

/** The names an expression asks for with `-name`; empty when the expression asks for none, or also takes others. */
function findNames({ names, rest }: ReturnType<typeof readGroup>): readonly string[] {
  if (rest.some((word) => CHOICES.test(word))) return []
  const at = rest.indexOf('-name')
  const given = names.length > 0 ? names : at === -1 || isNot(rest[at - 1]) ? [] : [rest[at + 1] ?? '']
  const shown = given.map(describeMarks)
  return shown.every(tellsName) ? shown : []
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
  const group = readGroup(expression)
  const names = findNames(group)
  const hasTests = group.rest.some((word) => CHOICES.test(word) || isNot(word))
  const isDeep =
    (expression.includes('-mindepth') && depth > 0) || (!hasTests && expression.includes('-type') && isFile)
  const ends = names.length === 0 ? [''] : names.map((name) => `/${markName(name)}`)
  return roots.flatMap((root) => {
    const isBelow = isDeep || (names.length > 0 && !names.some((name) => mayBearName(root, name)))
    const below = ends.map((end) => noteSpared(`${everythingBelow(root)}${end}`, spared))
    return isBelow ? below : [root, ...below]
  })
}
