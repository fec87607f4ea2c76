import { attempt } from '../base/core/attempt.ts'
import { openCall } from '../base/core/call.ts'
import { createFinding, type Finding } from '../base/core/finding.ts'
import { describeProblem, type Problem } from '../base/core/problem.ts'
import { readScopes } from '../client/core/check-settings.ts'
import { HOOK_EVENTS } from '../client/core/input.ts'
import { HOOK_NAMES } from '../client/core/registration.ts'
import { readSettingsFiles } from '../client/io/settings-files.ts'
import type { Config, ConfigKey } from '../config/core/config.ts'
import type { ResolvedConfig } from '../config/core/resolve.ts'
import { ADOPTED_FILE } from '../config/io/adopted-file.ts'
import { readTrackPointer } from '../config/io/project-files.ts'
import { findHidingError } from '../files/io/read-text.ts'
import { findGuardPlaces } from '../guards/guard-places.ts'
import { isThere } from '../install/io/install-files.ts'
import { lintAgentDefinition } from '../policy/core/agent-definition.ts'
import { compareSandbox, usesSandbox } from '../policy/core/sandbox-settings.ts'
import { listAgentDefinitions, listConfiguredServers } from '../policy/io/agent-files.ts'
import { planSandbox } from '../policy/plan-sandbox.ts'
import { readFlags } from '../start/read-flags.ts'
import { scanRules } from '../start/scan-rules.ts'
import { loadTiers } from '../tracks/load-tiers.ts'
import { readResumptionSection } from '../work/io/orchestration-file.ts'
import { listSome } from './core/check-state.ts'
import { listUneditable } from './examine-bytes.ts'

/** Limit of findings of a kind: more add no news. */
const MAX_OF_A_KIND = 8

const UNUSABLE: ReadonlySet<Problem['code']> = new Set(['config-unreadable', 'config-too-large', 'config-syntax'])

/** Places that people take for that of the configuration. */
const MISTAKEN_PLACES = [
  ...['holdfast.toml', '.holdfast.toml', '.claude/holdfast.toml', '.claude/holdfast/config.toml'],
  ...['toml', 'yaml', 'yml', 'json'].map((end) => `.holdfast/holdfast.${end}`),
  ...['yaml', 'yml', 'json'].map((end) => `.holdfast/config.${end}`),
]

/** Finds faults in the configuration of the project and the person. The same readers serve the hooks. */
export async function examineConfig(root: string, { config, problems }: ResolvedConfig): Promise<Finding[]> {
  const { problems: flagProblems } = await readFlags(root)
  const { problem: orchestration } = await readResumptionSection(
    openCall(root),
    config['resumption.orchestration_file'],
  )
  const pointer = readTrackPointer(root)
  const reason = pointer !== null && 'reason' in pointer ? pointer.reason : null
  return [
    ...problems
      .filter((problem) => !isClosedState(problem))
      .map((problem) => createFinding(classifyProblem(problem), describeProblem(problem), findFix(problem))),
    ...listUneditable(root).map((name) => createFinding('file-not-text', `${name} holds bytes that are not UTF-8`)),
    ...MISTAKEN_PLACES.filter((place) => attempt(() => isThere(`${root}/${place}`), false)).map((place) =>
      createFinding('config-elsewhere', place),
    ),
    ...listOff(config),
    ...flagProblems.map((problem) => createFinding('flags-value', describeProblem(problem))),
    ...(orchestration === null ? [] : [createFinding('orchestration-unusable', describeProblem(orchestration))]),
    ...(reason === null ? [] : [createFinding('track-unusable', `docs/tracks/ACTIVE_TRACK: ${reason}`)]),
    ...examineTrack(root),
    ...examineSandbox(root, config),
    ...(await examineAgents(root)),
    ...examineRules(root, config),
  ]
}

/** A state folder that may not be searched is a finding of the state. */
function isClosedState({ code, path }: Problem): boolean {
  return code === 'config-unreadable' && path?.includes('/.holdfast/') === true && findHidingError(path) !== null
}

function classifyProblem({ code }: Problem) {
  if (code === 'config-loosens' || code === 'policy-loosened') return code
  return UNUSABLE.has(code) ? 'config-unusable' : 'config-value'
}

/** A record with the mark of another person cannot be repaired. */
const findFix = ({ path }: Problem) =>
  path?.endsWith(`/holdfast/${ADOPTED_FILE}`) === true ? { fix: 'holdfast config adopt' } : {}

function examineTrack(root: string): Finding[] {
  const { trackId, task } = loadTiers(openCall(root), null)
  if (trackId === null || task.missing.length === 0) return []
  const some = listSome(task.missing.map(({ path, reason }) => `${path}: ${reason}`))
  const fix = `holdfast track tiers; write them, or holdfast track switch to another`
  return [createFinding('track-unusable', `track ${trackId} lacks documents: ${some}`, { fix })]
}

function examineSandbox(root: string, config: Config): Finding[] {
  const { scopes } = readScopes(readSettingsFiles(root))
  const settings = scopes.map((scope) => scope.settings)
  if (!usesSandbox(settings)) return []
  const { missing, contrary } = compareSandbox(settings, planSandbox(root, config), root)
  const parts = [
    ...(missing.length === 0 ? [] : [`the sandbox of the client lacks ${listSome(missing)}`]),
    ...(contrary.length === 0 ? [] : [`the sandbox of the client denies write roots: ${listSome(contrary)}`]),
  ]
  return parts.map((text) => createFinding('sandbox-differs', text))
}

function listOff(config: Config): Finding[] {
  return HOOK_NAMES.flatMap((hook) => {
    const key = `hooks.${hook.replaceAll('-', '_')}` as ConfigKey
    if (config[key] !== false) return []
    const fix = `holdfast config set ${key} true`
    return [createFinding('hook-off', `${key} is false: ${HOOK_EVENTS[hook]} is silent`, { fix })]
  })
}

async function examineAgents(root: string): Promise<Finding[]> {
  const places = await findGuardPlaces(root, root)
  const servers = listConfiguredServers(places)
  const agents = await listAgentDefinitions(places)
  const faults = agents.flatMap((agent) => lintAgentDefinition(agent, servers).map((fault) => ({ agent, ...fault })))
  const tell = (id: 'agent-tool' | 'agent-doubt', isError: boolean) =>
    faults
      .filter(({ severity }) => (severity === 'error') === isError)
      .slice(0, MAX_OF_A_KIND)
      .map(({ agent, text }) => createFinding(id, `${agent.path}: ${text}`))
  return [...tell('agent-tool', true), ...tell('agent-doubt', false)]
}

function examineRules(root: string, config: Config): Finding[] {
  const { bad, isCut } = scanRules(root, config)
  return [
    ...bad
      .slice(0, MAX_OF_A_KIND)
      .map(({ path, line, why }) => createFinding('marker-malformed', `${path}:${line} ${why}`)),
    ...(isCut ? [createFinding('rules-cut', 'there are more rule files or folders than are looked at')] : []),
  ]
}
