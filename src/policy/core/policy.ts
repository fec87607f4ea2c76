import { type Config, DEFAULT_CONFIG } from '../../config/core/config.ts'

/**
 * Whether a repository has adopted a policy. Without a policy only write-size, tool-availability, self-protection
 * and loss speak. The guards stale-resumption and post-compaction-approval have only their mode to set and come with any policy.
 */
export function isPolicyAdopted(config: Config): boolean {
  return (
    config['guardrails.write_roots'] !== null ||
    config['guardrails.allowed_tools'] !== null ||
    config['guardrails.protected'].length > 0 ||
    config['guardrails.architecture'].length > 0 ||
    config['guardrails.evaluator'] ||
    Object.keys(config['guardrails.governance']).length > 0 ||
    isModeSet(config, 'guardrails.modes.stale_resumption') ||
    isModeSet(config, 'guardrails.modes.post_compaction_approval')
  )
}

function isModeSet(config: Config, key: keyof Config): boolean {
  return config[key] !== DEFAULT_CONFIG[key]
}
