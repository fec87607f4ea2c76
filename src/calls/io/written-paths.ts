import type { ShellEffects, ShellWrite } from '../../command/core/effects.ts'
import { isInside } from '../../files/core/path-text.ts'
import { listGlobTargets, resolveEntry, resolveRealPath } from '../../files/io/real-path.ts'
import { isBringing } from '../core/own-words.ts'

/** A name that `mktemp` makes up behind a beginning of its own. */
const MADE_UP = /\/[\w.-]{3,}\*[^/]*$/

/** Takes off a write what the rest of the command makes untrue. */
export function settleNames(write: ShellWrite, { writes, unknown }: ShellEffects): ShellWrite {
  const { picks, ...others } = write
  // A temporary file bears no name of those that lie there. Another program may be given a pattern of the same text.
  // So its pattern is settled only behind a name that mktemp begins by itself.
  const isFresh = ({ by, glob, path }: ShellWrite) =>
    by === 'mktemp' && glob && path.endsWith('/tmp.*') && isInside(write.path, path)
  const isOwn = write.by === 'mktemp' && MADE_UP.test(write.path)
  if (write.glob && (isOwn || writes.some(isFresh))) return { ...others, glob: false }
  // Files that the command itself makes are not there yet, and nobody knows which files git or a build makes.
  const isVague = unknown.length > 0 || writes.some(({ tree }) => tree !== undefined)
  if (isVague && isBringing(write)) {
    const { source, ...open } = others
    return open
  }
  const folder = picks?.replace(IN_PATTERN, '')
  if (folder === undefined) return others
  const isFilled = writes.some((each) => each !== write && each.path !== picks && fills(holderOf(each), folder))
  return isVague || isFilled ? others : write
}

const IN_PATTERN = /\/[^/]*[*?[\\].*$/s

/** Whether a write puts files into a folder. */
export const fills = ({ path, recursive }: Pick<ShellWrite, 'path' | 'recursive'>, folder: string): boolean =>
  isInside(path, folder) || (recursive && isInside(folder, path))

/** A write to a pattern may go to any folder that the pattern stands for. */
const holderOf = (write: ShellWrite) =>
  write.glob && write.recursive ? { ...write, path: write.path.replace(IN_PATTERN, '') } : write

/** The paths that the names of the sources give; null where nothing there matches. */
function listPicked({ path, picks, glob }: ShellWrite, withDots: boolean): string[] | null {
  const folder = path.slice(0, path.lastIndexOf('/'))
  if (picks === undefined || !glob || /[*?[\\]/.test(folder)) return null
  // The last one is the pattern itself.
  const sources = listGlobTargets(picks, true, withDots)?.slice(0, -1) ?? []
  const names = sources.map((source) => source.slice(source.lastIndexOf('/')))
  return names.length === 0 ? null : names.map((name) => resolveRealPath(folder + name))
}

/** The paths of a write as they lie on disk; null when a pattern stands for too many. */
export function listWrittenPaths(write: ShellWrite, withDots: boolean): string[] | null {
  const { path, glob, action, follows, loses } = write
  // A link is taken away itself, not what it leads to.
  const isEntry = (action === 'remove' && follows !== true) || (action === 'link' && loses !== undefined)
  const picked = listPicked(write, withDots)
  if (picked !== null) return picked
  return glob ? listGlobTargets(path, isEntry, withDots) : [isEntry ? resolveEntry(path) : resolveRealPath(path)]
}
