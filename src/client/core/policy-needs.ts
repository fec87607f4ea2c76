import type { Config } from '../../config/core/config.ts'

export interface PolicyNeeds {
  /** Makes the client refuse a tool call when our hook crashes or runs out of time. */
  readonly failClosed: boolean
  /** Starts the hook before every tool. Without that the client starts the hook for tools that write, run or spawn. */
  readonly everyTool: boolean
}

export function findPolicyNeeds(config: Config): PolicyNeeds {
  const isListed = config['guardrails.allowed_tools'] !== null && config['guardrails.modes.allowed_tools'] !== 'off'
  return { failClosed: config['guardrails.fail'] === 'closed', everyTool: isListed }
}
