import { everythingBelow } from '../../command/core/marks.ts'
import { hasFlag, parseOptions, valuesOf } from '../../command/core/options.ts'
import { readWhole } from '../../command/core/run-file.ts'
import type { Call } from '../../command/core/shell.ts'
import { restorePaths, type Subcommand, writePaths, writeTree } from './git-tree.ts'

/** Puts files of the index into the tree, or below a prefix. */
const checkoutIndex: Subcommand = (call) => {
  const options = parseOptions(call.args, { long: 'all force prefix= stage= stdin temp' })
  const [prefix] = valuesOf(options, 'prefix')
  if (prefix !== undefined) call.shell.write(call.state, prefix, call.name, { action: 'extract', recursive: true })
  else if (hasFlag(options, 'stdin')) writeTree(call)
  else restorePaths(call, hasFlag(options, 'a', 'all') ? ['.'] : options.operands, null)
}

/** Without `-u` the index alone changes. */
const readTree: Subcommand = (call) => {
  if (hasFlag(parseOptions(call.args, { long: 'prefix= index-output=' }), 'u')) writeTree(call)
}

/** `git sparse-checkout set` takes away every file outside some folders, but those beside and above them. */
const sparseCheckout: Subcommand = (call) => {
  const [verb, ...rest] = call.args
  if (verb === 'list') return
  if (verb !== 'set' && verb !== 'init') return writeTree(call)
  const { operands, flags } = parseOptions(rest, {})
  const isTold = !flags.has('no-cone') && !flags.has('stdin') && operands.every((folder) => /^\w[\w./-]*$/.test(folder))
  const tree = { kind: 'clean', withFolders: true, except: operands } as const
  writePaths(call, ['.'], { action: 'remove', only: 'tracked', fromTop: true, ...(isTold && { tree }) })
}

/** Hooks come with the filters, unless the words say otherwise. */
const lfs: Subcommand = ({ args, state, shell, name }) => {
  shell.noteUnknown(name)
  if (/^(?:install|update)$/.test(args[0] ?? '') && !args.includes('--skip-repo'))
    shell.write(state, '.git/hooks', `${name} ${args[0]}`, { action: 'create', recursive: true })
}

/** The folders of the submodules, or any below where no list of them can be read. */
export function listModules(call: Call, place: string): readonly string[] {
  const text = readWhole(call, `${place}/.gitmodules`) ?? ''
  const paths = [...text.matchAll(/^[ \t]*path = (\S+)$/gm)].map(([, path]) => `${place}/${path}`)
  if (paths.length === 0) return [everythingBelow(place)]
  return call.args.includes('--recursive') ? [...paths, ...paths.map(everythingBelow)] : paths
}

/** Commands below the everyday ones, and an extension, that change the work tree or the hooks. */
export const PLUMBING: Readonly<Record<string, Subcommand>> = {
  'checkout-index': checkoutIndex,
  'read-tree': readTree,
  'sparse-checkout': sparseCheckout,
  lfs,
}
