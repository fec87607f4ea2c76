import { findClosing, type Scan, splitArguments } from './code-text.ts'

// The uses of a name in code say whether the list behind the name is only read.

export const IN_LOOP = /(?<![\w.])(?:in|of)\s+$/
export const IN_CALL = /(?<![\w.])(?:sorted|list|tuple|set|Object\s*\.\s*(?:keys|entries))\s*\(\s*$/

/** The text before and behind each use of a name. */
export const listUses = (name: string, code: string) =>
  [...code.matchAll(new RegExp(`(?<![\\w.$])${name}(?!\\w)`, 'g'))].map(({ index }) => ({
    before: (index < 100 ? ';' : '') + code.slice(Math.max(0, index - 100), index),
    after: code.slice(index + name.length, index + name.length + 100),
    end: index + name.length,
  }))

/** Whether a name stands for the files of each folder that `os.walk` goes through, and is only read. */
export function isWalked(name: string, code: string): boolean {
  const made = /\bfor\s+\w{1,80}\s*,\s*\w{1,80}\s*,\s*$/
  const uses = listUses(name, code)
  const isMade = ({ before, after }: (typeof uses)[number]) =>
    made.test(before) && /^\s+in\s+os\s*\.\s*walk\s*\(/.test(after)
  const isRead = ({ before, after }: (typeof uses)[number]) =>
    (IN_LOOP.test(before) && /^\s*:/.test(after)) || (IN_CALL.test(before) && /^\s*\)\s*:/.test(after))
  return uses.some(isMade) && uses.every((use) => isMade(use) || isRead(use))
}

/** Python's loops over the folders below one: `for folder, folders, files in os.walk(root)`. */
const WALKS = /\bfor\s+\w{1,80}\s*,\s*(\w{1,80})\s*,\s*\w{1,80}\s+in\s+os\b/g

/** The expression for the folder that `os.walk` starts from; null where a list of folders may lead out of it. */
export function findWalkRoot(text: string, code: string): string | null {
  const isGrown = ([, name = '']: RegExpExecArray) =>
    listUses(name, code).some(
      ({ after }) => /^\s*(?:\.\s*(?:append|extend|insert)\b|\+=|\[)/.test(after) && !isPicked(name, after),
    )
  if ([...code.matchAll(WALKS)].some(isGrown)) return null
  return /^os\s*\.\s*walk\s*\(([^(),]*)(?:,[^()]*)?\)$/.exec(text)?.[1] ?? null
}

/** `folders[:] = [f for f in folders if ...]` leaves some folders out. */
const isPicked = (name: string, after: string) => {
  const [, item, other, list] = /^\[:\]\s*=\s*\[\s*(\w{1,80})\s+for\s+(\w{1,80})\s+in\s+(\w{1,80})\b/.exec(after) ?? []
  return item === other && list === name
}

// Python and JavaScript often write files that stand in a list, a table, or the calls of a function. A name has the
// texts of all its bindings. One binding that is not understood makes the name unknown.

export type Texts = readonly string[] | null

const MAX_TEXTS = 64
const MAX_USES = 100
const MAX_NAMES = 100
const MAX_BRACKETS = 20

/** Finds the texts that an expression, or each item of an iteration, may stand for. */
export interface Resolver {
  readonly scan: Scan
  texts(expression: string): Texts
  items(expression: string, index: number | null): Texts
}

export function flatten(lists: readonly Texts[]): Texts {
  const texts = lists.flatMap((list) => list ?? [])
  return lists.includes(null) || texts.length > MAX_TEXTS ? null : texts
}

/** The expression that starts at an index, up to a sign outside its brackets. */
export function readExpression(code: string, from: number, ends: string): string {
  let at = from
  while (at < code.length && !`${ends})]}`.includes(code.charAt(at)))
    at = '([{'.includes(code.charAt(at)) ? findClosing(code, at) + 1 : at + 1
  return code.slice(from, at).trim()
}

/** Bindings that are not read: augmented ones, several at once, imports, and names that functions share. */
export const isUnread = (name: string, code: string) =>
  new RegExp(
    [
      `(?<![\\w.])${name}\\s*(?:[-+*/|&^%@:]|\\*\\*|//|<<|>>|\\|\\||&&|\\?\\?)=(?!=)`,
      `(?:^|[;\\n])[ \\t]*${name}[ \\t]*:[ \\t]*[\\w.[\\]| ]+=(?!=)`,
      `\\b(?:as|global|nonlocal|def|function|class|import|case)\\s+${name}\\b`,
      `(?:^|[;\\n])(?:[\\w \\t]*[[({](?:[\\w \\t:*]*,)*|(?:[\\w \\t:*]*,)+)[ \\t*]*${name}[ \\t]*(?:,[\\w \\t,*:]*)?[\\])}]?[ \\t]*=(?![=>])`,
      `(?:^|[;\\n])[ \\t]*(?:(?:const|let|var)[ \\t]+)?${name}[ \\t]*,[\\w \\t,*:.]*=(?![=>])`,
      `\\blambda\\b[^:\\n]{0,200}\\b${name}\\b`,
    ].join('|'),
  ).test(code)

interface Use {
  readonly resolver: Resolver
  readonly name: string
  readonly at: number
  readonly before: string
  readonly after: string
}

export function findValues(name: string, resolver: Resolver): Texts {
  const { scan } = resolver
  const known = scan.values.get(name)
  if (known !== undefined) return known
  if (scan.values.size >= MAX_NAMES) return null
  scan.values.set(name, null)
  const { code } = scan.skeleton
  const uses = [...code.matchAll(new RegExp(`(?<![\\w.$])${name}(?!\\w)`, 'g'))]
  if (uses.length > MAX_USES || isUnread(name, code)) return null
  const bound = uses.map(({ index }) => {
    const end = index + name.length
    const before = code.slice(Math.max(0, index - 400), index)
    return findBinding({ resolver, name, at: index, before, after: code.slice(end, end + 200) })
  })
  const texts = flatten(bound)
  const values = texts === null || texts.length === 0 ? null : [...new Set(texts)]
  scan.values.set(name, values)
  return values
}

/** The texts that one use of a name gives the name: none where the use only reads. */
function findBinding(use: Use): Texts {
  const { resolver, name, at, before, after } = use
  const { code } = resolver.scan.skeleton
  const end = at + name.length
  const target = /\bfor\s{0,9}\(?\s{0,9}(?:(?:const|let|var)\s{1,9})?[[(]?([\w\s,]{0,200})$/.exec(before)
  const rest = /^([\w\s,]{0,150})[\])]?\s{1,9}(in|of)\b/.exec(after)
  const isPython = resolver.scan.language.literals.hasTriple
  if (target !== null && rest !== null && (isPython || rest[2] === 'of')) {
    const isPart = `${target[1]}${rest[1]}`.includes(',')
    const index = isPart ? (target[1] ?? '').split(',').length - 1 : null
    return resolver.items(readExpression(code, end + rest[0].length, ':\n'), index)
  }
  if (/\bfor\b[^\n:;=]*$/.test(before) && /^[\w\s,()[\]{}]*\s(?:in|of)\b/.test(after)) return null
  const parameters = /^\s*=>/.test(after) ? { from: at, to: end } : findParameters(code, at)
  if (parameters !== null) return findArguments(parameters, use)
  const equals = /^\s*=(?![=>])/.exec(after)
  // Behind a bracket or a comma, Python has the name of an argument.
  if (equals === null || (isPython && /[(,]\s*$/.test(before))) return []
  return resolver.texts(readExpression(code, end + equals[0].length, isPython ? ';\n' : ',;\n'))
}

/** The bracket around an index that is left open before it. */
function findOpening(code: string, at: number): number {
  let depth = 1
  let from = at
  while (depth > 0 && from > 0 && at - from < 4000) {
    from -= 1
    if (')]}'.includes(code.charAt(from))) depth += 1
    else if ('([{'.includes(code.charAt(from))) depth -= 1
  }
  return depth === 0 ? from : -1
}

/** The list of parameters that an index lies in, of a function, an arrow or a method. */
function findParameters(code: string, at: number): { from: number; to: number } | null {
  let left = MAX_BRACKETS
  for (let from = findOpening(code, at); from !== -1; from = findOpening(code, from)) {
    left -= 1
    // So deep inside brackets the list counts as one that nobody can read.
    if (left < 0) return { from, to: from }
    if (code.charAt(from) !== '(') continue
    const to = findClosing(code, from)
    const head = code.slice(Math.max(0, from - 80), from)
    const tail = code.slice(to, to + 60)
    const isMethod = /^\)\s*\{/.test(tail) && !/\b(?:if|for|while|switch|with)\s*$/.test(head)
    if (/\b(?:def|function)\s{0,9}\w{0,60}\s{0,9}$/.test(head) || /^\)\s*(?::[^=;\n(]*)?=>/.test(tail) || isMethod)
      return { from: from + 1, to }
  }
  return null
}

/** The texts that a parameter gets from all calls of its function, or from the list its function goes over. */
function findArguments({ from, to }: { from: number; to: number }, { resolver, name, at }: Use): Texts {
  const { code } = resolver.scan.skeleton
  const names = splitArguments(code.slice(from, to))
  const index = names.findIndex((text) => text === name || new RegExp(`^${name}\\s*[:=]`).test(text))
  const head = code.slice(Math.max(0, from - 400), from)
  const [, list] =
    /(?<!\w)(\w{1,80}|\[[^[\]]{0,200}\])\s{0,9}\.\s{0,9}forEach\s{0,9}\(\s{0,9}(?:async\s{0,9})?(?:function\s{0,9})?\(?$/.exec(
      head,
    ) ?? []
  if (list !== undefined) return index === 0 ? resolver.items(list, null) : null
  const [, named, assigned] =
    /\b(?:def|function)\s+(\w+)\s*\($|\b(?:const|let|var)\s+(\w+)\s*=\s*(?:async\s*)?\(?$/.exec(head) ?? []
  const callee = named ?? assigned
  if (callee === undefined || index === -1 || at > to) return null
  const uses = [...code.matchAll(new RegExp(`(?<![\\w.$])${callee}(?!\\w)`, 'g'))]
  const given = uses.map((use): Texts => {
    const open = use.index + callee.length
    if (/^\s*(?:=\s*(?:async\s*)?\(?|\()$/.test(code.slice(open, Math.max(open, from)))) return []
    if (code.charAt(open) !== '(') return null
    const args = splitArguments(code.slice(open + 1, findClosing(code, open)))
    const own = args.find((text) => new RegExp(`^${name}\\s*=(?!=)`).test(text))
    const given = own?.replace(/^\w+\s*=/, '') ?? (/=(?!=)/.test(args[index] ?? '=') ? undefined : args[index])
    return given === undefined || args.some((text) => /^(?:\*|\.\.\.)/.test(text)) ? null : resolver.texts(given)
  })
  return /\bclass\b/.test(code) ? null : flatten(given)
}
