import { existsSync, lstatSync, realpathSync } from 'node:fs'
import type { Config } from '../core/config/config.ts'
import { fingerprint } from '../core/fingerprint.ts'
import { listFragments, mayBeGoverned } from '../core/guardrails/governance.ts'
import { isSmallWrite } from '../core/guardrails/measure-write.ts'
import { findPlainPlaces, isPlainReading, isPlainRun } from '../core/guardrails/plain-command.ts'
import { isPolicyAdopted } from '../core/guardrails/policy.ts'
import { isRecord, type UnknownRecord } from '../core/record.ts'
import { readCachedConfig } from './config-cache.ts'
import { readConfigSources } from './config-sources.ts'
import { hasLinkedPlace } from './own-places.ts'
import { findProjectDir } from './project-dir.ts'

/** Tools of the client that write no file, run nothing and spawn nobody: only a list of allowed tools speaks to them. */
const HARMLESS = new Set([
  ...['Read', 'Glob', 'Grep', 'LS', 'NotebookRead', 'WebFetch', 'WebSearch', 'TodoWrite', 'TodoRead', 'ToolSearch'],
  ...['TaskCreate', 'TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'BashOutput', 'KillShell', 'Skill'],
  ...['AskUserQuestion', 'LSP', 'ListAgents', 'ReportFindings', 'ListMcpResourcesTool', 'ReadMcpResourceTool', 'Sleep'],
])

/**
 * Whether a tool call certainly gets no word from any guard: it is of a kind no rule of the policy in force speaks to.
 * Every doubt is answered with false.
 */
export function isSilentCall(payload: unknown): boolean {
  if (!isRecord(payload) || !isSmallWrite(payload)) return false
  const kind = classifyCall(String(payload.tool_name), payload.tool_input as UnknownRecord)
  const projectDir = kind === null ? null : findProjectDir(payload.cwd)
  if (kind === null || projectDir === null) return false
  const policy = readPolicy(projectDir)
  if (policy === 'unknown' || (policy !== null && policy['guardrails.allowed_tools'] !== null)) return false
  if (kind === 'harmless') return true
  const isFree = policy === null || !isPolicyAdopted(policy)
  // Where writes are confined, a look at what a build leaves behind is prepared.
  if (kind === 'run') return isFree
  // When one of ours is a link, what lies behind it goes by a name that tells nothing.
  if (hasLinkedPlace(projectDir)) return false
  const places = kind.places.map((path) => findPlace(path, payload.cwd, projectDir))
  if (places.includes(null)) return false
  if (policy === null || isFree) return true
  const real = places as string[]
  // What file tools write says itself, afterwards, that it was a governance file; of commands it is told beforehand.
  return (
    arePlainlyInRoots(real, projectDir, policy) && (kind.byTool || !real.some((path) => isNearGovernance(path, policy)))
  )
}

type KnownCall = 'harmless' | 'run' | { readonly places: readonly string[]; readonly byTool: boolean }

/** The kinds of call a quick look knows; null for all others. */
function classifyCall(tool: string, input: UnknownRecord): KnownCall | null {
  if (HARMLESS.has(tool)) return 'harmless'
  if (tool === 'Bash' && typeof input.command === 'string') {
    if (isPlainReading(input.command)) return 'harmless'
    if (isPlainRun(input.command)) return 'run'
    const places = OURS.test(input.command) ? null : findPlainPlaces(input.command)
    return places === null ? null : { places, byTool: false }
  }
  if (tool !== 'Write' && tool !== 'Edit' && tool !== 'NotebookEdit') return null
  const path = tool === 'NotebookEdit' ? input.notebook_path : input.file_path
  // What a file tool is given is a whole path.
  return typeof path === 'string' && path.startsWith('/') ? { places: [path], byTool: true } : null
}

/** Whether writes are inside roots that are plain folders, under a policy in which no other guard looks at files. */
function arePlainlyInRoots(paths: readonly string[], projectDir: string, policy: Config): boolean {
  const roots = policy['guardrails.write_roots']
  const looksAtFiles =
    policy['guardrails.protected'].length > 0 ||
    policy['guardrails.architecture'].length > 0 ||
    policy['guardrails.evaluator'] ||
    Object.keys(policy['guardrails.governance']).length > 0 ||
    paths.some((path) => path.endsWith(policy['resumption.orchestration_file']))
  if (looksAtFiles) return false
  if (roots === null) return true
  const base = `${realpathSync.native(projectDir)}/`
  // The commonest form of a root. Any other is for the guard itself to read, and so is one that has yet to be made.
  const folders = roots
    .filter((root) => /^[\w.-]+(?:\/[\w.-]+)*\/\*\*$/.test(root))
    .map((root) => base + root.slice(0, -2))
    .filter((folder) => existsSync(folder))
  return paths.every((path) => folders.some((folder) => path.startsWith(folder)))
}

/** Whether a path may be a governance file, also where the disk does not tell upper from lower case. */
function isNearGovernance(path: string, policy: Config): boolean {
  const patterns = [...policy['governance.c3_files'], ...policy['governance.c4_files']]
  return mayBeGoverned(path.toLowerCase(), listFragments(patterns.map((pattern) => pattern.toLowerCase())))
}

/** The configuration resolved for the sources as they are; null for the defaults; unknown when they have to be parsed. */
function readPolicy(projectDir: string): Config | null | 'unknown' {
  const sources = readConfigSources(projectDir)
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) return null
  const cached = readCachedConfig(projectDir, fingerprint(JSON.stringify(sources)))
  return cached !== null && Array.isArray(cached['guardrails.protected']) ? (cached as unknown as Config) : 'unknown'
}

/** Names that occur in the path of everything self-protection holds. */
const OURS =
  /\.(?:holdfast|claude|codex|gemini)|\.git(?:\/|\\|$)|claude-?code|guardrails\.md|settings(?:\.local)?\.json|holdfast[\\/](?:dist|config)/i

/** Where a write lands; null when it may be one of the places self-protection holds, as written or as it lies on disk. */
function findPlace(given: string, cwd: unknown, projectDir: string): string | null {
  if (typeof cwd !== 'string') return null
  const path = given.startsWith('/') ? given : `${cwd}/${given}`.replaceAll(/\/(?:\.?\/)+/g, '/')
  if (!path.startsWith('/') || path.includes('..') || path.includes('/./')) return null
  const bundles = process.argv[1] ?? ''
  const isFar = (place: string) =>
    !OURS.test(place.startsWith(`${projectDir}/`) ? place.slice(projectDir.length) : place) &&
    !place.startsWith(bundles.slice(0, bundles.lastIndexOf('/')))
  if (!isFar(path)) return null
  const real = findReal(path)
  return real !== null && (real === path || isFar(real)) ? real : null
}

/** Where a file or, when it is new, the nearest folder that exists really lies; null when that takes a closer look. */
function findReal(path: string): string | null {
  let place = path
  while (!existsSync(place)) {
    // A link that leads nowhere is written through: it would make what it leads to.
    if (lstatSync(place, { throwIfNoEntry: false }) !== undefined) return null
    place = place.slice(0, place.lastIndexOf('/'))
    if (place === '') return null
  }
  return place === path ? realpathSync.native(place) : realpathSync.native(place) + path.slice(place.length)
}
