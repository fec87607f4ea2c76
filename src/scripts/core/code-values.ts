import { foundBelow, patternPaths } from '../../command/core/found-paths.ts'
import { everythingBelow, NAME, SPLIT } from '../../command/core/marks.ts'
import {
  findValues,
  findWalkRoot,
  flatten,
  IN_CALL,
  IN_LOOP,
  isUnread,
  isWalked,
  listUses,
  type Resolver,
  readExpression,
  type Texts,
} from './code-bindings.ts'
import { LITERAL } from './code-skeleton.ts'
import { findClosing, type Scan, splitArguments } from './code-text.ts'

const MAX_DEPTH = 8
const MAX_TEXTS = 64

const deepen = (scan: Scan): Scan => ({ ...scan, depth: scan.depth + 1 })

const resolverOf = (scan: Scan): Resolver => ({
  scan,
  texts: (expression) => resolveTexts(expression, deepen(scan)),
  items: (expression, index) => findItems(expression, index, deepen(scan)),
})

const WHOLE_LITERAL = new RegExp(`^${LITERAL}(\\d+)${LITERAL}$`)
const JOINING = /^(?:pathlib\s*\.\s*)?Path$|^(?:os\s*\.\s*)?(?:path|File)\s*\.\s*(?:join|resolve)$|^str$/

function joinTexts(parts: readonly string[], separator: string, scan: Scan): Texts {
  let joined: readonly string[] = ['']
  for (const [index, part] of parts.entries()) {
    const texts = resolveTexts(part, deepen(scan))
    if (texts === null || joined.length * texts.length > MAX_TEXTS) return null
    joined = joined.flatMap((start) => texts.map((text) => (index === 0 ? text : start + separator + text)))
  }
  return joined
}

/** Whether code may change the words behind the script. A word in a call, or one that gets a name, is only read. */
const changesWords = (code: string) =>
  [...code.matchAll(/\bargv\b/g)].some(({ index }) => {
    const before = code.slice(Math.max(0, index - 100), index)
    const after = code.slice(index + 4, index + 104)
    if (!/(?<![\w.])sys\s*\.\s*$/.test(before)) return true
    if (/\blen\s*\(\s*sys\s*\.\s*$/.test(before) && /^\s*\)/.test(after)) return false
    const behind = /^\s*\[\s*\d+\s*\](.*)$/s.exec(after)?.[1]
    if (behind === undefined) return true
    const isGiven = /(?<!\b(?:for|in|as|del|with|not|and|or|if))(?<=\w)\(\s*sys\s*\.\s*$/.test(before)
    const isBound = /=\s*sys\s*\.\s*$/.test(before) && /^[^\S\n]*(?:[;\n]|$)/.test(behind)
    return !isBound && !(isGiven && /^\s*[,)]/.test(behind))
  })

/** The text of what a run brings: its folder, the names of entries, the words behind the script. */
function findGiven(text: string, scan: Scan): string | null {
  const [, entry] = /^([A-Za-z_]\w*)\s*\.\s*name$/.exec(text) ?? []
  if (entry !== undefined && findValues(entry, resolverOf(scan))?.every((each) => each === everythingBelow('.')))
    return NAME
  if (/^(?:(?:pathlib\s*\.\s*)?Path\s*\.\s*cwd|os\s*\.\s*getcwd|process\s*\.\s*cwd)\s*\(\s*\)$/.test(text)) return '.'
  const isOpen = scan.call.args.some((each) => each.includes(SPLIT)) || changesWords(scan.skeleton.code)
  const words = isOpen ? [] : scan.call.args
  const word = words[Number(/^sys\s*\.\s*argv\s*\[\s*(\d+)\s*\]$/.exec(text)?.[1] ?? '0') - 1]
  return word ?? null
}

/**
 * The fixed texts an expression may stand for: a literal, a constant, a sum, a joined path. Null for a text that is not
 * fixed.
 */
export function resolveTexts(expression: string, scan: Scan): Texts {
  const text = expression.trim()
  const literal = scan.skeleton.literals[Number(WHOLE_LITERAL.exec(text)?.[1] ?? '-1')]
  if (literal !== undefined) return literal.isFixed ? [literal.text] : null
  if (scan.depth >= MAX_DEPTH) return null
  const constant = scan.constants.get(text.replace(/^\$/, ''))
  if (/^[A-Za-z_]\w*$/.test(text) && !scan.language.hasBareCalls) return findValues(text, resolverOf(scan))
  if (constant !== undefined) return [constant]
  const given = findGiven(text, scan)
  if (given !== null) return [given]
  const [, name = '', inside = ''] = /^((?:\w+\s*\.\s*)*\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/s.exec(text) ?? []
  if (JOINING.test(name)) return joinTexts(splitArguments(inside), '/', scan)
  for (const operator of ['+', '/', '.']) {
    const parts = text.split(operator)
    if (parts.length > 1 && text.includes(LITERAL)) return joinTexts(parts, operator === '/' ? '/' : '', scan)
  }
  return null
}

export function resolveText(expression: string, scan: Scan): string | null {
  const texts = resolveTexts(expression, scan)
  return texts?.length === 1 ? (texts[0] ?? null) : null
}

/** The inside of an expression that is one pair of brackets. */
const unwrap = (text: string) =>
  /^[[({]/.test(text) && findClosing(text, 0) === text.length - 1 ? text.slice(1, -1) : null

/** A call that gives the names in a folder; with options these may be paths below it, or entries. */
const LISTING = /^(?:fs\s*\.\s*readdirSync|os\s*\.\s*listdir)\s*\(([^()]*)\)$/

/** The texts of a search, as marks. */
function findGlobbed(text: string, scan: Scan): Texts {
  const listing = LISTING.exec(text)
  if (listing !== null) return [listing[1]?.includes(',') ? everythingBelow('.') : NAME]
  const [, whole] = /^glob\s*\.\s*i?glob\s*\(\s*(\uFDD7\d+\uFDD7)[^()]*\)$/.exec(text) ?? []
  if (whole !== undefined)
    return resolveTexts(whole, scan)?.flatMap((pattern) => patternPaths(pattern, [], false)) ?? null
  const [, base = '', kind, name = ''] =
    /^(.*?)(?<!\s)\s*\.\s*(r?glob)\s*\(\s*(\uFDD7\d+\uFDD7)\s*\)$/s.exec(text) ?? []
  const [pattern] = resolveTexts(name, scan) ?? []
  const roots = resolveTexts(base, scan)
  if (pattern === undefined || roots === null || (kind === 'rglob' && pattern.includes('/'))) return null
  if (kind === 'rglob') return foundBelow(roots, { names: [pattern] })
  return roots.flatMap((root) => patternPaths(`${root}/${pattern}`, [], false))
}

/** The place of an `if` outside all brackets: behind it Python says which items stay, with `else` another list. */
function findCondition(text: string): number {
  let at = 0
  while (at < text.length && !/^\sif\s/.test(text.slice(at, at + 4)))
    at = '([{'.includes(text.charAt(at)) ? findClosing(text, at) + 1 : at + 1
  return at
}

/** The list from which Python picks another one: `[p for p in all if ...]`. Null where the items change. */
function findPicked(inside: string): string | null {
  const [, item, name, over = ''] = /^\s*(\w{1,80})\s+for\s+(\w{1,80})\s+in\s+(.*)$/s.exec(inside) ?? []
  return item !== undefined && item === name && !/\sfor\s|:=/.test(over) ? over : null
}

/** The texts an iteration gives; of elements with several parts, those of the part at an index. */
function findItems(expression: string, index: number | null, scan: Scan): Texts {
  const cut = scan.language.literals.hasTriple ? findCondition(expression) : expression.length
  if (/\selse\s/.test(expression.slice(cut))) return null
  const text = expression
    .slice(0, cut)
    .trim()
    .replace(/^(?:sorted|list|tuple|set|Object\s*\.\s*(?:keys|entries))\s*(\(.*\))$/s, '$1')
    .replace(/(?<!\s)\s*\.\s*(?:items|keys)\s*\(\s*\)$/, '')
  const inside = unwrap(text)
  if (scan.depth >= MAX_DEPTH) return null
  if (inside === null) {
    const isName = /^[A-Za-z_]\w*$/.test(text)
    if (isName) return index === null && isWalked(text, scan.skeleton.code) ? [NAME] : findListed(text, index, scan)
    return index === null ? findGlobbed(text, scan) : index === 0 ? findWalked(text, scan) : null
  }
  const picked = findPicked(inside)
  if (picked !== null) return index === null ? findItems(picked, null, deepen(scan)) : null
  const elements = splitArguments(inside)
  if (text.startsWith('(') && elements.length === 1 && !/,\s*$/.test(inside))
    return findItems(inside, index, deepen(scan))
  const partOf = (element: string) => {
    const colon = text.startsWith('{') ? element.indexOf(':') : -1
    const parts =
      colon === -1 ? splitArguments(unwrap(element) ?? '') : [element.slice(0, colon), element.slice(colon + 1)]
    const part = index === null && colon === -1 ? element : parts[index ?? 0]
    // JavaScript takes a key without quotes as text.
    return colon !== -1 && index !== 1 && /^\s*\w+\s*$/.test(part ?? '') ? undefined : part
  }
  return flatten(elements.map((element) => resolveTexts(partOf(element) ?? '', deepen(scan))))
}

const BY_METHOD = /^\s*\.\s*(?:(?:items|keys|entries)\s*\(\s*\)|(?:forEach|map)\s*\()/
const STATEMENT = /(?:[;{}]|[^=\s][^\S\n]*\n|\b(?:const|let|var)\s)\s*$/

/** The folders that `os.walk` goes through. */
const findWalked = (text: string, scan: Scan): Texts =>
  resolveTexts(findWalkRoot(text, scan.skeleton.code) ?? '', scan)?.flatMap((root) => [root, everythingBelow(root)]) ??
  null

/** The texts of a list or table that has a name, is made once and only read. Any other use may change it. */
function findListed(name: string, index: number | null, scan: Scan): Texts {
  const { code } = scan.skeleton
  const [made, ...others] = listUses(name, code).filter(
    ({ before, after }) =>
      !BY_METHOD.test(after) &&
      !(IN_LOOP.test(before) && /^(?!\s*[.,[(=])/.test(after)) &&
      !(IN_CALL.test(before) && /^\s*[,)]/.test(after)),
  )
  const equals = /^\s*=(?![=>])/.exec(made?.after ?? '')
  if (made === undefined || equals === null || others.length > 0) return null
  if (!STATEMENT.test(made.before) || isUnread(name, code)) return null
  return findItems(readExpression(code, made.end + equals[0].length, ';\n'), index, deepen(scan))
}
