import { existsSync, realpathSync } from 'node:fs'
import { findGitRoot } from '../../files/io/git-folder.ts'

/**
 * Whether a folder lies in the repository that it is to serve. A repository can set variables of its hooks. One of them
 * may name a folder of the repository as the home of the person. A doubt counts as yes.
 *
 * @param folder A folder, whose last parts need not exist.
 * @param standard The place of such a folder below the person's real home. There the folder counts as the person's,
 *   because a person may keep the whole home in git.
 */
export function isInRepository(folder: string, projectDir: string, standard: string): boolean {
  try {
    const real = resolveFolder(folder)
    const root = realpathSync.native(findGitRoot(projectDir) ?? projectDir)
    if (real !== root && !real.startsWith(`${root}/`)) return false
    const { homedir } = process.getBuiltinModule('node:os').userInfo()
    const own = `${realpathSync.native(homedir)}/${standard}`
    return real !== own && !real.startsWith(`${own}/`)
  } catch {
    return true
  }
}

function resolveFolder(folder: string): string {
  let there = folder
  while (there !== '' && !existsSync(there)) there = there.slice(0, there.lastIndexOf('/'))
  const real = realpathSync.native(there === '' ? '/' : there)
  return (real.endsWith('/') ? real.slice(0, -1) : real) + folder.slice(there.length)
}
