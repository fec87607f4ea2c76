import { absolutePath } from '../core/guardrails/path-text.ts'
import { listProtectedPlaces, type ProtectedPlace } from '../core/guardrails/self-protection.ts'
import { POLICY_DOCUMENT } from '../io/config-sources.ts'
import { readGitFacts } from '../io/git.ts'
import { hasPath, isCaseInsensitive, resolveRealPath } from '../io/real-path.ts'

/** Where things lie for the guards. Paths are real and normalised. */
export interface GuardPlaces {
  readonly projectDir: string
  /** The project, and the linked work tree of it that the session stands in: a write root holds in both. */
  readonly bases: readonly string[]
  readonly home: string | null
  readonly clientDir: string | null
  readonly fold: boolean
}

export function findGuardPlaces(projectDir: string, cwd: string): GuardPlaces {
  const { HOME, USERPROFILE, CLAUDE_CONFIG_DIR } = process.env
  const home = HOME || USERPROFILE || null
  const clientDir = CLAUDE_CONFIG_DIR || (home === null ? null : `${home}/.claude`)
  const real = resolveRealPath(projectDir)
  const tree = cwd === projectDir ? null : findWorkTree(real, cwd)
  const bases = tree === null || tree === real ? [real] : [real, tree]
  return { projectDir: real, bases, home, clientDir, fold: isCaseInsensitive(real) }
}

/** The root of the linked work tree around a folder, when it belongs to the project's repository. */
function findWorkTree(projectDir: string, cwd: string): string | null {
  const facts = readGitFacts(cwd)
  if (facts?.commonDir === undefined || facts.commonDir === null) return null
  const own = readGitFacts(projectDir)
  const ownDir = own?.commonDir ?? (own === null ? null : `${own.root}/.git`)
  const isOwn = ownDir !== null && resolveRealPath(ownDir) === resolveRealPath(facts.commonDir)
  return isOwn ? resolveRealPath(facts.root) : null
}

/** What self-protection holds, as it lies on disk: a settings file may be a link into somebody's dotfiles. */
export function findProtectedPlaces(places: GuardPlaces): ProtectedPlace[] {
  const { projectDir, home, clientDir } = places
  const git = readGitFacts(projectDir)
  const gitDir = git === null ? null : (git.commonDir ?? `${git.root}/.git`)
  const bundle = process.argv[1] ?? ''
  const distDir = bundle.endsWith('.mjs')
    ? bundle.slice(0, Math.max(bundle.lastIndexOf('/'), bundle.lastIndexOf('\\')))
    : null
  const document = `${projectDir}/${POLICY_DOCUMENT}`
  const found = listProtectedPlaces({
    projectDir,
    gitRoot: git?.root ?? null,
    gitDir,
    home,
    clientDir,
    configDir: process.env.XDG_CONFIG_HOME || (home === null ? null : `${home}/.config`),
    distDir,
    policyDocument: hasPath(document) ? document : null,
  })
  return found.map((place) => ({ ...place, path: resolveRealPath(absolutePath(place.path, projectDir, home)) }))
}
