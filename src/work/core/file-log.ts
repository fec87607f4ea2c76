import { excerptLine } from '../../base/core/text.ts'
import { LIMITS } from './work-limits.ts'
import type { Touch, WorkState } from './work-state.ts'

type FileState = Pick<WorkState, 'filesModified' | 'filesRead' | 'touches'>

/** Files remembered, more than a checkpoint keeps: a file edited long ago and read again now still counts as edited. */
const REMEMBERED_FILES = LIMITS.files * 8

/** `relativize` turns an absolute path into the form people use in this project. */
export function createFileLog(relativize: (path: string) => string) {
  const files = new Map<string, { edits: number; reads: number; committed: number }>()
  const touch = (what: 'edits' | 'reads', path: unknown) => {
    if (typeof path !== 'string' || path === '') return
    const name = excerptLine(relativize(path), 300)
    const counts = files.get(name) ?? { edits: 0, reads: 0, committed: 0 }
    files.delete(name)
    files.set(name, { ...counts, [what]: counts[what] + 1 })
    if (files.size > REMEMBERED_FILES) files.delete(files.keys().next().value ?? '')
  }
  /** A file that a command took away, or all files below a folder, is no changed file any more. */
  const remove = (path: string) => {
    const gone = relativize(path)
    for (const name of [...files.keys()]) if (name === gone || name.startsWith(`${gone}/`)) files.delete(name)
  }
  /** A file that a command brought back has its committed edits alone. False for a file without others. */
  const restore = (path: string) => {
    const counts = files.get(relativize(path))
    if (counts === undefined || counts.edits === counts.committed) return false
    counts.edits = counts.committed
    return true
  }
  const noteCommit = () => {
    for (const counts of files.values()) counts.committed = counts.edits
  }
  const result = (): FileState => {
    const newestFirst = [...files].reverse()
    const pick = (what: 'edits' | 'reads') =>
      newestFirst
        .filter(([, counts]) => counts[what] > 0)
        .map(([path]) => path)
        .slice(0, LIMITS.files)
    const [filesModified, filesRead] = [pick('edits'), pick('reads')]
    const kept = new Set([...filesModified, ...filesRead])
    const touches: Touch[] = newestFirst.flatMap(([path, { edits, reads }]) =>
      kept.has(path) ? [{ path, edits, reads, before: 0 }] : [],
    )
    return { filesModified, filesRead, touches }
  }
  return { touch, remove, restore, noteCommit, result }
}
