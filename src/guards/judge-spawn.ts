import { stringOf } from '../base/core/record.ts'
import type { Finding } from '../policy/core/verdict.ts'
import { findAgentDefinition, hasSkill, listConfiguredServers } from '../policy/io/agent-files.ts'
import { judgeToolAvailability } from './core/tool-availability.ts'
import type { Bench } from './guard-places.ts'

/** Judges an agent about to be spawned by its definition. The client's own agents have none and are not judged. */
export async function judgeSpawn({ call, places: find }: Bench): Promise<Finding | null> {
  const places = await find()
  const name = stringOf(call.toolInput.subagent_type)
  const agent = name === null || name === '' ? null : await findAgentDefinition(name, places)
  if (agent === null || agent.tools === null) return null
  return judgeToolAvailability(agent, listConfiguredServers(places), (skill) => hasSkill(skill, places))
}
