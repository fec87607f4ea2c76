import { baseName, parentPath } from '../../command/core/locate-path.ts'
import { HOLE, isKnown, markUnquoted } from '../../command/core/marks.ts'
import type { Shell, WriteOptions } from '../../command/core/shell.ts'
import type { ShellState } from '../../command/core/state.ts'
import { type Cmdlet, SWITCHES } from './powershell-cmdlets.ts'
import type { PowerShellWord } from './powershell-tokens.ts'

export interface Session {
  readonly shell: Shell
  readonly state: ShellState
  readonly budget: { left: number }
  readonly depth: number
  /** Files whose content the statement has read, with its depth: what it writes there may be an edit. */
  readonly read: Map<string, number>
}

/** Variables and the home folder filled into a text; the rest is a hole. */
export function fillText(text: string, { state, shell }: Session): string {
  const plain = text.replace(/\$_\.(\w+)/g, (_, property: string) =>
    /^(?:fullname|pspath)$/i.test(property) ? '$_' : HOLE,
  )
  return plain.replace(/\$(?:\{([^}]*)\}|\([^()]*\)|([A-Za-z_][\w:]*)|[?$^])/g, (_, braced?: string, bare?: string) => {
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

export function notePath(session: Session, text: string, by: string | null, options: WriteOptions = {}): void {
  if (OTHER_DRIVE.test(text) || /^nul$/i.test(text)) return
  const { shell, state } = session
  const path = text.replace(/^microsoft\.powershell\.core\\filesystem::|^filesystem::/i, '').replaceAll('\\', '/')
  const isHome = path === '~' || path.startsWith('~/')
  const home = shell.context.home?.replaceAll('\\', '/') ?? HOLE
  shell.write(state, markUnquoted(isHome ? home + path.slice(1) : path), by, options)
}

export interface Arguments {
  readonly named: ReadonlyMap<string, readonly string[]>
  readonly operands: readonly string[]
}

export function readArguments(words: readonly PowerShellWord[]): Arguments {
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

export function valuesFor(parameter: string, { named }: Arguments): readonly string[] {
  return [...named].flatMap(([name, values]) => (name === parameter || parameter.startsWith(name) ? values : []))
}

/** The loss at a file that gets other content. An archive writes over files only on demand. */
function lossOf(name: string, { named }: Arguments, list: (parameter: string) => readonly string[]): WriteOptions {
  if (name !== 'expand-archive') return named.has('append') ? {} : { takes: 'entry' }
  const [archive = ''] = list('path')
  return named.has('force') ? { takes: true, brings: { from: archive.replaceAll('\\', '/') } } : {}
}

export function noteCmdlet(session: Session, name: string, cmdlet: Cmdlet, words: readonly PowerShellWord[]): void {
  const args = readArguments(words)
  const isGiven = (parameter: string) =>
    valuesFor(parameter, args).length > 0 || (parameter === 'path' && valuesFor('literalpath', args).length > 0)
  const free = cmdlet.positions.filter((parameter) => !isGiven(parameter))
  const listValues = (...parameters: string[]) => [
    ...parameters.flatMap((parameter) => valuesFor(parameter, args)),
    ...args.operands.filter((_, index) => parameters.includes(free[Math.min(index, free.length - 1)] ?? '')),
  ]
  const targets = listValues(...cmdlet.writes)
  if (args.named.has('whatif')) return
  const names = name === 'new-item' ? valuesFor('name', args) : []
  const { effect = {} } = cmdlet
  const taken = listValues(...(cmdlet.takes ?? [])).filter((path) => !session.read.has(path))
  const loss = lossOf(name, args, listValues)
  for (const target of targets) {
    for (const leaf of names) notePath(session, `${target}/${leaf}`, name, effect)
    if (names.length > 0) continue
    notePath(session, target, name, { ...effect, ...(taken.includes(target) && loss) })
  }
  for (const leaf of targets.length === 0 ? names : []) notePath(session, leaf, name, effect)
  const [source] = args.operands
  if (name === 'rename-item' && source !== undefined && isKnown(source)) {
    for (const leaf of targets.slice(-1))
      notePath(session, `${parentPath(source.replaceAll('\\', '/'))}/${baseName(leaf)}`, name, effect)
  }
  if (name === 'remove-item' && [...args.named.keys()].some((key) => 'recurse'.startsWith(key)))
    session.shell.noteIrreversible('Remove-Item -Recurse')
  if (targets.length === 0 && names.length === 0 && cmdlet.writes.length > 0 && cmdlet.isOptional !== true) {
    const what = `${name} ${words.map(({ text }) => text).join(' ')}`
    session.shell.doubt(what, 'its target comes from the pipeline or is asked for')
  }
}
