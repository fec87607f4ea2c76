import { baseName, parentPath } from './locate-path.ts'
import { everythingBelow, isKnown, NAME, STAR } from './marks.ts'
import { hasFlag, type ParsedOptions, parseOptions, valuesOf } from './options.ts'
import type { Call, Program, Programs } from './shell.ts'
import { writeWithParents } from './write-with-parents.ts'

const LONG =
  'target-directory= suffix= backup? no-target-directory parents recursive archive symbolic mode= ' +
  'owner= group= directory'

interface Transfer {
  readonly sources: readonly string[]
  readonly target: string
  /** The target is a folder for certain; otherwise it may be one. */
  readonly isFolder: boolean
  /** The target is a file for certain. */
  readonly isFile: boolean
  readonly recursive: boolean
}

/** The places a transfer may write: the target itself, and inside it, if it is a folder. */
function noteTransfer({ name, state, shell }: Call, { sources, target, isFolder, isFile, recursive }: Transfer): void {
  // A name that another program prints may be a folder or a file: whatever it is, it lies in the one above.
  if (baseName(target).includes(NAME)) return shell.write(state, everythingBelow(parentPath(target)), name)
  if (!isFolder) shell.write(state, target, name, { recursive })
  if (isFile) return
  const folder = target.replace(/(?<!\/)\/+$/, '') || '/'
  for (const source of sources) {
    const base = baseName(source)
    const isName = isKnown(base) && base !== '' && !/^\.{1,2}$/.test(base) && !base.includes(NAME)
    if (!isName) shell.write(state, everythingBelow(folder), name)
    else shell.write(state, `${folder === '/' ? '' : folder}/${base}`, name, { recursive })
  }
}

const isFolderPath = (path: string) => /(?:^|\/)\.{0,2}$/.test(path)

/** Sorts operands into sources and target. */
function planTransfer(options: ParsedOptions, recursive: boolean): Transfer | null {
  const [folder] = valuesOf(options, 't', 'target-directory').slice(-1)
  if (folder !== undefined)
    return { sources: options.operands, target: folder, isFolder: true, isFile: false, recursive }
  const sources = options.operands.slice(0, -1)
  const target = options.operands.at(-1)
  if (target === undefined || sources.length === 0) return null
  const isFile = hasFlag(options, 'T', 'no-target-directory')
  return { sources, target, isFolder: !isFile && (sources.length > 1 || isFolderPath(target)), isFile, recursive }
}

function doubtOptions({ name, args, shell }: Call, options: ParsedOptions): void {
  if (options.mayHoldMore)
    shell.doubt([name, ...args].join(' '), 'words known only when the command runs may name another target')
}

function noteCopies(call: Call, options: ParsedOptions, recursive: boolean): void {
  doubtOptions(call, options)
  const transfer = planTransfer(options, recursive)
  if (transfer === null) return
  const isLinking = call.name === 'cp' && hasFlag(options, 's', 'symbolic-link', 'l', 'link')
  const named = isLinking || call.name === 'link' ? { ...call, name: 'ln' } : call
  noteTransfer(named, hasFlag(options, 'parents') ? { ...transfer, recursive: true } : transfer)
  if (hasFlag(options, 'parents')) call.shell.write(call.state, everythingBelow(transfer.target), call.name)
  if (hasFlag(options, 'b', 'backup', 'S', 'suffix')) {
    call.shell.write(call.state, `${transfer.target.replace(/(?<!\/)\/+$/, '')}${STAR}`, call.name)
    if (!transfer.isFile) call.shell.write(call.state, everythingBelow(transfer.target), call.name)
  }
}

const copy: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tS', long: LONG })
  noteCopies(call, options, hasFlag(options, 'r', 'R', 'a', 'recursive', 'archive'))
  return ''
}

const move: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tS', long: LONG })
  noteCopies(call, options, true)
  const sources = hasFlag(options, 't', 'target-directory') ? options.operands : options.operands.slice(0, -1)
  for (const source of sources) call.shell.write(call.state, source, 'mv', { recursive: true })
  return ''
}

const install: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tSmog', long: LONG })
  if (hasFlag(options, 'd', 'directory')) for (const path of options.operands) writeWithParents(call, path)
  else noteCopies(call, options, false)
  const [target] = hasFlag(options, 'D') ? options.operands.slice(-1) : []
  if (target !== undefined) writeWithParents(call, target)
  return ''
}

const link: Program = (call) => {
  const options = parseOptions(call.args, { values: 'tS', long: LONG })
  const [only, ...others] = options.operands
  // With one operand the link goes here.
  if (only !== undefined && others.length === 0 && !hasFlag(options, 't', 'target-directory')) {
    const base = baseName(only)
    call.shell.write(call.state, isKnown(base) ? base : only, 'ln')
  } else noteCopies(call, options, false)
  // Through a second name the same bytes are written, wherever that name lies.
  if (!hasFlag(options, 's', 'symbolic'))
    for (const source of options.operands.slice(0, -1)) call.shell.write(call.state, source, 'ln')
  return ''
}

const isRemote = (path: string) => /^[^/]+:/.test(path)

const secureCopy: Program = (call) => {
  const options = parseOptions(call.args, { values: 'cDFiJloPSX' })
  const transfer = planTransfer(options, hasFlag(options, 'r'))
  if (transfer === null || isRemote(transfer.target)) return null
  noteTransfer(call, transfer)
  return null
}

/** The ways to reach another machine that run nothing else. */
const PLAIN_SSH = /^(?:ssh|rsync|sudo rsync)(?: -[\w/.~-]+(?: [\w./~-]+)?)*$/

/** rsync writes below its last operand, whatever that is. */
const synchronize: Program = (call) => {
  const long =
    'dry-run rsh= exclude= include= filter= exclude-from= include-from= files-from= backup-dir= suffix= ' +
    'log-file= temp-dir= compare-dest= copy-dest= link-dest= chmod= chown= partial-dir= write-batch= ' +
    'bwlimit= max-size= min-size= timeout= rsync-path= info= remove-source-files'
  const options = parseOptions(call.args, { values: 'efBTM', long })
  const shells = [...valuesOf(options, 'e', 'rsh'), ...valuesOf(options, 'rsync-path')]
  if (!shells.every((text) => PLAIN_SSH.test(text)))
    call.shell.doubt(['rsync', ...call.args].join(' '), 'it runs a program that its options name')
  if (hasFlag(options, 'n', 'dry-run', 'list-only')) return null
  for (const path of valuesOf(options, 'log-file', 'backup-dir', 'write-batch'))
    call.shell.write(call.state, path, 'rsync', { recursive: true })
  const target = options.operands.at(-1)
  if (target === undefined || options.operands.length < 2) return null
  if (hasFlag(options, 'remove-source-files')) {
    for (const source of options.operands.slice(0, -1))
      if (!isRemote(source)) call.shell.write(call.state, source, 'rsync', { recursive: true })
  }
  if (!isRemote(target)) call.shell.write(call.state, target, 'rsync', { recursive: true })
  return null
}

export const COPIERS: Programs = {
  cp: copy,
  gcp: copy,
  mv: move,
  gmv: move,
  install,
  ginstall: install,
  ln: link,
  link,
  scp: secureCopy,
  rsync: synchronize,
  ditto: copy,
}
