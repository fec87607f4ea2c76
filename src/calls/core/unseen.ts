import { stringOf } from '../../base/core/record.ts'
import { isPlainReading } from '../../command/core/plain-command.ts'
import { provesReading } from '../../command/core/proven-reading.ts'
import type { Config } from '../../config/core/config.ts'
import { isInside } from '../../files/core/path-text.ts'
import type { CallEffects } from './call-effects.ts'
import { findShell, type ToolCall } from './tool-call.ts'

/** The places looked at when a call is over. Own places are the few files that keep the guards in place. */
export type Look = 'files' | 'own places'

/** Programs that run code of a project or of a command line, which no reading of the command exhausts. */
const RUNNERS = new Set('node bun deno tsx ts-node perl ruby php lua npm npx pnpm yarn make docker podman'.split(' '))
const isRunner = (name: string) =>
  RUNNERS.has(name) ||
  (name.startsWith('python') && /^python[\d.]*$/.test(name)) ||
  (name.endsWith('sh') && /^[a-z]*sh$/.test(name))

const MCP_WRITERS = /(?:write|edit|create|save|delete|remove|move|rename|copy|append|patch|replace|insert|apply)/i

/** Whether a policy says where calls may write. Roots that hold everything confine nothing. */
export function confinesWrites(config: Config): boolean {
  const roots = config['guardrails.write_roots']
  const isConfined = (roots !== null && !roots.includes('**')) || config['guardrails.protected'].length > 0
  return isConfined && config['guardrails.modes.confined_writes'] !== 'off'
}

interface JudgedUnder {
  readonly call: ToolCall
  readonly config: Config
  readonly projectDir: string
}

/**
 * Finds the look that a call needs when it is over; null for a call that certainly only reads. The analysis may be
 * wrong about a command it believes to know. Under a policy its word about writes therefore spares no look.
 */
export function findLook({ call, config, projectDir }: JudgedUnder, effects: CallEffects | null): Look | null {
  const confined = confinesWrites(config)
  const shell = findShell(call)
  if (shell === null) {
    const isWriter = call.toolName.startsWith('mcp__') && MCP_WRITERS.test(call.toolName)
    return confined && isWriter && effects?.writes.length === 0 ? 'files' : null
  }
  const command = stringOf(call.toolInput.command) ?? ''
  if (shell === 'bash' && (isPlainReading(command) || (effects !== null && provesReading(command, effects))))
    return null
  if (confined) return 'files'
  if (config['guardrails.modes.self_protection'] === 'off') return null
  return effects === null || mayReachOwn(effects, projectDir) ? 'own places' : null
}

/** Whether a call may reach holdfast's own files unseen, by an archive, a patch, a branch or other code. */
function mayReachOwn({ unknown, unresolved, writes, commands }: CallEffects, projectDir: string): boolean {
  if (unknown.length > 0 || unresolved.length > 0 || commands.some(isRunner)) return true
  return writes.some(({ recursive, path }) => recursive && isInside(projectDir, path))
}
