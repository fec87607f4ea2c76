import { hasFlag, type ParsedOptions, valuesOf } from '../../syntax/core/options.ts'

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
