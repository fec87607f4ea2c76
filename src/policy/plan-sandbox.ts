import { INSTALL_FOLDER } from '../client/core/registration.ts'
import type { Config } from '../config/core/config.ts'
import { POLICY_DOCUMENT } from '../config/io/config-sources.ts'
import { listEntries } from '../files/io/list-folder.ts'
import { askGit } from '../git/io/git-command.ts'
import { planSandboxPaths, type SandboxPlan } from './core/sandbox-plan.ts'

const GIT_MS = 5_000
const MAX_BYTES = 64 << 20

const OWN = [
  '.holdfast/config.toml',
  INSTALL_FOLDER,
  '.claude/settings.json',
  '.claude/settings.local.json',
  POLICY_DOCUMENT,
]

export function planSandbox(root: string, config: Config): SandboxPlan {
  const mode = config['guardrails.modes.confined_writes']
  const isHeld = mode === 'deny'
  const roots = config['guardrails.write_roots']
  const kept = config['guardrails.protected']
  const plan = planSandboxPaths({
    roots: isHeld ? roots : null,
    protected: isHeld ? kept : [],
    own: config['guardrails.modes.self_protection'] === 'off' ? [] : OWN,
    files: isHeld && roots !== null ? listFiles(root) : [],
  })
  if (isHeld || mode === 'off') return plan
  const why = `guardrails.modes.confined_writes is "${mode}", and a sandbox can only refuse`
  return { ...plan, unsaid: [...new Set([...(roots ?? []), ...kept])].map((glob) => ({ glob, why })) }
}

function listFiles(root: string): string[] {
  const tracked = askGit(root, ['ls-files', '-z'], { timeoutMs: GIT_MS, maxBytes: MAX_BYTES })
  if (tracked !== null) return tracked.split('\0').filter(Boolean)
  return listEntries(root)
    .map(({ name }) => name)
    .filter((name) => name !== '.git' && name !== '.claude' && name !== '.holdfast')
}
