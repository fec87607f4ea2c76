import type { CallEffects } from '../calls/core/call-effects.ts'
import type { ToolCall } from '../calls/core/tool-call.ts'
import { findGitRoot } from '../files/io/git-folder.ts'
import { findClientFolder, findHome } from '../files/io/own-places.ts'
import { isCaseInsensitive, resolveRealPath } from '../files/io/real-path.ts'
import type { Governed } from '../policy/core/governance.ts'
import type { PolicyConfig } from '../policy/core/policy.ts'
import type { SessionState } from '../sessions/core/session-state.ts'

/** Folders the guards measure paths by. Each path is real and normalised. */
export interface GuardPlaces {
  readonly projectDir: string
  /** The project, and the linked work tree of it that the session stands in: a write root holds in both. */
  readonly bases: readonly string[]
  readonly home: string | null
  readonly clientDir: string | null
  readonly fold: boolean
}

export interface CallToJudge {
  readonly call: ToolCall
  readonly projectDir: string
  readonly config: PolicyConfig
  readonly session: () => Promise<SessionState | null>
  /** The session for which content is kept before a call takes that content away; null to look only. */
  readonly rescueFor: { readonly id: string | null } | null
}

/** Facts that the guards of one judgement share. Each fact is found once, when a guard asks. */
export interface Bench extends CallToJudge {
  readonly effects: () => Promise<CallEffects>
  readonly places: () => Promise<GuardPlaces>
  governed: Governed | null
}

export async function findGuardPlaces(projectDir: string, cwd: string): Promise<GuardPlaces> {
  const home = findHome()
  const clientDir = findClientFolder(home)
  const real = resolveRealPath(projectDir)
  const tree = await findWorkTree(real, cwd)
  const bases = tree === null || tree === real ? [real] : [real, tree]
  return { projectDir: real, bases, home, clientDir, fold: isCaseInsensitive(real) }
}

/** Most sessions stand in the project's own tree, which one question tells. */
async function findWorkTree(projectDir: string, cwd: string): Promise<string | null> {
  if (cwd === projectDir || findGitRoot(cwd) === findGitRoot(projectDir)) return null
  const { findLinkedTree } = await import('./linked-tree.ts')
  return findLinkedTree(projectDir, cwd)
}
