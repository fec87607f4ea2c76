import { findGitRoot } from '../files/io/git-root.ts'
import { findClientFolder, findHome } from '../files/io/own-places.ts'
import { isCaseInsensitive, resolveRealPath } from '../files/io/real-path.ts'

/** Folders the guards measure paths by. Each path is real and normalised. */
export interface GuardPlaces {
  readonly projectDir: string
  /** The project, and the linked work tree of it that the session stands in: a write root holds in both. */
  readonly bases: readonly string[]
  readonly home: string | null
  readonly clientDir: string | null
  readonly fold: boolean
}

export async function findGuardPlaces(projectDir: string, cwd: string): Promise<GuardPlaces> {
  const home = findHome()
  const clientDir = findClientFolder(home)
  const real = resolveRealPath(projectDir)
  const tree = await findWorkTree(real, cwd)
  const bases = tree === null || tree === real ? [real] : [real, tree]
  return { projectDir: real, bases, home, clientDir, fold: isCaseInsensitive(real) }
}

/** Most sessions stand in the project's own tree, which one question tells. */
async function findWorkTree(projectDir: string, cwd: string): Promise<string | null> {
  if (cwd === projectDir || findGitRoot(cwd) === findGitRoot(projectDir)) return null
  const { findLinkedTree } = await import('./linked-tree.ts')
  return findLinkedTree(projectDir, cwd)
}
