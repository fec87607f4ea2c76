import type { Config, ConfigKey } from '../../config/core/config.ts'
import type { Loosened } from '../../config/core/resolve.ts'
import type { GuardName } from './verdict.ts'

/**
 * The configuration. `policyLayers` has the layer of each key of the policy that any layer sets, also to its default.
 * `loosened` has the values that are looser than the adopted policy.
 */
export type PolicyConfig = Config & {
  readonly policyLayers?: Readonly<Partial<Record<ConfigKey, string>>>
  readonly loosened?: Loosened
}

/** Start of the keys that set the most a guard may do. */
const MODES = 'guardrails.modes.'

/**
 * Whether a repository has adopted a policy: any key of `guardrails` but a mode is set. Without a policy only write-size,
 * tool-availability, self-protection and loss speak, and guards whose own mode is set.
 */
export function isPolicyAdopted(config: PolicyConfig): boolean {
  return (
    config['guardrails.write_roots'] !== null ||
    config['guardrails.allowed_tools'] !== null ||
    config['guardrails.protected'].length > 0 ||
    config['guardrails.architecture'].length > 0 ||
    config['guardrails.evaluator'] ||
    Object.keys(config['guardrails.governance']).length > 0 ||
    hasKey(config, (key) => key.startsWith('guardrails.') && !key.startsWith(MODES))
  )
}

/** Whether a guard that needs no terms speaks: with any policy, or because its own mode is set. */
export function isSwitchedOn(config: PolicyConfig, guard: GuardName): boolean {
  return isPolicyAdopted(config) || hasKey(config, (key) => key === `${MODES}${guard.replaceAll('-', '_')}`)
}

/** Whether no guard speaks but those that speak without a policy. */
export function isUnguarded(config: PolicyConfig): boolean {
  return !isPolicyAdopted(config) && !hasKey(config, (key) => key.startsWith(MODES))
}

function hasKey({ policyLayers = {} }: PolicyConfig, test: (key: string) => boolean): boolean {
  return Object.keys(policyLayers).some(test)
}
