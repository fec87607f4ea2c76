import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { fingerprint } from '../../base/core/fingerprint.ts'
import { isRecord, type UnknownRecord } from '../../base/core/record.ts'
import { isSmallWrite } from '../../calls/core/measure-write.ts'
import { classifyPlain, findPlainPlaces } from '../../command/core/plain-command.ts'
import type { PlainTarget } from '../../command/core/shell-words.ts'
import type { Config } from '../../config/core/config.ts'
import { readCachedConfig } from '../../config/io/config-cache.ts'
import { isPlain, readConfigSources } from '../../config/io/config-sources.ts'
import { findGitRoot } from '../../files/io/git-folder.ts'
import { hasLinkedPlace } from '../../files/io/own-places.ts'
import { findProjectDir } from '../../files/io/project-dir.ts'
import { listFragments, mayBeGoverned } from '../../policy/core/governance.ts'
import { isUnguarded, type PolicyConfig } from '../../policy/core/policy.ts'

/** Tools of the client that write no file, run nothing and spawn nobody. Only a list of allowed tools forbids them. */
const HARMLESS = new Set([
  ...['Read', 'Glob', 'Grep', 'LS', 'NotebookRead', 'WebFetch', 'WebSearch', 'TodoWrite', 'TodoRead', 'ToolSearch'],
  ...['TaskCreate', 'TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'BashOutput', 'KillShell', 'Skill'],
  ...['AskUserQuestion', 'LSP', 'ListAgents', 'ReportFindings', 'ListMcpResourcesTool', 'ReadMcpResourceTool', 'Sleep'],
])

/** A build that no guard speaks to. The hook that runs when the build is over needs a note of it. */
export interface RunToNote {
  readonly projectDir: string
  readonly config: PolicyConfig
  /** The command without texts it passes on, as a closer look read it; null after a first look alone. */
  readonly bare: string | null
}

/**
 * Whether a tool call certainly gets no word from any guard, because no rule in force speaks to its kind. Every doubt
 * is answered with false.
 */
export function lookAtCall(payload: unknown): boolean | RunToNote | Promise<boolean | RunToNote> {
  if (!isRecord(payload) || !isSmallWrite(payload)) return false
  const input = payload.tool_input as UnknownRecord
  const kind = classifyCall(String(payload.tool_name), input)
  if (kind !== null) return judgeKind(kind, payload)
  return payload.tool_name === 'Bash' && typeof input.command === 'string' && lookAgain(input.command, payload)
}

/** Programs that a closer look never lets pass, before any text that a command holds. */
const HOPELESS = /^[^<]*?(?:^|[\n;|&(]|\b(?:then|do|else)\b)[ \t]*(?:sed -i|(?:rm|mv|cp|chmod|python3?|node) )/

/** A command that a first look cannot tell is looked at again, by code that other calls do not load. */
async function lookAgain(command: string, payload: UnknownRecord): Promise<boolean | RunToNote> {
  if (HOPELESS.test(command)) return false
  const { lookCloser } = await import('../../command/core/closer-look.ts')
  const look = lookCloser(command)
  if (look === null || ((look.runs || look.places.length > 0) && isOurs(command))) return false
  const run = !look.runs || judgeKind('run', payload)
  if (run === false) return false
  const others = judgeKind(look.places.length > 0 ? { places: look.places, byTool: false } : 'harmless', payload)
  return others === false || run === true ? others : { ...run, bare: look.bare }
}

function judgeKind(kind: KnownCall, payload: UnknownRecord): boolean | RunToNote {
  const projectDir = findProjectDir(payload.cwd)
  if (projectDir === null) return false
  const policy = readPolicy(projectDir)
  if (policy === 'unknown' || (policy !== null && policy['guardrails.allowed_tools'] !== null)) return false
  if (kind === 'harmless') return true
  // The person is asked once whether a looser policy is meant.
  if (policy?.loosened !== undefined) return false
  const isFree = policy === null || isUnguarded(policy)
  if (kind === 'run') return isFree || (!judgesRuns(policy) && { projectDir, config: policy, bare: null })
  // A link among holdfast's own places leads to files whose names tell nothing.
  if (hasLinkedPlace(projectDir)) return false
  const real: string[] = []
  for (const { path, keeps } of kind.places) {
    const place = findPlace(path, payload.cwd, projectDir)
    // The content that a command would write over may be nowhere else.
    if (place === null || (!keeps && existsSync(place) && findGitRoot(place) !== null)) return false
    real.push(place)
  }
  if (policy === null || isFree) return true
  // File tools name a written governance file after the call; the full look has to note a command's file before.
  return (
    arePlainlyInRoots(real, projectDir, policy) && (kind.byTool || !real.some((path) => isNearGovernance(path, policy)))
  )
}

/** Whether some guard looks at calls that write no file, or the whole hook is switched off. */
const judgesRuns = (policy: Config): boolean =>
  policy['guardrails.architecture'].length > 0 || policy['guardrails.evaluator'] || !policy['hooks.pre_tool_use']

type KnownCall = 'harmless' | 'run' | { readonly places: readonly PlainTarget[]; readonly byTool: boolean }

/** The kinds of call a quick look knows; null for all others. */
function classifyCall(tool: string, input: UnknownRecord): KnownCall | null {
  if (HARMLESS.has(tool)) return 'harmless'
  if (tool === 'Bash' && typeof input.command === 'string') {
    // A first look knows no substitution.
    if (input.command.includes('$(')) return null
    const plain = classifyPlain(input.command)
    if (plain !== null) return plain === 'reading' ? 'harmless' : 'run'
    const places = isOurs(input.command) ? null : findPlainPlaces(input.command)
    return places === null ? null : { places, byTool: false }
  }
  if (tool !== 'Write' && tool !== 'Edit' && tool !== 'NotebookEdit') return null
  const path = tool === 'NotebookEdit' ? input.notebook_path : input.file_path
  // The client gives file tools whole paths. These tools themselves look at what they replace.
  return typeof path === 'string' && path.startsWith('/') ? { places: [{ path, keeps: true }], byTool: true } : null
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
  // Most roots have one of these forms. The guard itself reads other forms, and roots whose folder is not made yet.
  const folders = roots
    .filter((root) => /^[\w.-]+(?:\/[\w.-]+)*(?:\/\*\*)?$/.test(root))
    .map((root) => base + (root.endsWith('*') ? root.slice(0, -2) : `${root}/`))
    .filter((folder) => existsSync(folder))
  return paths.every((path) => folders.some((folder) => path.startsWith(folder)))
}

/** Whether a path may be a governance file, also where the disk does not tell upper from lower case. */
function isNearGovernance(path: string, policy: Config): boolean {
  const patterns = [...policy['governance.c3_files'], ...policy['governance.c4_files']]
  return mayBeGoverned(path.toLowerCase(), listFragments(patterns.map((pattern) => pattern.toLowerCase())))
}

/** The configuration resolved for the sources as they are; null for the defaults; unknown when a parse is due. */
function readPolicy(projectDir: string): PolicyConfig | null | 'unknown' {
  const sources = readConfigSources(projectDir)
  if (isPlain(sources)) return null
  const cached = readCachedConfig(projectDir, fingerprint(JSON.stringify(sources)))
  const isWhole = Array.isArray(cached?.['guardrails.protected']) && isRecord(cached?.policyLayers)
  return isWhole ? (cached as unknown as PolicyConfig) : 'unknown'
}

/** Each of the names below has one of these. Looking for them costs a thousandth of the pattern, which is made for few calls. */
const OUR_WORDS = ['holdfast', 'claude', '.codex', '.gemini', '.git', 'guardrails.md', 'settings']
/** Names that occur in the path of everything self-protection holds. */
const OURS =
  /\.(?:holdfast|claude|codex|gemini)|\.git(?:\/|\\|$)|claude-?code|guardrails\.md|settings(?:\.local)?\.json|holdfast[\\/](?:dist|config|key|\w*%)|(?:cache|state)[\\/]holdfast/i

function isOurs(text: string): boolean {
  const lower = text.toLowerCase()
  return OUR_WORDS.some((word) => lower.includes(word)) && OURS.test(text)
}

/**
 * The real path of a write. Null when the path as written or as it lies on disk may be a place that self-protection
 * holds.
 */
function findPlace(given: string, cwd: unknown, projectDir: string): string | null {
  if (typeof cwd !== 'string') return null
  const path = given.startsWith('/') ? given : `${cwd}/${given}`.replaceAll(/\/(?:\.?\/)+/g, '/')
  if (!path.startsWith('/') || path.includes('..') || path.includes('/./')) return null
  const bundles = process.argv[1] ?? ''
  const isFar = (place: string) =>
    !isOurs(place.startsWith(`${projectDir}/`) ? place.slice(projectDir.length) : place) &&
    !place.startsWith(bundles.slice(0, bundles.lastIndexOf('/')))
  if (!isFar(path)) return null
  const real = findReal(path)
  return real !== null && (real === path || isFar(real)) ? real : null
}

/**
 * The real path of a file; a new file hangs on the nearest folder that exists. Null when the path takes a closer look.
 */
function findReal(path: string): string | null {
  let place = path
  while (!existsSync(place)) {
    // A write through a link that leads nowhere would make the file the link names.
    if (lstatSync(place, { throwIfNoEntry: false }) !== undefined) return null
    place = place.slice(0, place.lastIndexOf('/'))
    if (place === '') return null
  }
  return place === path ? realpathSync.native(place) : realpathSync.native(place) + path.slice(place.length)
}
