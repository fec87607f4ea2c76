import { stringOf } from '../base/core/record.ts'
import { findMcpServer } from '../calls/core/tool-names.ts'
import { type AgentDefinition, lintAgentDefinition } from '../policy/core/agent-definition.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findAgentDefinition, hasSkill, listConfiguredServers } from '../policy/io/agent-files.ts'
import type { Bench } from './guard-places.ts'

/** Judges an agent about to be spawned by its definition. The client's own agents have none and are not judged. */
export async function judgeSpawn({ call, places: find }: Bench): Promise<Finding | null> {
  const places = await find()
  const name = stringOf(call.toolInput.subagent_type)
  const agent = name === null || name === '' ? null : await findAgentDefinition(name, places)
  if (agent === null || agent.tools === null) return null
  return judgeToolAvailability(agent, listConfiguredServers(places), (name) => hasSkill(name, places))
}

/**
 * Judges whether an agent to be spawned can have the tools its definition asks for. A core tool that does not exist means
 * the agent was written for something else: refused. A missing MCP server takes away one tool of several: said, with a
 * Skill of the server's name.
 */
function judgeToolAvailability(
  agent: AgentDefinition,
  servers: readonly string[],
  hasSkill: (name: string) => boolean,
): Finding | null {
  const findings = lintAgentDefinition(agent, servers).filter(({ tool }) => tool !== null)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const missing = findings.filter(({ tool }) => tool?.startsWith('mcp__') === true)
  const shown = errors.length > 0 ? errors : missing
  if (shown.length === 0) return null
  const texts = shown.slice(0, 5).map(({ text }) => text)
  const wanted = [...new Set(missing.flatMap(({ tool }) => findMcpServer(tool ?? '') ?? []))]
  const skills = wanted.filter(hasSkill).map((name) => `Skill({ skill: "${name}" })`)
  const instead = skills.length === 0 ? '' : ` In their place there is ${skills.join(', ')}.`
  const advice =
    errors.length > 0
      ? `Correct the tools in "${agent.path}", or spawn another agent.`
      : `The agent starts without them: leave out what needs them, or ask the person to configure the server.${instead}`
  const reason = `the agent "${agent.name}" lists tools that are not there: ${texts.join('; ')}. ${advice}`
  return { decision: errors.length > 0 ? 'deny' : 'warn', target: agent.name, reason }
}
