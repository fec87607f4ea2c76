import type { Config } from '../config/config.ts'

/**
 * Typical tokens of operations, from the plan's measured workflow. A gate iteration runs three strategies, a full one all
 * of them. Configuration changes these and adds names of its own.
 */
export const OPERATION_COSTS: Readonly<Record<string, number>> = {
  full_gate_iteration: 87_000,
  gate_iteration: 29_000,
  complex_agent_run: 12_000,
  simple_agent_run: 5_000,
  resumption_update: 800,
}

/** What one piece of work costs, under the name a person gave it. */
export interface Operation {
  readonly name: string
  readonly tokens: number
}

/** Every known operation, the most expensive first. */
export function listOperations(config: Config): Operation[] {
  const costs = { ...OPERATION_COSTS, ...config['context_monitor.operations'] }
  const operations = Object.entries(costs).map(([name, tokens]) => ({ name, tokens }))
  return operations.sort((a, b) => b.tokens - a.tokens || (a.name < b.name ? -1 : 1))
}

/**
 * The operation room is counted in: the configured one, else an iteration of a gate, which at C4 runs all strategies. A
 * configured name that no operation has counts as not set.
 */
export function selectTypicalOperation(config: Config): Operation {
  const costs: Readonly<Record<string, number>> = { ...OPERATION_COSTS, ...config['context_monitor.operations'] }
  const standard = config.criticality === 'C4' ? 'full_gate_iteration' : 'gate_iteration'
  const chosen = config['context_monitor.typical_operation']
  const name = chosen !== null && Object.hasOwn(costs, chosen) ? chosen : standard
  return { name, tokens: costs[name] ?? 0 }
}
