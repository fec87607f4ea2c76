import { OTHER_CLIENTS } from '../core/clients/client.ts'
import { CLIENT_PLACES } from '../core/install/client-registration.ts'
import { INSTALL_FOLDER } from '../core/install/registration.ts'
import { isFile } from '../io/bundle-files.ts'
import { runGit } from '../io/git-command.ts'
import { findGitRoot } from '../io/git-root.ts'
import { isThere } from '../io/install-files.ts'
import { resolveRealPath } from '../io/real-path.ts'
import { BUNDLES } from './place-bundles.ts'

/** Where a copy of holdfast lies in a folder it is installed in, for any client. */
const PLACED_FOLDERS: readonly string[] = [
  INSTALL_FOLDER,
  ...OTHER_CLIENTS.map((client) => CLIENT_PLACES[client].folder),
]
const MAX_WORKTREES = 50

function isInstalled(folder: string): boolean {
  return findPlacedFolder(folder) !== null
}

/** The first of our folders that bundles lie in; a file of somebody else keeps one there without them. */
export function findPlacedFolder(root: string): string | null {
  return PLACED_FOLDERS.find((place) => BUNDLES.some((name) => isFile(`${root}/${place}/dist/${name}`))) ?? null
}

/** The nearest folder above, up to the top of the git repository, that holdfast is installed in; null where none is. */
export function findInstallationAbove(root: string): string | null {
  const top = findGitRoot(root)
  if (top === null) return null
  for (let folder = root; folder.length > top.length; ) {
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), folder.lastIndexOf('\\')))
    if (isInstalled(folder)) return folder
  }
  return null
}

/**
 * Another folder holdfast is installed in that shares the configuration of git: in the same repository, or another worktree
 * of it. Null where there is none.
 *
 * @throws with a `code` when git does not say.
 */
export function findOtherInstallation(root: string): string | null {
  const top = findGitRoot(root)
  if (top === null) return null
  const above = findInstallationAbove(root)
  if (above !== null) return above
  // Git names folders by their real paths, a person may stand in one by a link.
  const own = resolveRealPath(root)
  for (const tree of listWorktrees(top)) {
    const found = listInstallations(tree).find((folder) => resolveRealPath(folder) !== own && isInstalled(folder))
    if (found !== undefined) return found
  }
  return null
}

/** The worktrees of the repository that are there, this one first. */
function listWorktrees(top: string): string[] {
  const lines = askGit(top, ['worktree', 'list', '--porcelain']).split('\n')
  const found = lines.filter((line) => line.startsWith('worktree ')).map((line) => line.slice('worktree '.length))
  const others = found.filter((tree) => resolveRealPath(tree) !== resolveRealPath(top) && isThere(`${tree}/.git`))
  return [top, ...others.slice(0, MAX_WORKTREES)]
}

/** Also where they are ignored by git, which is a way to have them for oneself. */
function listInstallations(tree: string): string[] {
  const patterns = PLACED_FOLDERS.map((place) => `:(glob)**/${place}/dist/holdfast.mjs`)
  const paths = askGit(tree, ['ls-files', '-z', '--cached', '--others', '--', ...patterns]).split('\0')
  const folders = paths
    .filter((path) => path !== '')
    .map((path) => `${tree}/${path.replace(/\/?\.(?:claude|codex|gemini)\/holdfast\/dist\/holdfast\.mjs$/, '')}`)
  return folders.map((folder) => folder.replace(/\/$/, ''))
}

function askGit(folder: string, args: readonly string[]): string {
  const { code, stdout, stderr } = runGit(folder, args)
  if (code !== 0) throw Object.assign(new Error(stderr), { code: 'git' })
  return stdout.toString('utf8')
}
