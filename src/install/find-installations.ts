import { OTHER_CLIENTS } from '../client/core/client.ts'
import { CLIENT_PLACES } from '../client/core/client-registration.ts'
import { INSTALL_FOLDER } from '../client/core/registration.ts'
import { folderOf } from '../files/core/path-text.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { resolveRealPath } from '../files/io/real-path.ts'
import { runGit } from '../git/io/git-command.ts'
import { isFile } from './io/bundle-files.ts'
import { isThere } from './io/install-files.ts'
import { BUNDLES } from './place-bundles.ts'

const PLACED_FOLDERS: readonly string[] = [
  INSTALL_FOLDER,
  ...OTHER_CLIENTS.map((client) => CLIENT_PLACES[client].folder),
]
const MAX_WORKTREES = 50

const isInstalled = (folder: string): boolean => findPlacedFolder(folder) !== null

/** First of our folders with bundles. Foreign files may keep a folder alive after its bundles are gone. */
export function findPlacedFolder(root: string): string | null {
  return PLACED_FOLDERS.find((place) => BUNDLES.some((name) => isFile(`${root}/${place}/dist/${name}`))) ?? null
}

/** Nearest parent folder that is meant, up to the top of the git repository; null without any. */
export function findInstallationAbove(root: string, isMeant = isInstalled): string | null {
  const top = findGitRoot(root)
  if (top === null) return null
  for (let folder = root; folder.length > top.length; ) {
    folder = folderOf(folder)
    if (isMeant(folder)) return folder
  }
  return null
}

/** Another folder with an installation in the same repository or another worktree. @throws An error of git. */
export function findOtherInstallation(root: string): string | null {
  const top = findGitRoot(root)
  if (top === null) return null
  const above = findInstallationAbove(root)
  if (above !== null) return above
  // Git names folders by their real paths; a person may use a link to a folder.
  const own = resolveRealPath(root)
  for (const tree of listWorktrees(top)) {
    const found = listInstallations(tree).find((folder) => resolveRealPath(folder) !== own && isInstalled(folder))
    if (found !== undefined) return found
  }
  return null
}

function listWorktrees(top: string): string[] {
  const lines = askGit(top, ['worktree', 'list', '--porcelain']).split('\n')
  const found = lines.filter((line) => line.startsWith('worktree ')).map((line) => line.slice('worktree '.length))
  const others = found.filter((tree) => resolveRealPath(tree) !== resolveRealPath(top) && isThere(`${tree}/.git`))
  return [top, ...others.slice(0, MAX_WORKTREES)]
}

/** Git ignores some: a person may keep a private installation that way. */
function listInstallations(tree: string): string[] {
  const patterns = PLACED_FOLDERS.map((place) => `:(glob)**/${place}/dist/holdfast.mjs`)
  const paths = askGit(tree, ['ls-files', '-z', '--cached', '--others', '--', ...patterns]).split('\0')
  return paths
    .filter((path) => path !== '')
    .map((path) => `${tree}/${path}`.replace(/\/\.(?:claude|codex|gemini)\/holdfast\/dist\/holdfast\.mjs$/, ''))
}

function askGit(folder: string, args: readonly string[]): string {
  const { code, stdout, stderr } = runGit(folder, args)
  if (code !== 0) throw Object.assign(new Error(stderr), { code: 'git' })
  return stdout.toString('utf8')
}
