import type { Action, GitKind } from '../../syntax/core/effects.ts'
import type { Restore, TreeChange } from '../../syntax/core/git-steps.ts'
import { hasMarks, STAR } from '../../syntax/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../syntax/core/options.ts'
import type { Call } from '../../syntax/core/shell.ts'
import { readTreeChange } from './tree-change.ts'

export type Subcommand = (call: Call) => void

/** The whole work tree, wherever it starts; of its files those change that differ. */
export function writeTree({ state, shell, name, args }: Call): void {
  const tree = readTreeChange(name, args)
  const options = { action: 'extract', certainty: 'possible', recursive: true, fromTop: true } as const
  shell.write(state, '.', name, { ...options, ...(tree !== null && { tree }) })
}

interface PathEffect {
  readonly action: Action
  readonly only?: GitKind
  readonly tree?: TreeChange
}

export function writePaths(call: Call, paths: readonly string[], effect: PathEffect): void {
  const { state, shell, name } = call
  for (const path of paths) {
    // ":/" and ":(top)" count from the top of the work tree.
    if (path.startsWith(':')) shell.doubt(`${name} ${path}`, 'the pathspec counts from the top of the work tree')
    // The losses of git are noted apart.
    else shell.write(state, path, name, { ...effect, recursive: true, keeps: true })
  }
}

/** Puts files back as the index has them, or a commit that a word names. */
function restorePaths(call: Call, paths: readonly string[], source: Omit<Restore, 'kind'>): void {
  const { from } = source
  const tree = from !== null && hasMarks(from) ? {} : { tree: { kind: 'restore', ...source } as const }
  writePaths(call, paths, { action: 'extract', ...tree })
}

/** `git checkout -- a`, `git checkout main -- a`, `git checkout main`, `git checkout -b new`. */
const checkout: Subcommand = (call) => {
  const dashes = call.args.indexOf('--')
  const options = parseOptions(dashes === -1 ? call.args : call.args.slice(0, dashes), {
    values: 'bB',
    long: 'orphan= conflict= pathspec-from-file= track?',
  })
  const [first = '', ...rest] = options.operands
  const others = hasFlag(options, 'no-overlay') ? {} : ({ keepsOthers: true } as const)
  if (dashes !== -1 && dashes < call.args.length - 1)
    return restorePaths(call, call.args.slice(dashes + 1), { from: options.operands[0] ?? null, ...others })
  if (hasFlag(options, 'b', 'B', 'orphan') && options.operands.length === 0) return
  if (hasFlag(options, 'pathspec-from-file')) return writeTree(call)
  if (rest.length > 0 && !hasFlag(options, 'b', 'B')) return restorePaths(call, rest, { from: first, ...others })
  // A single word is a branch or a path; a path lies below here, unless the path leads out.
  if (/^(?:\/|\.\.\/)/.test(first) || first === '.' || first === '..')
    return restorePaths(call, [first], { from: null })
  writeTree(call)
}

const restore: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 's',
    long: 'source= staged worktree pathspec-from-file=',
  })
  if (hasFlag(options, 'S', 'staged') && !hasFlag(options, 'W', 'worktree')) return
  restorePaths(call, options.operands, { from: valuesOf(options, 's', 'source')[0] ?? null })
  if (hasFlag(options, 'pathspec-from-file')) writeTree(call)
}

const clean: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 'e',
    long: 'exclude= dry-run force interactive quiet',
  })
  if (hasFlag(options, 'n', 'dry-run')) return
  // Unlike the others, clean stays below the folder it runs in.
  const only = hasFlag(options, 'x', 'X') ? 'untracked' : 'new'
  writePaths(call, options.operands.length === 0 ? ['.'] : options.operands, { action: 'remove', only })
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
  if (!['list', 'show', 'drop', 'clear', 'create', 'store'].includes(subcommand)) writeTree(call)
}

const apply: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 'pC',
    long: 'check stat numstat summary cached directory= exclude= include= whitespace= unsafe-paths apply',
  })
  if (hasFlag(options, 'check', 'stat', 'numstat', 'summary', 'cached') && !hasFlag(options, 'apply')) return
  const [directory] = valuesOf(options, 'directory')
  if (directory === undefined) writeTree(call)
  else writePaths(call, [directory], { action: 'replace' })
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
  'merge-file': mergeFile,
  subtree,
  'interpret-trailers': editTrailers,
  'pack-objects': packObjects,
  mailsplit: splitMails,
}
