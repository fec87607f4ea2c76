import { enterDirectory } from '../../command/core/locate-words.ts'
import { HOLE, hasMarks, isKnown } from '../../command/core/marks.ts'
import { runApart } from '../../command/core/shell.ts'
import { forkState } from '../../command/core/state.ts'
import { type CodeEffect, type FoundCall, lossOf } from './code-losses.ts'
import { LITERAL } from './code-skeleton.ts'
import { type Scan, splitArguments } from './code-text.ts'
import { resolveText, resolveTexts } from './code-values.ts'
import { onlyAsks } from './database-questions.ts'
import type { CallRule } from './language.ts'

export function doubtCall(scan: Scan, what: string): void {
  const words = what.replaceAll(new RegExp(`${LITERAL}(\\d+)${LITERAL}`, 'g'), (_, number: string) =>
    JSON.stringify(scan.skeleton.literals[Number(number)]?.text ?? ''),
  )
  scan.call.shell.doubt(words, `code for ${scan.call.name} may write, and where is known only when it runs`)
}

/** Code reaches all of a folder that its calls name: copies and moves of a tree have no other target. */
function writePath(scan: Scan, expression: string | undefined, what: string, effect: CodeEffect = {}): void {
  // A number is a descriptor that is open already.
  if (expression === undefined || /^\d+$|^sys\s*\.\s*std(?:out|err)\b/.test(expression)) return
  const paths = resolveTexts(expression, scan)
  if (paths === null) doubtCall(scan, what)
  const isFile = effect.action === 'remove' && effect.recursive !== true
  for (const path of paths ?? [])
    scan.call.shell.write(scan.call.state, path === '' ? HOLE : path, `${scan.call.name} code`, {
      ...(isFile && !isKnown(path) ? {} : effect),
      // A loop over a pattern may look at each file first.
      ...(hasMarks(path) ? isFile && { certainty: 'possible' } : { certainty: 'certain' }),
      follows: true,
    })
}

const RECEIVER_PATH =
  /((?:(?:pathlib\s*\.\s*)?Path\s*\([^()]*\)|\([^()]*(?:\([^()]*\)[^()]*)*\)|[A-Za-z_]\w*))\s*\.\s*$/

const READING_MODE = /^(?:r[bt]*|[bt]*r|r[bt]*:.*|<.*|rs)$/

/** `Path('a').open('w')`: what stands first is the mode. Says whether it is such a call. */
function notePathOpen(call: FoundCall): boolean {
  const { scan, args, what, before } = call
  const receiver = RECEIVER_PATH.exec(before.slice(-200))?.[1] ?? ''
  const mode = args.length <= 1 ? resolveText(args[0] ?? '', scan) : null
  if (receiver === '' || mode === null || !/^[rwxab+tU]{1,4}$/.test(mode)) return false
  if (!READING_MODE.test(mode)) writePath(scan, receiver, what, /^w/.test(mode) ? lossOf(call) : {})
  return true
}

/** `open(path, mode)`: a missing mode reads. Ruby and PHP open a pipe when the name starts with one. */
function noteOpen(call: FoundCall): void {
  const { scan, args, what, before } = call
  if (/\b(?:shelve|dbm(?:\.\w+)?)\s*\.\s*$/.test(before)) return doubtCall(scan, what)
  if (notePathOpen(call)) return
  const [path, ...rest] = args
  const mode = rest.find((arg) => /^mode\s*=/.test(arg))?.replace(/^mode\s*=\s*/, '') ?? rest[0]
  if (mode === undefined || /^(?:encoding|newline|errors|buffering)\s*=/.test(mode)) {
    const only = path === undefined ? null : resolveText(path, scan)
    if ((scan.language.hasBareCalls && only === null) || only?.startsWith('|') === true) doubtCall(scan, what)
  } else if (!isReading(mode, scan)) {
    const text = resolveText(mode, scan)
    if (text === null || /[|-]/.test(text)) doubtCall(scan, what)
    else writePath(scan, path, what, /^w(?!.*\+)/.test(text) ? lossOf(call) : {})
  }
}

function isReading(mode: string, scan: Scan): boolean {
  const text = resolveText(mode, scan)
  return text === null ? /^(?:(?:\w+\.)*O_RDONLY|\d)$/.test(mode) : READING_MODE.test(text.trim())
}

/** Perl's open has the handle first, and may hold mode and path in one text. */
function notePerlOpen(call: FoundCall): void {
  const {
    scan,
    args: [, mode = '', path],
    what,
  } = call
  if (isReading(mode, scan)) return
  const text = resolveText(mode, scan)
  if (text === null || /[|-]/.test(text)) doubtCall(scan, what)
  else if (path !== undefined) writePath(scan, path, what, /^\s*>(?!>)/.test(text) ? lossOf(call) : {})
  else {
    const [, sign = '', name = ''] = /^\s*([+<>]*)(.*)$/s.exec(text) ?? []
    if (/[>+]/.test(sign)) scan.call.shell.write(scan.call.state, name.trim(), 'perl code')
  }
}

/** `system("ls")`, `subprocess.run(["ls", "-l"])`. */
function noteRun({ scan, args, what }: FoundCall, kind: 'shell' | 'words'): void {
  const [first = '', second = ''] = args
  const { shell, state } = scan.call
  const list = /^\[(.*)\]$/s.exec(first)?.[1]
  const program = resolveText(first, scan)
  const run = (...parts: readonly string[]) =>
    runApart(
      scan.call,
      parts.map((part) => resolveText(part, scan) ?? HOLE),
    )
  if (program !== null && kind === 'words' && second.startsWith('['))
    run(first, ...splitArguments(second.replace(/^\[|\]$/g, '')))
  else if (list !== undefined) run(...splitArguments(list))
  else if (program === null || !isKnown(program)) doubtCall(scan, what)
  else if (kind === 'words' && scan.language.hasBareCalls && args.length > 1 && !/^\w+\s*(?::|=)/.test(second))
    run(...args)
  else shell.runText(program, forkState(state), null)
}

const MOVED: CodeEffect = { action: 'move', recursive: true }

const MODULES = /^(?:os|posix|shutil|_os)$/

/** A method of a path; the functions of `os` have the same names. */
function noteMethod(call: FoundCall, rule: CallRule & { kind: 'method' }): void {
  const { scan, name, before, args, what } = call
  const receiver = RECEIVER_PATH.exec(before.slice(-200))?.[1]?.replace(/^\((.*)\)$/s, '$1') ?? ''
  const isPair = name === 'rename' || name === 'replace'
  const isFunction = receiver === '' || MODULES.test(receiver)
  if (isFunction && (rule.at === undefined || (receiver === '' && name === 'replace'))) return
  // Texts have `replace` too. The call counts on a known path, or with one argument in code that has paths.
  const isPath = /Path\s*\(/.test(receiver) || (/\bPath\b/.test(scan.skeleton.code) && args.length === 1)
  if (name === 'replace' && !isFunction && !isPath) return
  const [from, to] = isFunction ? args : [receiver, args[0]]
  if (!isPair) return writePath(scan, from, what, lossOf(call))
  writePath(scan, from, what, isFunction ? MOVED : {})
  writePath(scan, to, what, { ...lossOf(call, true), ...MOVED })
}

/** `sqlite3.connect(path)`; an address may say that the file is only read. */
function noteDatabase({ scan, args, what }: FoundCall): void {
  const [first = ''] = args
  const text = resolveText(first, scan)
  const isAddress = text?.startsWith('file:') === true && args.some((arg) => /^uri\s*=\s*True$/.test(arg))
  if (text === ':memory:' || (isAddress && /[?&](?:mode=(?:ro|memory)|immutable=1)(?:&|$)/.test(text ?? ''))) return
  if (onlyAsks(scan)) return
  if (text === null || !isAddress) return writePath(scan, first, what)
  scan.call.shell.write(scan.call.state, text.replace(/^file:(?:\/\/(?=\/))?|\?.*$/g, ''), `${scan.call.name} code`)
}

/** `frame.to_json()` gives the text back; with a path the call writes. */
function noteExport({ scan, args, what }: FoundCall): void {
  const isNamed = args.some((arg) => /^(?:path|path_or_buf\w*|path_or_buffer|buf|fname)\s*=(?!\s*None$)/.test(arg))
  const [first = 'None'] = args
  if (isNamed || !(/^None$|^sys\s*\.\s*stdout$/.test(first) || /^\w+\s*=(?!=)/.test(first))) doubtCall(scan, what)
}

export function applyRule(call: FoundCall, rule: CallRule): void {
  const { scan, args, what } = call
  switch (rule.kind) {
    case 'paths':
      for (const at of rule.at)
        writePath(scan, args[at], what, { ...lossOf(call, at === 1 && rule.action === 'move'), ...rule })
      return
    case 'open':
      return scan.call.name === 'perl' ? notePerlOpen(call) : noteOpen(call)
    case 'method':
      return noteMethod(call, rule)
    case 'shell':
    case 'words':
      return noteRun(call, rule.kind)
    case 'named': {
      const pattern = new RegExp(`^(?:${rule.names.join('|')})\\s*[=:]\\s*`)
      for (const arg of args.filter((each) => pattern.test(each))) writePath(scan, arg.replace(pattern, ''), what)
      return
    }
    case 'chdir': {
      const target = resolveText(args[0] ?? '', scan)
      enterDirectory(target ?? HOLE, scan.call.state)
      return
    }
    case 'database':
      return noteDatabase(call)
    case 'export':
      return noteExport(call)
    default:
      return doubtCall(scan, what)
  }
}
