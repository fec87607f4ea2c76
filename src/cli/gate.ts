import { lintAgentDefinition } from '../core/guardrails/agent-definition.ts'
import { cleanText } from '../core/text.ts'
import { listAgentDefinitions, listConfiguredServers } from '../io/agent-files.ts'
import { findFolder } from '../io/install-files.ts'
import { fail, print } from '../io/terminal.ts'
import { evaluateTrack } from '../steps/evaluate-track.ts'
import { findGuardPlaces } from '../steps/guard-places.ts'
import { paint } from './paint.ts'

/** `gate evaluator`: whether the plan of the active track passes. Exit 0 when it does, 1 with findings, 2 without a track. */
export function gateEvaluator(dir: string, asJson: boolean): void {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const track = evaluateTrack(root)
  if (track === null)
    return fail(
      'No track is active: docs/tracks/ACTIVE_TRACK names none; create it with the name of a folder beside it',
      2,
    )
  const { trackId, findings } = track
  const passes = findings.length === 0
  if (asJson) print(JSON.stringify({ gate: 'evaluator', track: trackId, passes, findings }, null, 2))
  else {
    const lines = findings.map(
      ({ document, line, rule, text }) =>
        `docs/tracks/${trackId}/${document}${line === 0 ? '' : `:${line}`}  ${rule}: ${cleanText(text)}`,
    )
    print(
      [
        `${passes ? paint.green('pass') : paint.red('fail')}  evaluator, track "${trackId}", findings: ${findings.length}`,
        ...lines,
      ].join('\n'),
    )
  }
  if (!passes) process.exitCode = 1
}

/** `gate agents`: whether the tools that agent definitions list exist. Warnings do not fail it. */
export async function gateAgents(dir: string, asJson: boolean): Promise<void> {
  const root = findFolder(dir)
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2)
  const places = findGuardPlaces(root, root)
  const servers = listConfiguredServers(places)
  const agents = (await listAgentDefinitions(places)).map((agent) => ({
    agent: agent.name,
    path: agent.path,
    findings: lintAgentDefinition(agent, servers),
  }))
  const passes = agents.every(({ findings }) => findings.every(({ severity }) => severity !== 'error'))
  if (asJson) print(JSON.stringify({ gate: 'agents', passes, servers, agents }, null, 2))
  else {
    const lines = agents.flatMap(({ agent, path, findings }) =>
      findings.map(
        ({ severity, text }) =>
          `${cleanText(path)}  ${severity === 'error' ? paint.red(severity) : paint.yellow(severity)}: ${cleanText(agent)}: ${cleanText(text)}`,
      ),
    )
    print(
      [`${passes ? paint.green('pass') : paint.red('fail')}  agents: ${agents.length} definitions`, ...lines].join(
        '\n',
      ),
    )
  }
  if (!passes) process.exitCode = 1
}
