import { patternPaths } from '../../command/core/found-paths.ts'
import { joinPath } from '../../command/core/locate-path.ts'
import { hasMarks, STAR } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import type { Call, WriteOptions } from '../../command/core/shell.ts'
import { listPatched, lossOf, noteUnread, readPatches } from './patches.ts'
import { readTreeChange, stashesIgnored } from './tree-change.ts'

export type Subcommand = (call: Call) => void

/** The whole work tree, wherever it starts; of its files those change that differ. */
export function writeTree({ state, shell, name, args }: Call): void {
  const tree = readTreeChange(name, args)
  const options = { action: 'extract', certainty: 'possible', recursive: true, fromTop: true } as const
  shell.write(state, '.', name, { ...options, ...(tree !== null && { tree }) })
}

export function writePaths(
  call: Call,
  paths: readonly string[],
  effect: Pick<WriteOptions, 'action' | 'only' | 'tree' | 'fromTop'>,
): void {
  const { state, shell, name } = call
  for (const path of paths) {
    // ":/" and ":(top)" count from the top of the work tree.
    if (path.startsWith(':')) shell.doubt(`${name} ${path}`, 'the pathspec counts from the top of the work tree')
    // The losses of git are noted apart.
    else
      for (const each of /[*?]/.test(path) ? patternPaths(path, [], true) : [path])
        shell.write(state, each, name, { ...effect, recursive: true, keeps: true })
  }
}

/** Puts files back as the index has them, or a commit that a word names. */
export function restorePaths(call: Call, paths: readonly string[], from: string | null): void {
  const overlays = call.name === 'git restore' ? call.args.includes('--overlay') : !call.args.includes('--no-overlay')
  const tree = from !== null && hasMarks(from) ? {} : { tree: { kind: 'restore', from, overlays } as const }
  writePaths(call, paths, { action: 'extract', ...tree })
}

const checkout: Subcommand = (call) => {
  const dashes = call.args.indexOf('--')
  const options = parseOptions(dashes === -1 ? call.args : call.args.slice(0, dashes), {
    values: 'bB',
    long: 'orphan= conflict= pathspec-from-file= track?',
  })
  const [first = '', ...rest] = options.operands
  if (dashes !== -1 && dashes < call.args.length - 1)
    return restorePaths(call, call.args.slice(dashes + 1), options.operands[0] ?? null)
  if (hasFlag(options, 'b', 'B', 'orphan') && options.operands.length === 0) return
  if (hasFlag(options, 'pathspec-from-file')) return writeTree(call)
  // A side of a conflict is taken of files alone.
  if (hasFlag(options, 'ours', 'theirs')) return restorePaths(call, options.operands, null)
  if (rest.length > 0 && !hasFlag(options, 'b', 'B')) return restorePaths(call, rest, first)
  // A single word is a branch or a path; a path lies below here, unless the path leads out.
  if (/^(?:\/|\.\.\/)/.test(first) || first === '.' || first === '..') return restorePaths(call, [first], null)
  writeTree(call)
}

const restore: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 's',
    long: 'source= staged worktree pathspec-from-file=',
  })
  if (hasFlag(options, 'S', 'staged') && !hasFlag(options, 'W', 'worktree')) return
  restorePaths(call, options.operands, valuesOf(options, 's', 'source')[0] ?? null)
  if (hasFlag(options, 'pathspec-from-file')) writeTree(call)
}

const clean: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 'e',
    long: 'exclude= dry-run force interactive quiet',
  })
  if (hasFlag(options, 'n', 'dry-run')) return
  // Unlike the others, clean stays below the folder it runs in.
  const only = hasFlag(options, 'X') ? 'ignored' : hasFlag(options, 'x') ? 'untracked' : 'new'
  const isWhole = options.operands.every((path) => path === '.')
  const tree = { kind: 'clean', withFolders: hasFlag(options, 'd'), except: valuesOf(options, 'e', 'exclude') } as const
  // Named folders are judged by their names.
  if (isWhole) writePaths(call, ['.'], { action: 'remove', only, tree })
  else writePaths(call, options.operands, { action: 'remove', only })
}

const removeTracked: Subcommand = (call) => {
  const options = parseOptions(call.args, { long: 'cached dry-run force pathspec-from-file=' })
  if (!hasFlag(options, 'cached', 'n', 'dry-run'))
    writePaths(call, options.operands, { action: 'remove', only: 'tracked' })
}

const moveTracked: Subcommand = (call) => {
  const options = parseOptions(call.args, { long: 'dry-run force verbose' })
  if (!hasFlag(options, 'n', 'dry-run')) writePaths(call, options.operands, { action: 'move' })
}

const reset: Subcommand = (call) => {
  const options = parseOptions(call.args, { long: 'hard merge keep soft mixed' })
  if (hasFlag(options, 'hard', 'merge', 'keep')) writeTree(call)
}

const stash: Subcommand = (call) => {
  const [subcommand = 'push'] = call.args.filter((word) => !word.startsWith('-'))
  if (['list', 'show', 'drop', 'clear', 'create', 'store'].includes(subcommand)) return
  writeTree(call)
  if (!stashesIgnored(call.args)) return
  const tree = { kind: 'clean', withFolders: true, except: [] } as const
  writePaths(call, ['.'], { action: 'remove', only: 'untracked', fromTop: true, tree })
}

/** `git apply` and `git am`: names in a patch count from the top of the work tree. */
const apply: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 'pC',
    attached: 'S',
    long:
      'check stat numstat summary cached directory= exclude= include= whitespace= unsafe-paths apply ' +
      'patch-format= empty= quoted-cr= show-current-patch? abort continue resolved skip quit',
  })
  if (hasFlag(options, 'check', 'stat', 'numstat', 'summary', 'cached') && !hasFlag(options, 'apply')) return
  if (hasFlag(options, 'show-current-patch')) return
  if (hasFlag(options, 'abort', 'continue', 'resolved', 'skip', 'quit')) return writeTree(call)
  const [directory = '.'] = valuesOf(options, 'directory')
  const isTakenBack = hasFlag(options, 'R', 'reverse')
  const spared = valuesOf(options, 'exclude')
  const names = listPatched(readPatches(call, options.operands), Number(valuesOf(options, 'p')[0] ?? '1'))
  for (const name of names ?? [])
    if (!spared.includes(name))
      call.shell.write(call.state, '.', call.name, {
        fromTop: joinPath('/', `${directory}/${name}`),
        ...lossOf(isTakenBack),
      })
  if (names === null) noteUnread(call, directory, isTakenBack)
  if (names === null && directory === '.') writeTree(call)
  if (hasFlag(options, 'unsafe-paths'))
    call.shell.doubt(`git apply ${call.args.join(' ')}`, 'the patch may lead out of the folder')
}

/** `git merge-file ours base theirs` puts the result into the first file. */
const mergeFile: Subcommand = (call) => {
  const options = parseOptions(call.args, { values: 'L', long: 'stdout object-id marker-size= diff-algorithm=' })
  if (!hasFlag(options, 'p', 'stdout', 'object-id')) call.shell.write(call.state, options.operands[0] ?? '', call.name)
}

/** A subtree is a folder that another history fills. */
const subtree: Subcommand = (call) => {
  const options = parseOptions(call.args, { values: 'Pmb', long: 'prefix= message= branch= annotate= onto= squash' })
  if (/^(?:add|pull|merge)$/.test(options.operands[0] ?? ''))
    writePaths(call, valuesOf(options, 'P', 'prefix'), { action: 'extract' })
}

const editTrailers: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    long: 'in-place trim-empty trailer= where= if-exists= if-missing= only-trailers only-input unfold parse no-divider',
  })
  if (hasFlag(options, 'in-place')) for (const path of options.operands) call.shell.write(call.state, path, call.name)
}

/** Objects are packed into files whose names start as the word says. */
const packObjects: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    long: 'stdout window= depth= threads= max-pack-size= index-version= filter= compression=',
  })
  if (!hasFlag(options, 'stdout'))
    for (const base of options.operands)
      call.shell.write(call.state, `${base}-${STAR}`, call.name, { action: 'create' })
}

const splitMails: Subcommand = (call) => {
  const options = parseOptions(call.args, { values: 'odf' })
  for (const folder of valuesOf(options, 'o')) call.shell.write(call.state, folder, call.name, { recursive: true })
}

/** Commands that change files of the work tree. */
export const TREE_COMMANDS: Readonly<Record<string, Subcommand>> = {
  checkout,
  restore,
  clean,
  rm: removeTracked,
  mv: moveTracked,
  reset,
  stash,
  apply,
  am: apply,
  'merge-file': mergeFile,
  subtree,
  'interpret-trailers': editTrailers,
  'pack-objects': packObjects,
  mailsplit: splitMails,
}
