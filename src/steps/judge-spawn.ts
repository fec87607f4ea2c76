import { judgeToolAvailability } from '../core/guardrails/tool-availability.ts'
import type { ToolCall } from '../core/guardrails/tool-call.ts'
import type { Finding } from '../core/guardrails/verdict.ts'
import { stringOf } from '../core/record.ts'
import { findAgentDefinition, listConfiguredServers } from '../io/agent-files.ts'
import type { GuardPlaces } from './guard-places.ts'

/** Judges an agent about to be spawned by its definition. The client's own agents have none and are not judged. */
export async function judgeSpawn({ toolInput }: ToolCall, places: GuardPlaces): Promise<Finding | null> {
  const name = stringOf(toolInput.subagent_type)
  const agent = name === null || name === '' ? null : await findAgentDefinition(name, places)
  return agent === null || agent.tools === null ? null : judgeToolAvailability(agent, listConfiguredServers(places))
}
