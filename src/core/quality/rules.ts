import { type Config, DEFAULT_CONFIG } from '../config/config.ts'
import { needsOperator } from '../context/criticality.ts'
import { selectThresholds } from '../context/tier.ts'
import { formatPercentage } from '../tokens.ts'

/** What holdfast enforces and does in this project, most important first; nothing where all is as everywhere. */
export function describeRules(config: Config, hasDocuments: boolean): string[] {
  const level = config.criticality
  const isOrdinary = level === DEFAULT_CONFIG.criticality && !hasDocuments
  return [...(isOrdinary ? [] : [describeCriticality(config), describeEscalation(config)]), ...describeHooks(config)]
}

function describeCriticality(config: Config): string {
  // Floors, where they are configured, only raise these for a small window.
  const { low, warning, critical, emergency } = selectThresholds(config, Number.MAX_SAFE_INTEGER)
  const tiers = [low, warning, critical, emergency].map(formatPercentage).join(', ')
  return `Criticality: ${config.criticality} (of C1 to C4). The context is LOW, WARNING, CRITICAL, EMERGENCY from ${tiers} of the point where the client compacts. Writing a rule or decision file raises it to C3, the constitution to C4.`
}

function describeEscalation({ criticality, 'escalation.gate_spawns': gate }: Config): string {
  const operator = needsOperator(criticality)
    ? 'at EMERGENCY, and after a compaction, the operator authorizes what goes on; after a second one a restart is recommended'
    : 'EMERGENCY is the boundary of the session; from C3 up the operator decides there'
  const spawns = {
    off: '',
    ask: '; spawning an agent at EMERGENCY is asked',
    deny: '; no agent is spawned at EMERGENCY',
  }
  return `Escalation: at CRITICAL holdfast saves a checkpoint; ${operator}${spawns[gate]}.`
}

const HOOKS = ['session_start', 'user_prompt_submit', 'pre_compact', 'pre_tool_use', 'post_tool_use'] as const

/** Hooks are only worth a word where one that others count on is off. */
function describeHooks(config: Config): string[] {
  const off = HOOKS.filter((name) => !config[`hooks.${name}`]).map((name) => name.replaceAll('_', '-'))
  return off.length === 0 ? [] : [`Hooks switched off in this project: ${off.join(', ')}.`]
}
