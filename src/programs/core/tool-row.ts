import { patternPaths, sparePath } from '../../command/core/found-paths.ts'
import { joinPath } from '../../command/core/locate-path.ts'
import { hasExtension } from '../../command/core/note-outputs.ts'
import { hasFlag, type OptionRules, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Call, Program, Programs, WriteOptions } from '../../command/core/shell.ts'

export interface ToolRow extends OptionRules, Pick<WriteOptions, 'action' | 'follows' | 'keeps' | 'takes'> {
  readonly targets?: keyof typeof PLACES
  /** Options whose value is a path that is written. */
  readonly outputs?: readonly string[]
  /** Operands are written only with one of these. */
  readonly only?: readonly string[]
  /** With one of these the call writes nothing. */
  readonly except?: readonly string[]
  /** Folders are written with everything in them: always, or with one of these. */
  readonly recursive?: true | readonly string[]
  /** Endings of the files that a formatter takes in a folder, parted by blanks. The option `ext` names others. */
  readonly endings?: string
}

/** Places of operands, as `slice` takes them. */
const PLACES = { all: [0], first: [0, 1], second: [1, 2], rest: [1], final: [-1], last: [-1] } as const

function pickTargets(operands: readonly string[], targets: ToolRow['targets']): readonly string[] {
  if (targets === undefined || (targets === 'last' && operands.length < 2)) return []
  return operands.slice(...PLACES[targets])
}

function namedPaths(name: string, row: ToolRow, options: ParsedOptions): (readonly [path: string, by: string])[] {
  const flag = row.only?.find((option) => hasFlag(options, option))
  const dashes = (option: string) => (option.length === 1 || row.singleDash === true ? '-' : '--')
  const by = flag === undefined ? name : `${name} ${dashes(flag)}${flag}`
  const isWriting = row.only === undefined || hasFlag(options, ...row.only)
  const operands = isWriting ? pickTargets(options.operands, row.targets) : []
  const outputs = (row.outputs ?? []).flatMap((option) =>
    valuesOf(options, option).map((path) => [path, `${name} ${dashes(option)}${option}`] as const),
  )
  return [...operands.map((path) => [path, by] as const), ...outputs]
}

/** Whether a program goes over the files of a folder, and reads patterns of files itself. */
const rewrites = ({ recursive, action, targets }: ToolRow) =>
  recursive === true && action === undefined && /^(?:all|final)$/.test(targets ?? '')

/**
 * Notes what a row says a call writes. `-` is standard output wherever it stands; paths of another machine are not
 * here.
 */
export function noteRow({ name, state, shell }: Call, row: ToolRow, options: ParsedOptions): void {
  if (hasFlag(options, ...(row.except ?? []))) return
  const isRewriter = rewrites(row)
  const recursive = row.recursive === true || hasFlag(options, ...(row.recursive ?? []))
  const { action, follows, keeps, takes } = row
  const loss = { ...(keeps && { keeps }), ...(takes && { takes }) }
  const given = valuesOf(options, 'ext').flatMap((list) => list.split(','))
  const endings = given.length > 0 ? given.map((end) => end.replace(/^\.?/, '.')) : row.endings?.split(' ')
  const limit = isRewriter && endings !== undefined ? { endings } : {}
  const effect = { recursive, ...(action && { action }), ...(follows && { follows }), ...limit, ...loss }
  const named = namedPaths(name, row, options).filter(([path]) => path !== '-' && !REMOTE.test(path))
  // A result in place of its source is an edit.
  const results = valuesOf(options, ...(row.outputs ?? [])).filter((path) => !options.operands.includes(path))
  if (!isRewriter)
    for (const [path, by] of named)
      shell.write(state, path, by, { ...effect, ...(results.includes(path) && { takes: 'entry' }) })
  else
    sweepPaths(named, listLeftOut(options), (path, by) => shell.write(state, path, by, { ...effect, sweeps: 'format' }))
}

export const listSwitches = (rows: readonly ToolRow[]): readonly string[] =>
  rows.flatMap(({ only = [], except = [] }) => [...only, ...except])

/** Options whose value a formatter leaves out: a list of paths, or a plain choice of them in brackets. */
const LEAVES_OUT = /^(?:extend-)?(?:exclude|skip|ignore)(?:-glob|-pattern|-dirs)?$/
/** Options whose value is a file that is read. */
const READS = /^--(?!no-)(?:[\w-]+-)?(?:config|settings|path)$/

const listLeftOut = ({ values }: ParsedOptions): readonly string[] =>
  [...values]
    .filter(([name]) => LEAVES_OUT.test(name))
    .flatMap(([, texts]) => texts.flatMap((text) => text.replaceAll(/[()^$]/g, '').split(/[|,]/)))
    .filter((text) => text !== '')
    .flatMap(sparePath)

/**
 * Joins a formatter's long option with the word behind it, where that word is a value. A formatter rewrites what is
 * there. A bare word that names neither a folder nor a file is therefore a value.
 *
 * @param known Subcommands, and switches without their dashes, wherever they stand.
 */
export function joinValues({ args, state, shell }: Call, known: readonly string[]): readonly string[] {
  const { findKind } = shell.context
  const isThere = (word: string) =>
    findKind === undefined || state.cwd === null || state.cwd.some((place) => findKind(joinPath(place, word)) !== null)
  const isBare = (word: string) => /^[\w.,:+]+$/.test(word) && /\w/.test(word) && !hasExtension(word)
  const isValue = (option: string, word: string) =>
    LEAVES_OUT.test(option.slice(2)) ||
    READS.test(option) ||
    (isBare(word) && !known.includes(option.slice(2)) && !known.includes(word) && !isThere(word))
  const joined: string[] = []
  for (let at = 0; at < args.length; at += 1) {
    const [word = '', next] = args.slice(at, at + 2)
    if (word === '--') return [...joined, ...args.slice(at)]
    const takes = /^--[\w-]+$/.test(word) && next !== undefined && !next.startsWith('-') && isValue(word, next)
    joined.push(takes ? `${word}=${next}` : word)
    if (takes) at += 1
  }
  return joined
}

/** Patterns that a program reads itself; `!` in front leaves paths out. */
function sweepPaths(
  named: readonly (readonly [path: string, by: string])[],
  leftOut: readonly string[],
  sweep: (path: string, by: string) => void,
) {
  const negated = named.flatMap(([path]) => (path.startsWith('!') ? sparePath(`./${path.slice(1)}`) : []))
  const spared = [...leftOut, ...negated]
  for (const [path, by] of named)
    if (!path.startsWith('!')) for (const text of patternPaths(path, spared, false)) sweep(text, by)
}

const REMOTE = /^(?:[a-z0-9]+:\/\/|[\w.@-]{2,}:|[\w.-]+\/[\w.-]+:\/)/i

function toolProgram(row: ToolRow): Program {
  return (call) => {
    noteRow(call, row, parseOptions(rewrites(row) ? joinValues(call, listSwitches([row])) : call.args, row))
  }
}

export function toolPrograms(rows: Readonly<Record<string, ToolRow>>): Programs {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, toolProgram(row)]))
}
