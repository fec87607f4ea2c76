import { enterDirectory } from './builtins.ts'
import { LITERAL, parseSkeleton, type Skeleton } from './code-skeleton.ts'
import type { CallRule, Language } from './languages.ts'
import { HOLE, isKnown } from './marks.ts'
import type { Call } from './shell.ts'
import { forkState } from './state.ts'

/** Calls and arguments beyond these are not followed. */
const MAX_CALLS = 200
const MAX_DEPTH = 8
const MAX_ARGUMENTS_LENGTH = 10_000
const MAX_CONSTANTS = 100

interface Scan {
  readonly call: Call
  readonly skeleton: Skeleton
  /** Names that are given a fixed text, once. */
  readonly constants: ReadonlyMap<string, string>
  readonly language: Language
}

const WHOLE_LITERAL = new RegExp(`^${LITERAL}(\\d+)${LITERAL}$`)
const ASSIGNMENT = new RegExp(
  `(?:^|[;\\n{(]|\\b(?:const|let|var|my)\\s)\\s*\\$?([A-Za-z_]\\w*)\\s*=\\s*(?:(?:pathlib\\s*\\.\\s*)?Path\\s*\\(\\s*)?${LITERAL}(\\d+)${LITERAL}\\s*\\)?\\s*(?=[;\\n]|$)`,
  'g',
)

function findConstants({ code, literals }: Skeleton): Map<string, string> {
  const constants = new Map<string, string>()
  const seen = new Set<string>()
  for (const [, name = '', number = ''] of code.matchAll(ASSIGNMENT)) {
    if (seen.has(name)) continue
    if (seen.size >= MAX_CONSTANTS) break
    seen.add(name)
    const literal = literals[Number(number)]
    const assignments =
      code.match(new RegExp(`(?<![\\w.])${name}\\s*(?:[-+*/|&^%.]|\\*\\*|//|<<|>>|\\|\\||&&|\\?\\?)?=(?!=)`, 'g'))
        ?.length ?? 0
    const isOther = new RegExp(
      `\\b(?:for|as|def|function|global)\\s+${name}\\b|[(,]\\s*${name}\\s*(?:,[^()=]*)?\\)?\\s*(?::|=>|,\\s*\\w+\\s*=[^=])`,
    ).test(code)
    if (literal?.isFixed === true && assignments === 1 && !isOther) constants.set(name, literal.text)
  }
  return constants
}

/** The index of the bracket that closes the one at `from`, or where the search for it ends. */
function findClosing(code: string, from: number): number {
  let depth = 0
  const limit = Math.min(code.length, from + MAX_ARGUMENTS_LENGTH)
  for (let at = from; at < limit; at += 1) {
    const char = code.charAt(at)
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    if (depth === 0) return at
  }
  return limit
}

/** Splits at commas outside brackets. */
function splitArguments(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The fixed text an expression stands for: a literal, a constant, a sum, a joined path. Null when it is not fixed. */
function resolveText(expression: string, scan: Scan, depth = 0): string | null {
  const text = expression.trim()
  const literal = scan.skeleton.literals[Number(WHOLE_LITERAL.exec(text)?.[1] ?? '-1')]
  if (literal !== undefined) return literal.isFixed ? literal.text : null
  const constant = scan.constants.get(text.replace(/^\$/, ''))
  if (constant !== undefined) return constant
  if (depth >= MAX_DEPTH) return null
  const [, name = '', inside = ''] = /^((?:\w+\s*\.\s*)*\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/s.exec(text) ?? []
  if (/^(?:pathlib\s*\.\s*)?Path$|^(?:os\s*\.\s*)?(?:path|File)\s*\.\s*(?:join|resolve)$|^str$/.test(name)) {
    return joinTexts(splitArguments(inside), '/', scan, depth)
  }
  for (const operator of ['+', '/', '.']) {
    const parts = text.split(operator)
    if (parts.length > 1 && text.includes(LITERAL)) return joinTexts(parts, operator === '/' ? '/' : '', scan, depth)
  }
  return null
}

function joinTexts(parts: readonly string[], separator: string, scan: Scan, depth: number): string | null {
  const texts = parts.map((part) => resolveText(part, scan, depth + 1))
  return texts.every((text) => text !== null) ? texts.join(separator) : null
}

function doubtCall(scan: Scan, what: string): void {
  const words = what.replaceAll(new RegExp(`${LITERAL}(\\d+)${LITERAL}`, 'g'), (_, number: string) =>
    JSON.stringify(scan.skeleton.literals[Number(number)]?.text ?? ''),
  )
  scan.call.shell.doubt(words, `code for ${scan.call.name} may write, and where is known only when it runs`)
}

function writePath(scan: Scan, expression: string | undefined, what: string, recursive: boolean): void {
  // A number is a descriptor that is open already.
  if (expression === undefined || /^\d+$/.test(expression)) return
  const path = resolveText(expression, scan)
  if (path === null) doubtCall(scan, what)
  else scan.call.shell.write(scan.call.state, path === '' ? HOLE : path, `${scan.call.name} code`, { recursive })
}

const READING_MODE = /^(?:r[bt]*|[bt]*r|r[bt]*:.*|<.*|rs)$/

/** `open(path, mode)`: a missing mode reads. Perl's has the handle first and may hold mode and path in one. */
function noteOpen(scan: Scan, args: readonly string[], what: string): void {
  const isPerl = scan.call.name === 'perl'
  const [path, ...rest] = isPerl ? [args[2] ?? args[1] ?? '', ...args.slice(1, 2)] : args
  const modeText = rest.find((arg) => /^mode\s*=/.test(arg))?.replace(/^mode\s*=\s*/, '') ?? rest[0]
  if (modeText === undefined || /^(?:encoding|newline|errors|buffering)\s*=/.test(modeText)) {
    // Ruby and Perl open a pipe when the name starts with one.
    const only = path === undefined ? null : resolveText(path, scan)
    if (scan.language.hasBareCalls && only === null) doubtCall(scan, what)
    else if (only?.startsWith('|') === true) doubtCall(scan, what)
    return
  }
  const mode = resolveText(modeText, scan)
  if (mode === null && !/^(?:O_RDONLY|(?:\w+\.)*O_RDONLY|\d)$/.test(modeText)) return doubtCall(scan, what)
  if (mode === null || READING_MODE.test(mode.trim())) return
  if (isPerl && args[2] === undefined) {
    const [, sign = '', name = ''] = /^\s*([+<>|]*)\s*(.*?)\s*$/s.exec(mode) ?? []
    if (mode.includes('|')) doubtCall(scan, what)
    else if (/[>+]/.test(sign)) scan.call.shell.write(scan.call.state, name, 'perl code')
    return
  }
  if (mode.includes('|') || mode.includes('-')) return doubtCall(scan, what)
  writePath(scan, path, what, false)
}

/** `system("ls")`, `subprocess.run(["ls", "-l"])`. */
function noteRun(scan: Scan, args: readonly string[], what: string, kind: 'shell' | 'words'): void {
  const [first = '', second = ''] = args
  const { shell, state } = scan.call
  const list = /^\[(.*)\]$/s.exec(first)?.[1]
  const program = resolveText(first, scan)
  if (program !== null && kind === 'words' && second.startsWith('[')) {
    const words = splitArguments(second.replace(/^\[|\]$/g, '')).map((part) => resolveText(part, scan) ?? HOLE)
    shell.runWords([program, ...words], forkState(state), null)
  } else if (list !== undefined) {
    shell.runWords(
      splitArguments(list).map((part) => resolveText(part, scan) ?? HOLE),
      forkState(state),
      null,
    )
  } else if (program === null || !isKnown(program)) doubtCall(scan, what)
  else if (kind === 'words' && scan.language.hasBareCalls && args.length > 1 && !/^\w+\s*(?::|=)/.test(second)) {
    shell.runWords([program, ...args.slice(1).map((part) => resolveText(part, scan) ?? HOLE)], forkState(state), null)
  } else shell.runText(program, forkState(state), null)
}

const RECEIVER_PATH =
  /((?:(?:pathlib\s*\.\s*)?Path\s*\([^()]*\)|\([^()]*(?:\([^()]*\)[^()]*)*\)|[A-Za-z_]\w*))\s*\.\s*$/
const MODULES = /^(?:os|posix|shutil|_os)$/

/** A method of a path; the functions of `os` have the same names. */
function noteMethod(
  scan: Scan,
  name: string,
  before: string,
  args: readonly string[],
  what: string,
  rule: CallRule & { kind: 'method' },
): void {
  const receiver = RECEIVER_PATH.exec(before.slice(-200))?.[1]?.replace(/^\((.*)\)$/s, '$1') ?? ''
  const isFunction = receiver === '' || MODULES.test(receiver)
  if (isFunction) {
    if (rule.at === undefined) return
    const isPair = name === 'rename' || name === 'replace'
    if (receiver === '' && name === 'replace') return
    for (const arg of args.slice(0, isPair ? 2 : 1)) writePath(scan, arg, what, isPair)
    return
  }
  // Texts have replace too: only a path that is known to be one counts, or code that has paths at all.
  const isPath = /Path\s*\(/.test(receiver) || (/\bPath\b/.test(scan.skeleton.code) && args.length === 1)
  if (name === 'replace' && !isPath) return
  writePath(scan, receiver, what, false)
  if (name === 'rename' || name === 'replace') writePath(scan, args[0], what, true)
}

function applyRule(
  scan: Scan,
  rule: CallRule,
  name: string,
  before: string,
  args: readonly string[],
  what: string,
): void {
  switch (rule.kind) {
    case 'paths':
      for (const at of rule.at) writePath(scan, args[at], what, rule.recursive === true)
      return
    case 'open':
      return noteOpen(scan, args, what)
    case 'method':
      return noteMethod(scan, name, before, args, what, rule)
    case 'shell':
    case 'words':
      return noteRun(scan, args, what, rule.kind)
    case 'chdir': {
      const target = resolveText(args[0] ?? '', scan)
      enterDirectory(target ?? HOLE, scan.call.state)
      return
    }
    default:
      return doubtCall(scan, what)
  }
}

/** Whether a name stands where it is only imported under its own name. */
function isImport(code: string, at: number): boolean {
  const start = Math.max(code.lastIndexOf('\n', at), code.lastIndexOf(';', at)) + 1
  const end = code.slice(at).search(/[;\n]/)
  const statement = code.slice(start, end === -1 ? undefined : at + end).trim()
  return /^(?:from|import|use)\b/.test(statement) || /^(?:const|let|var)\s*\{[^}]*\}\s*=/.test(statement)
}

const isRenamed = (code: string, end: number) => /^\s*(?::|as\b)/.test(code.slice(end, end + 20))

/** The arguments of a call that starts after its name, in parentheses or, where the language allows it, without. */
function readArguments(code: string, end: number, language: Language): { args: string[]; to: number } | null {
  const from = end + (/^\s*/.exec(code.slice(end, end + 40))?.[0].length ?? 0)
  if (code.charAt(from) === '(') {
    const to = findClosing(code, from)
    return {
      args: splitArguments(code.slice(from + 1, to)),
      to: to + 1,
    }
  }
  if (!language.hasBareCalls) return null
  const stop = code.slice(from).search(/[;\n}]|\s(?:or|and|if|unless|for|foreach|while)\s|\|\|/)
  const to = stop === -1 ? code.length : from + stop
  return { args: splitArguments(code.slice(from, to)), to }
}

/** Finds what code of another language writes, as far as it is written out; all else that could write is said. */
export function scanCode(source: string, call: Call, language: Language): void {
  const bare = parseSkeleton(source, language.literals)
  const code = language.expandNames?.(bare.code) ?? bare.code
  const skeleton = { ...bare, code }
  const scan: Scan = {
    call: { ...call, state: forkState(call.state) },
    skeleton,
    constants: findConstants(skeleton),
    language,
  }
  if (!isKnown(code))
    return call.shell.doubt(`${call.name} code`, 'the code it runs is known only when the command runs')
  const suspect = language.suspects.exec(code)?.[0]
  if (suspect !== undefined) doubtCall(scan, suspect)
  let left = MAX_CALLS
  for (const match of code.matchAll(/[A-Za-z_$][\w$]{0,60}/g)) {
    const [name] = match
    const rule = language.calls.get(name)
    if (rule === undefined) continue
    const before = code.slice(Math.max(0, match.index - 200), match.index)
    if ('receivers' in rule && rule.receivers !== undefined && !rule.receivers.test(before)) continue
    if (/\b(?:def|function|sub)\s+$/.test(before)) continue
    left -= 1
    if (left < 0) return doubtCall(scan, name)
    const end = match.index + name.length
    const found = readArguments(code, end, language)
    if (found !== null && !(isImport(code, match.index) && !code.slice(end).trimStart().startsWith('('))) {
      applyRule(scan, rule, name, before, found.args, code.slice(match.index, Math.min(found.to, match.index + 120)))
    } else if (!isImport(code, match.index) || isRenamed(code, end)) doubtCall(scan, name)
  }
}
