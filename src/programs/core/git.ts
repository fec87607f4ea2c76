import { baseName } from '../../command/core/locate-path.ts'
import { enterDirectory } from '../../command/core/locate-words.ts'
import { HOLE, hasMarks, isKnown, STAR } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, parseLeading, parseOptions, valuesOf } from '../../command/core/options.ts'
import { named, type Program, type Programs, type WriteOptions } from '../../command/core/shell.ts'
import { forkState, type ShellState, textValue } from '../../command/core/state.ts'
import { noteGitConfig, noteInlineConfig, noteRunningOptions } from './git-config.ts'
import { listGitFiles, printTop } from './git-lists.ts'
import { noteGitLosses } from './git-losses.ts'
import { listModules, PLUMBING } from './git-plumbing.ts'
import { type Subcommand, TREE_COMMANDS, writePaths, writeTree } from './git-tree.ts'

// Changes in git's own folder (commits, branches, the index) are no writes here: every repository lives on them.
// Changes of the work tree are writes, and so are changes of configuration, which decides what git runs.

const GLOBAL = {
  values: 'Cc',
  long: 'git-dir= work-tree= namespace= exec-path= config-env= super-prefix=',
}

/** A folder made anew: git refuses a folder that holds something. */
const MADE: WriteOptions = { action: 'create', recursive: true }

const RESULT: WriteOptions = { action: 'create', takes: 'entry' }

const clone: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 'bocuj',
    long:
      'branch= depth= origin= config= reference= separate-git-dir= template= jobs= filter= upload-pack= ' +
      'single-branch recurse-submodules? bare mirror',
  })
  const [source = '', folder] = options.operands
  const withoutSlashes = (path: string) => path.replace(/(?<!\/)\/+$/, '')
  const repository = withoutSlashes(withoutSlashes(source).replace(/\.git$/, ''))
  const name = baseName(repository).replace(/^.*:/, '')
  call.shell.write(call.state, folder ?? (name === '' || !isKnown(name) ? HOLE : name), 'git clone', MADE)
  for (const path of valuesOf(options, 'separate-git-dir')) call.shell.write(call.state, path, 'git clone', MADE)
}

const initialize: Subcommand = (call) => {
  const options = parseOptions(call.args, {
    values: 'b',
    long: 'initial-branch= template= separate-git-dir= object-format= shared? quiet bare',
  })
  const [folder = '.'] = options.operands
  const own = hasFlag(options, 'bare') ? folder : `${folder}/.git`
  call.shell.write(call.state, own, 'git init', MADE)
  // A template brings hooks, also to a repository that is there already.
  for (const source of valuesOf(options, 'template'))
    if (source !== '') call.shell.write(call.state, own, 'git init', { action: 'copy', recursive: true, source })
  if (folder !== '.') call.shell.write(call.state, folder, 'git init', { action: 'create' })
}

const worktree: Subcommand = (call) => {
  const [subcommand, ...rest] = call.args
  const options = parseOptions(rest, { values: 'bB', long: 'reason= orphan' })
  const [folder = ''] = options.operands
  if (subcommand === 'add') call.shell.write(call.state, folder, call.name, MADE)
  else if (subcommand === 'remove') writePaths(call, [folder], { action: 'remove' })
  else if (subcommand === 'move') writePaths(call, options.operands, { action: 'move' })
}

/** Output options of log, diff, show and the like, and of archive and bundle. */
const writeOutput: Subcommand = (call) => {
  const isArchive = call.name === 'git archive' || call.name === 'git format-patch'
  const options = parseOptions(call.args, {
    values: isArchive ? 'o' : '',
    long: 'output= output-directory= stdout format= prefix=',
  })
  for (const path of valuesOf(options, 'output', 'o', 'output-directory'))
    call.shell.write(call.state, path, call.name, { ...RESULT, recursive: call.name === 'git format-patch' })
  const isElsewhere = hasFlag(options, 'stdout', 'o', 'output-directory')
  if (call.name === 'git format-patch' && !isElsewhere)
    call.shell.write(call.state, `${STAR}.patch`, call.name, { action: 'create' })
}

const runInside: Subcommand = (call) => {
  const { args, state, shell } = call
  const marker = args.findIndex((word) => word === 'foreach' || word === 'run')
  const words = args.slice(marker + 1).filter((word, index) => index > 0 || !word.startsWith('-'))
  if (marker === -1)
    return args[0] === 'update' || args[0] === 'add' || args[0] === 'deinit' ? writeTree(call) : undefined
  const inner = forkState(state)
  if (args[marker] === 'foreach') inner.cwd = inner.cwd?.flatMap((place) => listModules(call, place)) ?? null
  if (words.length === 1 && !hasMarks(words[0] ?? '')) shell.runText(words[0] ?? '', inner, null)
  else shell.runWords(words, inner, null)
}

/** Code of filter-branch runs in a copy of the tree; nobody knows where that is. */
const rewriteHistory: Subcommand = (call) => {
  const { values } = parseOptions(call.args, {
    long: 'tree-filter= index-filter= env-filter= msg-filter= commit-filter= parent-filter= tag-name-filter= setup= subdirectory-filter= force',
  })
  for (const code of [...values.values()].flat())
    call.shell.doubt(`git filter-branch ${code}`, 'git runs it in every commit')
  writeTree(call)
}

const rebase: Subcommand = (call) => {
  const options = parseOptions(call.args, { values: 'xsX', long: 'exec= onto= strategy=' })
  for (const code of valuesOf(options, 'x', 'exec')) {
    if (hasMarks(code)) call.shell.doubt(`git rebase --exec ${code}`, 'git runs it')
    else call.shell.runText(code, forkState(call.state), null)
  }
  writeTree(call)
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  ...TREE_COMMANDS,
  ...PLUMBING,
  clone,
  worktree,
  rebase,
  ...named('filter-branch filter-repo', rewriteHistory),
  init: initialize,
  config: noteGitConfig,
  switch: (call) =>
    /^-(?:c|C)$|^--create$/.test(call.args[0] ?? '') && call.args.length === 2 ? undefined : writeTree(call),
  ...named('merge pull cherry-pick revert', writeTree),
  ...named('submodule bisect', runInside),
  ...named('archive format-patch log diff show diff-tree diff-index diff-files', writeOutput),
  bundle: ({ args: [verb, ...words], state, shell }) => {
    const file = words.find((word) => !word.startsWith('-')) ?? ''
    if (verb === 'create') shell.write(state, file, 'git bundle create', RESULT)
  },
}

/** Commands that leave the work tree alone. Any other may be an alias, or a program called git-name. */
const QUIET = new Set(
  'status add commit fetch push branch tag remote blame shortlog describe rev-parse rev-list ls-files ls-tree ls-remote cat-file reflog grep fsck gc count-objects merge-base merge-tree name-rev notes cherry range-diff whatchanged show-ref show-branch symbolic-ref update-ref for-each-ref var version help check-ignore check-attr hash-object write-tree commit-tree update-index prune repack pack-refs maintenance credential annotate diff-pairs request-pull verify-commit verify-tag stripspace interpret-trailers mktree mktag'.split(
    ' ',
  ),
)

/** Variables that lead git to another repository, or give it other settings. */
const LEADING =
  'DIR WORK_TREE INDEX_FILE COMMON_DIR OBJECT_DIRECTORY NAMESPACE CONFIG_COUNT CONFIG_PARAMETERS CONFIG_GLOBAL'
const HARMLESS_SETTING = /^(?:user|color|advice|pager)\.|^(?:core\.pager|commit\.gpgsign|pull\.\w+)(?:=|$)/i

const LISTING = /^-(?:[arv]+|-all|-list|-remotes|-show-current|-verbose)$/

function isPlainCall(options: ParsedOptions, state: ShellState): boolean {
  if (hasFlag(options, 'git-dir', 'work-tree', 'namespace', 'exec-path', 'config-env', 'bare')) return false
  if (LEADING.split(' ').some((name) => state.variables.has(`GIT_${name}`))) return false
  return valuesOf(options, 'c').every((setting) => HARMLESS_SETTING.test(setting))
}

/** An option leads git as the variable does. */
const leadState = (state: ShellState, led: readonly string[]): ShellState =>
  led.length === 0 ? state : { ...state, variables: new Map([...state.variables, ['GIT_DIR', textValue(...led)]]) }

const git: Program = (call) => {
  const options = parseLeading(call.args, GLOBAL)
  const state = leadState(forkState(call.state), valuesOf(options, 'git-dir'))
  for (const folder of valuesOf(options, 'C')) enterDirectory(folder, state)
  noteInlineConfig({ ...call, state }, valuesOf(options, 'c', 'config-env'))
  const trees = state.variables.get('GIT_WORK_TREE')
  for (const tree of [...(trees?.kind === 'text' ? trees.texts : []), ...valuesOf(options, 'work-tree')])
    enterDirectory(tree, state)
  const [subcommand, ...args] = options.operands
  if (subcommand === undefined) return null
  if (hasMarks(subcommand)) {
    call.shell.doubt(['git', ...call.args].join(' '), 'which git command runs is known only then')
    return null
  }
  const inner = { ...call, name: `git ${subcommand}`, args, state }
  const isListing = subcommand === 'branch' && args.every((word) => LISTING.test(word))
  const isPlain = isPlainCall(options, state)
  call.shell.noteGit({ name: isListing ? 'branch --list' : subcommand, isPlain })
  noteRunningOptions(inner)
  if (args.includes('--help')) return null
  noteGitLosses(subcommand, inner)
  if (!Object.hasOwn(SUBCOMMANDS, subcommand) && !QUIET.has(subcommand)) call.shell.noteUnknown(`git ${subcommand}`)
  const own = Object.hasOwn(SUBCOMMANDS, subcommand) ? SUBCOMMANDS[subcommand] : undefined
  own?.(inner)
  // Every subcommand that shows a diff can send the diff to a file.
  if (own !== writeOutput) writeOutput(inner)
  if (subcommand === 'rev-parse' && isPlain) return printTop(inner)
  return state.cwd === call.state.cwd ? listGitFiles(inner) : null
}

export const GIT: Programs = { git, hub: git }
