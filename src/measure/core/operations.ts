import type { Config } from '../../config/core/config.ts'

/** From the plan's measured workflow: a gate iteration runs three strategies, a full one all of them. */
export const OPERATION_COSTS: Readonly<Record<string, number>> = {
  full_gate_iteration: 87_000,
  gate_iteration: 29_000,
  complex_agent_run: 12_000,
  simple_agent_run: 5_000,
  resumption_update: 800,
}

/** Cost of a piece of work, under the name a person gave that work. */
export interface Operation {
  readonly name: string
  readonly tokens: number
}

export function listOperations(config: Config): Operation[] {
  const costs = { ...OPERATION_COSTS, ...config['context_monitor.operations'] }
  const operations = Object.entries(costs).map(([name, tokens]) => ({ name, tokens }))
  return operations.sort((a, b) => b.tokens - a.tokens || (a.name < b.name ? -1 : 1))
}

/** A gate iteration, at C4 a full one. */
export function selectTypicalOperation(config: Config): Operation {
  const costs: Readonly<Record<string, number>> = { ...OPERATION_COSTS, ...config['context_monitor.operations'] }
  const name = config.criticality === 'C4' ? 'full_gate_iteration' : 'gate_iteration'
  return { name, tokens: costs[name] ?? 0 }
}
