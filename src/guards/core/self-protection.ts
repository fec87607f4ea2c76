import type { CallEffects, WriteTarget } from '../../calls/core/call-effects.ts'
import {
  isForeignName,
  namesOwn,
  setsGitHooks,
  setsHoldfast,
  takesAway,
  writesOver,
} from '../../calls/core/own-words.ts'
import type { OtherClient } from '../../client/core/client.ts'
import { describeWriter } from '../../command/core/effects.ts'
import { foldPath, isInside } from '../../files/core/path-text.ts'
import { deny, type Finding } from '../../policy/core/verdict.ts'

/** A place that belongs to holdfast. Paths are real and normalised; a folder protects all below it. */
export interface ProtectedPlace {
  readonly path: string
  readonly what: string
  /** A settings file: only what concerns its hooks is held. */
  readonly isSettings?: boolean
  /** A file that does not exist yet: only a call that makes the file, or brings one, touches the place. */
  readonly isAbsent?: boolean
  /** A path that leads to the place through a link, which a removal takes away without its content. */
  readonly isByLink?: boolean
}

export interface ProtectionPlaces {
  readonly projectDir: string
  readonly gitRoot: string | null
  readonly gitDir: string | null
  /** The home that the environment names, and the person's own where a repository's settings name another. */
  readonly homes: readonly string[]
  readonly clientDir: string | null
  readonly configDir: string | null
  readonly personDirs: readonly string[]
  readonly distDir: string | null
  readonly policyDocuments: readonly string[]
  /** The clients holdfast is installed for as well; what they read is nobody's business otherwise. */
  readonly others?: readonly OtherClient[]
}

/**
 * Lists the places no write may touch without the person: state, bundles, configuration and registration of the hooks.
 */
export function listProtectedPlaces(places: ProtectionPlaces): ProtectedPlace[] {
  const { projectDir, gitRoot, gitDir, homes, clientDir, configDir, personDirs, distDir, policyDocuments } = places
  const found: (ProtectedPlace | null)[] = [
    ...[...new Set([projectDir, gitRoot ?? projectDir])].flatMap((root) => [
      { path: `${root}/.holdfast`, what: "holdfast's state and configuration" },
      { path: `${root}/.claude/holdfast`, what: "holdfast's bundles" },
      { path: `${root}/.claude/settings.json`, what: 'the registration of the hooks', isSettings: true },
      { path: `${root}/.claude/settings.local.json`, what: 'the registration of the hooks', isSettings: true },
    ]),
    ...[...(clientDir === null ? [] : [clientDir]), ...homes.map((home) => `${home}/.claude`)].flatMap((dir) =>
      ['settings.json', 'settings.local.json'].map((file) => userSettings(`${dir}/${file}`)),
    ),
    ...['/etc/claude-code', '/Library/Application Support/ClaudeCode'].map((dir) => userSettings(dir)),
    ...(places.others ?? []).flatMap((client) =>
      [projectDir, ...homes].flatMap((root) => listClientPlaces(client, root)),
    ),
    configDir === null ? null : { path: `${configDir}/holdfast`, what: "holdfast's configuration" },
    ...personDirs.map((path) => ({ path, what: "holdfast's key and caches" })),
    distDir === null ? null : { path: distDir, what: "holdfast's bundles" },
    gitDir === null ? null : { path: `${gitDir}/hooks`, what: "git's hooks" },
    gitDir === null ? null : { path: `${gitDir}/holdfast`, what: 'what holdfast keeps of this repository' },
    gitDir === null ? null : { path: `${gitDir}/config`, what: "git's configuration (core.hooksPath)" },
    ...policyDocuments.map((path) => ({ path, what: 'the policy of this repository' })),
  ]
  return found.filter((place) => place !== null)
}

function listClientPlaces(client: OtherClient, root: string): ProtectedPlace[] {
  if (client === 'gemini') return [userSettings(`${root}/.gemini/settings.json`)]
  return [
    userSettings(`${root}/.codex/hooks.json`),
    { ...userSettings(`${root}/.codex/config.toml`), isSettings: false },
  ]
}

const userSettings = (path: string) => ({ path, what: 'the registration of the hooks', isSettings: true })

export interface ProtectionFacts {
  readonly places: readonly ProtectedPlace[]
  readonly fold: boolean
  readonly command: string | null
  /** Whether something the call copies, moves or links holds a file at a path relative to its top. */
  readonly brings: (path: string, place: ProtectedPlace) => boolean
  /** Whether the disk has an entry: a copied folder brings what it holds. */
  readonly hasPath: (path: string) => boolean
  /** Whether a removal by git reaches nothing at a place, because git knows it as another kind of file. */
  readonly spares: (write: WriteTarget, place: ProtectedPlace) => boolean
  readonly keepsHooks: (path: string) => boolean
}

/**
 * Judges whether a call would change holdfast itself. Reading always passes. A write without a known place counts only
 * when the command names something protected. A question on every script would teach people to say yes.
 */
export function judgeSelfProtection(effects: CallEffects, facts: ProtectionFacts): Finding | null {
  for (const write of effects.writes) {
    const writer = describeWriter(write)
    if (write.action === 'run') return objectToChange('core.hooksPath', `${writer} would change what git runs`)
    const place = facts.places.find(
      (candidate) => isTouched(write, candidate, facts) && !facts.spares(write, candidate),
    )
    if (
      place === undefined ||
      isOrdinaryGit(write, place) ||
      (place.isSettings === true && facts.keepsHooks(write.path))
    )
      continue
    const relation = isInside(foldPath(write.path, facts.fold), foldPath(place.path, facts.fold))
      ? 'which is'
      : 'which holds'
    return objectToChange(write.path, `${writer} would write "${write.path}", ${relation} ${place.what}`)
  }
  const { command } = facts
  if (command === null) return null
  const [doubt] = effects.unresolved
  if (doubt !== undefined && namesOwn(command)) {
    return objectToChange(
      doubt.what,
      `this may change what keeps the guards in place, and cannot be told beforehand: ${doubt.why}`,
    )
  }
  const runs = (name: string) => effects.commands.some((word) => word.includes(name))
  if (runs('git') && setsGitHooks(command)) return objectToChange('core.hooksPath', 'this would change what git runs')
  if ((runs('holdfast') || runs('node') || runs('claude')) && setsHoldfast(command)) {
    return objectToChange('holdfast', 'this would change how holdfast is set up')
  }
  return null
}

/** Git writes its own configuration all the time: a remote, a branch, a name. */
function isOrdinaryGit({ action }: WriteTarget, { path }: ProtectedPlace): boolean {
  return action === 'configure' && path.endsWith('/config')
}

function isTouched(write: WriteTarget, place: ProtectedPlace, facts: ProtectionFacts): boolean {
  const { path, recursive, action, names, source } = write
  const [written, kept] = [foldPath(path, facts.fold), foldPath(place.path, facts.fold)]
  if (recursive && names !== undefined && isForeignName(names)) return false
  if (isInside(written, kept)) return true
  const isBelow = isInside(kept, written)
  if (source !== undefined && isBelow && facts.hasPath(source + place.path.slice(path.length))) return true
  if (bringsOther(write, place, facts)) return true
  if (place.isAbsent === true) return false
  // A search finds the names that are there, which is looked up on disk.
  const isSearch = write.sweeps === 'files' && names !== undefined
  if (((takesAway(write) && !isSearch) || (place.isByLink === true && action === 'remove')) && isBelow) return true
  if (kept.slice(0, kept.lastIndexOf('/')) !== written) return false
  // Files copied, unpacked or checked out into a place's very folder may replace the place, as may a link. State lies
  // in the project itself, which everything is unpacked into.
  return /\.(?:json|md)$/.test(kept)
    ? recursive || action === 'link'
    : writesOver(write) && !kept.endsWith('/.holdfast')
}

/** Whether a call puts something into a folder around a place that brings another file to the place. */
function bringsOther({ path, action }: WriteTarget, place: ProtectedPlace, { fold, brings }: ProtectionFacts): boolean {
  if (action !== 'copy' && action !== 'move' && action !== 'link') return false
  const isHolder = path !== place.path && isInside(foldPath(place.path, fold), foldPath(path, fold))
  return isHolder && brings(place.path.slice(path.length).replace(/^\//, ''), place)
}

export function objectToChange(target: string, what: string): Finding {
  const reason = `${what}. The person decides that; reading it is fine. Without their word, leave it as it is and say what you would change and why.`
  return deny(target, reason)
}
