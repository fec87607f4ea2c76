import { enterDirectory } from '../../command/core/locate-words.ts'
import { HOLE, hasMarks } from '../../command/core/marks.ts'
import { named, type Program, type Programs, runApart, type Shell } from '../../command/core/shell.ts'
import { forkState, type ShellState, setVariable, textValue } from '../../command/core/state.ts'
import { fillText, noteCmdlet, notePath, readArguments, type Session, valuesFor } from './note-cmdlet.ts'
import { ALIASES, CMDLETS } from './powershell-cmdlets.ts'
import { followPipes } from './powershell-pipes.ts'
import { type PowerShellWord, parsePowerShell } from './powershell-tokens.ts'

const MAX_COMMANDS = 500
const MAX_DEPTH = 8

function runCode(session: Session, code: string, what: string): void {
  if (hasMarks(code) || session.depth >= MAX_DEPTH)
    session.shell.doubt(what, 'the code it runs is known only when the command runs')
  else runSession({ ...session, depth: session.depth + 1 }, code)
}

/** `powershell -Command ...`: what follows is code; a file is a program like any other. */
function runPowerShellProgram(session: Session, words: readonly string[], what: string): void {
  const at = words.findIndex((text) => /^[-/](?:c|com\w*|e|en\w*|ec|f|fi\w*)$/i.test(text))
  const option = words[at]?.toLowerCase() ?? ''
  const code = words.slice(at + 1).join(' ')
  if (/^.e/.test(option)) session.shell.doubt(what, 'its code is encoded')
  else if (/^.c/.test(option)) runCode(session, code === '-' ? HOLE : code, what)
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

const textsOf = (words: readonly PowerShellWord[]) => words.map(({ text }) => text)

const MIRROR = { certainty: 'certain' } as const
const MOVES = new Set(['set-location', 'push-location'])

/** Runs a command's words: a cmdlet, or a program as any shell runs it. */
function runWords(session: Session, words: readonly PowerShellWord[], isPiped: boolean): void {
  const [first, ...rest] = words
  if (first === undefined) return
  const { shell } = session
  if (first.text === '&' || first.text === '.') return rest.length > 0 ? runWords(session, rest, isPiped) : undefined
  const own = first.text.toLowerCase()
  const name = Object.hasOwn(ALIASES, own) ? (ALIASES[own] ?? own) : own
  if (hasMarks(name))
    return shell.doubt(textsOf(words).join(' '), 'which program runs is known only when the command runs')
  if (Object.hasOwn(CMDLETS, name) && CMDLETS[name] !== undefined) return noteCmdlet(session, name, CMDLETS[name], rest)
  if (!runSpecial(session, name, rest, isPiped)) {
    runApart(session, [first.text.replaceAll('\\', '/'), ...textsOf(rest)])
  }
}

/** Commands with ways of their own; says whether the name is one. */
function runSpecial(session: Session, name: string, rest: readonly PowerShellWord[], isPiped: boolean): boolean {
  const { shell, state } = session
  const texts = textsOf(rest)
  const line = [name, ...texts].join(' ')
  if (MOVES.has(name)) enterDirectory(fillHome(readArguments(rest).operands[0] ?? HOLE, session), state)
  else if (name === 'pop-location') Object.assign(state, { cwd: state.previousCwd, previousCwd: null })
  else if (name === 'invoke-expression') {
    runCode(session, isPiped ? HOLE : texts.filter((text) => !/^-command$/i.test(text)).join(' '), line)
  } else if (name === 'start-process') startProcess(session, rest)
  else if (/^(?:powershell|pwsh)(?:\.exe)?$/.test(name)) runPowerShellProgram(session, texts, line)
  else if (/^cmd(?:\.exe)?$/.test(name)) {
    if (CMD_WRITERS.test(line)) shell.doubt(line, 'commands of cmd are not read')
  } else if (/^(?:xcopy|robocopy)(?:\.exe)?$/.test(name)) {
    const [source = '', target] = texts.filter((text) => !/^\/\w/.test(text))
    // A mirror also takes away what the source does not have.
    const isMirror = texts.some((text) => /^\/(?:mir|purge)$/i.test(text))
    const reach = isMirror ? MIRROR : ({ certainty: 'likely', source: source.replaceAll('\\', '/') } as const)
    if (target !== undefined)
      notePath(session, target, name, { action: 'copy', recursive: true, takes: true, ...reach })
  } else if (name === 'new-object') {
    if (/streamwriter|filestream|webclient/i.test(line)) shell.doubt(line, 'it may open a file to write')
  } else return false
  return true
}

const fillHome = (text: string, { shell }: Session) =>
  text.replaceAll('\\', '/').replace(/^~(?=\/|$)/, shell.context.home?.replaceAll('\\', '/') ?? HOLE)

/** `$name = 'text'`, and a joined path: remembered when it is one word. */
function noteAssignment(words: readonly PowerShellWord[], { state }: Session, raw: string): boolean {
  const [, name] = /^\$([A-Za-z_]\w*)$/.exec(raw) ?? []
  const [, sign, value, ...rest] = words
  if (name === undefined || !/^[+]?=$/.test(sign?.text ?? '')) return false
  const isPlain = rest.length === 0 && value?.isQuoted === true
  const joined = value?.text.toLowerCase() === 'join-path' && rest.length === 2 ? rest : []
  const text = isPlain ? value.text : joined.map((word) => word.text).join('/')
  setVariable(state, name.toLowerCase(), textValue(sign?.text === '=' && text !== '' ? text : HOLE))
  return true
}

const STATIC_CALL =
  /\[(?:System\.)?IO\.(?:File|Directory|FileInfo|DirectoryInfo|StreamWriter|FileStream|Compression\.\w+)\]::(\w+)\s*\(\s*(?:'([^']*)'|"([^"$`]*)"|\$([A-Za-z_]\w*)(?=\s*[,)]))?/gi
const READING_CALL = /^(?:read|exists|get|enumerate|open(?:read|text)$|resolve)/i
const TAKES = { takes: 'entry' } as const
const READS = /read|get-content|\bgc\b/i
const SETS = /\$([A-Za-z_]\w*)(?:\s*[-+*/%]?=|\s+in\b)/g

/** Other ways to set a variable: parameters, references, and lists on the left of a sign. */
const SETS_OTHERWISE = /\b(?:param|function|filter)\b|\[ref\]|\$\w+(?:\s*,\s*\$\w+){1,20}\s*=/i

/** The value of a variable that the code sets once, and only so, before or after the place that asks. */
function findOnly(name: string | undefined, source: string, session: Session): string | undefined {
  const isIt = (other = '') => other.toLowerCase() === name?.toLowerCase()
  if ([...source.matchAll(SETS)].filter(([, other]) => isIt(other)).length !== 1) return undefined
  // A command may set the variable by its bare name: `Set-Variable f`, `-OutVariable f`, `${f}`.
  const isNamed = [...source.matchAll(/(?<![$\w.-])\w+/g)].some(([word]) => isIt(word))
  if (isNamed || SETS_OTHERWISE.test(source)) return undefined
  const value = fillText(`$${name}`, session)
  return hasMarks(value) ? undefined : value
}

/**
 * `[IO.File]::WriteAllText('a', ...)`. Code that reads may edit what it writes.
 *
 * @param start The state before the code ran: `Set-Location` does not move .NET.
 */
function noteStaticCalls(ended: Session, start: ShellState, source: string): void {
  const session = { ...ended, state: start }
  for (const [whole, method = '', single, double, name] of source.matchAll(STATIC_CALL)) {
    if (READING_CALL.test(method)) continue
    const path = single ?? double ?? findOnly(name, source, ended)
    const isOneTarget = !/^(?:move|copy|replace|extract|create(?:from|symbolic))/i.test(method)
    if (path === undefined || !isOneTarget) session.shell.doubt(whole, 'its target is not read')
    else if (/^delete/i.test(method))
      notePath(session, path, `[IO.File]::${method}`, { action: 'remove', recursive: true, follows: true })
    else notePath(session, path, `[IO.File]::${method}`, /^write/i.test(method) && !READS.test(source) ? TAKES : {})
  }
}

const KEYWORDS =
  /^(?:if|else|elseif|foreach|for|while|do|switch|try|catch|finally|return|function|param|in|until|begin|process|end|throw|class|using)$/i

function runSession(session: Session, source: string): void {
  const start = forkState(session.state)
  if (/\.(?:CopyTo|MoveTo|Delete|DownloadFile|OpenWrite|AppendText|CreateText)\s*\(/i.test(source))
    session.shell.doubt(source, 'a method may write')
  const follow = followPipes(session)
  const fill = (text: string) => (/^\$[A-Za-z_]\w*$/.test(text) ? `\uFDD7${text}` : fillText(text, session))
  parsePowerShell(source, fill, (command) => {
    session.budget.left -= 1
    if (session.budget.left < 0)
      return session.shell.doubt('the rest of the command', `more than ${MAX_COMMANDS} commands to follow`)
    const raw = command.words[0]?.text.replace('\uFDD7', '') ?? ''
    const filled = (text: string) => (text.startsWith('\uFDD7') ? fillText(text.slice(1), session) : text)
    for (const path of command.redirects) notePath(session, filled(path), null)
    const words = command.words.map((word) => ({ ...word, text: filled(word.text) }))
    follow({ ...command, words })
    if (noteAssignment(words, session, raw)) return
    // A value alone is printed; a keyword is followed by what its block holds.
    if (words.length === 1 && (words[0]?.isQuoted === true || /^[$\d[@\uFDD0]/.test(raw))) return
    if (KEYWORDS.test(raw) || /^[$[@\uFDD0]/.test(raw)) return
    if (words[0]?.isQuoted === true) return
    runWords(session, words, command.isPiped)
  })
  noteStaticCalls(session, start, source)
}

const startSession = () => ({ budget: { left: MAX_COMMANDS }, depth: 0, read: new Map<string, number>() })

/**
 * Notes the writes of PowerShell code, as far as a reading of its words goes. Possible writes beyond that are
 * unresolved.
 */
export type PowerShell = typeof findPowerShellWrites

export function findPowerShellWrites(command: string, state: ShellState, shell: Shell): void {
  runSession({ shell, state, ...startSession() }, command)
}

/** PowerShell that another shell starts, whose variables it does not have. */
const program: Program = ({ name, args, state, shell }) => {
  const isElsewhere = args.some((word) => /^-w(?:o\w*|d)$/i.test(word))
  const inner = { ...forkState(state), variables: new Map(), ...(isElsewhere && { cwd: null }) }
  const session = { shell, state: inner, ...startSession() }
  // Windows PowerShell takes a first word for code, the newer one for a file.
  const isBare = name === 'powershell' && /^(?![-/]|.*\.ps1$)/i.test(args[0] ?? '-')
  runPowerShellProgram(session, isBare ? ['-c', ...args] : args, [name, ...args].join(' '))
}

export const POWERSHELL: Programs = named('pwsh powershell', program)
