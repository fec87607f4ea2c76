import { stringOf } from '../base/core/record.ts'
import type { ToolCall } from '../calls/core/tool-call.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findAgentDefinition, hasSkill, listConfiguredServers } from '../policy/io/agent-files.ts'
import { judgeToolAvailability } from './core/tool-availability.ts'
import type { GuardPlaces } from './guard-places.ts'

/** Judges an agent about to be spawned by its definition. The client's own agents have none and are not judged. */
export async function judgeSpawn({ toolInput }: ToolCall, places: GuardPlaces): Promise<Finding | null> {
  const name = stringOf(toolInput.subagent_type)
  const agent = name === null || name === '' ? null : await findAgentDefinition(name, places)
  if (agent === null || agent.tools === null) return null
  return judgeToolAvailability(agent, listConfiguredServers(places), (skill) => hasSkill(skill, places))
}
