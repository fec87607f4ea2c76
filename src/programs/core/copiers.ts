import { baseName, parentPath } from '../../command/core/locate-path.ts'
import { DEEP, everythingBelow, hasMarks, isKnown, NAME, STAR } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from '../../command/core/options.ts'
import {
  type Call,
  doubtRun,
  named,
  type Program,
  type Programs,
  type WriteOptions,
  writeWithParents,
} from '../../command/core/shell.ts'
import { bringsEdit, PLAIN_SSH, planMirrors, planTransfer, type Transfer } from './plan-transfer.ts'

const LONG =
  'target-directory= suffix= backup? no-target-directory parents recursive archive symbolic mode= ' +
  'owner= group= directory'

interface Means {
  readonly by: string
  readonly action: 'copy' | 'move' | 'link'
  /** A file that stands there loses its content; with `ifNewer` an older one alone. */
  readonly takes?: true
  readonly ifNewer?: true
}

/** An effect that reaches some name in a folder; a move is held to reach all of the folder. */
const oneOfMany = (action: Means['action']): WriteOptions => ({
  action,
  certainty: action === 'move' ? 'certain' : 'possible',
})

const isRemote = (path: string) => /^[^/]+:/.test(path)
const nameThere = (path: string, { by }: Means) => (by === 'scp' ? path.replace(/^[^/]+?:/, '') : path)

/**
 * A copied folder brings the names in there, and no others; a file brings its content, and a link neither. A source
 * on another machine is not looked at.
 */
const copiedFrom = (source: string, recursive: boolean, { by, action, ifNewer }: Means): WriteOptions => ({
  ...(recursive && action === 'copy' && { source }),
  ...(action !== 'link' &&
    !(by === 'scp' && isRemote(source)) && {
      brings: { from: source, ...(ifNewer && { ifNewer }) },
    }),
  ...(hasMarks(baseName(source)) && { picks: source }),
})

/** The loss at a target that may be a folder. BSD's cp copies what a source holds if a slash ends its name. */
const spare = (sources: readonly string[]): true | 'entry' => sources.some((source) => source.endsWith('/')) || 'entry'

const isOneName = (base: string) => isKnown(base) && base !== '' && !/^\.{1,2}$/.test(base) && !base.includes(NAME)

/** The files of a folder that sources under such names may replace. A search gives the names it finds by. */
const placesOf = (folder: string, base: string) => `${everythingBelow(folder)}${base.includes(NAME) ? `/${base}` : ''}`

/** The places a transfer may write: the target itself, and inside it, if it is a folder. */
function noteTransfer({ state, shell }: Call, means: Means, transfer: Transfer): void {
  const { by, action, takes } = means
  const { sources, target, isFolder, isFile, recursive } = transfer
  const own: WriteOptions = { action, ...(takes && { takes }) }
  // A folder under a found name is taken away with all that it holds.
  const inFolder: WriteOptions = target.includes(DEEP) ? { action } : own
  const unsure = { ...oneOfMany(action), ...own }
  // A name that another program prints may be a folder or a file. Both lie in the folder above.
  if (baseName(target).includes(NAME)) {
    // A search gives the names of files that are there.
    if (target.includes(DEEP)) shell.write(state, target, by, unsure)
    return shell.write(state, everythingBelow(parentPath(target)), by, { ...oneOfMany(action), ...inFolder })
  }
  const from = copiedFrom(sources[0] ?? '', recursive, means)
  const onTarget = isFile ? own : { ...unsure, ...(takes && { takes: spare(sources) }) }
  if (!isFolder) shell.write(state, target, by, { ...onTarget, recursive, ...from, picks: undefined })
  if (isFile) return
  const folder = target.replace(/(?<!\/)\/+$/, '')
  for (const source of sources) {
    const base = baseName(nameThere(source, means))
    const from = copiedFrom(source, recursive, means)
    if (!isOneName(base)) shell.write(state, placesOf(folder, base), by, recursive ? { ...inFolder, ...from } : unsure)
    else shell.write(state, `${folder}/${base}`, by, { ...inFolder, recursive, ...from })
  }
}

function noteCopies(call: Call, options: ParsedOptions, action: Means['action'], recursive = action === 'move'): void {
  if (options.mayHoldMore) doubtRun(call, 'words known only when the command runs may name another target')
  const planned = planTransfer(options, recursive)
  if (planned === null) return
  const isEdit = action !== 'link' && bringsEdit(planned, call.state)
  const transfer = isEdit ? { ...planned, isFile: true } : planned
  const isLinking = call.name === 'cp' && hasFlag(options, 's', 'symbolic-link', 'l', 'link')
  const kept = hasFlag(options, ...(action === 'link' ? [] : ['n', 'no-clobber']), 'b', 'backup', 'S', 'suffix')
  const means: Means = {
    ...(isLinking || call.name === 'link' ? { by: 'ln', action: 'link' } : { by: call.name, action }),
    ...(!kept && !isEdit && (action !== 'link' || hasFlag(options, 'f', 'force')) && { takes: true }),
    ...(call.name === 'cp' && (hasFlag(options, 'u') || call.args.includes('--update')) && { ifNewer: true }),
  }
  const { sources, target, isFile } = transfer
  const write = (path: string, effect: WriteOptions) => call.shell.write(call.state, path, call.name, effect)
  noteTransfer(call, means, hasFlag(options, 'parents') ? { ...transfer, recursive: true } : transfer)
  if (hasFlag(options, 'parents')) {
    write(everythingBelow(target), oneOfMany(action))
    for (const source of sources) write(`${target}/${source}`, { action, recursive })
  }
  if (hasFlag(options, 'b', 'backup', 'S', 'suffix')) {
    write(`${target.replace(/(?<!\/)\/+$/, '')}${STAR}`, { action, keeps: true })
    if (!isFile) write(everythingBelow(target), oneOfMany(action))
  }
}

const copy: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tS', long: LONG })
  noteCopies(call, options, 'copy', hasFlag(options, 'r', 'R', 'a', 'recursive', 'archive'))
  return ''
}

const move: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tS', long: LONG })
  noteCopies(call, options, 'move')
  const sources = hasFlag(options, 't', 'target-directory') ? options.operands : options.operands.slice(0, -1)
  for (const source of sources) call.shell.write(call.state, source, 'mv', { action: 'move', recursive: true })
  return ''
}

const install: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tSmog', long: LONG })
  if (hasFlag(options, 'd', 'directory')) for (const path of options.operands) writeWithParents(call, path)
  else noteCopies(call, options, 'copy')
  // With `-t` the last word is a source.
  const [target] = [...valuesOf(options, 't', 'target-directory'), ...options.operands.slice(-1)]
  if (hasFlag(options, 'D') && target !== undefined) writeWithParents(call, target)
  return ''
}

const link: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tS', long: LONG })
  const [only, ...others] = options.operands
  // With one operand the link goes here.
  if (only !== undefined && others.length === 0 && !hasFlag(options, 't', 'target-directory')) {
    const base = baseName(only)
    call.shell.write(call.state, isKnown(base) ? base : only, 'ln', { action: 'link' })
  } else noteCopies(call, options, 'link')
  // Through a second name the same bytes are written, wherever that name lies.
  if (!hasFlag(options, 's', 'symbolic'))
    for (const source of options.operands.slice(0, -1)) call.shell.write(call.state, source, 'ln', { action: 'link' })
  return ''
}

const secureCopy: Program = (call) => {
  const options = parseOptions(call.args, { values: 'cDFiJloPSX' })
  const transfer = planTransfer(options, hasFlag(options, 'r'))
  if (transfer === null || isRemote(transfer.target)) return
  noteTransfer(call, { by: 'scp', action: 'copy', takes: true }, transfer)
}

/** A folder made equal to another one, whatever it held. */
const MIRROR: WriteOptions = { action: 'copy', recursive: true, certainty: 'certain' }

/** rsync writes below its last operand, whatever that is. */
const synchronize: Program = (call) => {
  const long =
    'dry-run rsh= exclude= include= filter= exclude-from= include-from= files-from= backup-dir= suffix= ' +
    'log-file= temp-dir= compare-dest= copy-dest= link-dest= chmod= chown= partial-dir= write-batch= ' +
    'bwlimit= max-size= min-size= timeout= rsync-path= info= remove-source-files'
  const options = parseOptions(call.args, { values: 'efBTM', long })
  const shells = [...valuesOf(options, 'e', 'rsh'), ...valuesOf(options, 'rsync-path')]
  if (!shells.every((text) => PLAIN_SSH.test(text))) doubtRun(call, 'it runs a program that its options name')
  if (hasFlag(options, 'n', 'dry-run', 'list-only')) return
  for (const path of valuesOf(options, 'log-file', 'backup-dir', 'write-batch'))
    call.shell.write(call.state, path, 'rsync', MIRROR)
  const target = options.operands.at(-1)
  if (target === undefined || options.operands.length < 2) return
  if (hasFlag(options, 'remove-source-files')) {
    for (const source of options.operands.slice(0, -1))
      if (!isRemote(source)) call.shell.write(call.state, source, 'rsync', { ...MIRROR, action: 'move' })
  }
  const mirrors = planMirrors(call, options)
  const taken = hasFlag(options, 'ignore-existing') ? {} : ({ takes: true } as const)
  for (const { path, source } of mirrors ?? [])
    call.shell.write(call.state, path, 'rsync', { action: 'copy', recursive: true, ...taken, source })
  if (mirrors === null && !isRemote(target)) call.shell.write(call.state, target, 'rsync', { ...MIRROR, ...taken })
}

/** Copiers of JavaScript: the last operand is a folder, and patterns may stand in quotes. */
const copyInto: Program = ({ name, args, state, shell }) => {
  const { operands } = parseOptions(args, { values: 'uaeEfVtc', long: 'up= exclude= cwd= rename= ignore= transform=' })
  const target = operands.length > 1 ? operands.at(-1) : undefined
  if (target !== undefined) shell.write(state, everythingBelow(target), name, { action: 'copy' })
}

export const COPIERS: Programs = {
  ...named('cp gcp ditto', copy),
  ...named('mv gmv', move),
  ...named('install ginstall', install),
  ...named('ln link', link),
  scp: secureCopy,
  rsync: synchronize,
  ...named('cpx cpx2 cpy ncp copyfiles', copyInto),
}
