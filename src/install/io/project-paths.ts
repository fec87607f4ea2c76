import { listEntries } from '../../files/io/list-folder.ts'
import { runGit } from '../../git/io/git-command.ts'

/** A walk sees code this far below the top; git names every file. */
const MAX_DEPTH = 4
const MAX_ENTRIES = 20_000

/** The files of a repository, relative to its root: those git tracks or would track, else what lies on disk. */
export function listProjectPaths(root: string): string[] {
  const { code, stdout } = runGit(root, ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  if (code === 0)
    return stdout
      .toString('utf8')
      .split('\0')
      .filter((path) => path !== '')
  const found: string[] = []
  let left = MAX_ENTRIES
  const walk = (folder: string, depth: number) => {
    for (const entry of listEntries(`${root}/${folder}`, 'is empty')) {
      left -= 1
      if (left < 0) return
      if (entry.isFile()) found.push(folder + entry.name)
      const isLeftOut = entry.name.startsWith('.') || entry.name === 'node_modules' || entry.name === 'build'
      if (entry.isDirectory() && depth < MAX_DEPTH && !isLeftOut) walk(`${folder}${entry.name}/`, depth + 1)
    }
  }
  walk('', 1)
  return found
}
