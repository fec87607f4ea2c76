import { findPersonFolder } from '../author/io/person-key.ts'
import { findCacheRoot } from '../author/io/project-cache.ts'
import { OTHER_CLIENTS } from '../client/core/client.ts'
import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { absolutePath, normalizePath } from '../files/core/path-text.ts'
import { findOwnConfigFolder, findOwnHome } from '../files/io/own-places.ts'
import { hasPath, resolveEntry, resolveRealPath } from '../files/io/real-path.ts'
import { readGitFacts } from '../git/io/git-facts.ts'
import { listProtectedPlaces, type ProtectedPlace } from './core/self-protection.ts'
import type { GuardPlaces } from './guard-places.ts'

/** Places that self-protection holds, as they lie on disk: a settings file may be a link into somebody's dotfiles. */
export function findProtectedPlaces(places: GuardPlaces): ProtectedPlace[] {
  const { projectDir, home, clientDir } = places
  const git = readGitFacts(projectDir)
  const gitDir = git === null ? null : (git.commonDir ?? `${git.root}/.git`)
  const bundle = process.argv[1] ?? ''
  const distDir = bundle.endsWith('.mjs')
    ? bundle.slice(0, Math.max(bundle.lastIndexOf('/'), bundle.lastIndexOf('\\')))
    : null
  const documents = [...new Set([projectDir, git?.root ?? projectDir])].map((root) => `${root}/${POLICY_DOCUMENT}`)
  const own = findOwnHome(projectDir)
  const personDirs = [
    ...[findPersonFolder(projectDir), findCacheRoot(projectDir)],
    ...(own === null ? [] : [`${own}/.local/state/holdfast`, `${own}/.cache/holdfast`]),
  ].filter((path) => path !== null)
  const found = listProtectedPlaces({
    projectDir,
    gitRoot: git?.root ?? null,
    gitDir,
    homes: [...new Set([home, own])].filter((folder) => folder !== null),
    clientDir,
    configDir: findOwnConfigFolder(projectDir),
    personDirs,
    distDir,
    policyDocuments: documents,
    others: OTHER_CLIENTS.filter((client) => hasPath(`${projectDir}/.${client}/holdfast`)),
  })
  return found.flatMap((place) => {
    const path = normalizePath(absolutePath(place.path, projectDir, home))
    const absent = documents.includes(place.path) && !hasPath(path) ? { isAbsent: true } : {}
    const real = resolveRealPath(path)
    // A link of that name, or on the way there, is held beside the file it leads to.
    const links = [...new Set([resolveEntry(path), path])].filter((link) => link !== real)
    const held = { ...place, ...absent }
    return [{ ...held, path: real }, ...links.map((link) => ({ ...held, path: link, isByLink: true }))]
  })
}
