import { excerptLine } from '../text.ts'
import { LIMITS, type Touch, type WorkState } from './work-state.ts'

type FileState = Pick<WorkState, 'filesModified' | 'filesRead' | 'touches'>

export interface FileLog {
  readonly touch: (what: 'edits' | 'reads', path: unknown) => void
  readonly result: () => FileState
}

/** More than is kept: a file that was edited long ago and read again now is still known as edited. */
const REMEMBERED_FILES = LIMITS.files * 8

/**
 * Which files were changed and read, and how often.
 *
 * @param relativize Turns an absolute path into the form people use in this project.
 */
export function createFileLog(relativize: (path: string) => string): FileLog {
  /** In the order of the last touch. */
  const files = new Map<string, { edits: number; reads: number }>()
  const touch = (what: 'edits' | 'reads', path: unknown) => {
    if (typeof path !== 'string' || path === '') return
    const name = excerptLine(relativize(path), 300)
    const counts = files.get(name) ?? { edits: 0, reads: 0 }
    files.delete(name)
    files.set(name, { ...counts, [what]: counts[what] + 1 })
    if (files.size > REMEMBERED_FILES) files.delete(files.keys().next().value ?? '')
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
    const touches: Touch[] = newestFirst.flatMap(([path, counts]) => (kept.has(path) ? [{ path, ...counts }] : []))
    return { filesModified, filesRead, touches }
  }
  return { touch, result }
}
