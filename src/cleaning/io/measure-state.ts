import glob from 'fast-glob'
import { isRealFolder } from '../../files/io/list-folder.ts'

const FOLDERS = ['.holdfast', 'artifacts/sessions', 'artifacts/checkpoints']

export type StateSize = Readonly<Record<'files' | 'bytes', number>>

/**
 * Counts every file of holdfast in a project, and their bytes. Links are neither counted nor entered. The library
 * fast-glob takes 66 M instructions to load and 33,000 for an entry: only `clean` asks it.
 *
 * @throws An error with a `code`, for an unreadable folder.
 */
export function measureState(projectDir: string): StateSize {
  const folders = FOLDERS.filter((path) => isRealFolder(projectDir, path.split('/')))
  const found = glob.globSync(
    folders.map((path) => `${path}/**`),
    { cwd: projectDir, dot: true, followSymbolicLinks: false, stats: true },
  )
  return { files: found.length, bytes: found.reduce((sum, { stats }) => sum + (stats?.size ?? 0), 0) }
}
