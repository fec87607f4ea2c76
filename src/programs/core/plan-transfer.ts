import { sparePath } from '../../command/core/found-paths.ts'
import { baseName, joinPath } from '../../command/core/locate-path.ts'
import { locateSource } from '../../command/core/locate-words.ts'
import { noteSpared } from '../../command/core/marks.ts'
import { hasFlag, type ParsedOptions, valuesOf } from '../../command/core/options.ts'
import type { Call } from '../../command/core/shell.ts'
import type { ShellState } from '../../command/core/state.ts'

/** The ways to reach another machine that run nothing else. A setting such as `ProxyCommand` would. */
export const PLAIN_SSH =
  /^(?:ssh|rsync|sudo rsync)(?: -[\w/.~-]+(?: [\w./~][\w./~-]*)?| -o ?(?:StrictHostKeyChecking|UserKnownHostsFile|ConnectTimeout|BatchMode|Port|User|IdentityFile|IdentitiesOnly|ServerAliveInterval|LogLevel|Compression)=[\w./~-]+)*$/

/** The files that a copier takes, and the place that gets them. */
export interface Transfer {
  readonly sources: readonly string[]
  readonly target: string
  /** The target is a folder for certain; otherwise it may be one. */
  readonly isFolder: boolean
  /** The target is a file for certain. */
  readonly isFile: boolean
  readonly recursive: boolean
}

const isFolderPath = (path: string) => /(?:^|\/)\.{0,2}$/.test(path)

/** Sorts operands into sources and target. */
export function planTransfer(options: ParsedOptions, recursive: boolean): Transfer | null {
  const [folder] = valuesOf(options, 't', 'target-directory').slice(-1)
  if (folder !== undefined)
    return { sources: options.operands, target: folder, isFolder: true, isFile: false, recursive }
  const sources = options.operands.slice(0, -1)
  const target = options.operands.at(-1)
  if (target === undefined || sources.length === 0) return null
  const isFile = hasFlag(options, 'T', 'no-target-directory')
  return { sources, target, isFolder: !isFile && (sources.length > 1 || isFolderPath(target)), isFile, recursive }
}

/** Whether a file gets what it held itself, as the command right before changed it: `jq . a > b && mv b a`. */
export function bringsEdit({ sources, target }: Transfer, { cwd, edit }: ShellState): boolean {
  const [source = '', ...others] = sources
  const [place, ...places] = cwd ?? []
  if (edit === null || place === undefined || others.length + places.length > 0) return false
  return joinPath(place, source) === edit.made && joinPath(place, target) === edit.from
}

/** With one of these rsync removes files of the target, or chooses its files in another way. */
const CHOOSES = /^(?:del|delete.*|R|relative|(?:files|include)-from|include|filter|f|F)$/

/**
 * The places rsync copies each folder of this disk to, without the paths that are left out. Null where the names may be
 * any.
 */
export function planMirrors({ state, shell }: Call, options: ParsedOptions): { path: string; source: string }[] | null {
  const [target = '', ...sources] = options.operands.toReversed()
  const isListed = (source: string) => shell.context.findKind?.(locateSource(state, source) ?? '\0') === 'folder'
  if (/:/.test(target) || [...options.flags].some((flag) => CHOOSES.test(flag)) || !sources.every(isListed)) return null
  // A pattern with a slash in front counts from the source.
  const spared = valuesOf(options, 'exclude')
    .filter((pattern) => !pattern.startsWith('/'))
    .flatMap(sparePath)
  const inside = (source: string) => (/(?:^|\/)\.?$/.test(source) ? '' : `/${baseName(source)}`)
  return sources.map((source) => ({
    path: noteSpared(target.replace(/(?<=[^/])\/+$/, '') + inside(source), spared),
    source,
  }))
}
