import { enterDirectory } from './builtins.ts'
import { baseName, parentPath } from './locate-path.ts'
import { HOLE, hasMarks, isKnown, markUnquoted } from './marks.ts'
import { ALIASES, CMDLETS, type Cmdlet, SWITCHES } from './powershell-cmdlets.ts'
import { type PowerShellCommand, type PowerShellWord, parsePowerShell } from './powershell-tokens.ts'
import type { Shell } from './shell.ts'
import { forkState, type ShellState, textValue } from './state.ts'

const MAX_COMMANDS = 500
const MAX_DEPTH = 8

interface Session {
  readonly shell: Shell
  readonly state: ShellState
  readonly budget: { left: number }
  readonly depth: number
}

/** Variables and the home folder filled into a text; the rest is a hole. */
function fillText(text: string, { state, shell }: Session): string {
  return text.replace(/\$(?:\{([^}]*)\}|\([^()]*\)|([A-Za-z_][\w:]*)|[?$^])/g, (_, braced?: string, bare?: string) => {
    const name = (braced ?? bare ?? '').toLowerCase()
    if (name === 'home' || name === 'env:userprofile' || name === 'env:home')
      return shell.context.home?.replaceAll('\\', '/') ?? HOLE
    if (name === 'pwd') return state.cwd?.length === 1 ? (state.cwd[0] ?? HOLE) : HOLE
    if (name === 'null') return '/dev/null'
    const value = state.variables.get(name)
    return value?.kind === 'text' && value.texts.length === 1 ? (value.texts[0] ?? HOLE) : HOLE
  })
}

/** Drives that are not folders: the registry, the environment, functions. */
const OTHER_DRIVE =
  /^(?:hk\w+|env|variable|function|alias|cert|wsman|registry::.*|microsoft\.powershell\.core\\registry::.*):/i

function notePath(session: Session, text: string, how: string, recursive = false): void {
  if (OTHER_DRIVE.test(text) || /^nul$/i.test(text)) return
  const { shell, state } = session
  const path = text.replace(/^microsoft\.powershell\.core\\filesystem::|^filesystem::/i, '').replaceAll('\\', '/')
  const isHome = path === '~' || path.startsWith('~/')
  const home = shell.context.home?.replaceAll('\\', '/') ?? HOLE
  shell.write(state, markUnquoted(isHome ? home + path.slice(1) : path), how, { recursive })
}

interface Arguments {
  readonly named: ReadonlyMap<string, readonly string[]>
  readonly operands: readonly string[]
}

/** Sorts words into parameters and operands. */
function readArguments(words: readonly PowerShellWord[]): Arguments {
  const named = new Map<string, string[]>()
  const operands: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const { text = '', isQuoted = false } = words[index] ?? {}
    const [, name = '', value] = (isQuoted ? null : /^-([A-Za-z]\w*)(?::(.*))?$/s.exec(text)) ?? []
    if (name === '') operands.push(text)
    else {
      const key = name.toLowerCase()
      const takesNext = value === undefined && !SWITCHES.has(key)
      named.set(key, [...(named.get(key) ?? []), value ?? (takesNext ? (words[index + 1]?.text ?? HOLE) : '')])
      if (takesNext) index += 1
    }
  }
  return { named, operands }
}

/** Values of a parameter, whose name may be shortened as long as it fits no other. */
function valuesFor(parameter: string, { named }: Arguments): readonly string[] {
  return [...named].flatMap(([name, values]) => (name === parameter || parameter.startsWith(name) ? values : []))
}

function noteCmdlet(
  session: Session,
  name: string,
  cmdlet: Cmdlet,
  words: readonly PowerShellWord[],
  isPiped: boolean,
): void {
  const args = readArguments(words)
  const isGiven = (parameter: string) =>
    valuesFor(parameter, args).length > 0 || (parameter === 'path' && valuesFor('literalpath', args).length > 0)
  const free = cmdlet.positions.filter((parameter) => !isGiven(parameter))
  const placed = args.operands.flatMap((text, index) =>
    cmdlet.writes.includes(free[Math.min(index, free.length - 1)] ?? '') ? [text] : [],
  )
  const targets = [...cmdlet.writes.flatMap((parameter) => valuesFor(parameter, args)), ...placed]
  if (args.named.has('whatif')) return
  const names = name === 'new-item' ? valuesFor('name', args) : []
  for (const target of targets) {
    for (const leaf of names) notePath(session, `${target}/${leaf}`, name)
    if (names.length > 0) continue
    notePath(session, target, name, cmdlet.recursive === true)
  }
  for (const leaf of targets.length === 0 ? names : []) notePath(session, leaf, name)
  const [source] = args.operands
  if (name === 'rename-item' && source !== undefined && isKnown(source)) {
    for (const leaf of targets.slice(-1))
      notePath(session, `${parentPath(source.replaceAll('\\', '/'))}/${baseName(leaf)}`, name)
  }
  if (name === 'remove-item' && [...args.named.keys()].some((key) => 'recurse'.startsWith(key)))
    session.shell.noteIrreversible('Remove-Item -Recurse')
  if (
    targets.length === 0 &&
    names.length === 0 &&
    (isPiped || cmdlet.isOptional !== true) &&
    cmdlet.writes.length > 0 &&
    cmdlet.isOptional !== true
  ) {
    session.shell.doubt(
      `${name} ${words.map(({ text }) => text).join(' ')}`,
      'its target comes from the pipeline or is asked for',
    )
  }
}

function runCode(session: Session, code: string, what: string): void {
  if (hasMarks(code) || session.depth >= MAX_DEPTH)
    session.shell.doubt(what, 'the code it runs is known only when the command runs')
  else runSession({ ...session, depth: session.depth + 1 }, code)
}

/** `powershell -Command ...`: what follows is code; a file is a program like any other. */
function runPowerShellProgram(session: Session, words: readonly PowerShellWord[], what: string): void {
  const at = words.findIndex(({ text }) => /^-(?:c|co\w*|e|en\w*|ec|f|fi\w*)$/i.test(text))
  const option = words[at]?.text.toLowerCase() ?? ''
  if (/^-e/.test(option)) session.shell.doubt(what, 'its code is encoded')
  else if (/^-c/.test(option))
    runCode(
      session,
      words
        .slice(at + 1)
        .map(({ text }) => text)
        .join(' '),
      what,
    )
}

const CMD_WRITERS = />|\b(?:del|erase|copy|xcopy|robocopy|move|ren|rename|mkdir|md|rmdir|rd|mklink|attrib|icacls)\b/i

function startProcess(session: Session, words: readonly PowerShellWord[]): void {
  const args = readArguments(words)
  for (const parameter of ['redirectstandardoutput', 'redirectstandarderror'])
    for (const path of valuesFor(parameter, args)) notePath(session, path, 'start-process')
  const program = valuesFor('filepath', args)[0] ?? args.operands[0] ?? HOLE
  const rest = [
    ...valuesFor('argumentlist', args),
    ...valuesFor('args', args),
    ...args.operands.filter((text) => text !== program),
  ]
  const split = rest.flatMap((text) =>
    text.split(/\s+/).map((part): PowerShellWord => ({ text: part, isQuoted: false })),
  )
  runWords(session, [{ text: program, isQuoted: true }, ...split], false)
}

const MOVES = new Set(['set-location', 'push-location'])

/** Runs a command's words: a cmdlet, or a program as any shell runs it. */
function runWords(session: Session, words: readonly PowerShellWord[], isPiped: boolean): void {
  const [first, ...rest] = words
  if (first === undefined) return
  const { shell, state } = session
  const what = words.map(({ text }) => text).join(' ')
  if (first.text === '&' || first.text === '.') return rest.length > 0 ? runWords(session, rest, isPiped) : undefined
  const own = first.text.toLowerCase()
  const name = Object.hasOwn(ALIASES, own) ? (ALIASES[own] ?? own) : own
  if (hasMarks(name)) return shell.doubt(what, 'which program runs is known only when the command runs')
  if (Object.hasOwn(CMDLETS, name) && CMDLETS[name] !== undefined)
    return noteCmdlet(session, name, CMDLETS[name], rest, isPiped)
  if (MOVES.has(name)) return enterDirectory(fillHome(readArguments(rest).operands[0] ?? HOLE, session), state)
  if (name === 'pop-location') return void Object.assign(state, { cwd: state.previousCwd, previousCwd: null })
  if (name === 'invoke-expression')
    return runCode(
      session,
      isPiped
        ? HOLE
        : rest
            .filter(({ text }) => !/^-command$/i.test(text))
            .map(({ text }) => text)
            .join(' '),
      what,
    )
  if (name === 'start-process') return startProcess(session, rest)
  if (/^(?:powershell|pwsh)(?:\.exe)?$/.test(name)) return runPowerShellProgram(session, rest, what)
  if (/^cmd(?:\.exe)?$/.test(name))
    return CMD_WRITERS.test(what) ? shell.doubt(what, 'commands of cmd are not read') : undefined
  if (name === 'new-object' && /streamwriter|filestream|webclient/i.test(what))
    return shell.doubt(what, 'it may open a file to write')
  shell.runWords([first.text.replaceAll('\\', '/'), ...rest.map(({ text }) => text)], forkState(state), null)
}

const fillHome = (text: string, { shell }: Session) =>
  text.replaceAll('\\', '/').replace(/^~(?=\/|$)/, shell.context.home?.replaceAll('\\', '/') ?? HOLE)

/** `$name = 'text'`: remembered when it is one word. */
function noteAssignment({ words }: PowerShellCommand, { state }: Session, raw: string): boolean {
  const [, name] = /^\$([A-Za-z_]\w*)$/.exec(raw) ?? []
  if (name === undefined || !/^[+]?=$/.test(words[1]?.text ?? '')) return false
  const isPlain = words.length === 3 && words[1]?.text === '=' && words[2]?.isQuoted === true
  state.variables.set(name.toLowerCase(), textValue(isPlain ? (words[2]?.text ?? HOLE) : HOLE))
  return true
}

const STATIC_CALL =
  /\[(?:System\.)?IO\.(?:File|Directory|FileInfo|DirectoryInfo|StreamWriter|FileStream|Compression\.\w+)\]::(\w+)\s*\(\s*(?:'([^']*)'|"([^"$`]*)")?/gi
const READING_CALL = /^(?:read|exists|get|enumerate|open(?:read|text)$|resolve)/i

/** `[IO.File]::WriteAllText('a', ...)`. */
function noteStaticCalls(session: Session, source: string): void {
  for (const [whole, method = '', single, double] of source.matchAll(STATIC_CALL)) {
    if (READING_CALL.test(method)) continue
    const path = single ?? double
    const isOneTarget = !/^(?:move|copy|replace|extract|create(?:from|symbolic))/i.test(method)
    if (path === undefined || !isOneTarget) session.shell.doubt(whole, 'its target is not read')
    else notePath(session, path, `[IO.File]::${method}`, /^delete/i.test(method))
  }
}

const KEYWORDS =
  /^(?:if|else|elseif|foreach|for|while|do|switch|try|catch|finally|return|function|param|in|until|begin|process|end|throw|class|using)$/i

function runSession(session: Session, source: string): void {
  noteStaticCalls(session, source)
  if (/\.(?:CopyTo|MoveTo|Delete|DownloadFile|OpenWrite|AppendText|CreateText)\s*\(/i.test(source))
    session.shell.doubt(source, 'a method may write')
  const fill = (text: string) => (/^\$[A-Za-z_]\w*$/.test(text) ? `\uFDD7${text}` : fillText(text, session))
  parsePowerShell(source, fill, (command) => {
    session.budget.left -= 1
    if (session.budget.left < 0)
      return session.shell.doubt('the rest of the command', `more than ${MAX_COMMANDS} commands to follow`)
    const raw = command.words[0]?.text.replace('\uFDD7', '') ?? ''
    const filled = (text: string) => (text.startsWith('\uFDD7') ? fillText(text.slice(1), session) : text)
    for (const path of command.redirects) notePath(session, filled(path), 'redirect')
    if (noteAssignment(command, session, raw)) return
    const words = command.words.map((word) => ({ ...word, text: filled(word.text) }))
    // A value alone is printed; a keyword is followed by what its block holds.
    if (words.length === 1 && (words[0]?.isQuoted === true || /^[$\d[@\uFDD0]/.test(raw))) return
    if (KEYWORDS.test(raw) || /^[$[@\uFDD0]/.test(raw)) return
    if (words[0]?.isQuoted === true) return
    runWords(session, words, command.isPiped)
  })
}

/** Says what PowerShell code writes, as far as a reading of its words goes; what may write beyond that is unresolved. */
export function findPowerShellWrites(command: string, state: ShellState, shell: Shell): void {
  runSession({ shell, state, budget: { left: MAX_COMMANDS }, depth: 0 }, command)
}
